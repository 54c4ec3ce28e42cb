import type { AppLoadContext } from "@remix-run/node";
import { reviewInboxCalls } from "@domain/contract/calls/review-inbox";
import { pluralize } from "@domain/values/plural";
import { getQueue } from "~/features/halal-evidence/evidence.server";
import { listFailedPayments } from "~/host/administration.server";
import { nullIfFailed } from "~/host/errors";
import { dashboardPaths } from "~/lib/dashboard-paths";

/** What waits for an administrator, with the page where it is done. */
interface Task {
  count: number;
  text: string;
  to: string;
}

/** The counts that nothing else on the overview loads. 0 for a kind that the host cannot tell. */
export async function countTasks({ host, logger }: AppLoadContext): Promise<Omit<Counts, "pending" | "openRefunds">> {
  const withoutKind = nullIfFailed(logger, "A task count of the overview not loaded; page shown without it");
  const [payments, queue, reviews] = await Promise.all([
    listFailedPayments(host, { status: "hanging", sort: "-at", page: 1, per_page: 1 }).catch(withoutKind),
    getQueue(host, "new").catch(withoutKind),
    host
      .call(reviewInboxCalls.listReportedReviews, { query: { state: "waiting", page: 1, per_page: 1 } })
      .catch(withoutKind),
  ]);
  return {
    unsettled: payments?.total ?? 0,
    evidence: queue?.counts.new ?? 0,
    concerns: queue?.counts.reported ?? 0,
    reviews: reviews ? (reviews.total ?? reviews.items.length) : 0,
  };
}

type Counts = Record<"pending" | "openRefunds" | "unsettled" | "evidence" | "concerns" | "reviews", number>;

/** [ADMIN-2] What waits for an administrator, kind by kind. A declined card waits for nobody: nothing was charged. */
export function toTasks({ pending, openRefunds, unsettled, evidence, concerns, reviews }: Counts): Task[] {
  const tasks = [
    { count: pending, text: pluralize(pending, "restaurant"), to: dashboardPaths.adminInactive({ status: "pending" }) },
    {
      count: unsettled,
      text: pluralize(unsettled, "unsettled payment"),
      to: dashboardPaths.adminFailedPayments({ status: "hanging" }),
    },
    { count: openRefunds, text: pluralize(openRefunds, "unfinished refund"), to: dashboardPaths.adminRefunds() },
    { count: evidence, text: pluralize(evidence, "halal review"), to: dashboardPaths.adminHalal() },
    {
      count: concerns,
      text: pluralize(concerns, "halal concern"),
      to: dashboardPaths.adminHalal({ kind: "reported" }),
    },
    {
      count: reviews,
      text: pluralize(reviews, "reported review"),
      to: dashboardPaths.adminReviews({ state: "waiting" }),
    },
  ];
  return tasks.filter(({ count }) => count > 0);
}
