import { defaultTimeZone, toLocalTime } from "@domain/local-time";
import { toDecimal } from "@domain/money";
import type { Compared } from "~/features/versioned-edit/save-edit.server";
import type { Host } from "~/host/client/host";
import { findPlatformCoupon, type OwnCoupon } from "~/host/promotions.server";

const labels = {
  name: "Name",
  code: "Code",
  type: "Discount type",
  discount_value: "Discount",
  max_discount: "Maximum discount",
  min_order_amount: "Minimum order",
  limit_per_user: "Limit per user",
  no_limit: "No limit",
  first_order_only: "First order only",
  start_date: "First day",
  expiration_date: "Last day",
  description: "Description",
  is_active: "Active",
};

const dayOf = (at: number) => toLocalTime(new Date(at), defaultTimeZone).date;

/** What the form begins with; its last day is included. */
export function couponValues(coupon: OwnCoupon | null) {
  return {
    name: coupon?.name ?? "",
    code: coupon?.code ?? "",
    type: coupon?.type ?? "percentage",
    discount_value: coupon ? String(coupon.discountHundredths / 100) : "",
    max_discount: coupon?.maximumDiscountCents ? toDecimal(coupon.maximumDiscountCents) : "",
    min_order_amount: coupon?.minimumOrderCents ? toDecimal(coupon.minimumOrderCents) : "",
    limit_per_user: coupon?.limitPerUser ? String(coupon.limitPerUser) : "",
    no_limit: coupon !== null && coupon.limitPerUser === null,
    first_order_only: coupon?.firstOrderOnly ?? false,
    start_date: dayOf(coupon?.startsAt ? Date.parse(coupon.startsAt) : Date.now()),
    expiration_date: coupon?.endsAt ? dayOf(Date.parse(coupon.endsAt) - 1) : "",
    description: coupon?.description ?? "",
    is_active: String(coupon?.isActive ?? true),
  };
}

/** What the panel's fields are compared by where somebody else was faster. */
export function comparedCoupon(host: Pick<Host, "call">, id: string): Compared {
  const current = async () => {
    const coupon = await findPlatformCoupon(host, id);
    return coupon && { values: couponValues(coupon) };
  };
  return { labels, current };
}
