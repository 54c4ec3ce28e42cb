import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatCount } from "@domain/values/plural";
import { Icon } from "../icon";

type PaginationProps = {
  page: number;
  pageSize: number;
  total: number;
  /** The URL of a page; preserves filters and sort. */
  hrefFor: (page: number) => string;
  label?: string;
  /** Rendered before the range of rows. */
  children?: ReactNode;
};

const box =
  "grid size-9 pointer-coarse:size-11 place-items-center rounded-small font-semibold text-ink tabular-nums hover:bg-muted";

/** "1 to 10 of 34" and links to pages; previous and next on phones. */
export function Pagination({ page, pageSize, total, hrefFor, label = "Pages", children }: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <div className="text-meta flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {children}
        <p role="status" className="text-quiet tabular-nums">
          {rangeText(page, pageSize, total)}
        </p>
      </div>
      {pages > 1 && (
        <nav aria-label={label} className="max-md:w-full">
          <ul className="flex items-center gap-1 max-md:justify-between">
            <Step icon="caret-left" label="Previous page" to={page > 1 ? hrefFor(page - 1) : null} />
            {pageMarks(page, pages).map((mark, index) => (
              <li key={mark === "gap" ? `gap${index}` : mark} className="max-md:hidden">
                {mark === "gap" ? (
                  <span className="text-quiet grid size-9 place-items-center">…</span>
                ) : (
                  <Link
                    to={hrefFor(mark)}
                    aria-label={`Page ${formatCount(mark)}`}
                    aria-current={mark === page ? "page" : undefined}
                    className={mark === page ? `${box} bg-primary! text-on-primary!` : box}
                  >
                    {formatCount(mark)}
                  </Link>
                )}
              </li>
            ))}
            <li className="text-quiet tabular-nums md:hidden">
              Page {formatCount(page)} of {formatCount(pages)}
            </li>
            <Step icon="caret-right" label="Next page" to={page < pages ? hrefFor(page + 1) : null} />
          </ul>
        </nav>
      )}
    </div>
  );
}

function Step({ icon, label, to }: { icon: "caret-left" | "caret-right"; label: string; to: string | null }) {
  const arrow = <Icon name={icon} weight="bold" size={16} className="rtl:-scale-x-100" />;
  return (
    <li>
      {to === null ? (
        <span className={`${box} opacity-40`}>
          {arrow}
          <span className="sr-only">{label}, not available</span>
        </span>
      ) : (
        <Link to={to} aria-label={label} className={box}>
          {arrow}
        </Link>
      )}
    </li>
  );
}

export type PageMark = number | "gap";

/** "1 to 10 of 34"; "0 of 34" beyond the last page, "0 of 0" when there is nothing. */
export function rangeText(page: number, pageSize: number, total: number): string {
  const first = (page - 1) * pageSize + 1;
  if (first > total) return `0 of ${formatCount(total)}`;
  return `${formatCount(first)} to ${formatCount(Math.min(page * pageSize, total))} of ${formatCount(total)}`;
}

/** The page numbers to show: first, last, and the neighbours of the current one. At most seven entries. */
export function pageMarks(page: number, pages: number): PageMark[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const start = Math.min(Math.max(page - 1, 3), pages - 4);
  const middle =
    page <= 4
      ? [2, 3, 4, 5]
      : page >= pages - 3
        ? [pages - 4, pages - 3, pages - 2, pages - 1]
        : [start, start + 1, start + 2];
  return [
    1,
    ...(middle[0] === 2 ? [] : ["gap" as const]),
    ...middle,
    ...(middle.at(-1) === pages - 1 ? [] : ["gap" as const]),
    pages,
  ];
}
