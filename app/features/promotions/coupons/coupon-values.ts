import { toDecimal } from "@domain/money";
import type { OwnCoupon } from "~/host/promotions.server";
import { periodValues, plain } from "../plain-amount";

export const couponFormId = "coupon";

const isAddress = (image: string | null) => Boolean(image && /^https?:/.test(image));

/** What the form shows of a coupon, or of a new one. */
export function couponValues(coupon: OwnCoupon | null, timeZone: string) {
  const { startDate, startTime, endDate, endTime } = periodValues(
    coupon?.startsAt ?? null,
    coupon?.endsAt ?? null,
    timeZone,
  );
  return {
    name: coupon?.name ?? "",
    code: coupon?.code ?? "",
    type: coupon?.type ?? "percentage",
    discount_value: coupon ? plain(coupon.discountHundredths) : "",
    max_discount: coupon?.maximumDiscountCents ? toDecimal(coupon.maximumDiscountCents) : "",
    min_order_amount: coupon?.minimumOrderCents ? toDecimal(coupon.minimumOrderCents) : "",
    limit_per_user: coupon?.limitPerUser ? String(coupon.limitPerUser) : "",
    no_limit: coupon !== null && coupon.limitPerUser === null,
    first_order_only: coupon?.firstOrderOnly ?? false,
    start_date: startDate,
    start_time: startTime,
    expiration_date: endDate,
    end_time: endTime,
    description: coupon?.description ?? "",
    is_active: String(coupon?.isActive ?? true),
    image_url: isAddress(coupon?.image ?? null) ? (coupon?.image ?? "") : "",
  };
}
