import { json } from "@api/db/tables";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/router";
import { saveHalalSnapshot } from "@api/modules/orders/halal-snapshot";
import { formatOrderNumber } from "@api/modules/orders/order-number";
import { insertLines, nextPickupNumber } from "@api/modules/orders/place-order";
import { assertPlaceable, type ComputedQuote, computeQuote } from "@api/modules/quote/service";
import { staffRefundLimit } from "@api/modules/refunds/refund-order";
import type { CounterOrderRequest, CounterQuoteRequest } from "@domain/contract/ordering/counter";
import type { Quote } from "@domain/contract/ordering/quote";
import { minuteMs } from "@domain/duration";
import { formatCents } from "@domain/money";
import { computeChange, staffDiscountLimitText } from "@domain/orders/counter-payment";
import { endHold, matchesRequest } from "./idempotency";

interface Counter {
  restaurantId: string;
  now: Date;
}

/**
 * The price of a counter order, by the same rules as other orders. Opening hours, minimum orders and pauses apply only
 * to customers, not to staff; only approved restaurants can sell in either case.
 */
export async function quoteCounterOrder(
  db: Db,
  { restaurantId, now }: Counter,
  request: CounterQuoteRequest & Partial<Pick<CounterOrderRequest, "customerName">>,
): Promise<ComputedQuote> {
  const { items, orderType, couponCode, customerPhone, deliveryAddress, discount, tip } = request;
  const phone = customerPhone || null;
  const contact = { label: "Phone order", contactName: request.customerName || "Guest", contactPhone: phone ?? "" };
  const computed = await computeQuote(db, {
    customerId: null,
    guest: { phone, address: deliveryAddress ? { ...contact, ...deliveryAddress } : null },
    choices: { restaurantId, orderType, couponCode: discount ? null : couponCode || null, tip: tip ?? null },
    items,
    discount: discount
      ? {
          type: discount.kind === "percent" ? "percentage" : "fixed",
          discountHundredths: discount.kind === "percent" ? discount.value * 100 : discount.value,
          maximumDiscountCents: null,
        }
      : null,
    now,
  });
  const problems = computed.problems
    .filter(({ code }) => binding.includes(code) || (orderType === "delivery" && bindingDeliveries.includes(code)))
    .map((problem) =>
      problem.code === "restaurant_unavailable" ? { ...problem, message: closedReason(computed.restaurant) } : problem,
    );
  return { ...computed, problems, quote: { ...computed.quote, problems } };
}

/** Why a restaurant takes no orders, for its staff. */
const closedReason = ({ name, status }: ComputedQuote["restaurant"]): string =>
  status === "suspended"
    ? `${name} is suspended, so no new orders can be taken.`
    : `Orders can be taken once HalalGo has approved ${name}.`;

const binding = ["restaurant_unavailable", "item_unavailable", "cart_empty"];
const bindingDeliveries = ["address_required", "address_out_of_reach", "order_type_unavailable"];

/**
 * Places a counter order: accepted immediately, and paid unless it is to be paid later. The same key returns the same
 * order, also for concurrent requests.
 * @returns the order's id
 * @throws ApiError restaurant_unavailable, cart_empty, item_unavailable, address_required, address_out_of_reach,
 * order_type_unavailable, coupon_refused, price_changed, validation_failed (a delivery without a recipient, too little
 * cash), conflict (a key of another restaurant or order), forbidden (more discount than staff may give)
 */
export async function placeCounterOrder(
  { db, events, clock }: Pick<ApiDependencies, "db" | "events" | "clock">,
  { restaurantId, actor, key }: { restaurantId: string; actor: Actor; key: string },
  request: CounterOrderRequest,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    // Locked until the end, so that requests of one restaurant run one after the other.
    await trx.selectFrom("restaurants").select("id").where("id", "=", restaurantId).forNoKeyUpdate().execute();
    const before = await trx
      .selectFrom("orders")
      .select(["id", "restaurant_id", "number", "total_cents", "order_type"])
      .where("counter_key", "=", key)
      .executeTakeFirst();
    if (before && before.restaurant_id !== restaurantId)
      throw new ApiError("conflict", "Please start the order again.");
    if (before) {
      if (await matchesRequest(trx, before, request)) return before.id;
      const taken = `${formatOrderNumber(before.number)} was taken already, for ${formatCents(before.total_cents)}`;
      throw new ApiError("conflict", `${taken}, before this was changed. Begin a new order for what it lacks.`);
    }
    if (request.held) await endHold(trx, restaurantId, request.held);
    // Put on hold by a till that never learnt of it, and placed from there.
    await trx.deleteFrom("held_orders").where("hold_key", "=", key).where("restaurant_id", "=", restaurantId).execute();
    const counter = { restaurantId, now: clock.now() };
    if (request.couponCode) await lockCoupon(trx, request.couponCode);
    const computed = await quoteCounterOrder(trx, counter, request);
    assertPlaceable(computed);
    if (computed.quote.total !== request.amount) {
      throw new ApiError("price_changed", "The price has changed meanwhile. Please look at it once more.");
    }
    if (request.discount && actor.role === "staff") {
      const limit = await staffRefundLimit(trx, [restaurantId]);
      if (computed.quote.couponDiscount > limit) {
        throw new ApiError("forbidden", staffDiscountLimitText(limit, formatCents));
      }
    }
    if (request.payment === "cash") assertEnoughTendered(request.amount, request.tendered);
    const order = await insertOrder(trx, counter, computed, request, key);
    await insertLines(trx, order.id, computed.quote, { notes: request.items.map(({ note }) => note) });
    await saveHalalSnapshot(trx, { orderId: order.id, ...counter });
    const step = { order_id: order.id, at: counter.now, actor_id: actor.id, actor_role: actor.role };
    await trx
      .insertInto("order_status_changes")
      .values([
        { ...step, status: "placed" },
        { ...step, status: "accepted" },
      ])
      .execute();
    if (request.payment !== "later") {
      const choices = { restaurantId, orderType: request.orderType };
      const { payment: method, tendered } = request;
      const paid = { orderId: order.id, restaurantId, method, tendered, quote: computed.quote, choices };
      await recordCounterPayment(trx, paid, counter.now);
    }
    await events.publish(trx, {
      type: "order.created",
      restaurantId,
      subjectId: order.id,
      payload: { orderId: formatOrderNumber(order.number), status: "accepted" },
    });
    return order.id;
  });
}

/** Locks the coupon, so that nobody adds a use while a guest's uses are counted. */
const lockCoupon = (trx: Db, code: string) =>
  trx
    .selectFrom("coupons")
    .select("id")
    .where("code", "=", code.trim().toUpperCase())
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();

function insertOrder(
  trx: Db,
  { restaurantId, now }: Counter,
  { quote, restaurant }: ComputedQuote,
  request: CounterOrderRequest,
  key: string,
) {
  return nextPickupNumber(trx, restaurant, now).then((token) =>
    trx
      .insertInto("orders")
      .values({
        restaurant_id: restaurantId,
        customer_id: null,
        customer_name: request.customerName || "Guest",
        customer_phone: request.customerPhone || null,
        source: "pos",
        order_type: request.orderType,
        table_label: request.orderType === "dine-in" ? request.table || null : null,
        token,
        status: "accepted",
        estimated_ready_at: new Date(now.getTime() + restaurant.preparationMinutes * minuteMs),
        delivery_address: json(quote.deliveryAddress ?? null),
        subtotal_cents: quote.subtotal,
        offer_discount_cents: quote.offerDiscount,
        coupon_discount_cents: quote.couponDiscount,
        coupon_id: quote.coupon?.id ?? null,
        coupon_code: quote.coupon?.code ?? null,
        discount_reason: request.discount?.reason ?? null,
        discount_note: request.discount?.note || null,
        delivery_fee_cents: quote.deliveryFee,
        tax_cents: quote.taxes.reduce((sum, tax) => sum + tax.amount, 0),
        taxes: json(quote.taxes),
        tip_cents: quote.tip,
        total_cents: quote.total,
        currency: quote.currency,
        payment_method: request.payment === "later" ? "cash" : request.payment,
        note: request.note || null,
        counter_key: key,
        created_at: now,
        updated_at: now,
      })
      .returning(["id", "number"])
      .executeTakeFirstOrThrow(),
  );
}

/** [RUSH-13] Requires that the cash handed over is enough. @throws ApiError validation_failed */
export function assertEnoughTendered(totalCents: number, tenderedCents: number | null | undefined): void {
  const { short } = computeChange(totalCents, tenderedCents ?? totalCents);
  if (short === 0) return;
  const message = `${formatCents(short)} short of ${formatCents(totalCents)}`;
  throw new ApiError("validation_failed", message, { errors: { tendered: message } });
}

/** Records a payment at the counter; no provider is involved. */
export async function recordCounterPayment(
  trx: Db,
  paid: {
    orderId: string;
    restaurantId: string;
    /** Of the press, where an open order is paid. */
    key?: string | undefined;
    method: "cash" | "credit_card";
    tendered?: number | null | undefined;
    quote: Pick<Quote, "total">;
    choices: object;
  },
  now: Date,
): Promise<void> {
  await trx
    .insertInto("payments")
    .values({
      key: counterPaymentKey(paid.orderId, paid.key),
      restaurant_id: paid.restaurantId,
      order_id: paid.orderId,
      method: paid.method,
      at_counter: true,
      status: "ordered",
      amount_cents: paid.quote.total,
      tendered_cents: paid.method === "cash" ? (paid.tendered ?? null) : null,
      choices: json(paid.choices),
      quote: json(paid.quote),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** The key under which a payment at the counter is stored. */
export const counterPaymentKey = (orderId: string, key?: string): string =>
  ["counter", orderId, ...(key ? [key] : [])].join(":");
