import type { Selectable } from "kysely";
import type { Database } from "@api/db/tables";
import type { CouponWire } from "@domain/contract/promotion";
import { toDecimal } from "@domain/money";

/** A coupon on the wire [COUP-2]; limit_per_user null is unlimited, restaurantId null the platform's. */
export function couponView(row: Selectable<Database["coupons"]>): CouponWire {
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    discount_value: toDecimal(row.discount_hundredths),
    type: row.type,
    start_date: row.starts_at.toISOString(),
    expiration_date: row.expires_at.toISOString(),
    min_order_amount: toDecimal(row.minimum_order_cents),
    max_discount: row.maximum_discount_cents === null ? null : toDecimal(row.maximum_discount_cents),
    limit_per_user: row.limit_per_user,
    first_order_only: row.first_order_only,
    image: row.image,
    description: row.description,
    is_active: row.is_active,
    restaurantId: row.restaurant_id,
    version: row.version,
  };
}
