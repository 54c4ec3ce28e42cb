import { arc, pie } from "d3-shape";
import type { Dashboard } from "~/host/books.server";
import { drawBars } from "~/lib/bars.server";
import { shortMonth } from "~/lib/lists/period";

/** Shapes of the overview's charts, made where the page is drawn: browsers get finished SVG and no library. */

/** "$48.3k", "$960", "0" */
export function shortMoney(cents: number): string {
  const dollars = Math.round(cents / 100);
  if (dollars === 0) return "0";
  if (dollars < 1000) return `$${dollars}`;
  return `$${(dollars / 1000).toLocaleString("en-US", { maximumFractionDigits: dollars < 100_000 ? 1 : 0 })}k`;
}

type Months = Dashboard["monthly_sales"];

/** [DASH-5] Bars of months, the last being the current one, in a box of `width` by `height` pixels. Totals in cents. */
export const drawMonths = (months: Months, box: { width: number; height: number }) =>
  drawBars(
    months.map(({ month, total }) => ({ key: month, label: shortMonth(month), value: total })),
    { ...box, least: 100, textOf: shortMoney },
  );

/** Parts of a whole at most; what is smaller is added up as "Other". */
const mostParts = 6;

type Categories = Dashboard["sales_by_category"];

export function partsOf(categories: Categories): (Categories[number] & { percent: number })[] {
  const sold = categories.filter(({ total }) => total > 0);
  const isMany = sold.length > mostParts;
  const shown = isMany ? sold.slice(0, mostParts - 1) : sold;
  const rest = sold.slice(shown.length).reduce((sum, { total }) => sum + total, 0);
  const whole = sold.reduce((sum, { total }) => sum + total, 0);
  return [...shown, ...(isMany ? [{ category: "Everything else", total: rest }] : [])].map((part) => ({
    ...part,
    percent: Math.round((part.total / whole) * 100),
  }));
}

/** [DASH-5] One path a part, around the middle of a square of `size` pixels. */
export function drawDoughnut(parts: readonly { total: number }[], size: number): string[] {
  const ring = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
    .innerRadius(size * 0.31)
    .outerRadius(size / 2)
    .cornerRadius(1);
  // Gaps of three pixels at the rim; a single part has none.
  const slices = pie<{ total: number }>()
    .value(({ total }) => total)
    .sort(null)
    .padAngle(parts.length > 1 ? 6 / size : 0);
  return slices([...parts]).map((slice) => ring(slice) ?? "");
}
