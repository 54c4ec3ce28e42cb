import { sql } from "kysely";
import { json } from "@api/db/tables";
import type { Db } from "@api/dependencies";
import { getDayReport } from "@api/modules/sales-reports/day-close";
import { toChargeOutcome } from "@api/payments/sandbox/charges";
import { dayMs } from "@domain/duration";
import { addDays, defaultTimeZone, localDate, toInstant } from "@domain/local-time";
import { bills, reconcileDrawer } from "@domain/orders/day-close";
import { isRefundedStatus } from "@domain/orders/order-status";
import { formatRefundReason, type RefundReason } from "@domain/orders/refund-lines";
import { demoLineId, type PlacedDemoOrder } from "./orders";
import { homeRestaurant, userId } from "./people";
import { placeId } from "./places";
import { bulkInsert, demoId } from "./rows";

const card = { brand: "VISA", last4: "4242", expMonth: 12, expYear: 2030, behaviour: "approve" } as const;
const chargeId = (order: PlacedDemoOrder): string => `DEMO${String(order.number).padStart(9, "0")}`;
const refundId = (order: PlacedDemoOrder): string => `DEMR${String(order.number).padStart(9, "0")}`;
const refundKey = (order: PlacedDemoOrder): string => `demo-refund-${order.number}`;

/**
 * Payments of the orders, with cash at the counter, and refunds of rejected and cancelled orders and of a missing dish.
 * The sandbox provider has records of the same charges, so that a demo order can be refunded like any other.
 */
export async function insertPayments(db: Db, orders: readonly PlacedDemoOrder[]): Promise<void> {
  const byCard = orders.filter(({ order }) => order.paymentType === "card");
  const ended = orders.filter(({ order }) => isRefundedStatus(order.status));
  const missed = missedPiece(byCard);
  const refunded: RefundedOrder[] = ended.map((one) => ({ one, cents: one.price.totalCents }));
  if (missed) refunded.push(missed);
  await bulkInsert(db, "payments", orders.map(toPaymentRow));
  await bulkInsert(db, "refunds", refunded.map(toRefundRow));
  if (missed) await bulkInsert(db, "refund_lines", [missed.line]);
  const byProvider = refunded.filter(({ one }) => one.order.paymentType === "card");
  await bulkInsert(db, "sandbox_records", [...byCard.map(chargeRecord), ...byProvider.map(refundRecord)]);
}

interface RefundedOrder {
  one: PlacedDemoOrder;
  cents: number;
  reasonKind?: RefundReason;
}

/** [RUSH-11] One piece of a dish was missing and refunded, in an older order of the owner's restaurant. */
function missedPiece(orders: readonly PlacedDemoOrder[]) {
  const several = ({ lines }: PlacedDemoOrder) => lines.findIndex(({ quantity }) => quantity > 1);
  const one = orders.find(
    (order) =>
      order.order.status === "completed" &&
      order.place.slug === homeRestaurant &&
      order.price.subtotalCents === order.price.totalCents - order.price.tipCents - order.price.deliveryFeeCents &&
      several(order) >= 0,
  );
  const position = one ? several(one) : -1;
  const cents = one?.lines[position]?.unitPrice;
  if (!one || cents === undefined) return null;
  const ids = { refund_id: refundRowId(one), order_id: one.id, order_item_id: demoLineId(one, position) };
  const line = { ...ids, quantity: 1, amount_cents: cents, tax_cents: 0 };
  return { one, cents, reasonKind: "missing_item" as const, line };
}

const refundRowId = (one: PlacedDemoOrder) => demoId("refund", one.number);

/** Refused cards that were not replaced by another one: how many days ago, and why. */
const refusals = [
  { days: 1, code: "insufficient_funds" },
  { days: 4, code: "expired_card" },
  { days: 19, code: "card_declined" },
];

/** Failed payments, for the contents of earlier orders. */
export async function insertFailedPayments(db: Db, orders: readonly PlacedDemoOrder[], now: Date): Promise<void> {
  const byCard = orders.filter(({ order }) => order.paymentType === "card");
  const rows = refusals.flatMap(({ days, code }, index) => {
    const one = byCard[index * 7];
    const at = new Date(now.getTime() - days * dayMs);
    const failed = { id: demoId("refused", index), key: `demo-refused-${index}`, order_id: null, charge_id: null };
    const refused = { status: "declined", decline_code: code, card_last4: "2222", created_at: at, updated_at: at };
    return one ? [{ ...toPaymentRow(one), ...failed, ...refused }] : [];
  });
  await bulkInsert(db, "payments", rows);
}

function toPaymentRow(one: PlacedDemoOrder) {
  const isCard = one.order.paymentType === "card";
  return {
    id: demoId("payment", one.number),
    key: `demo-${one.number}`,
    customer_id: userId(one.customer.email),
    restaurant_id: placeId(one.place),
    order_id: one.id,
    method: isCard ? "credit_card" : "cash",
    at_counter: !isCard,
    status: isRefundedStatus(one.order.status) ? "refunded" : "ordered",
    attempt: isCard ? 1 : 0,
    amount_cents: one.price.totalCents,
    choices: one.choices,
    quote: one.quote,
    charge_id: isCard ? chargeId(one) : null,
    card_brand: isCard ? card.brand : null,
    card_last4: isCard ? card.last4 : null,
    created_at: one.placedAt,
    updated_at: one.changedAt,
  };
}

const toRefundRow = ({ one, cents, reasonKind }: RefundedOrder) => ({
  id: refundRowId(one),
  payment_id: demoId("payment", one.number),
  order_id: one.id,
  key: refundKey(one),
  amount_cents: cents,
  tax_cents: reasonKind ? 0 : null,
  tip_cents: reasonKind ? 0 : null,
  delivery_cents: reasonKind ? 0 : null,
  reason: reasonKind ? formatRefundReason(reasonKind, "") : (one.order.reason ?? `Order ${one.order.status}`),
  reason_kind: reasonKind ?? null,
  status: "succeeded",
  provider_refund_id: one.order.paymentType === "card" ? refundId(one) : null,
  created_at: one.changedAt,
  settled_at: one.changedAt,
});

function chargeRecord(one: PlacedDemoOrder) {
  const amount = one.price.totalCents;
  const charge = { amount, currency: "usd", external_reference_id: `HG-${one.number}` };
  const body = { fingerprint: "demo", amount, ...toChargeOutcome(chargeId(one), card, charge, one.placedAt) };
  return { kind: "charge", id: chargeId(one), idempotency_key: `demo-${one.number}:1`, body, created_at: one.placedAt };
}

function refundRecord({ one, cents: amount }: RefundedOrder) {
  const charge = chargeId(one);
  const answer = { id: refundId(one), object: "refund", amount, charge, created: one.changedAt.getTime() };
  const body = {
    fingerprint: "demo",
    status: 200,
    amount,
    chargeId: charge,
    answer: { ...answer, status: "succeeded" },
  };
  return { kind: "refund", id: refundId(one), idempotency_key: refundKey(one), body, created_at: one.changedAt };
}

/** Results of the counts of some days, earliest first; the last is that of the day before yesterday. */
const counts = [
  { over: 0, reason: null },
  { over: -150, reason: "Change given twice around 8 PM" },
  { over: 25, reason: null },
  { over: 0, reason: null },
];
const floatCents = 15_000;

/** [RUSH-14] Closed days: each closed at 10:14 PM, with its cash in the drawer. */
export async function insertDayCloses(
  db: Db,
  { restaurantId, by, now }: { restaurantId: string; by: string; now: Date },
): Promise<void> {
  const today = localDate(now, defaultTimeZone);
  const { first_name, last_name } = await db
    .selectFrom("users")
    .select(["first_name", "last_name"])
    .where("id", "=", by)
    .executeTakeFirstOrThrow();
  let openingFloat = floatCents;
  for (const [index, { over, reason }] of counts.entries()) {
    const day = addDays(today, index - counts.length - 1);
    const books = await getDayReport(db, { restaurantId, timeZone: defaultTimeZone }, day, now);
    const closed_at = toInstant(day, 22 * 60 + 14, defaultTimeZone);
    // Later payments and refunds did not exist yet.
    const { rows } = await sql<{ cents: number }>`
      select coalesce(sum(amount_cents - coalesce((select sum(refunds.amount_cents) from refunds
        where refunds.payment_id = payments.id and refunds.created_at < ${closed_at}), 0)), 0) as cents
      from payments where restaurant_id = ${restaurantId} and method = 'cash' and order_id is not null
        and created_at < ${toInstant(addDays(day, 1), 0, defaultTimeZone)}`.execute(db);
    const cash = books.drawer.cash;
    const amounts = { openingFloat, cash, otherCash: 0, paidOut: 0, counted: 0 };
    const counted = reconcileDrawer(amounts).expected + over;
    let left = counted;
    const pieces = bills.map(([bill, dollars]) => {
      const pieces = Math.floor(left / (dollars * 100));
      left -= pieces * dollars * 100;
      return [bill, pieces] as const;
    });
    const row = {
      restaurant_id: restaurantId,
      day,
      closed_at,
      closed_by: by,
      closed_by_name: `${first_name} ${last_name}`,
      books: json({ orders: books.orders, money: books.money, payment_ways: books.payment_ways }),
      opening_float_cents: openingFloat,
      cash_cents: cash,
      other_cash_cents: 0,
      counted_cash_cents: Number(rows[0]?.cents ?? 0),
      paid_out_cents: 0,
      drawer: json({ ...Object.fromEntries(pieces), coins: left }),
      counted_cents: counted,
      float_left_cents: Math.min(floatCents, counted),
      reason,
    };
    await db.insertInto("day_closes").values(row).execute();
    openingFloat = row.float_left_cents;
  }
}
