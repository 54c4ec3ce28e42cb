import { formatCents } from "@domain/money";
import { categoryLabel } from "@domain/options";
import { Card } from "~/ui/card";
import type { Overview } from "./overview.server";

/** In the order of the parts, so that the largest is the brand's own colour. */
const fills = ["fill-chart-1", "fill-chart-2", "fill-chart-3", "fill-chart-4", "fill-chart-5", "fill-chart-6"];
const grounds = ["bg-chart-1", "bg-chart-2", "bg-chart-3", "bg-chart-4", "bg-chart-5", "bg-chart-6"];

/** [DASH-5] What was sold by category, as a doughnut and, beside it, in numbers. */
export function CategorySales({ categories, days }: { categories: Overview["categories"]; days: string }) {
  const { parts, total, paths, size } = categories;
  return (
    <Card as="section" aria-labelledby="category-sales" className="min-w-0">
      <h2 id="category-sales" className="text-section">
        Sales by category
      </h2>
      <p className="text-meta text-quiet mb-4">{days}, net sales</p>
      {parts.length === 0 ? (
        <p className="text-quiet py-10 text-center">Nothing was sold in these days.</p>
      ) : (
        <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-4 xl:flex-col">
          {paths && (
            <svg
              viewBox={`0 0 ${size} ${size}`}
              role="img"
              aria-labelledby="doughnut-title doughnut-text"
              className="w-38 md:w-42"
            >
              <title id="doughnut-title">Sales by category</title>
              <desc id="doughnut-text">The list beside it has every number.</desc>
              <g transform={`translate(${size / 2} ${size / 2})`}>
                {paths.map((path, index) => (
                  <path key={path} d={path} className={fills[index]} />
                ))}
                <text textAnchor="middle" y={5} fontSize={15} className="fill-ink font-bold">
                  {formatCents(total)}
                </text>
              </g>
            </svg>
          )}
          <ul className="min-w-40 flex-1 self-stretch">
            {parts.map(({ category, total: sold, percent }, index) => (
              <li key={category} className="text-meta flex items-center gap-2.5 py-1">
                <span aria-hidden className={`size-3 shrink-0 rounded-[3px] ${grounds[index]}`} />
                <span className="text-body min-w-0 flex-1">{categoryLabel(category)}</span>
                <span className="text-quiet tabular-nums">{formatCents(sold)}</span>
                <span className="text-ink min-w-10 text-end font-bold tabular-nums">{percent}%</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
