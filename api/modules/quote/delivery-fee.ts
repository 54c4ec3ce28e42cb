import type { Db } from "@api/dependencies";
import { hasConfirmedEmail } from "@api/modules/auth/email-confirmations";
import type { Quote } from "@domain/contract/ordering/quote";
import type { OrderType } from "@domain/orders/order-type";
import { hasOrdered } from "./first-order";

export interface DeliveryFee {
  cents: number;
  /** What the restaurant asks and the customer does not pay, in cents. */
  waivedCents: number;
  /** Why the restaurant's fee is not charged; null when it is, or when there is none. */
  waivedBy: NonNullable<Quote["deliveryWaivedBy"]> | null;
  /** Whether it is charged only because the customer's e-mail address is not confirmed. */
  awaitsEmail: boolean;
}

/**
 * [LAND-3, LAND-5] What this customer's delivery costs: the restaurant's fee; nothing with a Go Pass whose month is paid, and
 * nothing on the first order that a restaurant has not turned down. A guest without an account pays the restaurant's fee.
 */
export async function deliveryFeeFor(
  db: Db,
  order: {
    customerId: string | null;
    /** The cart that is ordered: its own payment does not count as an order before it. */
    cartId: string | null;
    orderType: OrderType;
    restaurantFeeCents: number;
    now: Date;
  },
): Promise<DeliveryFee> {
  const { customerId, cartId, restaurantFeeCents, now } = order;
  const charged = { cents: restaurantFeeCents, waivedCents: 0, waivedBy: null, awaitsEmail: false };
  if (customerId === null || restaurantFeeCents === 0 || order.orderType !== "delivery") return charged;
  const free = { cents: 0, waivedCents: restaurantFeeCents, awaitsEmail: false };
  if (await hasPass(db, customerId, now)) return { ...free, waivedBy: "go_pass" };
  if (await hasOrdered(db, { customerId, exceptCartId: cartId })) return charged;
  if (!(await hasConfirmedEmail(db, customerId))) return { ...charged, awaitsEmail: true };
  return { ...free, waivedBy: "first_order" };
}

async function hasPass(db: Db, customerId: string, now: Date): Promise<boolean> {
  const pass = db.selectFrom("passes").select("id").where("user_id", "=", customerId).where("status", "<>", "lapsed");
  return (await pass.where("paid_until", ">", now).limit(1).executeTakeFirst()) !== undefined;
}
