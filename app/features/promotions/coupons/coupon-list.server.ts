import type { LoaderFunctionArgs } from "@remix-run/node";
import { merchantList } from "~/features/lists/list.server";
import { listOwnCoupons, type OwnCoupon } from "~/host/promotions.server";
import { readTimeZone } from "~/host/restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { isEditor } from "~/session/areas";
import { requireMerchant } from "~/session/guards.server";
import { promotionRow } from "../promotion-row";
import { promotionFilters, promotionQuery } from "../save-promotion.server";
import { statusWord } from "../status-badge";

export const couponRow = (coupon: OwnCoupon, zone: string, now: Date) => ({
  id: coupon.id,
  code: coupon.code,
  name: coupon.name,
  description: coupon.description,
  minimumOrderCents: coupon.minimumOrderCents,
  perUser: coupon.firstOrderOnly ? "First order" : coupon.limitPerUser === null ? "∞" : String(coupon.limitPerUser),
  ...promotionRow(coupon, zone, now),
});

export type CouponRow = ReturnType<typeof couponRow>;

/** [COUP-1, COUP-2, TABLE-1…6] The own coupons. */
export const ownCouponList = merchantList<CouponRow, { platform: string[] }>({
  title: "Coupons",
  row: ["coupon", "coupons"],
  name: "coupons",
  path: dashboardPaths.dashboardCoupons(),
  columns: {
    ...promotionFilters,
    sorts: ["code", "discount", "minimum", "valid"],
    sort: "code",
  },
  exportColumns: [
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
  ],
  perFile: 1000,
  async read(host, { scope, state, page, perPage, options }) {
    const query = { ...promotionQuery(scope.restaurantId, state), page, per_page: perPage };
    const [{ coupons, platform, total }, zone] = await Promise.all([
      listOwnCoupons(host, query, options),
      readTimeZone(host, scope.restaurantId),
    ]);
    const now = new Date();
    return {
      rows: coupons.map((coupon) => couponRow(coupon, zone, now)),
      total,
      platform: platform.map(({ code }) => code),
    };
  },
});

/** One page of them. */
export async function loadCoupons(args: LoaderFunctionArgs) {
  const { user } = requireMerchant(args.request, args.context);
  return { ...(await ownCouponList.page(args)), canEdit: isEditor(user.role) };
}

export type CouponList = Awaited<ReturnType<typeof loadCoupons>>;
