import type { AdminDashboard } from "@domain/contract/admin-dashboard";
import { addDays, standardZone, toLocal } from "@domain/local-time";
import { monthToDate, type Period, periodBefore } from "@domain/reporting-period";
import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { recentFailedPayments } from "@api/modules/failed-payments/list";
import { listRefunds } from "@api/modules/refunds/read";
import { readDays, within } from "@api/modules/restaurants/books";
import { givenBackCents, isGivenBack, isSale } from "@api/modules/sales-reports/sold";

const weeksShown = 7;
const refundsShown = 5;

/**
 * [HOST-87, ADMIN-2] What needs an administrator, and the marketplace's figures: orders and revenue of a period of New York's
 * days, the running month unless said otherwise, as the sales report counts them. A constant number of queries.
 * @throws ApiError validation_failed (dates)
 */
export async function readAdminDashboard(
  db: Db,
  asked: { date_from?: string | undefined; date_to?: string | undefined },
  now: Date,
): Promise<AdminDashboard> {
  const today = toLocal(now, standardZone).date;
  const days = readDays(asked.date_from, asked.date_to);
  const to = days.to ?? (days.from && days.from > today ? days.from : today);
  const period = { from: days.from ?? monthToDate(to).from, to };
  const before = periodBefore(period);
  const [counts, sums, previous, weekly, failed, refunds] = await Promise.all([
    countsOf(db),
    sumsOf(db, period),
    sumsOf(db, before),
    weeklySales(db, to),
    recentFailedPayments(db, now),
    listRefunds(db, ["pending", "failed"], { page: 1, perPage: refundsShown }),
  ]);
  return {
    ...counts,
    ...sums,
    previous: { ...previous, date_from: before.from, date_to: before.to },
    weekly,
    failed_payments: failed,
    open_refunds: refunds,
  };
}

async function countsOf(db: Db) {
  const { rows } = await sql<Record<"pending" | "approved" | "rejected" | "agents" | "active" | "customers", number>>`
    select
      count(*) filter (where status = 'pending')::int as pending,
      count(*) filter (where status = 'approved')::int as approved,
      count(*) filter (where status = 'rejected')::int as rejected,
      (select count(*)::int from users where role = 'agent' and deleted_at is null) as agents,
      (select count(*)::int from users where role = 'agent' and deleted_at is null and is_active) as active,
      (select count(*)::int from users where role = 'customer' and deleted_at is null) as customers
    from restaurants where deleted_at is null`.execute(db);
  const { pending = 0, approved = 0, rejected = 0, agents = 0, active = 0, customers = 0 } = rows[0] ?? {};
  return { restaurants: { pending, approved, rejected }, agents, active_agents: active, customers };
}

const salesIn = (db: Db, period: Period) =>
  db
    .selectFrom("orders")
    .where(isSale)
    .where(within(sql.ref("orders.created_at"), period, standardZone));

const orderCount = sql<number>`count(*)::int`;
const totalCents = sql<string>`coalesce(sum(orders.total_cents), 0)`;

/** What was given back of sales: joined from the few refunds. */
const givenBackIn = (db: Db, period: Period) =>
  salesIn(db, period).innerJoin("refunds", "refunds.order_id", "orders.id").where(isGivenBack);

async function sumsOf(db: Db, period: Period) {
  const [sales, refunds, joined] = await Promise.all([
    salesIn(db, period)
      .select([totalCents.as("cents"), orderCount.as("orders")])
      .executeTakeFirstOrThrow(),
    givenBackIn(db, period).select(givenBackCents.as("cents")).executeTakeFirstOrThrow(),
    db
      .selectFrom("users")
      .where("role", "=", "customer")
      .where(within(sql.ref("users.created_at"), period, standardZone))
      .select(orderCount.as("count"))
      .executeTakeFirstOrThrow(),
  ]);
  const revenue = Number(sales.cents) - Number(refunds.cents);
  return { orders: sales.orders, total_revenue: revenue, new_customers: joined.count };
}

/** The weeks up to the last day; one without sales is there with 0. */
async function weeklySales(db: Db, to: string) {
  const weekday = (new Date(`${to}T00:00:00Z`).getUTCDay() + 6) % 7;
  const first = addDays(to, -weekday - 7 * (weeksShown - 1));
  const zone = sql.lit(standardZone);
  const week = sql<string>`to_char(date_trunc('week', orders.created_at at time zone ${zone}), 'YYYY-MM-DD')`;
  const weeks = { from: first, to };
  const [sales, refunds] = await Promise.all([
    salesIn(db, weeks)
      .select([week.as("week"), orderCount.as("orders"), totalCents.as("cents")])
      .groupBy(week)
      .execute(),
    givenBackIn(db, weeks)
      .select([week.as("week"), givenBackCents.as("cents")])
      .groupBy(week)
      .execute(),
  ]);
  const sold = new Map(sales.map((row) => [row.week, row]));
  const given = new Map(refunds.map((row) => [row.week, Number(row.cents)]));
  return Array.from({ length: weeksShown }, (_, index) => {
    const start = addDays(first, 7 * index);
    const row = sold.get(start);
    return { week: start, orders: row?.orders ?? 0, total: Number(row?.cents ?? 0) - (given.get(start) ?? 0) };
  });
}
