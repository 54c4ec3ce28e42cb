import { formatCents } from "@domain/money";
import { Card } from "~/ui/card";
import { shortMonth } from "~/lib/period";
import type { Overview } from "./overview.server";

type Bars = NonNullable<Overview["bars"]>["wide"];

/** [DASH-5] Twelve months as bars, six on phones, and the same numbers as a table. */
export function MonthlySales({ bars, months }: Pick<Overview, "bars" | "months">) {
  const summary = `${months.length} months from ${nameOf(months[0]?.month)} to ${nameOf(months.at(-1)?.month)}.`;
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
      {bars ? (
        <>
          <BarChart id="bars-wide" bars={bars.wide} summary={summary} className="max-md:hidden" />
          <BarChart id="bars-narrow" bars={bars.narrow} summary={summary} className="md:hidden" />
        </>
      ) : (
        <p className="text-quiet">The chart could not be drawn. Its numbers are in the table.</p>
      )}
      <details className="mt-2" open={bars === null || undefined}>
        <summary className="text-label text-primary-text rounded-tag inline-flex min-h-11 items-center underline underline-offset-4">
          Show as table
        </summary>
        <table className="text-meta mt-1 w-full">
          <caption className="sr-only">Monthly sales</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Sales</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, total }) => (
              <tr key={month} className="border-line not-last:border-b">
                <th scope="row" className="py-1.5 text-start font-medium">
                  {nameOf(month)}
                </th>
                <td className="text-end tabular-nums">{formatCents(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}

const nameOf = (month = "") => `${shortMonth(month)} ${month.slice(0, 4)}`;

function BarChart({ id, bars, summary, className }: { id: string; bars: Bars; summary: string; className: string }) {
  const { width, height, start, guides } = bars;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-text`}
      direction="ltr"
      className={`w-full overflow-visible ${className}`}
    >
      <title id={`${id}-title`}>Monthly sales</title>
      <desc id={`${id}-text`}>{summary} The table below has every number.</desc>
      {guides.map(({ y, label }) => (
        <g key={label}>
          <line x1={start} x2={width} y1={y} y2={y} strokeDasharray="3 5" className="stroke-line" />
          <text x={start - 10} y={y + 4} textAnchor="end" fontSize={13} className="fill-quiet">
            {label}
          </text>
        </g>
      ))}
      {bars.bars.map(({ month, middle, head, path, value, isNow }) => (
        <g key={month + middle}>
          <path d={path} className={isNow ? "fill-bar-now" : "fill-bar"} />
          <text
            x={middle}
            y={height - 8}
            textAnchor="middle"
            fontSize={13}
            className={isNow ? "fill-ink font-bold" : "fill-quiet"}
          >
            {month}
          </text>
          {isNow && (
            <text x={middle} y={head - 8} textAnchor="middle" fontSize={13} className="fill-ink font-bold">
              {value}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
