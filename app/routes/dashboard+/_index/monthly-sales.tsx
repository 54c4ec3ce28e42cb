import { formatCents } from "@domain/money";
import { shortMonth } from "~/lib/period";
import { BarChart } from "~/ui/bar-chart";
import { Card } from "~/ui/card";
import { ChartTable } from "~/ui/chart-table";
import type { Overview } from "./overview.server";

/** [DASH-5] Twelve months as bars, six on phones, and the same numbers as a table. */
export function MonthlySales({ bars, months }: Pick<Overview, "bars" | "months">) {
  const summary = `${months.length} months from ${nameOf(months[0]?.month)} to ${nameOf(months.at(-1)?.month)}.`;
  const hasAny = months.some(({ total }) => total !== 0);
  return (
    <Card as="section" aria-labelledby="monthly-sales" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="monthly-sales" className="text-section">
          Monthly sales
        </h2>
        <p className="text-meta text-quiet">
          <span className="max-md:hidden">Last 12 months</span>
          <span className="md:hidden">Last 6 months</span>, after discounts and refunds
        </p>
      </div>
      {!hasAny ? (
        <p className="text-quiet py-10 text-center">Nothing was earned in these months yet.</p>
      ) : bars ? (
        <>
          <BarChart id="bars-wide" title="Monthly sales" bars={bars.wide} summary={summary} className="max-md:hidden" />
          <BarChart id="bars-narrow" title="Monthly sales" bars={bars.narrow} summary={summary} className="md:hidden" />
        </>
      ) : (
        <p className="text-quiet">The chart could not be drawn. Its numbers are in the table.</p>
      )}
      {hasAny && (
        <ChartTable
          caption="Monthly sales"
          heads={["Month", "Earnings"]}
          rows={months.map(({ month, total }) => [nameOf(month), formatCents(total)])}
          open={bars === null}
        />
      )}
    </Card>
  );
}

const nameOf = (month = "") => `${shortMonth(month)} ${month.slice(0, 4)}`;
