import type { AppLoadContext } from "@remix-run/node";
import { listOwnAddons, type OwnAddon } from "~/host/addons.server";
import type { ListState } from "~/lib/list-state";
import { allPages, type ExportColumn } from "~/lib/table-export.server";
import { addonQuery } from "./addon-columns";

export const addonExportColumns: readonly ExportColumn<OwnAddon>[] = [
  { head: "Name", value: (addon) => addon.name, width: 28 },
  { head: "Size", value: (addon) => addon.description, width: 20 },
  { head: "Group", value: (addon) => addon.group?.name ?? null, width: 20 },
  { head: "Price", value: (addon) => addon.priceCents / 100, isMoney: true, width: 12 },
  { head: "Items", value: (addon) => addon.itemCount, width: 10 },
  { head: "Status", value: (addon) => (addon.isActive ? "Active" : "Inactive"), width: 12 },
];

/** All add-ons as the address filters and sorts them. */
export const addonPages = (context: AppLoadContext, restaurantId: string, state: ListState) =>
  allPages(async (page, perPage) => {
    const query = { ...addonQuery(restaurantId, state), page, per_page: perPage };
    const { addons, total } = await listOwnAddons(context.host, query, { timeoutMs: 30_000 });
    return { rows: addons, total };
  });
