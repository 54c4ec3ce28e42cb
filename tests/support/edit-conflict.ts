import { type Comparison, editConflict, type FormValues } from "~/features/versioned-edit/save-edit.server";
import { HostError } from "~/host/errors";
import { answeringHost } from "./hosts/answering-host";

/** A host that has this now, whatever is asked for. */
export const hostWith = (stored: object) => answeringHost(() => ({ data: stored }));

const refused = new HostError("conflict", "Leila has changed this page meanwhile.", {
  data: { version: 7, updated_by: "Leila", updated_at: "2026-11-21T21:05:00Z" },
});

/** What an editor is told whom Leila was faster than, at 4:05 PM in New York. */
export const conflictNotice = (compared: Comparison & { typed: FormValues }) =>
  editConflict(refused, { ...compared, compared, timeZone: async () => "America/New_York" });
