import type { ReactNode } from "react";
import { Button } from "../button";
import { ButtonLink } from "../button-link";
import { Icon } from "../icon";

type ListFiltersProps = {
  /** How many are set; with any they stand open. */
  count: number;
  clearHref: string;
  /** Fields with their values as defaults. */
  children: ReactNode;
};

/** [ORD-7, TABLE-1] A list's filters behind one button, with Search and Clear. */
export function ListFilters({ count, clearHref, children }: ListFiltersProps) {
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
