/** A chart's finished shapes, in pixels. */
interface Bars {
  width: number;
  height: number;
  /** Where the bars begin, after the numbers. */
  start: number;
  guides: { y: number; label: string }[];
  bars: { label: string; middle: number; head: number; path: string; value: string; isNow: boolean }[];
}

type BarChartProps = { id: string; title: string; summary: string; bars: Bars; className?: string };

/** Bars that the server drew; `ChartTable` stands below with every number. */
export function BarChart({ id, title, summary, bars, className = "" }: BarChartProps) {
  const { width, height, start, guides } = bars;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-text`}
      direction="ltr"
      className={`w-full overflow-visible ${className}`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{summary} The table below has every number.</desc>
      {guides.map(({ y, label }) => (
        <g key={y}>
          <line x1={start} x2={width} y1={y} y2={y} strokeDasharray="3 5" className="stroke-line" />
          <text x={start - 10} y={y + 4} textAnchor="end" fontSize={13} className="fill-quiet">
            {label}
          </text>
        </g>
      ))}
      {bars.bars.map(({ label, middle, head, path, value, isNow }) => (
        <g key={label + middle}>
          <path d={path} className={isNow ? "fill-bar-now" : "fill-bar"} />
          <text
            x={middle}
            y={height - 8}
            textAnchor="middle"
            fontSize={13}
            className={isNow ? "fill-ink font-bold" : "fill-quiet"}
          >
            {label}
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
