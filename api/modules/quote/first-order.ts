import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import type { Quote } from "@domain/contract/ordering/quote";
import type { SoldOutPreference } from "@domain/orders/line-changes";
import { couponFirstOrderRefusal, couponLimitRefusal } from "@domain/promotions/coupon-rules";
import { countCouponUses } from "./coupon";

/**
 * Whether the customer has a first order already: one that nobody turned down, or a payment of another cart that is about to
 * become one. With `restaurantId` only orders there count.
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
    ) as "hasOrdered"`.execute(db);
  return rows[0]?.hasOrdered ?? false;
}

interface Held {
  customerId: string;
  cartId: string | null;
  quote: Quote;
}

/** What is given once was taken by another order meanwhile. */
interface Taken {
  what: "delivery" | "coupon";
  /** A sentence for the customer. */
  message: string;
}

/**
 * [CHK-9, LAND-5] What of a quote is given only so often and was used by another order or payment of the customer's since:
 * the free delivery of the first order, a use of a limited coupon, a coupon for first orders. Call it before the payment's
 * row is touched, in the transaction that makes it one that will be ordered (→ `charging`, `charged`), with the customer's row
 * locked: then claims of one customer come one after the other and see each other. Lock order everywhere: customer, payment,
 * restaurant. @returns null while all of it stands
 */
export async function findUsedGift(trx: Db, { customerId, cartId, quote }: Held): Promise<Taken | null> {
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

/** Waits for other transactions that use this customer's gifts. Rows that only refer to the customer do not wait. */
export async function lockCustomer(trx: Db, customerId: string): Promise<void> {
  await trx.selectFrom("users").select("id").where("id", "=", customerId).forNoKeyUpdate().execute();
}

/** [RUSH-12] What they chose last, their money back until they choose. */
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
