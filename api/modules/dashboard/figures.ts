import type { Dashboard } from "@domain/contract/report";
import { toLocal } from "@domain/local-time";
import { growthOf, instantsOf, monthToDate, type Period, periodBefore, startOfMonth } from "@domain/reporting-period";
import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { readOrders } from "@api/modules/orders/read-orders";
import { readDays, within } from "@api/modules/restaurants/books";
import {
  platformSharesCents,
  givenBackCents,
  hasPlatformShare,
  isBorneByPlatform,
  isGivenBack,
  isSale,
} from "@api/modules/sales-reports/sold";

export interface Place {
  id: string;
  timeZone: string;
}

const monthsShown = 12;
const productsShown = 5;
const recentShown = 5;

/**
 * [HOST-86, DASH-4…6] Figures of a restaurant's sales in a period of its own days, the running month unless said otherwise.
 * Revenue is what sales came to less what the restaurant gave back of them, as in the sales report. A constant number of queries.
 * @throws ApiError validation_failed (dates)
 */
export async function readDashboard(
  db: Db,
  place: Place,
  asked: { date_from?: string | undefined; date_to?: string | undefined },
  now: Date,
): Promise<Dashboard> {
  const today = toLocal(now, place.timeZone).date;
  const days = readDays(asked.date_from, asked.date_to);
  const to = days.to ?? (days.from && days.from > today ? days.from : today);
  const period = { from: days.from ?? monthToDate(to).from, to };
  const before = periodBefore(period);
  const [sums, previous, months, categories, products, recent, waiting] = await Promise.all([
    sumsOf(db, place, period),
    sumsOf(db, place, before),
    monthlySales(db, place, to),
    salesByCategory(db, place, period),
    topProducts(db, place, period),
    recentOrders(db, place),
    waitingOrders(db, place),
  ]);
  return {
    ...sums,
    growth: growthOf(sums.total_revenue, previous.total_revenue),
    monthly_sales: months,
    sales_by_category: categories,
    top_products: products,
    recent_orders: recent,
    previous: { ...previous, date_from: before.from, date_to: before.to },
    waiting,
  };
}

const salesOf = (db: Db, { id, timeZone }: Place, period: Period) =>
  db
    .selectFrom("orders")
    .where("orders.restaurant_id", "=", id)
    .where(isSale)
    .where(within(sql.ref("orders.created_at"), period, timeZone));

const totalCents = sql<string>`coalesce(sum(orders.total_cents), 0)`;

/** What the restaurant gave back of sales. Joined from the few refunds, since looking them up order by order takes longer than all the rest. */
export const givenBackOf = (db: Db, place: Place, period: Period) =>
  salesOf(db, place, period)
    .innerJoin("refunds", "refunds.order_id", "orders.id")
    .where(isGivenBack)
    .where((where) => where.not(isBorneByPlatform));

/** What the platform pays of sales: from the few orders that have any. */
const platformShareOf = (db: Db, place: Place, period: Period) => salesOf(db, place, period).where(hasPlatformShare);

/** What sales of the period came to less what was given back of them, how many they were, and of how many customers. */
export async function sumsOf(db: Db, place: Place, period: Period) {
  const [row, refunds, share] = await Promise.all([
    salesOf(db, place, period)
      .select([totalCents.as("cents"), sql<number>`count(*)::int`.as("orders")])
      // A guest at the counter who left nothing is nobody one could count twice.
      .select(
        sql<number>`count(distinct coalesce(orders.customer_id::text, orders.customer_phone))::int`.as("customers"),
      )
      .executeTakeFirstOrThrow(),
    givenBackOf(db, place, period).select(givenBackCents.as("cents")).executeTakeFirstOrThrow(),
    platformShareOf(db, place, period).select(platformSharesCents.as("cents")).executeTakeFirstOrThrow(),
  ]);
  return {
    total_revenue: Number(row.cents) - Number(refunds.cents) + Number(share.cents),
    orders: row.orders,
    customers: row.customers,
  };
}

/** The last twelve months up to the period's end; a month without sales is there with 0. */
async function monthlySales(db: Db, place: Place, to: string) {
  const from = startOfMonth(to, 1 - monthsShown);
  const names = Array.from({ length: monthsShown }, (_, index) => startOfMonth(from, index));
  // The months' first instants by the restaurant's clock: a row is put into its month without asking for its local date.
  const starts = names.map((day) => instantsOf({ from: day, to: day }, place.timeZone).start.toISOString());
  const month = sql<number>`width_bucket(orders.created_at, ${sql.val(starts)}::timestamptz[])`;
  const [sales, refunds, share] = await Promise.all([
    salesOf(db, place, { from, to })
      .select([month.as("month"), totalCents.as("cents")])
      .groupBy("month")
      .execute(),
    givenBackOf(db, place, { from, to })
      .select([month.as("month"), givenBackCents.as("cents")])
      .groupBy("month")
      .execute(),
    platformShareOf(db, place, { from, to })
      .select([month.as("month"), platformSharesCents.as("cents")])
      .groupBy("month")
      .execute(),
  ]);
  const centsOf = (rows: typeof sales, index: number) =>
    Number(rows.find((row) => row.month === index + 1)?.cents ?? 0);
  return names.map((name, index) => ({
    month: name.slice(0, 7),
    total: centsOf(sales, index) - centsOf(refunds, index) + centsOf(share, index),
  }));
}

/** What was sold before discounts, most first: a discount, a fee or a tip belongs to no category. */
async function salesByCategory(db: Db, place: Place, period: Period) {
  const category = sql<string>`coalesce(nullif(order_items.category, ''), 'Other')`;
  const total = sql<number>`sum(order_items.line_total_cents)::bigint`;
  const rows = await salesOf(db, place, period)
    .innerJoin("order_items", "order_items.order_id", "orders.id")
    .select([category.as("category"), total.as("total")])
    .groupBy(category)
    .orderBy(total, "desc")
    .orderBy(category)
    .execute();
  return rows.map((row) => ({ category: row.category, total: Number(row.total) }));
}

/** What was sold most, by number. */
export async function topProducts(db: Db, place: Place, period: Period) {
  const total = sql<number>`sum(order_items.line_total_cents)::bigint`;
  const quantity = sql<number>`sum(order_items.quantity)::int`;
  const rows = await salesOf(db, place, period)
    .innerJoin("order_items", "order_items.order_id", "orders.id")
    .select(["order_items.menu_item_id", sql<string>`max(order_items.name)`.as("name")])
    .select([sql<string | null>`max(order_items.image)`.as("image"), quantity.as("quantity"), total.as("total")])
    // An item that is gone from the menu keeps its name.
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
  return readOrders(
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
