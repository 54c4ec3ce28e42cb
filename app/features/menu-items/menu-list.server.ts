import type { MenuCsvColumn } from "@domain/menu/menu-item-rules";
import { categoryLabel } from "@domain/options";
import { menuItemTexts } from "@domain/values/choices";
import { merchantList } from "~/features/lists/list.server";
import { listOwnItems, type OwnItem } from "~/host/own-menu.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { type ExportColumn, toDollars } from "~/lib/lists/table-export.server";

const money = { isMoney: true, width: 13 } as const;

/** [ITEM-10] The columns of an export are those of the import, so that it can be imported unchanged. */
export const menuExportColumns: readonly (ExportColumn<OwnItem> & { head: MenuCsvColumn })[] = [
  { head: "name", value: (item) => item.name, width: 28 },
  { head: "description", value: (item) => item.description, width: 60 },
  { head: "price", value: (item) => toDollars(item.priceCents), ...money },
  { head: "category", value: (item) => item.category, width: 22 },
  ...menuItemTexts.map((head) => ({ head, value: (item: OwnItem) => item[head], width: 24 })),
  { head: "item_type", value: (item) => item.type, width: 12 },
  { head: "regular_price", value: (item) => toDollars(item.regularCents), ...money },
  { head: "large_price", value: (item) => toDollars(item.largeCents), ...money },
  { head: "old_price", value: (item) => toDollars(item.oldPriceCents), ...money },
  { head: "tags", value: (item) => item.tags.join("|"), width: 24 },
  { head: "diets", value: (item) => item.diets.join("|"), width: 24 },
  { head: "halal", value: ({ marks }) => marks.halal, width: 8 },
  { head: "meat", value: ({ marks }) => marks.meat, width: 12 },
  { head: "slaughter", value: ({ marks }) => marks.slaughter, width: 12 },
  { head: "menus", value: (item) => item.menus.join("|"), width: 20 },
  { head: "meals", value: (item) => item.meals, width: 12 },
  { head: "contains", value: ({ marks }) => marks.contains.join("|"), width: 20 },
  { head: "is_available", value: (item) => (item.isAvailable ? "yes" : "no"), width: 12 },
];

const printedHeads = {
  name: "Name",
  category: "Category",
  description: "Description",
  price: "Price ($)",
  large_price: "Large ($)",
  is_available: "Available",
};

/** The columns that fit on paper, with readable names. */
const printedColumns: readonly ExportColumn<OwnItem>[] = Object.entries(printedHeads).flatMap(([name, head]) =>
  menuExportColumns
    .filter((column) => column.head === name)
    .map((column) =>
      name === "category" ? { ...column, head, value: (item) => categoryLabel(item.category) } : { ...column, head },
    ),
);

/** [ITEM-1, TABLE-1…6] The restaurant's own menu. */
export const menuList = merchantList<OwnItem>({
  title: "Menu Items",
  row: ["item", "items"],
  name: "menu-items",
  path: dashboardPaths.dashboardItems(),
  columns: {
    filters: ["search", "category", "status", "tag", "item_type"],
    choices: { status: ["available", "unavailable"] },
    sorts: ["menu", "name", "category", "price", "status", "type", "updated"],
    sort: "menu",
  },
  exportColumns: menuExportColumns,
  printColumns: printedColumns,
  perFile: 1000,
  async read(host, { scope, state: { filters, sort }, page, perPage }) {
    const { search, category, status, tag, item_type } = filters;
    const query = { restaurant_id: scope.restaurantId, search, category, status, tag, item_type };
    const inOrder = { sort: sort === "menu" ? undefined : sort, page, per_page: perPage };
    const { items, total } = await listOwnItems(host, { ...query, ...inOrder });
    return { rows: items, total };
  },
});
