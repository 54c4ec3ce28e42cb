import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { AdminDashboard, AdminRefund, FailedPayment } from "@domain/contract/administration/admin-dashboard";
import { defaultTimeZone, localDate } from "@domain/local-time";
import { formatCents } from "@domain/money";
import { computeGrowth } from "@domain/reporting-period";
import { formatCount } from "@domain/values/plural";
import { toOutcome } from "~/features/admin-lists/outcome";
import { missingText, getApplicationNews } from "~/features/applications/application-parts";
import { toAuditRow } from "~/features/audit-log/audit-list.server";
import { listInactiveRestaurants } from "~/host/admin-restaurants.server";
import { getAdminDashboard, getPlatformCounts, listAuditEntries } from "~/host/administration.server";
import { nullIfUnsupported } from "~/host/errors";
import { drawBars } from "~/lib/bars.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { comparisonTexts, dayText, periodChoices, periodText, readDays, wholePeriod } from "~/lib/lists/period";
import { longDayText, shortMomentText } from "~/lib/text/order-text";
import { requireArea } from "~/session/guards.server";
import { countTasks, toTasks } from "./tasks.server";
import { ageGroups, waitingText } from "./waiting-text";

/** Oldest first; the list page has all of them. */
const shown = 6;
const activities = 5;

/** [ADMIN-2] What needs an administrator's attention, then the figures of the URL's days. */
export async function loadOverview({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const { host } = context;
  const days = readDays(new URL(request.url).searchParams);
  const [inactive, known, log, taskCounts] = await Promise.all([
    listInactiveRestaurants(host),
    getAdminDashboard(host, { date_from: days.from, date_to: days.to }).catch(nullIfUnsupported),
    listAuditEntries(host, { per_page: activities }).catch(nullIfUnsupported),
    countTasks(context),
  ]);
  const now = new Date();
  const waiting = inactive.filter(({ status }) => status === "pending");
  const today = localDate(now, defaultTimeZone);
  const period = wholePeriod(days, today);
  const openRefunds = known?.open_refunds?.total ?? 0;
  return {
    tasks: toTasks({ ...taskCounts, pending: waiting.length, openRefunds }),
    day: longDayText(now.toISOString(), defaultTimeZone),
    waiting: {
      pending: waiting.length,
      ages: ageGroups(
        waiting.flatMap(({ createdAt, application }) => application?.sent_again_at ?? createdAt ?? []),
        now,
      ),
      oldest: waiting
        .slice(0, shown)
        .map(({ id, name, category, cuisine, logo, ownerEmail, createdAt, application }) => ({
          id,
          name,
          kind: cuisine && cuisine !== "Other" ? cuisine : category,
          logo,
          ownerEmail,
          by: application && (application.registered_by ? "agent" : "direct"),
          missing:
            application && ((application.sent_again_at && getApplicationNews(application)) || missingText(application)),
          waits: createdAt ? waitingText(application?.sent_again_at ?? createdAt, now) : null,
        })),
    },
    payments: known?.failed_payments && {
      total: known.failed_payments.total,
      rows: known.failed_payments.data.map(toPaymentRow),
    },
    refunds: known?.open_refunds && { total: known.open_refunds.total, rows: known.open_refunds.data.map(toRefundRow) },
    counts: known ?? (await getPlatformCounts(host)),
    sums: known && toTotals(known),
    weeks: known?.weekly ? toWeeksChart(known.weekly, context.logger) : null,
    activity: log?.entries.map(toAuditRow) ?? null,
    period: known && {
      text: periodText(period, today),
      ...period,
      choices: periodChoices(today).map(({ label, from, to }) => ({
        label,
        to: dashboardPaths.adminOverview({ from, to }),
        current: from === period.from && to === period.to,
      })),
    },
  };
}

export type AdminOverview = Awaited<ReturnType<typeof loadOverview>>;

function toTotals(figures: AdminDashboard) {
  const { orders, total_revenue: revenue, money, customers, new_customers: joined, previous } = figures;
  const before = previous && {
    ...comparisonTexts({ from: previous.date_from, to: previous.date_to }),
    orders: computeGrowth(orders, previous.orders),
    revenue: computeGrowth(money?.net_sales ?? revenue, (money && previous.money?.net_sales) ?? previous.total_revenue),
  };
  return { orders, revenue, money: money ?? null, customers, joined: joined ?? null, before: before ?? null };
}

type Weeks = NonNullable<AdminDashboard["weekly"]>;

/** Orders of the last weeks: as a chart (null if it could not be drawn) and as a table. */
function toWeeksChart(weeks: Weeks, logger: AppLoadContext["logger"]) {
  const points = weeks.map(({ week, orders }) => ({ key: week, label: dayText(week), value: orders }));
  const rows = weeks.map(({ week, orders, total }) => [dayText(week), formatCount(orders), formatCents(total)]);
  const hasAny = weeks.some(({ orders }) => orders > 0);
  try {
    const draw = (width: number, height: number) =>
      drawBars(points, { width, height, labelWidth: 34, minRange: 4, textOf: formatCount });
    return { rows, hasAny, bars: { wide: draw(520, 260), narrow: draw(330, 220) } };
  } catch (error) {
    logger.error({ err: error }, "The chart of the weeks could not be drawn");
    return { rows, hasAny, bars: null };
  }
}

function toPaymentRow({ id, restaurant, amount, at, status, reason }: FailedPayment) {
  const { text, charged } = toOutcome(status, reason ?? null);
  return {
    id,
    place: restaurant?.name ?? "Go Pass",
    restaurantId: restaurant?.id ?? null,
    amount,
    when: shortMomentText(at, defaultTimeZone, new Date()),
    text: `${text}. ${charged}.`,
    isBad: status !== "declined" && status !== "refunded",
  };
}

const toRefundRow = ({ id, order, restaurant, amount, status, reason, createdAt }: AdminRefund) => ({
  id,
  title: [order?.number, restaurant?.name].filter(Boolean).join(", ") || "Go Pass",
  amount,
  isFailed: status === "failed",
  reason,
  since: shortMomentText(createdAt, defaultTimeZone, new Date()),
});
