import type { AppLoadContext } from "@remix-run/node";
import type { MenuCsvColumn } from "@domain/menu-csv";
import { listOwnItems, type OwnItem } from "~/host/catalogue.server";
import type { ListState } from "~/lib/list-state";
import { allPages, type ExportColumn } from "~/lib/table-export.server";
import { menuQuery } from "./menu-columns";

/** An export goes on for as long as its rows do. */
const timeoutMs = 30_000;
const dollars = (cents: number | null) => (cents === null ? null : cents / 100);

const money = { isMoney: true, width: 13 } as const;

/** [ITEM-10] The columns of the import, so that an export imports unchanged. */
export const menuExportColumns: readonly (ExportColumn<OwnItem> & { head: MenuCsvColumn })[] = [
  { head: "name", value: (item) => item.name, width: 28 },
  { head: "description", value: (item) => item.description, width: 60 },
  { head: "price", value: (item) => dollars(item.priceCents), ...money },
  { head: "category", value: (item) => item.category, width: 22 },
  { head: "caution", value: (item) => item.caution, width: 24 },
  { head: "item_type", value: (item) => item.type, width: 12 },
  { head: "regular_price", value: (item) => dollars(item.regularCents), ...money },
  { head: "large_price", value: (item) => dollars(item.largeCents), ...money },
  { head: "old_price", value: (item) => dollars(item.oldPriceCents), ...money },
  { head: "tags", value: (item) => item.tags.join("|"), width: 24 },
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

/** Those of them that paper has room for, under names for people. */
export const printedColumns: readonly ExportColumn<OwnItem>[] = Object.entries(printedHeads).flatMap(([name, head]) =>
  menuExportColumns.filter((column) => column.head === name).map((column) => ({ ...column, head })),
);

/** All items as the address filters and sorts them. */
export const menuPages = (context: AppLoadContext, restaurantId: string, state: ListState) =>
  allPages(async (page, perPage) => {
    const query = { ...menuQuery(restaurantId, state), page, per_page: perPage };
    const { items, total } = await listOwnItems(context.host, query, { timeoutMs });
    return { rows: items, total };
  });
