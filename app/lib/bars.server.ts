import { scaleBand, scaleLinear } from "d3-scale";

/** Bar charts drawn on the server: browsers get finished SVG and no chart library. */

const top = 26;
const foot = 30;
const radius = 6;

export interface BarPoint {
  /** Unique per bar. */
  key: string;
  /** Below the bar. */
  label: string;
  value: number;
}

interface Box {
  /** Pixels. */
  width: number;
  height: number;
  /** Space for the axis labels. */
  labelWidth?: number;
  /** The scale's minimum upper end. */
  minRange?: number;
  textOf: (value: number) => string;
}

/** Bars in a box; the last one is the current period. */
export function drawBars(points: readonly BarPoint[], { width, height, labelWidth = 46, minRange = 1, textOf }: Box) {
  const maxValue = Math.max(...points.map(({ value }) => value), minRange);
  const y = scaleLinear([0, maxValue], [height - foot, top]).nice(4);
  const x = scaleBand(
    points.map(({ key }) => key),
    [labelWidth, width],
  )
    .paddingInner(0.32)
    .paddingOuter(0.16);
  const ground = y(0);
  return {
    width,
    height,
    start: labelWidth,
    guides: y.ticks(4).map((value) => ({ y: y(value), label: textOf(value) })),
    bars: points.map(({ key, label, value }, index) => ({
      label,
      middle: (x(key) ?? 0) + x.bandwidth() / 2,
      head: y(value),
      path: barPath(x(key) ?? 0, y(value), x.bandwidth(), ground - y(value)),
      value: textOf(value),
      isNow: index === points.length - 1,
    })),
  };
}

/** Rounded at the top only. A month with more refunds than sales is negative and has no bar. */
function barPath(x: number, y: number, width: number, height: number): string {
  if (height <= 0) return "";
  const r = Math.min(radius, height, width / 2);
  return `M${x},${y + height}V${y + r}q0,${-r} ${r},${-r}h${width - 2 * r}q${r},0 ${r},${r}V${y + height}Z`;
}
