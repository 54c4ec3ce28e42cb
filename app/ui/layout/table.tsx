import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import { Skeleton } from "~/ui/feedback/loading";
import { Icon } from "~/ui/icon";

/** Explicit, because rows displayed as blocks lose their table roles. */
const cell = { role: "cell" } as const;
/** A scrollable region must be reachable by keyboard. */
export const scrollable = { role: "region", tabIndex: 0 } as const;

type TableProps = {
  label: string;
  /** For use in a card: a line above instead of a frame. */
  bare?: boolean;
  /** Reduces spacing for tables with many columns. */
  dense?: boolean;
  children: ReactNode;
};

/**
 * A table's frame: it scrolls horizontally if necessary (`relative`, so that visually hidden elements do not widen the
 * page). Below 768 px rows become blocks.
 */
export function Table({ label, bare, dense, children }: TableProps) {
  return (
    <div
      aria-label={label}
      {...scrollable}
      className={cx(
        "border-line bg-surface relative overflow-x-auto",
        bare ? "last:rounded-b-card border-t" : "rounded-card border",
      )}
    >
      <table
        role="table"
        aria-label={label}
        className={cx("stack-table w-full border-collapse text-start", dense && "dense-table")}
      >
        {children}
      </table>
    </div>
  );
}

/** Where rows are blocks, the sortable columns form a line above them. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead>
      <tr role="row" className="border-line border-b">
        {children}
      </tr>
    </thead>
  );
}

/** A column that wide tables hide between block layout and the named width; "wide" is 1536 px. */
type LessNeeded = "xl" | "wide";
const leftOut = { xl: "md:max-xl:hidden", wide: "md:max-[96rem]:hidden" } as const;

type HeadCellProps = {
  children: ReactNode;
  /** The URL that sorts by this column, or reverses the direction. */
  sortHref?: string;
  sort?: "ascending" | "descending" | null;
  /** Aligns numbers and money to the end. */
  end?: boolean;
  /** Before the name: the checkbox that selects all rows. */
  before?: ReactNode;
  shownFrom?: LessNeeded;
};

/** A column's heading; the sorted one has `aria-sort`. */
export function HeadCell({ children, sortHref, sort, end, before, shownFrom }: HeadCellProps) {
  const arrow = sort === "ascending" ? "caret-up" : sort === "descending" ? "caret-down" : "caret-up-down";
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort ?? undefined}
      className={cx(
        "text-small text-quiet h-11 px-2.5 font-semibold max-md:px-0 max-md:whitespace-nowrap md:first:ps-4 md:last:pe-4 xl:px-4 xl:whitespace-nowrap",
        end ? "text-end" : "text-start",
        shownFrom && leftOut[shownFrom],
      )}
    >
      {before}
      {sortHref ? (
        <Link
          to={sortHref}
          preventScrollReset
          className={cx(
            "rounded-tag hover:text-ink inline-flex min-h-9 items-center gap-1 pointer-coarse:min-h-11",
            sort && "text-ink",
          )}
        >
          {children}
          <Icon name={arrow} weight="bold" size={12} />
        </Link>
      ) : (
        children
      )}
    </th>
  );
}

export function TableBody({ children, busy }: { children: ReactNode; busy?: boolean }) {
  return <tbody aria-busy={busy || undefined}>{children}</tbody>;
}

export function Row({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <tr role="row" className={cx("border-line hover:bg-sunken dark:hover:bg-raised not-last:border-b", className)}>
      {children}
    </tr>
  );
}

type CellProps = {
  /** The column's name, shown before the value where rows are blocks. Empty hides it. */
  label: string;
  end?: boolean;
  /** The row's title: first and bold. */
  main?: boolean;
  /** Hidden where rows are blocks. */
  wide?: boolean;
  /** Does not wrap in a table: dates and times. */
  oneLine?: boolean;
  /** Somebody's words: a long one breaks, so that it pushes no other column out of sight. */
  breaks?: boolean;
  /** In block layout it is always shown. */
  shownFrom?: LessNeeded;
  children: ReactNode;
};

export function Cell({ label, end, main, wide, oneLine, breaks, shownFrom, children }: CellProps) {
  return (
    <td
      {...cell}
      data-label={main ? undefined : label || undefined}
      className={cx(
        "text-meta h-13 px-2.5 py-2 max-md:h-auto max-md:p-0 md:first:ps-4 md:last:pe-4 xl:px-4",
        end && "text-end tabular-nums",
        wide && "max-md:hidden!",
        oneLine && "md:whitespace-nowrap",
        breaks && cx("md:wrap-anywhere", main ? "md:min-w-24" : "md:min-w-18"),
        shownFrom && leftOut[shownFrom],
        main ? "text-ink font-semibold" : "text-body",
      )}
    >
      {children}
    </td>
  );
}

/** Five placeholder rows while the table loads. */
export function SkeletonRows({ columns, rows = 5 }: { columns: number; rows?: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <Row key={row}>
      {Array.from({ length: columns }, (_, column) => (
        <Cell key={column} label="">
          <Skeleton className={column === 0 ? "h-4 w-40" : "h-4 w-24"} />
        </Cell>
      ))}
    </Row>
  ));
}

/** There are no rows at all. */
export function NoData({ columns }: { columns: number }) {
  return (
    <Message columns={columns}>
      <Icon name="folder-open" weight="duotone" size={40} className="text-quiet mb-2" />
      No data available.
    </Message>
  );
}

/** There are rows, but not on this page or not with these filters; or the list's own text. */
export function NoResults({ columns, children = "No results." }: { columns: number; children?: ReactNode }) {
  return <Message columns={columns}>{children}</Message>;
}

function Message({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr role="row">
      <td {...cell} colSpan={columns} className="text-quiet px-4 py-12">
        <span className="flex flex-col items-center text-center">{children}</span>
      </td>
    </tr>
  );
}

/** Text in a single line, truncated at the end of the column; all of it where there is space, and on hover. */
export const OneLine = ({ text }: { text: string }) => (
  <span title={text} className="block truncate max-md:whitespace-normal md:max-w-40">
    {text}
  </span>
);
