import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely";
import type * as z from "zod";
import type { Database } from "@api/db/tables";
import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/router";
import { getListTotal } from "@api/modules/resource/list-total";
import type { orderQuery } from "@domain/contract/ordering/order";
import type { orderCounts } from "@domain/contract/ordering/order-counts";
import { isInProgress, type OrderStatus, orderStatuses } from "@domain/orders/order-status";
import { getOrders } from "./get-orders";

type OrderQuery = z.infer<typeof orderQuery>;
type Where = ExpressionBuilder<Pick<Database, "orders" | "restaurants">, "orders" | "restaurants">;

/**
 * [HOST-63] A page of orders: the customer's own, a restaurant's for its team (the first of theirs by default), or all for an
 * administrator. `status` takes order statuses, or "pending" and "cancelled" of the lists (the latter includes rejected), comma
 * separated; or alone "refunded" (in whole or part), "void" (cancelled and not acknowledged by the kitchen) or "unpaid" (of the
 * counter, its money still to come). Dates are local
 * days (YYYY-MM-DD, both included) or instants of placing, or with `date_by=done` of being ready or handed over, which excludes
 * all others. `-done` sorts by that time; an unknown `sort` means newest first.
 * @throws ApiError forbidden (another restaurant), validation_failed (dates)
 */
export async function listOrders(db: Db, actor: Actor, query: OrderQuery) {
  const page = query.page ?? 1;
  const perPage = query.per_page ?? 20;
  const matching = selectMatchingOrders(db, actor, query);
  const [column, direction] = toSort(query.sort);
  const rows = await matching
    .select("orders.id")
    .orderBy(column, direction)
    .orderBy("orders.number", "desc")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const data = await getOrders(
    db,
    rows.map((row) => row.id),
    actor.role === "customer" || actor.role === "admin" ? "others" : "place",
  );
  const total = await getListTotal(matching, rows, { page, perPage });
  return { data, total, page, per_page: perPage };
}

/** How many there are of each status, of the orders that `listOrders` would list. @throws ApiError as it does */
export async function countOrders(
  db: Db,
  actor: Actor,
  query: Omit<OrderQuery, "status"> & { meals?: boolean },
): Promise<z.infer<typeof orderCounts>["data"]> {
  const rows = await selectMatchingOrders(db, actor, query)
    .select((pick) => ["orders.status" as const, pick.fn.countAll<number>().as("count")])
    .groupBy("orders.status")
    .execute();
  const none: Record<OrderStatus, number> = {
    placed: 0,
    accepted: 0,
    preparing: 0,
    ready: 0,
    completed: 0,
    rejected: 0,
    cancelled: 0,
  };
  const counts = rows.reduce((sums, { status, count }) => ({ ...sums, [status]: count }), none);
  return query.meals ? { ...counts, meals: await countMeals(selectMatchingOrders(db, actor, query)) } : counts;
}

const maxMealTimes = 50;

async function countMeals(matching: ReturnType<typeof selectMatchingOrders>) {
  const rows = await matching
    .where(isForMeal)
    .select((pick) => [
      "orders.occasion" as const,
      "orders.scheduled_for" as const,
      "restaurants.time_zone" as const,
      pick.fn.countAll<number>().as("count"),
    ])
    .groupBy(["orders.occasion", "orders.scheduled_for", "restaurants.time_zone"])
    .orderBy("orders.scheduled_for")
    .limit(maxMealTimes)
    .execute();
  return rows.flatMap(({ occasion, scheduled_for: at, time_zone, count }) =>
    occasion && at ? [{ occasion, scheduled_for: at.toISOString(), time_zone, count: Number(count) }] : [],
  );
}

function selectMatchingOrders(db: Db, actor: Actor, query: OrderQuery) {
  const scope = createScopeFilter(actor, query.restaurant_id);
  return db
    .selectFrom("orders")
    .innerJoin("restaurants", "restaurants.id", "orders.restaurant_id")
    .where((where) => where.and([...scope(where), ...listFilters(where, query)]));
}

type Condition = Expression<SqlBool>;

function createScopeFilter(actor: Actor, wanted: string | undefined): (where: Where) => Condition[] {
  if (actor.role === "customer") {
    const own = (where: Where) => where("orders.customer_id", "=", actor.id);
    return (where) => (wanted ? [own(where), ofRestaurant(where, wanted)] : [own(where)]);
  }
  if (actor.role === "admin") return (where) => (wanted ? [ofRestaurant(where, wanted)] : []);
  const restaurantId = wanted ?? actor.restaurantIds[0];
  if (actor.role === "agent" || !restaurantId || !actor.restaurantIds.includes(restaurantId)) {
    throw new ApiError("forbidden", "You can see the orders of your own restaurant only.");
  }
  return (where) => [ofRestaurant(where, restaurantId)];
}

const never = sql<SqlBool>`false`;
const ofRestaurant = (where: Where, id: string): Condition =>
  isUuid(id) ? where("orders.restaurant_id", "=", id) : never;

/** Until a counter order is paid its payment method says nothing. */
const hasPaymentMethod = sql<SqlBool>`(orders.source <> 'pos'
  or exists (select from payments where payments.order_id = orders.id))`;

function listFilters(where: Where, query: OrderQuery): Condition[] {
  const { source, order_type, payment_type, status, customer, order_id, search, date_from, date_to } = query;
  const time = query.date_by === "done" ? doneAt : createdAt;
  return [
    source ? where("orders.source", "=", source) : null,
    order_type ? where("orders.order_type", "=", order_type) : null,
    payment_type ? where.and([where("orders.payment_method", "=", payment_type), hasPaymentMethod]) : null,
    status ? (specialStatuses.get(status) ?? statusIs(where, status)) : null,
    customer ? customerIs(where, customer) : null,
    order_id ? numberIs(order_id) : null,
    search?.trim() ? orderMatches(where, search) : null,
    query.date_by === "done" ? isDone : null,
    query.meal ? mealIs(query.meal) : null,
    date_from ? within(time, date_from, "from") : null,
    date_to ? within(time, date_to, "to") : null,
  ].filter((condition) => condition !== null);
}

/** [PRAYER-5] Not ready yet, and for a meal of Ramadan. The index of open orders (migration 004) has few. */
const isForMeal = sql<SqlBool>`(orders.status in ('placed', 'accepted', 'preparing') and orders.occasion is not null)`;

function mealIs(text: string): Condition {
  const [occasion = "", time = ""] = text.split(" ");
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return never;
  return sql<SqlBool>`(${isForMeal} and orders.occasion = ${occasion} and orders.scheduled_for = ${at})`;
}

/** Refunds the provider refused do not count. */
const isRefunded = sql<SqlBool>`exists (select 1 from refunds where refunds.order_id = orders.id and refunds.status <> 'failed')`;

/** Cancelled, and not yet acknowledged by the kitchen. */
const isVoid = sql<SqlBool>`orders.id in (select order_id from kitchen_voids where acknowledged_at is null)`;

/** [RUSH-13] At the counter, not ended without a sale, and not paid: handed over or not. */
const isUnpaid = sql<SqlBool>`(orders.source = 'pos' and orders.status not in ('rejected', 'cancelled')
  and not exists (select from payments where payments.order_id = orders.id))`;

const specialStatuses = new Map<string, Condition>([
  ["refunded", isRefunded],
  ["void", isVoid],
  ["unpaid", isUnpaid],
]);

function statusIs(where: Where, text: string): Condition {
  const statuses = text.split(",").flatMap((name): OrderStatus[] => {
    if (name === "pending") return orderStatuses.filter(isInProgress);
    if (name === "cancelled") return ["rejected", "cancelled"];
    return orderStatuses.filter((status) => status === name);
  });
  return statuses.length > 0 ? where("orders.status", "in", statuses) : never;
}

const customerIs = (where: Where, text: string): Condition =>
  isUuid(text) ? where("orders.customer_id", "=", text) : nameHas(where, text);

/** Part of the order number, with or without "HG-". */
function numberIs(text: string): Condition {
  const digits = /^\s*(?:HG-?)?(\d+)\s*$/i.exec(text)?.[1];
  return digits ? sql<SqlBool>`orders.number::text like ${`%${digits}%`}` : never;
}

const createdAt = sql<Date>`orders.created_at`;

/** Ready or handed over. */
const isDone = sql<SqlBool>`orders.status in ('ready', 'completed')`;

/** When it was ready, or else handed over; otherwise when it was placed. Indexed (migration 080). */
const doneAt = sql<Date>`coalesce(orders.done_at, orders.created_at)`;

function within(at: Expression<Date>, text: string, side: "from" | "to"): Condition {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) {
    throw new ApiError("validation_failed", "Please choose a valid date.", {
      errors: { [`date_${side}`]: "Please choose a valid date." },
    });
  }
  const compare = sql.raw(side === "from" ? ">=" : "<=");
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return sql<SqlBool>`${at} ${compare} ${time}`;
  // Bounds of a local day in UTC for any time zone, so that an index can be used.
  const away = sql.raw(side === "from" ? "- interval '14 hours'" : "+ interval '36 hours'");
  return sql<SqlBool>`(${at} ${compare} ${text}::date::timestamp at time zone 'UTC' ${away}
    and (${at} at time zone restaurants.time_zone)::date ${compare} ${text}::date)`;
}

const sortColumns = {
  date: "orders.created_at",
  orderId: "orders.number",
  amount: "orders.total_cents",
  customer: "orders.customer_name",
  orderType: "orders.order_type",
  status: "orders.status",
} as const;

/** `date` sorts ascending, `-date` descending. */
function toSort(text = "-date"): [(typeof sortColumns)[keyof typeof sortColumns] | typeof doneAt, "asc" | "desc"] {
  const name = text.replace(/^-/, "");
  if (name !== "done" && !isSortName(name)) return [sortColumns.date, "desc"];
  return [name === "done" ? doneAt : sortColumns[name], text.startsWith("-") ? "desc" : "asc"];
}

const isSortName = (name: string): name is keyof typeof sortColumns => Object.hasOwn(sortColumns, name);

/** The last ten digits of a phone number, which identify a US number. Indexed (migration 042). */
const phoneDigits = (column: string) => sql`right(regexp_replace(${sql.raw(column)}, '\\D', '', 'g'), 10)`;
const phones = ["orders.customer_phone", "orders.delivery_address ->> 'contactPhone'"].map(phoneDigits);

/** Digits of a US number without the country code. */
const wholePhone = 10;
/** The minimum number of digits to match part of a phone number. */
const minPhoneDigits = 4;

/**
 * Condition: an order matches by its number (with or without "HG-"), phone number in any format, coupon code, charge id, or part
 * of the customer's name.
 */
function orderMatches(where: Where, text: string): Expression<SqlBool> {
  const searchText = text.trim();
  const digits = searchText.replaceAll(/\D/g, "");
  const number = /^(?:hg-?)?(\d{1,9})$/i.exec(searchText)?.[1];
  return where.or([
    ...(number ? [sql<SqlBool>`orders.number::text like ${`%${number}%`}`] : []),
    ...(/^[+\d\s().-]+$/.test(searchText) ? phonesLike(digits) : []),
    where("orders.coupon_code", "=", searchText.toUpperCase()),
    sql<SqlBool>`orders.id in (select order_id from payments where charge_id = ${searchText})`,
    ...(number ? [] : [nameHas(where, searchText)]),
  ]);
}

function phonesLike(digits: string): Expression<SqlBool>[] {
  if (digits.length >= wholePhone) return phones.map((phone) => sql<SqlBool>`${phone} = ${digits.slice(-wholePhone)}`);
  return digits.length >= minPhoneDigits ? phones.map((phone) => sql<SqlBool>`${phone} like ${`%${digits}%`}`) : [];
}

/** Part of the customer's name. */
const nameHas = (where: Where, text: string): Expression<SqlBool> =>
  where("orders.customer_name", "ilike", `%${text.trim().replaceAll(/[\\%_]/g, "\\$&")}%`);
