import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { orderTypes } from "@domain/order-type";
import { deskPaths } from "~/lib/desk-paths";
import { typeText } from "~/lib/order-text";
import { paths } from "~/lib/paths";
import { ListCard } from "~/ui/desk/list-card";
import { PageHead } from "~/ui/desk/page-head";
import { SelectField } from "~/ui/forms/select-field";
import { TextField } from "~/ui/forms/text-field";
import { RouteError } from "~/ui/route-error";
import { ListExport } from "~/features/admin-lists/list-export";
import { orderList } from "~/features/admin-orders/order-list.server";
import { OrdersTable } from "./orders-table";

export const meta = () => [{ title: "Orders · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => orderList.page(args);

const statuses = [
  { value: "pending", label: "Pending" },
  { value: "completed", label: "Completed" },
  { value: "cancelled", label: "Cancelled" },
  { value: "refunded", label: "Given back" },
];

/** Orders of every restaurant. */
export default function Orders() {
  const { state, rows, total } = useLoaderData<typeof loader>();
  const { filters } = state;
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead title="Orders" crumbs={[{ label: "Dashboard", to: paths.admin() }, { label: "Orders" }]} />
      <ListCard
        path={deskPaths.adminOrders()}
        state={state}
        total={total}
        searchLabel="Search by order id, phone, coupon, charge"
        filters={
          <>
            {filters.restaurant && <input type="hidden" name="restaurant" value={filters.restaurant} />}
            <SelectField
              label="Status"
              name="status"
              defaultValue={filters.status}
              placeholder="Any status"
              options={statuses}
              compact
            />
            <SelectField
              label="Order type"
              name="type"
              defaultValue={filters.type}
              placeholder="Any type"
              options={orderTypes.map((type) => ({ value: type, label: typeText[type] }))}
              compact
            />
            <TextField label="Customer" name="customer" defaultValue={filters.customer} maxLength={120} compact />
            <TextField label="From" name="from" type="date" defaultValue={filters.from} compact />
            <TextField label="To" name="to" type="date" defaultValue={filters.to} compact />
          </>
        }
        end={<ListExport list="orders" state={state} total={total} row="order" />}
      >
        <OrdersTable state={state} rows={rows} total={total} />
      </ListCard>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
