import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import type { Kysely } from "kysely";
import { json } from "@api/db/tables";
import type { Database } from "@api/db/tables";
import { priceOrder } from "@domain/orders/pricing";

/** Amounts in cents; `isWhole` gives back all that is left. */
const someRefund = fc.record({
  share: fc.integer({ min: 1, max: 60 }),
  isWhole: fc.boolean(),
  isFailed: fc.boolean(),
  /** After it was paid for. */
  minutesLater: fc.integer({ min: 0, max: 60 * 24 * 20 }),
  borneBy: fc.constantFrom("restaurant" as const, "restaurant" as const, "platform" as const),
});

/** An order as it may be: discounts, whose coupon, fee, two taxes, tip; paid or not yet; given back in parts or whole, at whose cost. */
export const sampleOrder = fc.record({
  minutesAgo: fc.integer({ min: 0, max: 60 * 24 * 120 }),
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      unitCents: fc.integer({ min: 1, max: 9_999 }),
      dealCents: fc.integer({ min: 0, max: 400 }),
      category: fc.constantFrom("Kebab plates", "Soups", ""),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  coupon: fc.option(fc.record({ cents: fc.integer({ min: 1, max: 5000 }), isPlatforms: fc.boolean() })),
  deliveryFeeCents: fc.integer({ min: 0, max: 900 }),
  /** A delivery that the platform promised free: the fee is waived. */
  isDeliveryFree: fc.boolean(),
  taxes: fc.array(fc.integer({ min: 0, max: 2500 }), { maxLength: 2 }),
  tipCents: fc.integer({ min: 0, max: 3000 }),
  status: fc.constantFrom("placed", "accepted", "completed", "completed", "rejected", "cancelled"),
  method: fc.constantFrom("credit_card", "cash", "digital_wallet", "bank_transfer"),
  isPaid: fc.boolean(),
  /** At the counter somebody pays later than they order. */
  paidMinutesLater: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 * 24 * 3 })),
  refunds: fc.array(someRefund, { maxLength: 3 }),
});
export type SampleOrder = typeof sampleOrder extends fc.Arbitrary<infer T> ? T : never;

/**
 * Prices an order by the rules that price real ones and stores it with its lines, payment and refunds.
 * @returns what it comes to, in cents: `refund` given back, of it `borne` by the restaurant; `share` that the platform bears
 *   of the coupon; `delivery` that it pays for a free one; `earned` by the restaurant; `moves`: what it earned, when
 */
export async function storeOrder(db: Kysely<Database>, at: { restaurantId: string; at: Date }, some: SampleOrder) {
  const price = priceOrder({
    lines: some.lines.map(({ quantity, unitCents, dealCents }) => ({
      quantity,
      unitCents,
      deal: { id: "d", title: "Deal", unitDiscountCents: dealCents },
    })),
    coupon: some.coupon && { type: "fixed", discountHundredths: some.coupon.cents, maximumDiscountCents: null },
    deliveryFeeCents: some.isDeliveryFree ? 0 : some.deliveryFeeCents,
    taxes: some.taxes.map((rateHundredths, index) => ({ id: String(index), name: "Tax", code: "T", rateHundredths })),
    tipCents: some.tipCents,
    orderType: "delivery",
  });
  const waivedCents = some.isDeliveryFree ? Math.min(some.deliveryFeeCents, 600) : 0;
  const platformDiscountCents = some.coupon?.isPlatforms ? price.couponDiscountCents : 0;
  const { id } = await db
    .insertInto("orders")
    .values({
      restaurant_id: at.restaurantId,
      customer_name: "Guest",
      source: "online",
      order_type: "delivery",
      token: 1,
      status: some.status,
      subtotal_cents: price.subtotalCents,
      offer_discount_cents: price.offerDiscountCents,
      coupon_discount_cents: price.couponDiscountCents,
      platform_discount_cents: platformDiscountCents,
      platform_delivery_cents: waivedCents,
      delivery_fee_cents: price.deliveryFeeCents,
      tax_cents: price.taxCents,
      tip_cents: price.tipCents,
      total_cents: price.totalCents,
      payment_method: some.method,
      created_at: at.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const items = some.lines.map((line, position) => ({
    order_id: id,
    name: "Dish",
    category: line.category,
    quantity: line.quantity,
    unit_price_cents: line.unitCents,
    line_total_cents: line.unitCents * line.quantity,
    position,
  }));
  await db.insertInto("order_items").values(items).execute();
  const isSale = some.status !== "rejected" && some.status !== "cancelled";
  const refunds = some.isPaid ? listRefunds(some, price.totalCents, isSale) : [];
  if (some.isPaid) await storePayment(db, { ...at, id, some, totalCents: price.totalCents, refunds });
  const succeeded = refunds.filter(({ isFailed }) => !isFailed);
  const refund = sum(succeeded);
  const borne = sum(succeeded.filter(({ borneBy }) => borneBy === "restaurant"));
  const isTakenBack = borne > 0 && borne === price.totalCents;
  const share = isTakenBack ? 0 : platformDiscountCents;
  const delivery = isTakenBack ? 0 : waivedCents;
  const { totalCents } = price;
  const paidAt = minutesAfter(at.at, some.paidMinutesLater);
  const charge = { at: paidAt, charged: totalCents, refunded: 0, earned: totalCents + (isSale ? share + delivery : 0) };
  const moves = [
    ...(some.isPaid ? [charge] : []),
    ...succeeded.map(({ cents, borneBy, minutesLater }) => ({
      at: minutesAfter(paidAt, minutesLater),
      charged: 0,
      refunded: cents,
      earned: isSale && borneBy === "platform" ? 0 : -cents,
    })),
  ];
  return {
    id,
    some,
    price,
    refund,
    borne,
    share,
    delivery,
    earned: moves.reduce((all, { earned }) => all + earned, 0),
    isSale,
    moves,
  };
}

/** A paid cash sale of one dish. */
export function storeCashSale(db: Kysely<Database>, at: { restaurantId: string; at: Date }, cents: number) {
  const [some] = fc.sample(sampleOrder, { seed: 7, numRuns: 1 });
  if (!some) throw new Error("No order");
  const line = { quantity: 1, unitCents: cents, dealCents: 0, category: "" as const };
  const plain = { coupon: null, deliveryFeeCents: 0, isDeliveryFree: false, taxes: [], tipCents: 0, refunds: [] };
  const paid = { status: "completed" as const, method: "cash" as const, isPaid: true, paidMinutesLater: 0 };
  return storeOrder(db, at, { ...some, ...plain, ...paid, lines: [line] });
}

const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

type StoredRefund = ReturnType<typeof listRefunds>[number];
const sum = (refunds: { cents: number }[]) => refunds.reduce((total, { cents }) => total + cents, 0);

/** Never more than was paid; what is no sale is given back whole. */
function listRefunds(some: SampleOrder, totalCents: number, isSale: boolean) {
  let left = totalCents;
  const whole = { share: 0, isWhole: true, isFailed: false, borneBy: "restaurant" as const, minutesLater: 5 };
  const last = isSale ? [] : [whole];
  return [...some.refunds, ...last].flatMap(({ share, isWhole, isFailed, borneBy, minutesLater }) => {
    const cents = isWhole ? left : Math.min(left, Math.ceil((totalCents * share) / 100));
    if (cents === 0) return [];
    if (!isFailed) left -= cents;
    return [{ cents, isFailed, borneBy, minutesLater }];
  });
}

async function storePayment(
  db: Kysely<Database>,
  order: { restaurantId: string; at: Date; id: string; some: SampleOrder; totalCents: number; refunds: StoredRefund[] },
) {
  const payment = await db
    .insertInto("payments")
    .values({
      key: randomUUID(),
      restaurant_id: order.restaurantId,
      order_id: order.id,
      method: order.some.method,
      status: "ordered",
      amount_cents: order.totalCents,
      choices: json({ restaurantId: order.restaurantId, orderType: "delivery" }),
      quote: json({}),
      created_at: minutesAfter(order.at, order.some.paidMinutesLater),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (order.refunds.length === 0) return;
  const rows = order.refunds.map(({ cents, isFailed, borneBy, minutesLater }) => ({
    payment_id: payment.id,
    order_id: order.id,
    key: randomUUID(),
    reason: "Why",
    created_at: minutesAfter(order.at, order.some.paidMinutesLater + minutesLater),
    amount_cents: cents,
    borne_by: borneBy,
    status: isFailed ? ("failed" as const) : ("succeeded" as const),
    settled_at: isFailed ? null : order.at,
  }));
  await db.insertInto("refunds").values(rows).execute();
}
