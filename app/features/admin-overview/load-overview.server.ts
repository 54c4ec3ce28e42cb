import type { LoaderFunctionArgs } from "@remix-run/node";
import { standardZone, toLocal } from "@domain/local-time";
import { growthOf } from "@domain/reporting-period";
import { type AdminDashboard, readAdminDashboard, readCounts } from "~/host/admin-dashboard.server";
import { listInactiveRestaurants } from "~/host/admin.server";
import { listAudit } from "~/host/audit.server";
import { nullIfUnsupported } from "~/host/errors";
import { deskPaths } from "~/lib/desk-paths";
import { beforeText, periodChoices, periodText, readDays, wholePeriod } from "~/lib/period";
import { longDayText } from "~/lib/order-text";
import { requireArea } from "~/session/guards.server";
import { missingText, newsOf } from "~/features/applications/application-parts";
import { auditRow } from "~/features/audit-log/audit-list.server";
import { paymentRow, refundRow } from "./attention.server";
import { weeksOf } from "./weeks.server";
import { ageGroups, waitingText } from "./waiting-text";

/** Oldest first; the list has all of them. */
const shown = 6;
const activities = 5;

/** [ADMIN-2] What waits for an administrator, then the figures of the days that the address names. */
export async function loadOverview({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const { host } = context;
  const days = readDays(new URL(request.url).searchParams);
  const [inactive, known, log] = await Promise.all([
    listInactiveRestaurants(host),
    readAdminDashboard(host, { date_from: days.from, date_to: days.to }).catch(nullIfUnsupported),
    listAudit(host, { per_page: activities }).catch(nullIfUnsupported),
  ]);
  const now = new Date();
  const waiting = inactive.filter(({ status }) => status === "pending");
  const today = toLocal(now, standardZone).date;
  const period = wholePeriod(days, today);
  return {
    day: longDayText(now.toISOString(), standardZone),
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
          missing: application && ((application.sent_again_at && newsOf(application)) || missingText(application)),
          waits: createdAt ? waitingText(application?.sent_again_at ?? createdAt, now) : null,
        })),
    },
    payments: known?.failed_payments && {
      total: known.failed_payments.total,
      rows: known.failed_payments.data.map(paymentRow),
    },
    refunds: known?.open_refunds && { total: known.open_refunds.total, rows: known.open_refunds.data.map(refundRow) },
    counts: known ?? (await readCounts(host)),
    sums: known && sumsOf(known),
    weeks: known?.weekly ? weeksOf(known.weekly, context.logger) : null,
    activity: log?.entries.map(auditRow) ?? null,
    period: known && {
      text: periodText(period, today),
      ...period,
      choices: periodChoices(today).map(({ label, from, to }) => ({
        label,
        to: deskPaths.adminOverview({ from, to }),
        current: from === period.from && to === period.to,
      })),
    },
  };
}

export type AdminOverview = Awaited<ReturnType<typeof loadOverview>>;

function sumsOf(figures: AdminDashboard) {
  const { orders, total_revenue: revenue, money, customers, new_customers: joined, previous } = figures;
  const before = previous && {
    text: beforeText({ from: previous.date_from, to: previous.date_to }),
    orders: growthOf(orders, previous.orders),
    revenue: growthOf(money?.net_sales ?? revenue, (money && previous.money?.net_sales) ?? previous.total_revenue),
  };
  return { orders, revenue, money: money ?? null, customers, joined: joined ?? null, before: before ?? null };
}
