import type { Selectable } from "kysely";
import { json } from "@api/db/tables";
import type { PaymentsTable } from "@api/db/tables/orders";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { closeCart } from "@api/modules/carts/change-cart";
import { lockCustomer } from "@api/modules/quote/first-order";
import { loadQuoteRestaurant, type QuoteRestaurant } from "@api/modules/quote/restaurant";
import { isListedRow } from "@api/modules/restaurants/visibility";
import type { Quote, QuoteChoices } from "@domain/contract/ordering/quote";
import { minuteMs } from "@domain/duration";
import { localDate, toInstant } from "@domain/local-time";
import { getAcceptDeadline } from "@domain/orders/accept-deadline";
import { waivedDeliveryShareCents } from "@domain/orders/delivery-fee";
import { couponLimitRefusal } from "@domain/promotions/coupon-rules";
import { formatPersonName } from "@domain/values/person-name";
import { announcePlaced } from "./announce";
import { saveHalalSnapshot } from "./halal-snapshot";

type Payment = Selectable<PaymentsTable>;

interface PlacedOrder {
  id: string;
  number: number;
  status: string;
}

/** The coupon's limit was reached between charge and order: the payment has to be refunded. */
export class CouponLimitReachedError extends ApiError {
  constructor() {
    super("coupon_refused", couponLimitRefusal.message);
  }
}

/**
 * Places the order of a charged payment, in the caller's transaction: order, lines, first status, coupon use, payment → ordered,
 * cart closed, event, notifications and receipt email. A payment that is already ordered returns its order, also under concurrent
 * calls. Everything comes from the payment's snapshot, nothing from the request. Locks: customer, payment, restaurant.
 * @throws CouponLimitReachedError; ApiError not_found, conflict (payment in another state, or its customer was deleted)
 */
async function placeOrder(
  trx: Db,
  { events, mailer, now }: Pick<ApiDependencies, "events" | "mailer"> & { now: Date },
  paymentId: string,
): Promise<PlacedOrder> {
  const owner = await trx.selectFrom("payments").select("customer_id").where("id", "=", paymentId).executeTakeFirst();
  if (owner?.customer_id) await lockCustomer(trx, owner.customer_id);
  const payment = await trx
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", paymentId)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) throw new ApiError("not_found", "Payment not found.");
  if (payment.order_id) return existingOrder(trx, payment.order_id);
  if (payment.status !== "charged") throw new ApiError("conflict", "This payment is not one that can be ordered with.");
  const customer = await trx
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "phone", "email"])
    .where("id", "=", payment.customer_id)
    .executeTakeFirst();
  if (!customer) throw new ApiError("conflict", "The customer of this payment is gone.");
  const { restaurant_id: restaurantId, choices, quote } = payment;
  if (!restaurantId || !choices || !quote) throw new ApiError("conflict", "This payment is not for an order.");
  const restaurant = await loadQuoteRestaurant(trx, restaurantId, now);
  const order = await insertOrder(trx, { payment: { ...payment, choices, quote }, customer, restaurant, now });
  await insertLines(trx, order.id, quote);
  const halal = await saveHalalSnapshot(trx, { orderId: order.id, restaurantId, now });
  await trx
    .insertInto("order_status_changes")
    .values({ order_id: order.id, status: "placed", at: now, actor_id: customer.id, actor_role: "customer" })
    .execute();
  if (quote.coupon) await redeem(trx, quote.coupon.id, customer.id, order.id, now);
  await trx
    .updateTable("payments")
    .set({ status: "ordered", order_id: order.id, updated_at: now })
    .where("id", "=", payment.id)
    .execute();
  if (payment.cart_id) await closeCart(trx, payment.cart_id, quote.lines);
  await announcePlaced(trx, { events, mailer, now }, { ...order, customer, restaurant, quote, choices, halal });
  return order;
}

const existingOrder = (trx: Db, orderId: string): Promise<PlacedOrder> =>
  trx.selectFrom("orders").select(["id", "number", "status"]).where("id", "=", orderId).executeTakeFirstOrThrow();

interface Placing {
  payment: Payment & { choices: QuoteChoices; quote: Quote };
  customer: { id: string; first_name: string; last_name: string; phone: string | null };
  restaurant: QuoteRestaurant;
  now: Date;
}

async function insertOrder(trx: Db, { payment, customer, restaurant, now }: Placing) {
  const { choices, quote } = payment;
  const scheduledFor = choices.scheduledFor ? new Date(choices.scheduledFor) : null;
  const address = quote.deliveryAddress ?? null;
  return trx
    .insertInto("orders")
    .values({
      restaurant_id: restaurant.id,
      customer_id: customer.id,
      customer_name: formatPersonName(customer.first_name, customer.last_name),
      customer_phone: customer.phone ?? address?.contactPhone ?? null,
      source: choices.orderType === "dine-in" ? "table" : "online",
      order_type: choices.orderType,
      table_label: choices.orderType === "dine-in" ? choices.table || null : null,
      token: await nextPickupNumber(trx, restaurant, now),
      status: "placed",
      scheduled_for: scheduledFor,
      occasion: quote.occasion?.kind ?? null,
      prayer_at: quote.occasion ? new Date(quote.occasion.prayerAt) : null,
      estimated_ready_at: scheduledFor ?? new Date(now.getTime() + restaurant.preparationMinutes * minuteMs),
      accept_by: getAcceptDeadline({ ...restaurant, placedAt: now, scheduledFor }),
      delivery_address: json(address),
      subtotal_cents: quote.subtotal,
      offer_discount_cents: quote.offerDiscount,
      coupon_discount_cents: quote.couponDiscount,
      platform_discount_cents: (await isOfPlatform(trx, quote.coupon?.id)) ? quote.couponDiscount : 0,
      delivery_fee_cents: quote.deliveryFee,
      platform_delivery_cents: waivedDeliveryShareCents(quote.deliveryFeeWaived ?? 0),
      tax_cents: quote.taxes.reduce((sum, tax) => sum + tax.amount, 0),
      taxes: json(quote.taxes),
      tip_cents: quote.tip,
      total_cents: quote.total,
      currency: payment.currency,
      coupon_id: quote.coupon?.id ?? null,
      coupon_code: quote.coupon?.code ?? null,
      payment_method: "credit_card",
      note: choices.note ?? null,
      if_sold_out: quote.ifSoldOut ?? choices.ifSoldOut ?? null,
      created_at: now,
      updated_at: now,
    })
    .returning(["id", "number", "status"])
    .executeTakeFirstOrThrow();
}

/** Whether the platform pays for this coupon's discount. */
async function isOfPlatform(trx: Db, couponId: string | undefined): Promise<boolean> {
  if (!couponId) return false;
  const coupon = await trx.selectFrom("coupons").select("restaurant_id").where("id", "=", couponId).executeTakeFirst();
  return coupon !== undefined && coupon.restaurant_id === null;
}

/**
 * The next pickup number, which restarts at 1 each local day. Locks the restaurant's row, so that a restaurant that is being
 * suspended or deleted gets no further orders.
 * @throws ApiError restaurant_unavailable
 */
export async function nextPickupNumber(trx: Db, restaurant: QuoteRestaurant, now: Date): Promise<number> {
  const row = await trx
    .selectFrom("restaurants")
    .select(["status", "deleted_at"])
    .where("id", "=", restaurant.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row || !isListedRow(row)) {
    throw new ApiError("restaurant_unavailable", `${restaurant.name} is not taking orders any more.`);
  }
  const midnight = toInstant(localDate(now, restaurant.timeZone), 0, restaurant.timeZone);
  const { last } = await trx
    .selectFrom("orders")
    .select((pick) => pick.fn.max("token").as("last"))
    .where("restaurant_id", "=", restaurant.id)
    .where("created_at", ">=", midnight)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Line data of counter orders: notes, and for lines added to an open order their position and idempotency key. */
interface CounterLineData {
  notes?: readonly (string | null | undefined)[];
  from?: number;
  addedKey?: string;
}

/** The order's lines as they were quoted. */
export async function insertLines(
  trx: Db,
  orderId: string,
  quote: Quote,
  { notes = [], from = 0, addedKey }: CounterLineData = {},
): Promise<void> {
  await trx
    .insertInto("order_items")
    .values(
      quote.lines.map((line, index) => ({
        order_id: orderId,
        menu_item_id: line.menuItemId,
        name: line.name,
        category: line.category ?? null,
        image: line.image ?? null,
        size: line.size,
        addons: json(line.addons),
        quantity: line.quantity,
        unit_price_cents: line.unitPrice,
        line_total_cents: line.lineTotal,
        offer_cents: line.offerDiscount,
        position: from + index,
        note: notes[index] || null,
        added_key: addedKey ?? null,
      })),
    )
    .execute();
}

/** Takes the first free use number; rejected and cancelled orders free theirs. */
async function redeem(trx: Db, couponId: string, customerId: string, orderId: string, now: Date): Promise<void> {
  const coupon = await trx.selectFrom("coupons").select("limit_per_user").where("id", "=", couponId).executeTakeFirst();
  if (!coupon) return;
  const rows = await trx
    .selectFrom("coupon_redemptions")
    .select("use_number")
    .where("coupon_id", "=", couponId)
    .where("user_id", "=", customerId)
    .execute();
  if (coupon.limit_per_user !== null && rows.length >= coupon.limit_per_user) throw new CouponLimitReachedError();
  const taken = new Set(rows.map((row) => row.use_number));
  let use = 1;
  while (taken.has(use)) use += 1;
  await trx
    .insertInto("coupon_redemptions")
    .values({ coupon_id: couponId, user_id: customerId, use_number: use, order_id: orderId, created_at: now })
    .execute();
}

/**
 * Completes a charged payment by placing its order, in one transaction. Idempotent, also under concurrent calls.
 * @throws as placeOrder; after CouponLimitReachedError the payment has to be refunded
 */
export async function placePaidOrder(
  { db, clock, events, mailer }: Pick<ApiDependencies, "db" | "clock" | "events" | "mailer">,
  paymentId: string,
): Promise<PlacedOrder> {
  return db.transaction().execute((trx) => placeOrder(trx, { events, mailer, now: clock.now() }, paymentId));
}
