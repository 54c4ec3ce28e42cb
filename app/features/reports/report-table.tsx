import type { ReactNode } from "react";
import { type ListState, sortBy } from "~/lib/lists/list-state";
import { EmptyRows } from "~/ui/dashboard/list-card";
import { HeadCell, Table, TableBody, TableHead } from "~/ui/layout/table";

type ReportTableProps = {
  label: string;
  path: string;
  /** A column without a name is not sortable. */
  columns: readonly { name?: string; label: string; end?: boolean; shownFrom?: "xl" }[];
  list: { isSample: boolean; state: ListState; total: number; rows: readonly unknown[] };
  /** The rows. */
  children: ReactNode;
};

/** A report's table, sortable unless its rows are samples, with a text for no matches. */
export function ReportTable({ label, path, columns, list, children }: ReportTableProps) {
  const { isSample, state, total, rows } = list;
  return (
    <Table label={label} bare>
      <TableHead>
        {columns.map(({ name, label: head, end, shownFrom }) => (
          <HeadCell
            key={head}
            end={end}
            shownFrom={shownFrom}
            {...(isSample || !name ? {} : sortBy(path, state, name))}
          >
            {head}
          </HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {children}
        {rows.length === 0 && <EmptyRows columns={columns.length} path={path} state={state} total={total} />}
      </TableBody>
    </Table>
  );
}
