import { formatCents } from "@domain/money";
import type { Db } from "@api/dependencies";
import type { Letter } from "@api/mail/letter";
import { orderName } from "@api/modules/orders/order-number";

/** The mail that tells a customer of money sent back; null when nobody is there to get it. */
export async function refundLetter(
  trx: Db,
  { paymentId, amountCents }: { paymentId: string; amountCents: number },
): Promise<Letter | null> {
  const found = await trx
    .selectFrom("payments")
    .innerJoin("users", "users.id", "payments.customer_id")
    .innerJoin("restaurants", "restaurants.id", "payments.restaurant_id")
    .leftJoin("orders", "orders.id", "payments.order_id")
    .where("payments.id", "=", paymentId)
    .where("users.deleted_at", "is", null)
    .select(["users.email", "restaurants.name", "orders.id as orderId", "orders.number"])
    .executeTakeFirst();
  if (!found) return null;
  const amount = formatCents(amountCents);
  const what = found.number === null ? "payment" : `order ${orderName(found.number)}`;
  return {
    to: found.email,
    template: "order-refunded",
    subject: `Refund of ${amount} for your ${what}`,
    heading: `${amount} is on its way back`,
    parts: [
      { paragraph: `We have sent ${amount} for your ${what} at ${found.name} back to the card you paid with.` },
      { paragraph: "Banks usually take a few days to show it." },
      { button: { label: "See your orders", path: found.orderId ? `/orders/${found.orderId}` : "/orders" } },
    ],
    because: "You get this because you paid on HalalGo.",
  };
}
