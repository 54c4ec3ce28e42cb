import { deskPaths } from "~/lib/desk-paths";
import { PageHead } from "~/ui/desk/page-head";
import { PeriodMenu } from "~/ui/desk/period-menu";
import { FailedPayments, OpenRefunds } from "./attention";
import type { AdminOverview } from "./load-overview.server";
import { MarketFigures } from "./market-figures";
import { MoneyTaken } from "./money-taken";
import { Activity, Weeks } from "./weeks-and-activity";
import { WaitingForApproval } from "./waiting";

/** [ADMIN-2] What waits comes first, then what there is. */
export function OverviewPage({ overview }: { overview: AdminOverview }) {
  const { day, waiting, payments, refunds, counts, sums, weeks, activity, period } = overview;
  const tasks = waiting.pending + (payments?.total ?? 0) + (refunds?.total ?? 0);
  const needed = tasks === 0 ? "Nothing needs an administrator." : `${tasks} things need an administrator.`;
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Dashboard"
        below={`${day}. ${tasks === 1 ? "1 thing needs an administrator." : needed}`}
        action={period && <PeriodMenu key={period.text} {...period} action={deskPaths.adminOverview()} />}
      />
      <div className="flex flex-col gap-4">
        <div
          className={
            payments || refunds
              ? "grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] 2xl:grid-cols-[minmax(0,1fr)_25rem]"
              : undefined
          }
        >
          <WaitingForApproval {...waiting} />
          <div className="flex min-w-0 flex-col gap-4">
            {payments && <FailedPayments {...payments} />}
            {refunds && <OpenRefunds {...refunds} />}
          </div>
        </div>
        <MarketFigures counts={counts} sums={sums ?? null} />
        {sums?.money && <MoneyTaken money={sums.money} />}
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem] 2xl:grid-cols-[minmax(0,1fr)_25rem]">
          {weeks && <Weeks {...weeks} />}
          {activity && <Activity rows={activity} />}
        </div>
      </div>
    </main>
  );
}
