import { Form, Link } from "@remix-run/react";
import { useId } from "react";
import { Button } from "../button";
import { Icon } from "../icon";

type PaginationProps = {
  page: number;
  pageSize: number;
  total: number;
  /** Address of a page; keeps filters and sort. */
  hrefFor: (page: number, pageSize: number) => string;
  label?: string;
  /** Rows select; `[]` leaves it out. */
  sizes?: readonly number[];
  /** Name of the page-size parameter. */
  sizeName?: string;
};

const box =
  "grid size-9 pointer-coarse:size-11 place-items-center rounded-small font-semibold text-ink tabular-nums hover:bg-muted";

/** Page sizes of every table; 10 is the default. */
export const pageSizes = [10, 20, 30, 40, 50] as const;

/** Pages as links (on phones the previous and the next), "1 to 10 of 34", and a select for the rows of a page (a GET form). */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, hrefFor, label = "Pages", sizes = pageSizes, sizeName = "limit" } = props;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <div className="text-meta flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {sizes.length > 0 && (
          <RowsSelect pageSize={pageSize} sizes={sizes} name={sizeName} action={hrefFor(1, pageSize)} />
        )}
        <p className="text-quiet tabular-nums">{rangeText(page, pageSize, total)}</p>
      </div>
      {pages > 1 && (
        <nav aria-label={label} className="max-md:w-full">
          <ul className="flex items-center gap-1 max-md:justify-between">
            <Step icon="caret-left" label="Previous page" to={page > 1 ? hrefFor(page - 1, pageSize) : null} />
            {pageMarks(page, pages).map((mark, index) => (
              <li key={mark === "gap" ? `gap${index}` : mark} className="max-md:hidden">
                {mark === "gap" ? (
                  <span className="text-quiet grid size-9 place-items-center">…</span>
                ) : (
                  <Link
                    to={hrefFor(mark, pageSize)}
                    aria-label={`Page ${mark}`}
                    aria-current={mark === page ? "page" : undefined}
                    className={mark === page ? `${box} bg-primary! text-on-primary!` : box}
                  >
                    {mark}
                  </Link>
                )}
              </li>
            ))}
            <li className="text-quiet tabular-nums md:hidden">
              Page {page} of {pages}
            </li>
            <Step icon="caret-right" label="Next page" to={page < pages ? hrefFor(page + 1, pageSize) : null} />
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

function RowsSelect(props: { pageSize: number; sizes: readonly number[]; name: string; action: string }) {
  const id = useId();
  const [path = "", query = ""] = props.action.split("?");
  const kept = [...new URLSearchParams(query)].filter(([name]) => name !== props.name);
  return (
    <Form method="get" action={path} className="flex items-center gap-2" preventScrollReset>
      {kept.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className="text-quiet">
        Rows
      </label>
      <select
        id={id}
        key={props.pageSize}
        name={props.name}
        defaultValue={props.pageSize}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="field field-compact min-h-9! w-auto! appearance-auto! px-2! pe-2! pointer-coarse:min-h-11!"
      >
        {props.sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <Button type="submit" variant="ghost" size="sm" className="scripting:hidden">
        Show
      </Button>
    </Form>
  );
}

export type PageMark = number | "gap";

/** "1 to 10 of 34"; "0 of 34" beyond the last page, "0 of 0" when there is nothing. */
export function rangeText(page: number, pageSize: number, total: number): string {
  const first = (page - 1) * pageSize + 1;
  if (first > total) return `0 of ${total}`;
  return `${first} to ${Math.min(page * pageSize, total)} of ${total}`;
}

/** The page numbers worth showing: the first, the last, and the neighbours of the current one. At most seven marks. */
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
