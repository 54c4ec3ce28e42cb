import { scaleBand, scaleLinear } from "d3-scale";
import { arc, pie } from "d3-shape";
import type { Dashboard } from "~/host/reports.server";
import { shortMonth } from "~/lib/period";

/** Shapes of the overview's charts, made where the page is drawn: browsers get finished SVG and no library. */

const labelWidth = 46;
const top = 26;
const foot = 30;
const radius = 6;

/** "$48.3k", "$960", "0" */
export function shortMoney(cents: number): string {
  const dollars = Math.round(cents / 100);
  if (dollars === 0) return "0";
  if (dollars < 1000) return `$${dollars}`;
  return `$${(dollars / 1000).toLocaleString("en-US", { maximumFractionDigits: dollars < 100_000 ? 1 : 0 })}k`;
}

type Months = Dashboard["monthly_sales"];

/** [DASH-5] Bars of months, the last being the current one, in a box of `width` by `height` pixels. Totals in cents. */
export function drawBars(months: Months, { width, height }: { width: number; height: number }) {
  const most = Math.max(...months.map(({ total }) => total), 100);
  const y = scaleLinear([0, most], [height - foot, top]).nice(4);
  const x = scaleBand(
    months.map(({ month }) => month),
    [labelWidth, width],
  )
    .paddingInner(0.32)
    .paddingOuter(0.16);
  const ground = y(0);
  return {
    width,
    height,
    start: labelWidth,
    guides: y.ticks(4).map((value) => ({ y: y(value), label: shortMoney(value) })),
    bars: months.map(({ month, total }, index) => ({
      month: shortMonth(month),
      middle: (x(month) ?? 0) + x.bandwidth() / 2,
      head: y(total),
      path: barPath(x(month) ?? 0, y(total), x.bandwidth(), ground - y(total)),
      value: shortMoney(total),
      isNow: index === months.length - 1,
    })),
  };
}

/** Round at its head alone; a refunded month may come to less than nothing and has no bar. */
function barPath(x: number, y: number, width: number, height: number): string {
  if (height <= 0) return "";
  const r = Math.min(radius, height, width / 2);
  return `M${x},${y + height}V${y + r}q0,${-r} ${r},${-r}h${width - 2 * r}q${r},0 ${r},${r}V${y + height}Z`;
}

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
