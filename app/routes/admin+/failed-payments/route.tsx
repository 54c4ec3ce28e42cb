import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { paths } from "~/lib/paths";
import { ListCard } from "~/ui/desk/list-card";
import { PageHead } from "~/ui/desk/page-head";
import { SelectField } from "~/ui/forms/select-field";
import { TextField } from "~/ui/forms/text-field";
import { RouteError } from "~/ui/route-error";
import { ListExport } from "~/features/admin-lists/list-export";
import { failedPaymentList } from "~/features/admin-lists/failed-payment-list.server";
import { FailedPaymentsTable } from "./failed-payments-table";

export const meta = () => [{ title: "Failed Payments · HalalGo" }];

/** [ADMIN-2, TABLE-1…6] */
export const loader = (args: LoaderFunctionArgs) => failedPaymentList.page(args);

const statuses = [
  { value: "declined", label: "Declined" },
  { value: "hanging", label: "Not settled yet" },
  { value: "given_back", label: "Given back" },
];

/** Payments of every restaurant, and of the Go Pass, that became no order. */
export default function FailedPayments() {
  const { state, rows, total } = useLoaderData<typeof loader>();
  const { filters } = state;
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Failed Payments"
        crumbs={[{ label: "Dashboard", to: paths.admin() }, { label: "Failed Payments" }]}
      />
      <ListCard
        path={deskPaths.adminFailedPayments()}
        state={state}
        total={total}
        searchLabel="Search by name or charge"
        filters={
          <>
            <SelectField
              label="What became of it"
              name="status"
              defaultValue={filters.status}
              placeholder="Anything"
              options={statuses}
              compact
            />
            <TextField label="From" name="from" type="date" defaultValue={filters.from} compact />
            <TextField label="To" name="to" type="date" defaultValue={filters.to} compact />
          </>
        }
        end={<ListExport list="failed-payments" state={state} total={total} row="payment" />}
      >
        <FailedPaymentsTable state={state} rows={rows} total={total} />
      </ListCard>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
