import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { getOrders } from "@api/modules/orders/get-orders";
import { parseDays } from "@api/modules/restaurants/report-scope";
import { type Scope, selectPaidSales, selectUnpaidSales } from "@api/modules/sales-reports/earnings";
import { selectMovements, sumMoney, sumMoneyBy } from "@api/modules/sales-reports/money";
import { category, sumSoldBy } from "@api/modules/sales-reports/summary";
import type { Dashboard } from "@domain/contract/report";
import { localDate } from "@domain/local-time";
import {
  computeGrowth,
  getPreviousPeriod,
  monthToDate,
  type Period,
  startOfMonth,
  toInstantRange,
} from "@domain/reporting-period";

export interface Place {
  id: string;
  timeZone: string;
}

const monthsShown = 12;
const productsShown = 5;
const recentShown = 5;

/**
 * [HOST-86, DASH-4…6] A restaurant's sales figures for a period in its time zone, by default the current month. Revenue is net
 * sales, as in the sales report. A constant number of queries.
 * @throws ApiError validation_failed (dates)
 */
export async function readDashboard(
  db: Db,
  place: Place,
  query: { date_from?: string | undefined; date_to?: string | undefined },
  now: Date,
): Promise<Dashboard> {
  const today = localDate(now, place.timeZone);
  const days = parseDays(query.date_from, query.date_to);
  const to = days.to ?? (days.from && days.from > today ? days.from : today);
  const period = { from: days.from ?? monthToDate(to).from, to };
  const before = getPreviousPeriod(period);
  const [sums, previous, months, categories, products, recent, waiting] = await Promise.all([
    sumPeriod(db, place, period),
    sumPeriod(db, place, before),
    monthlySales(db, place, to),
    sumSoldBy(db, selectMovements(db, toScope(place, period)), category),
    topProducts(db, place, period),
    recentOrders(db, place),
    waitingOrders(db, place),
  ]);
  return {
    ...sums,
    growth: computeGrowth(sums.total_revenue, previous.total_revenue),
    monthly_sales: months,
    sales_by_category: categories.map(({ category: name, total }) => ({ category: name, total })),
    top_products: products,
    recent_orders: recent,
    previous: { ...previous, date_from: before.from, date_to: before.to },
    waiting,
  };
}

/** The dashboard of staff without access to sales: orders in progress, no sums. */
export async function readWork(db: Db, place: Place, now: Date): Promise<Dashboard> {
  const today = localDate(now, place.timeZone);
  const [recent, waiting] = await Promise.all([recentOrders(db, place), waitingOrders(db, place)]);
  const none = { total_revenue: 0, orders: 0, paid_orders: 0, customers: 0 };
  return {
    ...none,
    figures_hidden: true,
    growth: null,
    monthly_sales: [],
    sales_by_category: [],
    top_products: [],
    recent_orders: recent,
    previous: { ...none, date_from: today, date_to: today },
    waiting,
  };
}

/** Net sales, number of sales, and number of customers in these days. */
export async function sumPeriod(db: Db, place: Place, period: Period) {
  const scope = toScope(place, period);
  // Counter guests without a name or number cannot be told apart, so they are not counted.
  const buyer = sql<string | null>`coalesce(orders.customer_id::text, orders.customer_phone)`.as("buyer");
  const isPaid = (paid: boolean) => sql<boolean>`${sql.lit(paid)}`.as("is_paid");
  const sales = selectPaidSales(db, scope)
    .select([buyer, isPaid(true)])
    .unionAll(selectUnpaidSales(db, scope).select([buyer, isPaid(false)]));
  const [money, row] = await Promise.all([
    sumMoney(db, scope),
    db
      .selectFrom(sales.as("sales"))
      .select([sql<number>`count(*)::int`.as("orders"), sql<number>`count(distinct buyer)::int`.as("customers")])
      .select(sql<number>`(count(*) filter (where is_paid))::int`.as("paid_orders"))
      .executeTakeFirstOrThrow(),
  ]);
  return { total_revenue: money.net_sales, ...row };
}

const toScope = ({ id, timeZone }: Place, period: Period): Scope => ({ restaurantId: id, period, timeZone });

/** The twelve months up to the period's end, including months without sales. */
async function monthlySales(db: Db, place: Place, to: string) {
  const from = startOfMonth(to, 1 - monthsShown);
  const names = Array.from({ length: monthsShown }, (_, index) => startOfMonth(from, index));
  // The start of each month in the restaurant's time zone: rows are bucketed without converting their dates.
  const starts = names.map((day) => toInstantRange({ from: day, to: day }, place.timeZone).start.toISOString());
  const months = await sumMoneyBy(
    db,
    selectMovements(db, toScope(place, { from, to })),
    sql<string>`width_bucket(at, ${sql.val(starts)}::timestamptz[])::text`,
  );
  return names.map((name, index) => {
    const month = months.find(({ part }) => part === String(index + 1));
    return { month: name.slice(0, 7), total: month?.money.net_sales ?? 0 };
  });
}

/** The most sold items among paid orders, by quantity. */
export async function topProducts(db: Db, place: Place, period: Period) {
  const total = sql<number>`sum(order_items.line_total_cents)::bigint`;
  const quantity = sql<number>`sum(order_items.quantity)::int`;
  const rows = await selectPaidSales(db, toScope(place, period))
    .innerJoin("order_items", "order_items.order_id", "orders.id")
    .where("order_items.quantity", ">", 0)
    .select(["order_items.menu_item_id", sql<string>`max(order_items.name)`.as("name")])
    .select([sql<string | null>`max(order_items.image)`.as("image"), quantity.as("quantity"), total.as("total")])
    // Deleted items keep the name they were ordered under.
    .groupBy(["order_items.menu_item_id", sql`case when order_items.menu_item_id is null then order_items.name end`])
    .orderBy(quantity, "desc")
    .orderBy(total, "desc")
    .limit(productsShown)
    .execute();
  return rows.map((row) => ({ ...row, total: Number(row.total) }));
}

async function recentOrders(db: Db, { id }: Place) {
  const rows = await db
    .selectFrom("orders")
    .select("id")
    .where("restaurant_id", "=", id)
    .orderBy("created_at", "desc")
    .orderBy("number", "desc")
    .limit(recentShown)
    .execute();
  return getOrders(
    db,
    rows.map((row) => row.id),
  );
}

async function waitingOrders(db: Db, { id }: Place): Promise<NonNullable<Dashboard["waiting"]>> {
  const rows = await db
    .selectFrom("orders")
    .select(["status", sql<number>`count(*)::int`.as("count")])
    .where("restaurant_id", "=", id)
    .where("status", "in", ["placed", "accepted", "preparing", "ready"])
    .groupBy("status")
    .execute();
  const none = { placed: 0, accepted: 0, preparing: 0, ready: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}
