/** The shapes of a chart, in pixels. */
interface Bars {
  width: number;
  height: number;
  /** Where the bars begin, after the axis labels. */
  start: number;
  guides: { y: number; label: string }[];
  bars: { label: string; middle: number; head: number; path: string; value: string; isNow: boolean }[];
}

type BarChartProps = { id: string; title: string; summary: string; bars: Bars; className?: string };

/** A bar chart drawn on the server; `ChartTable` below has all numbers. */
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

type ChartTableProps = {
  caption: string;
  /** Column headings; the first column names the rows. */
  heads: string[];
  rows: string[][];
  /** Open by default, for when the chart could not be drawn. */
  open?: boolean;
};

/** A chart's numbers as a table, behind "Show as table". */
export function ChartTable({ caption, heads, rows, open }: ChartTableProps) {
  return (
    <details className="mt-2" open={open || undefined}>
      <summary className="text-label text-primary-text rounded-tag inline-flex min-h-11 items-center underline underline-offset-4">
        Show as table
      </summary>
      <table className="text-meta mt-1 w-full">
        <caption className="sr-only">{caption}</caption>
        <thead className={heads.length === 2 ? "sr-only" : undefined}>
          <tr>
            {heads.map((head, index) => (
              <th key={head} scope="col" className={`text-quiet py-1.5 ${index === 0 ? "text-start" : "text-end"}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = "", ...values]) => (
            <tr key={name} className="border-line not-last:border-b">
              <th scope="row" className="py-1.5 text-start font-medium">
                {name}
              </th>
              {values.map((value, index) => (
                <td key={heads[index + 1]} className="text-end tabular-nums">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
