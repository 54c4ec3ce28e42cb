import type { OwnGroup } from "~/host/addons.server";

/** What the form shows of a group, or of a new one. */
export const groupValues = (group: OwnGroup | null) => ({
  name: group?.name ?? "",
  minimum: String(group?.minimum ?? 0),
  maximum: String(group?.maximum ?? ""),
});
