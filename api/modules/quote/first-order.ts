import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { hadOrdered } from "@api/modules/auth/former-customers";
import type { Quote } from "@domain/contract/ordering/quote";
import type { SoldOutPreference } from "@domain/orders/line-changes";
import { couponFirstOrderRefusal, couponLimitRefusal } from "@domain/promotions/coupon-rules";
import { countCouponUses } from "./coupon";

/**
 * Whether the customer already has a first order: one that was not rejected or cancelled, also with an account since deleted, or a
 * payment of another cart in progress. With `restaurantId`, only at that restaurant.
 */
export async function hasOrdered(
  db: Db,
  {
    customerId,
    restaurantId,
    exceptCartId,
  }: { customerId: string; restaurantId?: string; exceptCartId: string | null },
): Promise<boolean> {
  const there = sql<boolean>`${restaurantId ?? null}::uuid is null or restaurant_id = ${restaurantId ?? null}::uuid`;
  const { rows } = await sql<{ hasOrdered: boolean }>`
    select exists (
      select from orders where customer_id = ${customerId} and status not in ('rejected', 'cancelled') and (${there})
    ) or exists (
      select from payments where customer_id = ${customerId} and status in ('charging', 'charged') and purpose = 'order'
        and cart_id is distinct from ${exceptCartId}::uuid and (${there})
    ) or ${hadOrdered(customerId, sql<string | null>`${restaurantId ?? null}::uuid`)} as "hasOrdered"`.execute(db);
  return rows[0]?.hasOrdered ?? false;
}

interface BenefitClaim {
  customerId: string;
  cartId: string | null;
  quote: Quote;
}

/** A one-time benefit was used by another order meanwhile. */
interface UsedBenefit {
  what: "delivery" | "coupon";
  /** The message for the customer. */
  message: string;
}

/**
 * [CHK-9, LAND-5] Checks whether a benefit in the quote was used by another order or payment since: the first order's free
 * delivery, a limited coupon, a first-order coupon. Call it before touching the payment's row, in the transaction that commits to
 * ordering it (→ `charging`, `charged`), with the customer's row locked, which serialises the customer's claims. Lock order
 * everywhere: customer, payment, restaurant.
 * @returns null when all benefits are still available
 */
export async function findUsedBenefit(
  trx: Db,
  { customerId, cartId, quote }: BenefitClaim,
): Promise<UsedBenefit | null> {
  const own = { customerId, exceptCartId: cartId };
  if (quote.deliveryWaivedBy === "first_order" && (await hasOrdered(trx, own))) {
    return { what: "delivery", message: "The $0 delivery of your first order went to another order of yours." };
  }
  const couponId = quote.coupon?.id;
  if (!couponId) return null;
  const coupon = await trx
    .selectFrom("coupons")
    .select(["limit_per_user as limit", "first_order_only as firstOrderOnly", "restaurant_id as restaurantId"])
    .where("id", "=", couponId)
    .executeTakeFirst();
  if (!coupon) return null;
  const { limit, firstOrderOnly, restaurantId } = coupon;
  if (limit !== null && (await countCouponUses(trx, { ...own, couponId })) >= limit) {
    return { what: "coupon", message: couponLimitRefusal.message };
  }
  if (firstOrderOnly && (await hasOrdered(trx, { ...own, ...(restaurantId === null ? {} : { restaurantId }) }))) {
    return { what: "coupon", message: couponFirstOrderRefusal(restaurantId).message };
  }
  return null;
}

/**
 * Waits for other transactions that use this customer's one-time benefits, without blocking rows that only refer to the customer.
 */
export async function lockCustomer(trx: Db, customerId: string): Promise<void> {
  await trx.selectFrom("users").select("id").where("id", "=", customerId).forNoKeyUpdate().execute();
}

/** [RUSH-12] The customer's latest choice; refund by default. */
export async function getLastSoldOutPreference(db: Db, customerId: string): Promise<SoldOutPreference> {
  const last = await db
    .selectFrom("orders")
    .select("if_sold_out")
    .where("customer_id", "=", customerId)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.if_sold_out ?? "refund";
}
