import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { paths } from "~/lib/paths";
import { ListCard } from "~/ui/desk/list-card";
import { PageHead } from "~/ui/desk/page-head";
import { SelectField } from "~/ui/forms/select-field";
import { RouteError } from "~/ui/route-error";
import { ListExport } from "~/features/admin-lists/list-export";
import { customerList } from "~/features/customers/customer-list.server";
import { CustomersTable } from "./customers-table";

export const meta = () => [{ title: "Customers · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => customerList.page(args);

/** Everyone who may order. */
export default function Customers() {
  const { state, rows, total } = useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} data-panel-host className="outline-none">
      <PageHead title="Customers" crumbs={[{ label: "Dashboard", to: paths.admin() }, { label: "Customers" }]} />
      <ListCard
        path={deskPaths.adminCustomers()}
        state={state}
        total={total}
        searchLabel="Search by name, email or phone"
        filters={
          <SelectField
            label="Status"
            name="status"
            defaultValue={state.filters.status}
            placeholder="Any status"
            options={[
              { value: "active", label: "Active" },
              { value: "inactive", label: "Deactivated" },
            ]}
            compact
          />
        }
        end={<ListExport list="customers" state={state} total={total} row="customer" />}
      >
        <CustomersTable state={state} rows={rows} total={total} />
      </ListCard>
      <Outlet />
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
