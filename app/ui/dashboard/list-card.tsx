import { Form } from "@remix-run/react";
import { type ChangeEvent, Fragment, type ReactNode, useEffect, useRef } from "react";
import { countFilters, hiddenListFields, type ListState } from "~/lib/lists/list-state";
import { ButtonLink, Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { NoData, NoResults } from "~/ui/layout/table";
import { useHydrated } from "~/ui/live/use-hydrated";
import { TablePagination } from "./table-pagination";

type ListCardProps = {
  /** The page's path, for its forms and pagination. */
  path: string;
  state: ListState;
  /** The number of rows on all pages. */
  total: number;
  /** Label and placeholder of the search field. */
  searchLabel: string;
  /** The name of the search field. */
  searchName?: string;
  /** Other filters, with their values as defaults. */
  filters?: ReactNode;
  /** At the end of the toolbar: `ExportMenu`. */
  end?: ReactNode;
  /** Buttons for the selected rows (`RowCheckbox`), in a form; shown once there are some. */
  bulk?: ReactNode;
  /** Above the toolbar: tabs as links. */
  tabs?: ReactNode;
  /** A `Table bare`. */
  children: ReactNode;
};

/**
 * [ORD-7, TABLE-1] The frame of every list: search, filters (a GET form with Search and Clear), export, bulk actions,
 * the table, and pagination.
 */
export function ListCard(props: ListCardProps) {
  const { path, state, total, searchLabel, searchName = "search", filters, end, bulk, tabs, children } = props;
  const search = state.filters[searchName] ?? "";
  const section = useRef<HTMLElement>(null);
  const key = JSON.stringify(state);
  // Back brings another search, and other rows are chosen anew. What has the focus stays where it is.
  useEffect(() => () => section.current?.querySelectorAll("form").forEach((form) => form.reset()), [key]);
  return (
    <section ref={section} className="group/list border-line bg-surface rounded-card border">
      {tabs && <div className="px-4 pt-1.5 md:px-5">{tabs}</div>}
      <div className="list-bar">
        <Form method="get" action={path} preventScrollReset className="relative">
          {hiddenListFields(state).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div
            className={`px-4 pt-3.5 md:w-84 md:px-5 ${filters ? "md:absolute md:start-0 md:top-0" : end ? "pb-18 md:pb-3.5" : "pb-3.5"}`}
          >
            <span className="relative block">
              <Icon name="magnifying-glass" className="field-icon start-3" />
              <input
                type="search"
                name={searchName}
                aria-label={searchLabel}
                placeholder={searchLabel}
                defaultValue={search}
                maxLength={120}
                enterKeyHint="search"
                className="field field-compact ps-10!"
              />
            </span>
            {!filters && <button className="sr-only focus:not-sr-only">Search</button>}
          </div>
          {filters && (
            <ListFilters count={countFilters(state) - (search ? 1 : 0)} clearHref={path}>
              {/* A list to choose from does not follow its default by itself. */}
              <Fragment key={key}>{filters}</Fragment>
            </ListFilters>
          )}
        </Form>
        {end && <div className="list-end">{end}</div>}
      </div>
      <LeftOut values={state.leftOut} />
      {bulk && (
        <Form
          id={bulkFormId}
          method="post"
          preventScrollReset
          aria-label="Selected rows"
          className="border-line bg-primary-soft text-primary-text hidden flex-wrap items-center gap-2 border-t px-5 py-2.5 group-has-[[name=ids]:checked]/list:flex"
        >
          <span className="text-label me-2">With selected:</span>
          {bulk}
        </Form>
      )}
      {children}
      <TablePagination path={path} state={state} total={total} />
    </section>
  );
}

/** [TABLE-5] Says which values of the URL were ignored. */
function LeftOut({ values = [] }: { values?: readonly string[] | undefined }) {
  if (values.length === 0) return null;
  const quoted = values.map((value) => `“${value}”`).join(", ");
  return (
    <p className="text-meta bg-accent-soft text-accent-text border-line flex gap-2 border-t px-4 py-2.5 md:px-5">
      <Icon name="warning-circle" className="mt-0.5 shrink-0" />
      <span className="min-w-0 break-words">
        {quoted}{" "}
        {values.length === 1
          ? "is not a valid filter for this list and was"
          : "are not valid filters for this list and were"}{" "}
        ignored.
      </span>
    </p>
  );
}

type EmptyRowsProps = { columns: number; path: string; state: ListState; total: number };

/** [TABLE-4] The text of a list without rows: there are none yet, or none match, with a link to all. */
export function EmptyRows({ columns, path, state, total }: EmptyRowsProps) {
  if (total === 0 && countFilters(state) === 0) return <NoData columns={columns} />;
  return (
    <NoResults columns={columns}>
      No results.
      <ButtonLink to={path} variant="ghost" className="mt-2">
        Clear
      </ButtonLink>
    </NoResults>
  );
}

type ListFiltersProps = {
  /** How many filters are active; if any, the panel is open. */
  count: number;
  clearHref: string;
  /** Fields with their values as defaults. */
  children: ReactNode;
};

/** [ORD-7, TABLE-1] A list's filters behind a button, with Search and Clear. */
function ListFilters({ count, clearHref, children }: ListFiltersProps) {
  return (
    <details open={count > 0} className="group">
      <summary
        className={`text-label rounded-control m-3.5 inline-flex min-h-11 items-center gap-2 border px-3.5 max-md:ms-4 md:ms-84 pointer-fine:md:min-h-10 ${
          count > 0
            ? "border-primary-soft bg-primary-soft text-primary-text"
            : "border-control text-ink hover:bg-sunken"
        }`}
      >
        <Icon name="funnel" weight={count > 0 ? "fill" : "regular"} />
        Filter
        {count > 0 && (
          <span className="bg-primary text-on-primary text-badge rounded-tag min-w-6 px-1.5 py-0.5 text-center">
            {count}
            <span className="sr-only"> set</span>
          </span>
        )}
        <Icon
          name="caret-down"
          weight="bold"
          size={16}
          className="duration-fast transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-4 md:px-5">
        <div className="grid items-end gap-4 md:grid-cols-2 xl:grid-cols-4">{children}</div>
        <div className="mt-4 flex justify-end gap-2">
          <ButtonLink to={clearHref} variant="ghost" preventScrollReset>
            Clear
          </ButtonLink>
          <Button type="submit" variant="tonal">
            Search
          </Button>
        </div>
      </div>
    </details>
  );
}

/** The id of the form that the row checkboxes belong to. */
const bulkFormId = "chosen-rows";

/**
 * In a table's header: selects all rows of the page, or none. Rendered with JavaScript only; each row has its own
 * checkbox.
 */
export function SelectAllCheckbox({ label = "Select all rows" }: { label?: string }) {
  const isHydrated = useHydrated();
  const all = useRef<HTMLInputElement>(null);
  // After each render, as the list may have other rows.
  useEffect(() => {
    const table = all.current?.closest("table");
    const follow = () => {
      if (!all.current) return;
      const boxes = rowBoxes(all.current);
      const chosen = boxes.filter((box) => box.checked).length;
      all.current.checked = chosen > 0 && chosen === boxes.length;
      all.current.indeterminate = chosen > 0 && chosen < boxes.length;
    };
    follow();
    table?.addEventListener("change", follow);
    return () => table?.removeEventListener("change", follow);
  });
  if (!isHydrated) return <span className="me-3 inline-block w-9 pointer-coarse:w-11" />;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    for (const box of rowBoxes(currentTarget)) box.checked = currentTarget.checked;
  };
  return (
    <label className="me-3 inline-grid size-9 place-items-center align-middle pointer-coarse:size-11">
      <span className="sr-only">{label}</span>
      <input ref={all} type="checkbox" form={bulkFormId} onChange={choose} className="check" />
    </label>
  );
}

/** The checkboxes of the rows in the table that an element stands in. */
const rowBoxes = (element: HTMLElement) => [
  ...(element.closest("table")?.querySelectorAll<HTMLInputElement>("input[type=checkbox][name=ids]") ?? []),
];

/** A row's checkbox; `label` is the row's name. */
export function RowCheckbox({ id, label }: { id: string; label: string }) {
  return (
    <label className="inline-grid size-11 shrink-0 place-items-center max-md:-ms-2.5 pointer-fine:md:size-9">
      <span className="sr-only">Choose {label}</span>
      <input type="checkbox" name="ids" value={id} form={bulkFormId} className="check" />
    </label>
  );
}
