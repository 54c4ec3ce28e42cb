import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import { Skeleton } from "~/ui/feedback/loading";
import { Icon } from "~/ui/icon";

/** Said outright, because rows drawn as stacked blocks lose the roles a table gives them. */
const cell = { role: "cell" } as const;
/** A region that scrolls must be reachable by keyboard. */
export const scrollable = { role: "region", tabIndex: 0 } as const;

type TableProps = {
  label: string;
  /** Inside a card: a line above instead of a frame around. */
  bare?: boolean;
  /** Of many columns: they stand closer together. */
  dense?: boolean;
  children: ReactNode;
};

/**
 * The frame of a table: scrolls sideways within itself when it must (`relative`: what is hidden for the eye only must not widen
 * the page). Below 768 px rows become stacked blocks.
 */
export function Table({ label, bare, dense, children }: TableProps) {
  return (
    <div
      aria-label={label}
      {...scrollable}
      className={cx(
        "border-line bg-surface relative overflow-x-auto",
        bare ? "rounded-b-card border-t" : "rounded-card border",
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

/** Where rows are stacked, the columns that sort stand above them in a line of their own. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead>
      <tr role="row" className="border-line border-b">
        {children}
      </tr>
    </thead>
  );
}

/** A column that tables of many leave out between stacked rows and the named width; "wide" is 1536 px. */
type LessNeeded = "xl" | "wide";
const leftOut = { xl: "md:max-xl:hidden", wide: "md:max-[96rem]:hidden" } as const;

type HeadCellProps = {
  children: ReactNode;
  /** Address that sorts by this column (the other way round when it is sorted already). */
  sortHref?: string;
  sort?: "ascending" | "descending" | null;
  /** Numbers and money align to the end. */
  end?: boolean;
  /** Before the name: the box that chooses all rows. */
  before?: ReactNode;
  shownFrom?: LessNeeded;
};

/** A column's head; the sorted one says so with `aria-sort`. */
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
  /** The column's name; stands before the value where rows are stacked. Empty leaves it out. */
  label: string;
  end?: boolean;
  /** The row's own name: first and bold. */
  main?: boolean;
  /** Left out where rows are stacked. */
  wide?: boolean;
  /** Never broken: dates and times. */
  oneLine?: boolean;
  /** Stacked rows show it at any width. */
  shownFrom?: LessNeeded;
  children: ReactNode;
};

export function Cell({ label, end, main, wide, oneLine, shownFrom, children }: CellProps) {
  return (
    <td
      {...cell}
      data-label={main ? undefined : label || undefined}
      className={cx(
        "text-meta h-13 px-2.5 py-2 max-md:h-auto max-md:p-0 md:first:ps-4 md:last:pe-4 xl:px-4",
        end && "text-end tabular-nums",
        wide && "max-md:hidden!",
        oneLine && "whitespace-nowrap",
        shownFrom && leftOut[shownFrom],
        main ? "text-ink font-semibold" : "text-body",
      )}
    >
      {children}
    </td>
  );
}

/** Five rows of the table's shape while it loads. */
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

/** There is nothing yet. */
export function NoData({ columns }: { columns: number }) {
  return (
    <Message columns={columns}>
      <Icon name="folder-open" weight="duotone" size={40} className="text-quiet mb-2" />
      No data available.
    </Message>
  );
}

/** There is something, but not on this page or not with these filters; or what a list says in its own words. */
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

/** Text that keeps a table's row low: on one line, cut where the column ends; all of it where there is room, and on hover. */
export const OneLine = ({ text }: { text: string }) => (
  <span title={text} className="block truncate max-md:whitespace-normal md:max-w-40">
    {text}
  </span>
);
