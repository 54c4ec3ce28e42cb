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
import { orderList, type OrderLine } from "~/features/admin-orders/order-list.server";
import { type ListState, sortBy } from "~/lib/list-state";
import { EmptyRows } from "~/ui/desk/empty-rows";
import { Money } from "~/ui/money";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/table";
import { TextLink } from "~/ui/text-link";
import { OrderBadge } from "~/features/admin-orders/order-status";

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

function OrdersTable({ state, rows, total }: { state: ListState; rows: OrderLine[]; total: number }) {
  const path = deskPaths.adminOrders();
  return (
    <Table label="Orders" bare>
      <TableHead>
        <HeadCell {...sortBy(path, state, "orderId")}>Order id</HeadCell>
        <HeadCell>Restaurant</HeadCell>
        <HeadCell {...sortBy(path, state, "customer")}>Customer</HeadCell>
        <HeadCell end {...sortBy(path, state, "amount")}>
          Amount
        </HeadCell>
        <HeadCell {...sortBy(path, state, "date")}>Date</HeadCell>
        <HeadCell {...sortBy(path, state, "status")}>Status</HeadCell>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <Row key={row.id}>
            <Cell label="Order id" main>
              <TextLink to={deskPaths.adminOrder(row.id)}>
                <bdi dir="ltr">{row.number}</bdi>
              </TextLink>
              <span className="text-small text-quiet block font-normal">{row.type}</span>
            </Cell>
            <Cell label="Restaurant">
              <TextLink to={deskPaths.adminRestaurant(row.restaurantId)}>{row.restaurant}</TextLink>
            </Cell>
            <Cell label="Customer">{row.customer}</Cell>
            <Cell label="Amount" end>
              <div className="text-end">
                <Money cents={row.total} />
                {row.refunded > 0 && (
                  <span className="text-small text-quiet block">
                    <Money cents={row.refunded} /> given back
                  </span>
                )}
              </div>
            </Cell>
            <Cell label="Date" oneLine>
              {row.when}
            </Cell>
            <Cell label="Status">
              <OrderBadge status={row.status} text={row.statusText} />
            </Cell>
          </Row>
        ))}
        {rows.length === 0 && <EmptyRows columns={6} path={path} state={state} total={total} />}
      </TableBody>
    </Table>
  );
}
