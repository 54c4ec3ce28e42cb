import { defaultTimeZone, toLocalTime } from "@domain/local-time";
import { formatCents } from "@domain/money";
import { type PromotionStatus, promotionStatus, promotionStatuses } from "@domain/promotions/promotion-period";
import { adminList } from "~/features/lists/list.server";
import { listPlatformCoupons, type OwnCoupon } from "~/host/promotions.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { dayValue } from "~/lib/lists/table-export.server";
import { statusWords } from "./coupon-status";

const dayOf = (at: Date) => toLocalTime(at, defaultTimeZone).date;

/** A coupon as the list shows it; the last day is included. */
function couponLine(coupon: OwnCoupon) {
  const startsAt = new Date(coupon.startsAt ?? 0);
  const endsAt = new Date(coupon.endsAt ?? "2099-12-31");
  const { type, discountHundredths, maximumDiscountCents } = coupon;
  const status: PromotionStatus = promotionStatus({ startsAt, endsAt, isActive: coupon.isActive }, new Date());
  return {
    id: coupon.id,
    code: coupon.code,
    name: coupon.name,
    discount: type === "fixed" ? formatCents(discountHundredths) : `${discountHundredths / 100}%`,
    atMost: maximumDiscountCents ? formatCents(maximumDiscountCents) : null,
    minimumCents: coupon.minimumOrderCents,
    perUser: coupon.firstOrderOnly
      ? "First order"
      : coupon.limitPerUser === null
        ? "No limit"
        : String(coupon.limitPerUser),
    from: dayOf(startsAt),
    until: dayOf(new Date(endsAt.getTime() - 1)),
    status,
  };
}

export type CouponLine = ReturnType<typeof couponLine>;

/** Coupons of the platform. @throws HostError unsupported */
export const couponList = adminList<CouponLine>({
  title: "Coupons",
  row: ["coupon", "coupons"],
  name: "coupons",
  path: dashboardPaths.adminCoupons(),
  columns: {
    filters: ["search", "status"],
    choices: { status: promotionStatuses },
    sorts: ["code", "discount", "minimum", "valid"],
    sort: "code",
  },
  exportColumns: [
    { head: "Code", value: (row) => row.code, width: 20 },
    { head: "Name", value: (row) => row.name, width: 28 },
    { head: "Discount", value: (row) => row.discount, width: 12 },
    { head: "At most", value: (row) => row.atMost, width: 12 },
    { head: "Minimum order", value: (row) => row.minimumCents / 100, isMoney: true, width: 14 },
    { head: "Per user", value: (row) => row.perUser, width: 10 },
    { head: "From", value: (row) => dayValue(row.from), width: 14 },
    { head: "Until", value: (row) => dayValue(row.until), width: 14 },
    { head: "Status", value: (row) => statusWords[row.status], width: 12 },
  ],
  async read(host, { state, page, perPage }) {
    const query = { ...state.filters, sort: state.sort, page, per_page: perPage };
    const { coupons, total } = await listPlatformCoupons(host, query);
    return { rows: coupons.map(couponLine), total };
  },
});
