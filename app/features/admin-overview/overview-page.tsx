import { Fragment } from "react";
import { formatCount } from "@domain/values/plural";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Figures, Change } from "~/ui/dashboard/figures";
import { PeriodMenu } from "~/ui/dashboard/menu";
import { PageHead } from "~/ui/dashboard/page-head";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";
import { FailedPayments, OpenRefunds } from "./attention";
import type { AdminOverview } from "./load-overview.server";
import { WaitingForApproval } from "./waiting";
import { Activity, Weeks } from "./weeks-and-activity";

/** [ADMIN-2] What needs attention comes before the figures. */
export function OverviewPage({ overview }: { overview: AdminOverview }) {
  const { day, tasks, waiting, payments, refunds, counts, sums, weeks, activity, period } = overview;
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Dashboard"
        below={
          <>
            {day}. <Tasks tasks={tasks} />
          </>
        }
        action={period && <PeriodMenu key={period.text} {...period} action={dashboardPaths.adminOverview()} />}
      />
      <div className="flex flex-col gap-4">
        <div className={payments || refunds ? "grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]" : undefined}>
          <WaitingForApproval {...waiting} />
          <div className="flex min-w-0 flex-col gap-4">
            {payments && <FailedPayments {...payments} />}
            {refunds && <OpenRefunds {...refunds} />}
          </div>
        </div>
        <MarketFigures counts={counts} sums={sums ?? null} />
        {sums?.money && <MoneyTaken money={sums.money} />}
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
          {weeks && <Weeks {...weeks} />}
          {activity && <Activity rows={activity} />}
        </div>
      </div>
    </main>
  );
}

/** The number of what waits, and each kind of it as a link. */
function Tasks({ tasks }: { tasks: AdminOverview["tasks"] }) {
  const sum = tasks.reduce((total, { count }) => total + count, 0);
  if (sum === 0) return "Nothing needs an administrator.";
  return (
    <>
      {sum === 1 ? "1 thing needs" : `${sum} things need`} an administrator:{" "}
      {tasks.map(({ text, to }, index) => (
        <Fragment key={to}>
          {index > 0 && ", "}
          <TextLink to={to}>{text}</TextLink>
        </Fragment>
      ))}
      .
    </>
  );
}

/**
 * The components of net sales, and what customers paid on top. The money belongs to the restaurants; the platform only
 * handles it.
 */
function MoneyTaken({ money }: { money: NonNullable<NonNullable<AdminOverview["sums"]>["money"]> }) {
  const { gross_sales, discounts, refunds, tax, tips, delivery_fees, taken_in } = money;
  return (
    <Figures
      label="Money of all restaurants"
      figures={[
        { label: "Gross sales", value: <Money cents={gross_sales} />, note: "Before discounts" },
        { label: "Discounts", value: <Money cents={-discounts} />, note: "Offers and coupons" },
        { label: "Refunds", value: <Money cents={-refunds} />, note: "For items, without their tax, tips and fees" },
        {
          label: "Tax, tips, delivery",
          value: <Money cents={tax + tips + delivery_fees} />,
          note: "On top of net sales",
        },
        { label: "Taken in", value: <Money cents={taken_in} />, note: "All that customers paid" },
      ]}
    />
  );
}

/** [ADMIN-2] Current totals, and the figures of the chosen days. */
function MarketFigures({ counts, sums }: { counts: AdminOverview["counts"]; sums: AdminOverview["sums"] | null }) {
  const { pending, approved, rejected, suspended } = counts.restaurants;
  const before = sums?.before;
  return (
    <Figures
      label="Marketplace"
      figures={[
        {
          label: "Restaurants",
          value: formatCount(pending + approved + rejected + (suspended ?? 0)),
          note: `${approved} listed, ${pending} pending, ${rejected} rejected${suspended ? `, ${suspended} suspended` : ""}`,
        },
        ...(sums
          ? [
              {
                label: "Orders",
                value: formatCount(sums.orders),
                note: before && <Change percent={before.orders} before={before} />,
              },
              {
                label: sums.money ? "Net sales" : "Revenue",
                value: <Money cents={sums.money?.net_sales ?? sums.revenue} />,
                note: before && <Change percent={before.revenue} before={before} />,
              },
              {
                label: "Customers",
                value: formatCount(sums.customers),
                note: sums.joined === null ? undefined : `${formatCount(sums.joined)} new in these days`,
              },
            ]
          : []),
        {
          label: "Sales agents",
          value: formatCount(counts.agents),
          note: counts.active_agents == null ? undefined : `${formatCount(counts.active_agents)} active`,
        },
      ]}
    />
  );
}
