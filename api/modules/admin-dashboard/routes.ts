import { type RawBuilder, sql } from "kysely";
import type { ApiDependencies, Db } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, toRoute, withData } from "@api/http/router";
import { listRecentFailedPayments } from "@api/modules/failed-payments/list";
import { listRefunds } from "@api/modules/refunds/list";
import { isWithinDays, parseDays } from "@api/modules/restaurants/report-scope";
import { type Scope, selectPaidSales, selectUnpaidSales } from "@api/modules/sales-reports/earnings";
import { selectMovements, sumMoney, sumMoneyBy } from "@api/modules/sales-reports/money";
import type { AdminDashboard } from "@domain/contract/administration/admin-dashboard";
import { adminDashboardCalls } from "@domain/contract/calls/administration";
import { addDays, defaultTimeZone, localDate } from "@domain/local-time";
import { getPreviousPeriod, monthToDate, type Period, toInstantRange } from "@domain/reporting-period";

/** [HOST-87] */
export function adminDashboardModule({ reads, clock }: ApiDependencies) {
  const router = createRouter();
  router.openapi(toRoute(adminDashboardCalls.getAdminDashboard), async (c) => {
    requireActor(c, "admin");
    return c.json(withData(await readAdminDashboard(reads, c.req.valid("query"), clock.now())), 200);
  });
  return router;
}

const weeksShown = 7;
const refundsShown = 5;

/**
 * [HOST-87, ADMIN-2] Items that await an administrator, and the marketplace's orders and money for a period of New York days (by
 * default the current month), counted as in the sales report. A constant number of queries.
 * @throws ApiError validation_failed (dates)
 */
async function readAdminDashboard(
  db: Db,
  query: { date_from?: string | undefined; date_to?: string | undefined },
  now: Date,
): Promise<AdminDashboard> {
  const today = localDate(now, defaultTimeZone);
  const days = parseDays(query.date_from, query.date_to);
  const to = days.to ?? (days.from && days.from > today ? days.from : today);
  const period = { from: days.from ?? monthToDate(to).from, to };
  const before = getPreviousPeriod(period);
  const [counts, sums, previous, weekly, failed, refunds] = await Promise.all([
    countPlatform(db),
    sumPeriod(db, period),
    sumPeriod(db, before),
    weeklySales(db, to),
    listRecentFailedPayments(db, now),
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

async function countPlatform(db: Db) {
  const { rows } = await sql<
    Record<"pending" | "approved" | "rejected" | "suspended" | "agents" | "active" | "customers", number>
  >`
    select
      count(*) filter (where status = 'pending')::int as pending,
      count(*) filter (where status = 'approved')::int as approved,
      count(*) filter (where status = 'rejected')::int as rejected,
      count(*) filter (where status = 'suspended')::int as suspended,
      (select count(*)::int from users where role = 'agent' and deleted_at is null) as agents,
      (select count(*)::int from users where role = 'agent' and deleted_at is null and is_active) as active,
      (select count(*)::int from users where role = 'customer' and deleted_at is null) as customers
    from restaurants where deleted_at is null`.execute(db);
  const { pending = 0, approved = 0, rejected = 0, suspended = 0 } = rows[0] ?? {};
  const { agents = 0, active = 0, customers = 0 } = rows[0] ?? {};
  return { restaurants: { pending, approved, rejected, suspended }, agents, active_agents: active, customers };
}

const orderCount = sql<number>`count(*)::int`;

/** All restaurants' sales, paid and unpaid. */
const toPlatformScope = (period: Period): Scope => ({ restaurantId: null, period, timeZone: defaultTimeZone });

async function sumPeriod(db: Db, period: Period) {
  const scope = toPlatformScope(period);
  const sales = selectPaidSales(db, scope)
    .select("orders.id")
    .unionAll(selectUnpaidSales(db, scope).select("orders.id"));
  const [counted, money, joined] = await Promise.all([
    db.selectFrom(sales.as("sales")).select(orderCount.as("orders")).executeTakeFirstOrThrow(),
    sumMoney(db, scope),
    db
      .selectFrom("users")
      .where("role", "=", "customer")
      .where(isWithinDays(sql.ref("users.created_at"), period, defaultTimeZone))
      .select(orderCount.as("count"))
      .executeTakeFirstOrThrow(),
  ]);
  return { orders: counted.orders, total_revenue: money.net_sales, money, new_customers: joined.count };
}

/** The weeks up to the last day, including weeks without sales. */
async function weeklySales(db: Db, to: string) {
  const weekday = (new Date(`${to}T00:00:00Z`).getUTCDay() + 6) % 7;
  const first = addDays(to, -weekday - 7 * (weeksShown - 1));
  const starts = Array.from({ length: weeksShown }, (_, index) => addDays(first, 7 * index));
  const instants = starts.map((day) => toInstantRange({ from: day, to: day }, defaultTimeZone).start.toISOString());
  const weekSql = (column: RawBuilder<Date>) =>
    sql<number>`width_bucket(${column}, ${sql.val(instants)}::timestamptz[])`;
  const scope = toPlatformScope({ from: first, to });
  const paid = selectPaidSales(db, scope).select(weekSql(sql.ref("payments.created_at")).as("week"));
  const unpaid = selectUnpaidSales(db, scope).select(weekSql(sql.ref("orders.created_at")).as("week"));
  const [counts, money] = await Promise.all([
    db
      .selectFrom(paid.unionAll(unpaid).as("sales"))
      .select(["week", orderCount.as("orders")])
      .groupBy("week")
      .execute(),
    sumMoneyBy(db, selectMovements(db, scope), sql<string>`${weekSql(sql.ref("at"))}::text`),
  ]);
  return starts.map((week, index) => {
    const orders = counts.find((row) => row.week === index + 1)?.orders ?? 0;
    const total = money.find(({ part }) => part === String(index + 1))?.money.taken_in ?? 0;
    return { week, orders, total };
  });
}
