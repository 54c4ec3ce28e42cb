import type { LoaderFunctionArgs } from "@remix-run/node";
import { listOwnCoupons, type OwnCoupon } from "~/host/coupons.server";
import { readTimeZone } from "~/host/restaurants.server";
import { readListState } from "~/lib/list-state";
import { isEditor } from "~/session/areas";
import { requireMerchant } from "~/session/guards.server";
import { promotionQuery } from "../list-query";
import { promotionRow } from "../promotion-row";
import { couponColumns } from "./coupon-columns";

/** [COUP-1, COUP-2, TABLE-1…5] One page of the own coupons, as the address asks. */
export async function loadCoupons({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const state = readListState(new URL(request.url).searchParams, couponColumns);
  const page = { page: state.page, per_page: state.limit };
  const [list, zone] = await Promise.all([
    listOwnCoupons(context.host, { ...promotionQuery(restaurant.id, state), ...page }),
    readTimeZone(context.host, restaurant.id),
  ]);
  const now = new Date();
  return {
    state,
    canEdit: isEditor(user.role),
    total: list.total,
    rows: list.coupons.map((coupon) => couponRow(coupon, zone, now)),
    platform: list.platform.map(({ code }) => code),
  };
}

export const couponRow = (coupon: OwnCoupon, zone: string, now: Date) => ({
  id: coupon.id,
  code: coupon.code,
  name: coupon.name,
  minimumOrderCents: coupon.minimumOrderCents,
  perUser: coupon.firstOrderOnly ? "First order" : coupon.limitPerUser === null ? "∞" : String(coupon.limitPerUser),
  ...promotionRow(coupon, zone, now),
});

export type CouponList = Awaited<ReturnType<typeof loadCoupons>>;
export type CouponRow = CouponList["rows"][number];
