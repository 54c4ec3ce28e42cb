import type * as z from "zod";
import { json } from "@api/db/tables";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/router";
import type { Email, ReceiptRow } from "@api/mail/email";
import { lockOrder } from "@api/modules/orders/access";
import { applyStatusChange } from "@api/modules/orders/change-status";
import { saveHalalSnapshot } from "@api/modules/orders/halal-snapshot";
import { insertLines } from "@api/modules/orders/place-order";
import { assertPlaceable } from "@api/modules/quote/service";
import type { addLinesRequest, payOrderRequest } from "@domain/contract/ordering/counter";
import type { OrderWire } from "@domain/contract/ordering/order";
import type { Quote } from "@domain/contract/ordering/quote";
import { minuteMs } from "@domain/duration";
import { orderHalalText } from "@domain/halal/halal-text";
import { formatCents } from "@domain/money";
import { computeChange, formatDiscount } from "@domain/orders/counter-payment";
import { hasLines, isPaidBy } from "./idempotency";
import { assertEnoughTendered, counterPaymentKey, quoteCounterOrder, recordCounterPayment } from "./place";

/**
 * Records that a counter order is paid now, with an optional tip. Of concurrent requests only one counts; the same key
 * with the same payment finds it recorded already.
 * @throws ApiError conflict if it is paid, or ended without a sale; price_changed; validation_failed (too little cash)
 */
export async function payCounterOrder(
  { db, clock, events }: Pick<ApiDependencies, "db" | "clock" | "events">,
  { orderId, key }: { orderId: string; key?: string | undefined },
  request: z.infer<typeof payOrderRequest>,
): Promise<void> {
  const now = clock.now();
  const { method, tip, tendered, amount } = request;
  await db.transaction().execute(async (trx) => {
    const order = await getLockedOrder(trx, orderId);
    if (key && (await isPaidBy(trx, counterPaymentKey(orderId, key), request))) return;
    await assertUnpaid(trx, orderId);
    assertSold(order, "Nothing is to be paid for this order.");
    const { restaurant_id: restaurantId, order_type: orderType } = order;
    const total = order.total_cents + (tip ?? 0);
    if ((amount ?? total) !== total) {
      throw new ApiError("price_changed", `The order comes to ${formatCents(total)} now. Charge it once more.`);
    }
    if (method === "cash") assertEnoughTendered(total, tendered);
    await trx
      .updateTable("orders")
      .set({ payment_method: method, tip_cents: order.tip_cents + (tip ?? 0), total_cents: total, updated_at: now })
      .where("id", "=", orderId)
      .execute();
    const paid = {
      orderId,
      restaurantId,
      key,
      method,
      tendered,
      quote: { total },
      choices: { restaurantId, orderType },
    };
    await recordCounterPayment(trx, paid, now);
    await events.publish(trx, { type: "order.status", restaurantId, subjectId: orderId, payload: {} });
  });
}

/**
 * [RUSH-13] Adds dishes to an unpaid order: at current prices, as lines of the same ticket, which returns to the
 * kitchen if it was ready. The same key adds them once.
 * @throws ApiError as placeCounterOrder; conflict if it is paid; step_not_allowed after it was handed over
 */
export async function addLines(
  { db, clock, events, mailer }: ApiDependencies,
  { orderId, actor, key }: { orderId: string; actor: Actor; key: string },
  { items, amount }: z.infer<typeof addLinesRequest>,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const order = await getLockedOrder(trx, orderId);
    const before = await trx.selectFrom("order_items").select("added_key").where("order_id", "=", orderId).execute();
    const isAdded = before.some(({ added_key: added }) => added === key);
    if (!isAdded) await assertUnpaid(trx, orderId);
    assertSold(order, "This order takes no more dishes.");
    if (isAdded) {
      if (await hasLines(trx, orderId, items, key)) return;
      throw new ApiError(
        "conflict",
        "These dishes were sent already, before this was changed. Look at the order again.",
      );
    }
    if (!open.includes(order.status)) {
      throw new ApiError("step_not_allowed", "This order was handed over. Begin a new one.");
    }
    const { restaurant_id: restaurantId } = order;
    // The added dishes are delivered with the first ones: no second delivery fee.
    const orderType = order.order_type === "dine-in" ? "dine-in" : "takeaway";
    const computed = await quoteCounterOrder(trx, { restaurantId, now }, { items, orderType });
    assertPlaceable(computed);
    const { quote, restaurant } = computed;
    if (quote.total !== amount) {
      throw new ApiError("price_changed", "The price has changed meanwhile. Please look at it once more.");
    }
    const notes = items.map(({ note }) => note);
    await insertLines(trx, orderId, quote, { notes, from: before.length, addedKey: key });
    await saveHalalSnapshot(trx, { orderId, restaurantId, now });
    const readyAt = new Date(now.getTime() + restaurant.preparationMinutes * minuteMs);
    await trx
      .updateTable("orders")
      .set({
        subtotal_cents: order.subtotal_cents + quote.subtotal,
        offer_discount_cents: order.offer_discount_cents + quote.offerDiscount,
        tax_cents: order.tax_cents + quote.taxes.reduce((sum, tax) => sum + tax.amount, 0),
        taxes: json(addTaxes(order.taxes, quote.taxes)),
        total_cents: order.total_cents + quote.total,
        estimated_ready_at:
          order.estimated_ready_at && order.estimated_ready_at > readyAt ? order.estimated_ready_at : readyAt,
        updated_at: now,
      })
      .where("id", "=", orderId)
      .execute();
    if (order.status === "ready") {
      const step = { orderId, to: "preparing", reason: "More dishes", actor, keepsLines: true } as const;
      await applyStatusChange(trx, { events, mailer, now }, step);
    }
    const payload = { status: order.status === "ready" ? "preparing" : order.status };
    await events.publish(trx, { type: "order.lines", restaurantId, subjectId: orderId, payload });
  });
}

const open = ["accepted", "preparing", "ready"];

/** Read once its row is locked: what was changed while this waited counts. */
async function getLockedOrder(trx: Db, orderId: string) {
  await lockOrder(trx, orderId);
  return trx.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
}

/** @throws ApiError conflict */
async function assertUnpaid(trx: Db, orderId: string): Promise<void> {
  const paid = await trx.selectFrom("payments").select("id").where("order_id", "=", orderId).executeTakeFirst();
  if (paid) throw new ApiError("conflict", "This order is paid already.");
}

/** Requires an order of the counter that did not end without a sale. @throws ApiError conflict */
function assertSold({ source, status }: { source: string; status: string }, refusal: string): void {
  if (source === "pos" && status !== "rejected" && status !== "cancelled") return;
  throw new ApiError("conflict", refusal);
}

/** A rate that exists already is increased; a rate the place introduced since is added. */
function addTaxes(before: Quote["taxes"], more: Quote["taxes"]): Quote["taxes"] {
  const isSame = (one: Quote["taxes"][number]) => (other: Quote["taxes"][number]) =>
    one.id === other.id && one.rate === other.rate;
  return [
    ...before.map((tax) => ({ ...tax, amount: tax.amount + (more.find(isSame(tax))?.amount ?? 0) })),
    ...more.filter((tax) => !before.some(isSame(tax))),
  ];
}

/** [RUSH-13, HALAL-13] The receipt requested at the counter, with cash received and change. */
export function counterReceiptEmail(order: OrderWire, to: string): Email {
  const row = (label: string, cents: number): ReceiptRow => ({ label, amount: formatCents(cents) });
  const refunds = order.refunds.filter(({ status }) => status !== "failed");
  const { tendered, discount, restaurant } = order;
  const halal = order.halal && orderHalalText(order.halal);
  return {
    to,
    template: "counter-receipt",
    subject: `Your receipt ${order.orderId} from ${restaurant.name}`,
    heading: "Thank you for your visit",
    parts: [
      {
        facts: [
          { name: "Order", value: order.orderId },
          { name: "From", value: [restaurant.name, restaurant.address].filter(Boolean).join("\n") },
          ...(order.table ? [{ name: "Table", value: order.table }] : []),
          { name: "Paid", value: order.isPaid ? (order.paymentMethod === "cash" ? "In cash" : "By card") : "Not yet" },
          ...(halal ? [{ name: "Halal", value: halal }] : []),
        ],
      },
      {
        rows: [
          ...order.items.map(({ qty, name, size, addons, note, lineTotal, halal: own }) => {
            const extras = addons.map((addon) => addon.name);
            const detail = [size === "large" ? "Large" : "", ...extras, ...(own?.words ?? []), note];
            return { ...row(`${qty} × ${name}`, lineTotal), detail: detail.filter(Boolean).join(", ") };
          }),
          row("Subtotal", order.subtotal),
          ...(order.offerDiscount ? [row("Offers", -order.offerDiscount)] : []),
          ...(order.couponDiscount
            ? [row(discount ? formatDiscount({ reason: discount.reason }) : "Coupon", -order.couponDiscount)]
            : []),
          ...(order.deliveryFee ? [row("Delivery", order.deliveryFee)] : []),
          ...order.taxes.map((tax) => row(tax.name, tax.amount)),
          ...(order.tip ? [row("Tip", order.tip)] : []),
          { ...row("Total", order.total), strong: true },
          ...(tendered ? [row("Cash", tendered), row("Change", computeChange(order.total, tendered).change)] : []),
          ...refunds.map((refund) => row(`Given back: ${refund.reason}`, -refund.amount)),
        ],
      },
    ],
    because: `You get this because you asked for it at ${restaurant.name}.`,
  };
}
