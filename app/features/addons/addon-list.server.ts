import { merchantList } from "~/features/lists/list.server";
import { listOwnAddons, type OwnAddon } from "~/host/addons.server";
import { dashboardPaths } from "~/lib/dashboard-paths";

/** [ADDON-1, TABLE-1…6] The own add-ons. */
export const addonList = merchantList<OwnAddon>({
  title: "Adds On",
  row: ["add-on", "add-ons"],
  name: "add-ons",
  path: dashboardPaths.dashboardAddons(),
  columns: {
    filters: ["search", "status", "group"],
    choices: { status: ["active", "inactive"] },
    sorts: ["name", "price", "status", "group"],
    sort: "name",
  },
  exportColumns: [
    { head: "Name", value: (addon) => addon.name, width: 28 },
    { head: "Size", value: (addon) => addon.description, width: 20 },
    { head: "Group", value: (addon) => addon.group?.name ?? null, width: 20 },
    { head: "Price", value: (addon) => addon.priceCents / 100, isMoney: true, width: 12 },
    { head: "Items", value: (addon) => addon.itemCount, width: 10 },
    { head: "Status", value: statusOf, width: 12 },
  ],
  perFile: 1000,
  async read(host, { scope, state, page, perPage, options }) {
    const { search, status, group } = state.filters;
    const query = {
      restaurant_id: scope.restaurantId,
      search,
      status,
      group,
      sort: state.sort,
      page,
      per_page: perPage,
    };
    const { addons, total } = await listOwnAddons(host, query, options);
    return { rows: addons, total };
  },
});

function statusOf({ isActive, isAvailable }: OwnAddon): string {
  if (!isActive) return "Inactive";
  return isAvailable ? "Active" : "Sold out";
}
