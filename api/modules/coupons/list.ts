import type { CouponWire } from "@domain/contract/promotion";
import { toDecimal } from "@domain/money";
import type { Selectable } from "kysely";
import { isUuid } from "@api/db/uuid";
import type { Database } from "@api/db/tables";
import type { Db } from "@api/dependencies";

/** The coupons a customer can use at a restaurant at `now`: its own first, then the platform's [CHK-11]. */
export async function usableCoupons(db: Db, restaurantId: string | undefined, now: Date): Promise<CouponWire[]> {
  const rows = await db
    .selectFrom("coupons")
    .selectAll()
    .where("deleted_at", "is", null)
    .where("is_active", "=", true)
    .where("starts_at", "<=", now)
    .where("expires_at", ">", now)
    .where((where) => {
      const platform = where("restaurant_id", "is", null);
      if (restaurantId === undefined || !isUuid(restaurantId)) return platform;
      const approved = db
        .selectFrom("restaurants")
        .select("id")
        .where("id", "=", restaurantId)
        .where("status", "=", "approved")
        .where("deleted_at", "is", null);
      return where.or([platform, where("restaurant_id", "in", approved)]);
    })
    .orderBy("restaurant_id", (order) => order.asc().nullsLast())
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(couponView);
}

/** Every coupon of these restaurants, newest first; null asks for the platform's and everyone's. */
export async function allCoupons(db: Db, restaurantIds: readonly string[] | null): Promise<CouponWire[]> {
  if (restaurantIds?.length === 0) return [];
  const rows = await db
    .selectFrom("coupons")
    .selectAll()
    .where("deleted_at", "is", null)
    .$if(restaurantIds !== null, (select) => select.where("restaurant_id", "in", restaurantIds ?? []))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(couponView);
}

/** A coupon on the wire [COUP-2]; limit_per_user null is unlimited, restaurantId null the platform's. */
function couponView(row: Selectable<Database["coupons"]>): CouponWire {
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
    image: row.image,
    description: row.description,
    is_active: row.is_active,
    restaurantId: row.restaurant_id,
  };
}
