import type { Db } from "@api/dependencies";
import { outcomeOf } from "@api/payments/sandbox/charges";
import { isRefundedEnd } from "@domain/orders/order-status";
import { bulkInsert } from "./bulk-insert";
import { demoId } from "./demo-id";
import type { PlacedDemoOrder } from "./orders";
import { userId } from "./people";
import { placeId } from "./places";

const card = { brand: "VISA", last4: "4242", expMonth: 12, expYear: 2030, behaviour: "approve" } as const;
const chargeId = (order: PlacedDemoOrder): string => `DEMO${String(order.number).padStart(9, "0")}`;
const refundId = (order: PlacedDemoOrder): string => `DEMR${String(order.number).padStart(9, "0")}`;
const refundKey = (order: PlacedDemoOrder): string => `demo-refund-${order.number}`;

/**
 * What was paid for the orders, and given back for rejected and cancelled ones, cash at the counter. The sandbox provider's books hold the same
 * charges, so that a demo order can be refunded like any other.
 */
export async function insertPayments(db: Db, orders: readonly PlacedDemoOrder[]): Promise<void> {
  const byCard = orders.filter(({ order }) => order.paymentType === "card");
  const givenBack = orders.filter(({ order }) => isRefundedEnd(order.status));
  await bulkInsert(db, "payments", orders.map(paymentRow));
  await bulkInsert(db, "refunds", givenBack.map(refundRow));
  const byProvider = givenBack.filter(({ order }) => order.paymentType === "card");
  await bulkInsert(db, "sandbox_records", [...byCard.map(chargeRecord), ...byProvider.map(refundRecord)]);
}

/** Cards that were refused, and no other was given: over as many days, and why. */
const refusals = [
  { days: 1, code: "insufficient_funds" },
  { days: 4, code: "expired_card" },
  { days: 19, code: "card_declined" },
];

/** Payments that came to nothing, for what earlier orders were for. */
export async function insertFailedPayments(db: Db, orders: readonly PlacedDemoOrder[], now: Date): Promise<void> {
  const byCard = orders.filter(({ order }) => order.paymentType === "card");
  const rows = refusals.flatMap(({ days, code }, index) => {
    const one = byCard[index * 7];
    const at = new Date(now.getTime() - days * 86_400_000);
    const failed = { id: demoId("refused", index), key: `demo-refused-${index}`, order_id: null, charge_id: null };
    const refused = { status: "declined", decline_code: code, card_last4: "2222", created_at: at, updated_at: at };
    return one ? [{ ...paymentRow(one), ...failed, ...refused }] : [];
  });
  await bulkInsert(db, "payments", rows);
}

function paymentRow(one: PlacedDemoOrder) {
  const isCard = one.order.paymentType === "card";
  return {
    id: demoId("payment", one.number),
    key: `demo-${one.number}`,
    customer_id: userId(one.customer.email),
    restaurant_id: placeId(one.place),
    order_id: one.id,
    method: isCard ? "credit_card" : "cash",
    at_counter: !isCard,
    status: isRefundedEnd(one.order.status) ? "refunded" : "ordered",
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

const refundRow = (one: PlacedDemoOrder) => ({
  payment_id: demoId("payment", one.number),
  order_id: one.id,
  key: refundKey(one),
  amount_cents: one.price.totalCents,
  reason: one.order.reason ?? `Order ${one.order.status}`,
  status: "succeeded",
  provider_refund_id: one.order.paymentType === "card" ? refundId(one) : null,
  created_at: one.changedAt,
  settled_at: one.changedAt,
});

function chargeRecord(one: PlacedDemoOrder) {
  const amount = one.price.totalCents;
  const charge = { amount, currency: "usd", external_reference_id: `HG-${one.number}` };
  const body = { fingerprint: "demo", amount, ...outcomeOf(chargeId(one), card, charge, one.placedAt) };
  return { kind: "charge", id: chargeId(one), idempotency_key: `demo-${one.number}:1`, body, created_at: one.placedAt };
}

function refundRecord(one: PlacedDemoOrder) {
  const amount = one.price.totalCents;
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
