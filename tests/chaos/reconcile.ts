import { type Kysely, sql } from "kysely";
import * as z from "zod";
import type { Database } from "@api/db/tables";
import type { Acknowledged } from "./customer";

type Db = Kysely<Database>;

const charge = z.object({ status: z.number(), amount: z.number() });
const refund = z.object({ chargeId: z.string(), amount: z.number() });
const page = z.object({ paymentId: z.string().nullable() });

/** What the provider holds: captured charges by id, what was given back of each, and pages that were paid, by session. */
export async function readProvider(books: Db) {
  const rows = await books.selectFrom("sandbox_records").select(["kind", "id", "body"]).execute();
  const charges = new Map<string, number>();
  const refunds = new Map<string, number[]>();
  const paidPages = new Map<string, string>();
  for (const { kind, id, body } of rows) {
    if (kind === "charge") {
      const { status, amount } = charge.parse(body);
      if (status === 200) charges.set(id, amount);
    } else if (kind === "refund") {
      const { chargeId, amount } = refund.parse(body);
      refunds.set(chargeId, [...(refunds.get(chargeId) ?? []), amount]);
    } else if (kind === "checkout") {
      const { paymentId } = page.parse(body);
      if (paymentId) paidPages.set(id, paymentId);
    }
  }
  return { charges, refunds, paidPages };
}

/** How many payments and refunds settlement still has to end; a page nobody paid may stay open. */
export async function countOpen(db: Db, books: Db): Promise<number> {
  const { paidPages } = await readProvider(books);
  const { rows } = await sql<{ open: number }>`select
    (select count(*) from payments where status in ('charging', 'charged', 'refunding')) +
    (select count(*) from payments where status = 'open' and checkout_session_id = any(${[...paidPages.keys()]})) +
    (select count(*) from refunds where status = 'pending') as open`.execute(db);
  return rows[0]?.open ?? 0;
}

/** Differences between our payments, the provider's charges and customers' notifications, one sentence each. */
export async function listInconsistencies(db: Db, books: Db, acknowledged: Acknowledged): Promise<string[]> {
  const provider = await readProvider(books);
  const payments = await db.selectFrom("payments").selectAll().execute();
  const orders = new Map((await db.selectFrom("orders").selectAll().execute()).map((order) => [order.id, order]));
  const isUndone = (id: string | null) => ["rejected", "cancelled"].includes(orders.get(id ?? "")?.status ?? "");
  const errors: string[] = [];

  for (const [id, amount] of provider.charges) {
    const owners = payments.filter((payment) => payment.charge_id === id);
    const [owner] = owners;
    const back = (provider.refunds.get(id) ?? []).reduce((sum, cents) => sum + cents, 0);
    if (!owner || owners.length > 1) errors.push(`charge ${id} has ${owners.length} payments`);
    else if (owner.amount_cents !== amount) errors.push(`charge ${id} of ${amount} is booked as ${owner.amount_cents}`);
    else if (owner.status === "ordered" ? back > 0 : owner.status !== "refunded" || back !== amount)
      errors.push(`charge ${id} of ${amount} is ${owner.status} and ${back} was given back`);
    if ((provider.refunds.get(id)?.length ?? 0) > 1) errors.push(`charge ${id} was refunded more than once`);
  }
  for (const payment of payments) {
    if (payment.charge_id && !provider.charges.has(payment.charge_id)) errors.push(`no charge ${payment.charge_id}`);
    if (payment.status === "ordered" && (!payment.order_id || isUndone(payment.order_id)))
      errors.push(`payment ${payment.id} is kept for no order or an undone one`);
    if (payment.status === "refunded" && payment.order_id && !isUndone(payment.order_id))
      errors.push(`order ${payment.order_id} stands although it was given back`);
  }
  for (const order of orders.values()) {
    const paid = payments.filter((payment) => payment.order_id === order.id);
    if (paid.length !== 1) errors.push(`order ${order.id} has ${paid.length} payments`);
    if (paid[0]?.amount_cents !== order.total_cents) errors.push(`order ${order.id} costs other than was paid`);
  }
  for (const [orderId, key] of acknowledged) {
    const paid = payments.find((payment) => payment.order_id === orderId);
    if (!orders.has(orderId) || paid?.key.split("/")[0] !== key) errors.push(`acknowledged order ${orderId} is lost`);
  }
  return [...errors, ...(await listCouponErrors(db)), ...(await listNotificationErrors(db))];
}

/** Customers whose orders with a coupon are not one, or are not counted as one use of it. */
async function listCouponErrors(db: Db): Promise<string[]> {
  const { rows } = await sql<{ customer: string; orders: number; uses: number }>`
    select customer_id as customer, count(*) as orders,
      (select count(*) from coupon_redemptions where user_id = customer_id) as uses
    from orders where coupon_id is not null and status not in ('rejected', 'cancelled') group by customer_id`.execute(
    db,
  );
  const total = await db
    .selectFrom("coupon_redemptions")
    .select((select) => select.fn.countAll<number>().as("uses"))
    .executeTakeFirstOrThrow();
  const miscounted = rows.filter(({ orders, uses }) => orders !== 1 || uses !== 1);
  const errors = miscounted.map(
    ({ customer, orders, uses }) => `${customer}: ${uses} coupon uses for ${orders} orders`,
  );
  if (total.uses !== rows.length) errors.push(`${total.uses} coupon uses for ${rows.length} orders`);
  return errors;
}

/** Customers without exactly one notification for each order, each payment refunded without an order [PAY-18], and each refund of an order [PAY-19]. */
async function listNotificationErrors(db: Db): Promise<string[]> {
  const { rows } = await sql<{ customer: string }>`
    select u.id as customer from users u where u.role = 'customer' and (
      (select count(*) from orders where customer_id = u.id) <>
      (select count(*) from notifications where user_id = u.id and kind = 'order.placed')
      or
      (select count(*) from payments where customer_id = u.id and status = 'refunded' and order_id is null) <>
      (select count(*) from notifications where user_id = u.id and kind = 'refund')
      or
      (select count(*) from refunds join payments on payments.id = refunds.payment_id
        where payments.customer_id = u.id and payments.order_id is not null and refunds.status = 'succeeded') <>
      (select count(*) from notifications where user_id = u.id and kind = 'refund.sent'))`.execute(db);
  return rows.map(({ customer }) => `customer ${customer} was not told what happened, or twice`);
}
