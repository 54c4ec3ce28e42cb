import type { Db } from "@api/dependencies";
import { minuteMs, secondMs } from "@domain/duration";
import { addDays, localDate, toInstant } from "@domain/local-time";
import { acceptMinutesLimits } from "@domain/orders/accept-deadline";
import { soldOutPreferences } from "@domain/orders/line-changes";
import { isInProgress, isRefundedStatus, type OrderActor, type OrderStatus } from "@domain/orders/order-status";
import type { DemoCustomer, DemoOrder, DemoRestaurant } from "./content";
import { couponId } from "./menus";
import { priceDemoOrder, type PricedOrder } from "./order-price";
import { homeRestaurant, loginEmail, userId } from "./people";
import { placeId } from "./places";
import { bulkInsert, demoId } from "./rows";

/** A demo order with all its stored data. */
export interface PlacedDemoOrder extends PricedOrder {
  id: string;
  number: number;
  token: number;
  order: DemoOrder;
  place: DemoRestaurant;
  customer: DemoCustomer;
  steps: DemoStep[];
  placedAt: Date;
  changedAt: Date;
}

/** The number after which real orders continue; demo orders end with it, in the order of placing. */
const lastNumber = 2000;

/** Prices, dates and numbers the orders. @throws if one names an unknown place, person or item */
export function placeDemoOrders(
  orders: readonly DemoOrder[],
  { places, customers, now }: { places: readonly DemoRestaurant[]; customers: readonly DemoCustomer[]; now: Date },
): PlacedDemoOrder[] {
  const placed = orders.map((order, index) => {
    const place = places.find((one) => one.slug === order.restaurant || one.name === order.restaurant);
    const customer = customers.find((one) => `${one.firstName} ${one.lastName}` === order.customer);
    if (!place || !customer) throw new Error(`The demo data has no ${place ? order.customer : order.restaurant}.`);
    const steps = createSteps(order, place, now, index);
    const placedAt = steps[0]?.at ?? now;
    const changedAt = steps.at(-1)?.at ?? now;
    const id = demoId("order", index);
    return { id, order, place, customer, steps, placedAt, changedAt, ...priceDemoOrder(place, order, placedAt, now) };
  });
  placed.sort((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
  const tokens = new Map<string, number>();
  return placed.map((one, index) => {
    const day = `${one.place.slug} ${localDate(one.placedAt, one.place.timeZone)}`;
    const token = (tokens.get(day) ?? 0) + 1;
    tokens.set(day, token);
    return { ...one, token, number: lastNumber - placed.length + 1 + index };
  });
}

/** Orders with their lines, steps and coupon uses. */
export async function insertOrders(db: Db, orders: readonly PlacedDemoOrder[]): Promise<void> {
  await bulkInsert(db, "orders", orders.map(toOrderRow));
  await bulkInsert(db, "order_items", orders.flatMap(lineRows));
  await bulkInsert(db, "order_status_changes", orders.flatMap(stepRows));
  await bulkInsert(db, "coupon_redemptions", redemptionRows(orders));
}

const toSource = ({ orderType, paymentType }: DemoOrder): string => {
  if (orderType === "dine-in") return "table";
  return orderType === "takeaway" && paymentType === "cash" ? "pos" : "online";
};

function toOrderRow(one: PlacedDemoOrder) {
  const { order, place, customer, price } = one;
  const accepted = one.steps.find((step) => step.status === "accepted");
  const isDelivery = order.orderType === "delivery";
  return {
    id: one.id,
    number: one.number,
    restaurant_id: placeId(place),
    customer_id: userId(customer.email),
    customer_name: `${customer.firstName} ${customer.lastName}`,
    customer_phone: customer.phone,
    source: toSource(order),
    order_type: order.orderType,
    table_label: order.table ? `Table ${order.table}` : null,
    token: one.token,
    status: order.status,
    estimated_ready_at: accepted ? new Date(accepted.at.getTime() + place.preparationMinutes * minuteMs) : null,
    done_at:
      one.steps.find(({ status }) => status === "ready")?.at ?? (order.status === "completed" ? one.changedAt : null),
    accept_by:
      order.status === "placed" ? new Date(one.placedAt.getTime() + acceptMinutesLimits.standard * minuteMs) : null,
    delivery_address: isDelivery ? toAddress(customer) : null,
    subtotal_cents: price.subtotalCents,
    offer_discount_cents: price.offerDiscountCents,
    coupon_discount_cents: price.couponDiscountCents,
    delivery_fee_cents: price.deliveryFeeCents,
    tip_cents: price.tipCents,
    total_cents: price.totalCents,
    coupon_id: order.couponCode ? couponId(place, order.couponCode) : null,
    coupon_code: order.couponCode ?? null,
    payment_method: order.paymentType === "card" ? "credit_card" : "cash",
    note: order.note ?? null,
    if_sold_out:
      toSource(order) === "pos" ? null : (soldOutPreferences[one.number % soldOutPreferences.length] ?? null),
    created_at: one.placedAt,
    updated_at: one.changedAt,
  };
}

const toAddress = (customer: DemoCustomer) => ({
  label: "Home",
  contactName: `${customer.firstName} ${customer.lastName}`,
  contactPhone: customer.phone,
  address: customer.streetAddress.split(",")[0],
  city: "Bristol",
  zipcode: "06010",
});

/** The id of a line. */
export const demoLineId = (one: PlacedDemoOrder, position: number): string => demoId("line", one.number, position);

function lineRows(one: PlacedDemoOrder) {
  const { id, lines, price } = one;
  return lines.map((line, position) => ({
    id: demoLineId(one, position),
    order_id: id,
    menu_item_id: line.menuItemId,
    name: line.name,
    category: line.category,
    image: line.image,
    size: line.size,
    addons: line.addons,
    quantity: line.quantity,
    unit_price_cents: line.unitPrice,
    line_total_cents: price.lines[position]?.lineTotalCents ?? 0,
    position,
  }));
}

function stepRows({ id, steps, order, place, customer }: PlacedDemoOrder) {
  const owner = place.slug === homeRestaurant ? loginEmail("owner") : place.contact.email;
  return steps.map((step) => ({
    order_id: id,
    status: step.status,
    at: step.at,
    actor_id: userId(step.actor === "customer" ? customer.email : owner),
    actor_role: step.actor === "customer" ? "customer" : "owner",
    reason: isRefundedStatus(step.status) ? (order.reason ?? null) : null,
  }));
}

function redemptionRows(orders: readonly PlacedDemoOrder[]) {
  const uses = new Map<string, number>();
  return orders.flatMap(({ id, order, place, customer, placedAt }) => {
    if (!order.couponCode || isRefundedStatus(order.status)) return [];
    const key = `${couponId(place, order.couponCode)} ${customer.email}`;
    const use = (uses.get(key) ?? 0) + 1;
    uses.set(key, use);
    const row = { coupon_id: couponId(place, order.couponCode), user_id: userId(customer.email) };
    return [{ ...row, use_number: use, order_id: id, created_at: placedAt }];
  });
}

interface DemoStep {
  status: OrderStatus;
  at: Date;
  actor: OrderActor;
}

/** The age in minutes of an order in progress: no order may wait longer than kitchens allow (refresh-orders.ts). */
const minutesUnderWay: Partial<Record<OrderStatus, number>> = { placed: 2, accepted: 7, preparing: 14, ready: 31 };

/**
 * The steps of an order, the last being its status. Never in the future, however early in the day the demo is loaded.
 */
function createSteps(order: DemoOrder, place: DemoRestaurant, now: Date, index: number): DemoStep[] {
  const placed = placedAt(order, place, now, index).getTime();
  const at = (minutes: number) => new Date(Math.min(placed + minutes * minuteMs, now.getTime()));
  const ready = 5 + place.preparationMinutes;
  const step = (status: OrderStatus, minutes: number, actor: OrderActor = "restaurant"): DemoStep => ({
    status,
    at: at(minutes),
    actor,
  });
  const start = step("placed", 0, "customer");
  if (order.status === "rejected") return [start, step("rejected", 4)];
  if (order.status === "cancelled") return [start, step("cancelled", 3, "customer")];
  const whole = [
    start,
    step("accepted", 2),
    step("preparing", 5),
    step("ready", ready),
    step("completed", ready + (order.orderType === "delivery" ? 14 : 6)),
  ];
  return whole.slice(0, countSteps(order.status));
}

const way: readonly OrderStatus[] = ["placed", "accepted", "preparing", "ready", "completed"];

/** How many steps an order with this status has taken, if it was not rejected or cancelled. */
export const countSteps = (status: OrderStatus): number => way.indexOf(status) + 1;

/** How long ago the order was placed, in milliseconds; null if it is finished. */
export function findOpenOrderAge({ status }: Pick<DemoOrder, "status">, index: number): number | null {
  const underWay = minutesUnderWay[status];
  return isInProgress(status) && underWay !== undefined ? underWay * minuteMs + (index % 5) * 20 * secondMs : null;
}

function placedAt(order: DemoOrder, place: DemoRestaurant, now: Date, index: number): Date {
  const age = findOpenOrderAge(order, index);
  if (age !== null) return new Date(now.getTime() - age);
  const date = addDays(localDate(now, place.timeZone), -order.daysAgo);
  const wanted = toInstant(date, order.hour * 60 + ((index * 17) % 60), place.timeZone).getTime();
  // An order of today whose hour is still in the future gets an age of an hour and a half instead.
  return new Date(Math.min(wanted, now.getTime() - (90 + (index % 40)) * minuteMs));
}
