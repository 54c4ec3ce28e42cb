import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "../button";
import { ButtonLink } from "../button-link";
import { Icon } from "../icon";

type FilterPanelProps = {
  action: string;
  /** How many filters are set; with any the panel stands open. */
  count: number;
  clearHref: string;
  /** What else of the address stays, for example the sort. */
  kept: Record<string, string | number | null>;
  /** Fields with their values as defaults; drawn anew when the address changes. */
  children: ReactNode;
};

/** [ORD-7, TABLE-1] The collapsible filters of a table, a GET form with Search and Clear. */
export function FilterPanel({ action, count, clearHref, kept, children }: FilterPanelProps) {
  return (
    <details open={count > 0} className="rounded-card border-line bg-surface group mb-4 border">
      <summary className="text-label text-ink rounded-card flex min-h-12 items-center gap-2.5 px-4">
        <Icon name="funnel" />
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
          className="duration-fast ms-auto transition-transform group-open:rotate-180"
        />
      </summary>
      <Form method="get" action={action} className="px-4 pb-4" preventScrollReset>
        {Object.entries(kept).map(
          ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className="grid items-end gap-4 md:grid-cols-2 xl:grid-cols-4">{children}</div>
        <div className="mt-4 flex justify-end gap-2">
          <ButtonLink to={clearHref} variant="ghost" preventScrollReset>
            Clear
          </ButtonLink>
          <Button type="submit" variant="tonal">
            Search
          </Button>
        </div>
      </Form>
    </details>
  );
}
