import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "../button";
import { ButtonLink } from "../button-link";
import { Icon } from "../icon";
import { SelectAll } from "./select-all";

type ListCardProps = {
  /** The page's own path. */
  action: string;
  /** What the search field finds, as its label and placeholder. */
  searchLabel: string;
  search: string;
  /** The other filters, with their values as defaults; left out where there are none. */
  filters?: ReactNode;
  /** How many of them are set; with any the panel stands open. */
  filterCount?: number;
  clearHref: string;
  /** What else of the address stays, for example the sort. */
  kept: Record<string, string | number | null>;
  /** At the toolbar's end: `ExportMenu`. */
  end?: ReactNode;
  /** Shown once rows are chosen: buttons with `form={bulkFormId}`. */
  bulk?: ReactNode;
  /** A `Table bare`. */
  children: ReactNode;
  /** Below the table: `Pagination`. */
  foot: ReactNode;
};

/** The form that the chosen rows' boxes (`name="ids"`) belong to. */
export const bulkFormId = "chosen-rows";

/**
 * [TABLE-1] The frame of every list: search, filters (a GET form with Search and Clear), export, what to do with chosen
 * rows, the table, and its pages. `key` it by the list's state, so that fields are drawn anew when the address changes.
 */
export function ListCard(props: ListCardProps) {
  const { action, searchLabel, search, filters, filterCount = 0, clearHref, kept, end, bulk, children, foot } = props;
  return (
    <section className="group/list border-line bg-surface rounded-card relative border">
      <Form method="get" action={action} preventScrollReset className="relative">
        {Object.entries(kept).map(
          ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className={`px-4 pt-3.5 md:w-84 md:px-5 ${filters ? "md:absolute md:start-0 md:top-0" : "pb-3.5"}`}>
          <span className="relative block">
            <Icon
              name="magnifying-glass"
              className="text-quiet pointer-events-none absolute start-3 top-1/2 -translate-y-1/2"
            />
            <input
              type="search"
              name="search"
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
          <FilterDisclosure count={filterCount} clearHref={clearHref}>
            {filters}
          </FilterDisclosure>
        )}
      </Form>
      {end && <div className="absolute end-4 top-17 md:end-5 md:top-3.5">{end}</div>}
      {bulk && (
        <Form
          id={bulkFormId}
          method="post"
          preventScrollReset
          aria-label="Chosen rows"
          className="border-line bg-primary-soft text-primary-text hidden flex-wrap items-center gap-2 border-t px-5 py-2.5 group-has-[[name=ids]:checked]/list:flex"
        >
          <span className="text-label me-2">With the chosen:</span>
          {bulk}
        </Form>
      )}
      {children}
      <div className="border-line border-t px-4 py-3.5 md:px-5">{foot}</div>
    </section>
  );
}

type FilterDisclosureProps = { count: number; clearHref: string; children: ReactNode };

function FilterDisclosure({ count, clearHref, children }: FilterDisclosureProps) {
  return (
    <details open={count > 0} className="group">
      <summary
        className={`text-label rounded-control m-3.5 inline-flex min-h-11 items-center gap-2 border px-3.5 max-md:ms-4 md:ms-84 md:min-h-10 ${
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

/** The box of a row; the row's name says which. */
export function ChooseRow({ id, label }: { id: string; label: string }) {
  return (
    <label className="inline-grid size-11 place-items-center max-md:-ms-2.5 md:size-9">
      <span className="sr-only">Choose {label}</span>
      <input type="checkbox" name="ids" value={id} form={bulkFormId} className="check" />
    </label>
  );
}

export { SelectAll };
