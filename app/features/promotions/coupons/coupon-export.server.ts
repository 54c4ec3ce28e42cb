import type { AppLoadContext } from "@remix-run/node";
import { listOwnCoupons } from "~/host/coupons.server";
import { readTimeZone } from "~/host/restaurants.server";
import type { ListState } from "~/lib/list-state";
import { allPages, type ExportColumn } from "~/lib/table-export.server";
import { promotionQuery } from "../list-query";
import { statusWord } from "../status-badge";
import { couponRow } from "./load-coupons.server";

type Row = ReturnType<typeof couponRow> & { description: string | null };

export const couponExportColumns: readonly ExportColumn<Row>[] = [
  { head: "Code", value: (row) => row.code, width: 20 },
  { head: "Name", value: (row) => row.name, width: 28 },
  { head: "Discount", value: (row) => row.discount, width: 12 },
  { head: "At most", value: (row) => row.discountNote?.replace(/^up to /, "") ?? null, width: 12 },
  { head: "Minimum order", value: (row) => row.minimumOrderCents / 100, isMoney: true, width: 14 },
  { head: "Per user", value: (row) => row.perUser, width: 10 },
  { head: "Valid from", value: (row) => row.from && { iso: row.from }, width: 20 },
  { head: "Valid before", value: (row) => row.until && { iso: row.until }, width: 20 },
  { head: "Status", value: (row) => statusWord(row.status), width: 12 },
  { head: "Description", value: (row) => row.description, width: 40 },
];

/** All coupons as the address filters and sorts them. */
export async function* couponPages(context: AppLoadContext, restaurantId: string, state: ListState) {
  const zone = await readTimeZone(context.host, restaurantId);
  const now = new Date();
  yield* allPages(async (page, perPage) => {
    const query = { ...promotionQuery(restaurantId, state), page, per_page: perPage };
    const { coupons, total } = await listOwnCoupons(context.host, query, { timeoutMs: 30_000 });
    const rows = coupons.map((coupon) => ({ ...couponRow(coupon, zone, now), description: coupon.description }));
    return { rows, total };
  });
}
