import type { ComponentProps, ReactNode } from "react";
import { orderTypes } from "@domain/orders/order-type";
import { ListExport } from "~/features/lists/list-page";
import type { ListState } from "~/lib/lists/list-state";
import { paths } from "~/lib/paths";
import { typeText } from "~/lib/text/order-text";
import { type Figure, Figures } from "~/ui/dashboard/figures";
import { ListCard } from "~/ui/dashboard/list-card";
import { PeriodMenu } from "~/ui/dashboard/menu";
import { PageHead } from "~/ui/dashboard/page-head";
import { SampleBadge } from "~/ui/feedback/sample-badge";
import { SelectField } from "~/ui/forms/select-field";
import { TextField } from "~/ui/forms/text-field";

type ReportPageProps = {
  title: string;
  /** The report's path. */
  path: string;
  list: {
    isSample: boolean;
    state: ListState;
    /** The number of rows on all pages. */
    total: number;
    period: Omit<ComponentProps<typeof PeriodMenu>, "action">;
  };
  /** Totals of the filtered rows; null where the host sends none. */
  figures: Figure[] | null;
  /** Below the title, unless the rows are samples. */
  below?: ReactNode;
  /** The label of the search field. */
  searchLabel: string;
  /** Filters other than the days. */
  filters: ReactNode;
  /** The singular of its rows, "order". */
  row: string;
  /** Its name in `features/lists/all-lists.server.ts`. */
  listName: string;
  /** A `Table bare`. */
  children: ReactNode;
};

/**
 * The layout of every report: its days, its totals, and a list to filter and export. Samples can be neither filtered
 * nor exported.
 */
export function ReportPage({ title, path, list, figures, searchLabel, filters, row, below, ...rest }: ReportPageProps) {
  const { isSample, state, total, period } = list;
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title={title}
        crumbs={[{ label: "Dashboard", to: paths.dashboard() }, { label: title }]}
        below={isSample ? <SampleBadge /> : below}
        action={!isSample && <PeriodMenu key={period.text} {...period} action={path} />}
      />
      {figures && (
        <div className="mb-4">
          <Figures label="Sums" figures={figures} />
        </div>
      )}
      <ListCard
        path={path}
        state={state}
        total={total}
        searchLabel={searchLabel}
        searchName="order_id"
        filters={
          !isSample && (
            <>
              {filters}
              <SelectField
                label="Order type"
                name="order_type"
                defaultValue={state.filters.order_type}
                placeholder="Any order type"
                options={orderTypes.map((type) => ({ value: type, label: typeText[type] }))}
                compact
              />
              <DayFilters filters={state.filters} />
            </>
          )
        }
        end={!isSample && <ListExport area="dashboard" list={rest.listName} state={state} total={total} row={row} />}
      >
        {rest.children}
      </ListCard>
    </main>
  );
}

/** First and last day of a report, both included. */
function DayFilters({ filters }: { filters: Record<string, string> }) {
  return (
    <>
      <TextField label="From" name="from" type="date" defaultValue={filters.from} compact />
      <TextField label="To" name="to" type="date" defaultValue={filters.to} compact />
    </>
  );
}
