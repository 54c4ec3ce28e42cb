import type { AppLoadContext } from "@remix-run/node";
import { listOwnOffers } from "~/host/offers.server";
import { readTimeZone } from "~/host/restaurants.server";
import type { ListState } from "~/lib/list-state";
import { allPages, type ExportColumn } from "~/lib/table-export.server";
import { promotionQuery } from "../list-query";
import { statusWord } from "../status-badge";
import { offerRow } from "./load-offers.server";

export const offerExportColumns: readonly ExportColumn<ReturnType<typeof offerRow>>[] = [
  { head: "Title", value: (row) => row.title, width: 36 },
  { head: "Discount", value: (row) => row.discount, width: 12 },
  { head: "Covers", value: (row) => row.covers, width: 28 },
  { head: "Valid from", value: (row) => row.from && { iso: row.from }, width: 20 },
  { head: "Valid before", value: (row) => row.until && { iso: row.until }, width: 20 },
  { head: "Status", value: (row) => statusWord(row.status), width: 12 },
];

/** All offers as the address filters and sorts them. */
export async function* offerPages(context: AppLoadContext, restaurantId: string, state: ListState) {
  const zone = await readTimeZone(context.host, restaurantId);
  const now = new Date();
  yield* allPages(async (page, perPage) => {
    const query = { ...promotionQuery(restaurantId, state), page, per_page: perPage };
    const { offers, total } = await listOwnOffers(context.host, query, { timeoutMs: 30_000 });
    return { rows: offers.map((offer) => offerRow(offer, zone, now)), total };
  });
}
