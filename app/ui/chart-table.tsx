type ChartTableProps = {
  caption: string;
  /** The first names the rows. */
  heads: string[];
  rows: string[][];
  /** Stands open where the chart could not be drawn. */
  open?: boolean;
};

/** A chart's numbers, behind "Show as table". */
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
