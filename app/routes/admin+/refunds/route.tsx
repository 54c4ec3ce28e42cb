import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { orderTypes } from "@domain/orders/order-type";
import { refundList } from "~/features/admin-orders/refund-list.server";
import { RefundStatus } from "~/features/admin-orders/status-badges";
import { ListExport } from "~/features/lists/list-page";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { typeText } from "~/lib/text/order-text";
import { paymentChoices } from "~/lib/text/payment-text";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyRows } from "~/ui/dashboard/list-card";
import { PageHead } from "~/ui/dashboard/page-head";
import { TablePagination } from "~/ui/dashboard/table-pagination";
import { RouteError } from "~/ui/feedback/route-error";
import { SegmentedLinks } from "~/ui/forms/segmented-control";
import { SelectField } from "~/ui/forms/select-field";
import { TextField } from "~/ui/forms/text-field";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/layout/table";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";

export const meta = () => [{ title: "Refunds · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => refundList.page(args);

const choices = [
  { status: "", label: "Open" },
  { status: "failed", label: "Refused" },
  { status: "succeeded", label: "Given back" },
];

/** Refunds of every restaurant, those that need attention first. */
export default function Refunds() {
  const { state, rows, total } = useLoaderData<typeof loader>();
  const path = dashboardPaths.adminRefunds();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead title="Refunds" crumbs={[{ label: "Dashboard", to: paths.admin() }, { label: "Refunds" }]} />
      <Card padded={false}>
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3.5 md:px-5">
          <SegmentedLinks
            label="Which refunds"
            items={choices.map(({ status, label }) => ({
              to: dashboardPaths.adminRefunds({ ...state.filters, status }),
              label,
              current: (state.filters.status ?? "") === status,
            }))}
          />
          <ListExport list="refunds" state={state} total={total} row="refund" />
        </div>
        <Form
          method="get"
          action={path}
          preventScrollReset
          className="grid grid-cols-2 items-end gap-3 px-4 pb-3.5 md:px-5 xl:flex"
        >
          {state.filters.status && <input type="hidden" name="status" value={state.filters.status} />}
          <SelectField
            key={`type ${state.filters.type ?? ""}`}
            label="Order type"
            name="type"
            defaultValue={state.filters.type}
            placeholder="Any type"
            options={orderTypes.map((type) => ({ value: type, label: typeText[type] }))}
            compact
          />
          <SelectField
            key={`payment ${state.filters.payment ?? ""}`}
            label="Payment method"
            name="payment"
            defaultValue={state.filters.payment}
            placeholder="Any method"
            options={paymentChoices}
            compact
          />
          <TextField
            key={state.filters.from}
            label="From"
            name="from"
            type="date"
            defaultValue={state.filters.from}
            compact
          />
          <TextField
            key={`to ${state.filters.to ?? ""}`}
            label="To"
            name="to"
            type="date"
            defaultValue={state.filters.to}
            compact
          />
          <Button type="submit" variant="tonal" size="sm">
            Show these
          </Button>
          {["type", "payment", "from", "to"].some((name) => state.filters[name]) && (
            <ButtonLink
              to={dashboardPaths.adminRefunds({ status: state.filters.status })}
              variant="secondary"
              size="sm"
              preventScrollReset
            >
              Show all
            </ButtonLink>
          )}
        </Form>
        <Table label="Refunds" bare>
          <TableHead>
            <HeadCell>Order</HeadCell>
            <HeadCell>Customer</HeadCell>
            <HeadCell>Reason</HeadCell>
            <HeadCell end>Amount</HeadCell>
            <HeadCell>Borne by</HeadCell>
            <HeadCell>Status</HeadCell>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <Row key={row.id}>
                <Cell label="Order" main>
                  <TextLink to={dashboardPaths.adminRefund(row.id)}>{row.order?.number ?? "Go Pass"}</TextLink>
                  {row.restaurant && (
                    <span className="text-small text-quiet block font-normal">{row.restaurant.name}</span>
                  )}
                </Cell>
                <Cell label="Customer" breaks>
                  {row.customer}
                </Cell>
                <Cell label="Reason" breaks>
                  <div className="min-w-0 break-words max-md:text-end">
                    {row.reason}
                    <span className="text-small text-quiet block">{row.when}</span>
                  </div>
                </Cell>
                <Cell label="Amount" end>
                  <Money cents={row.amount} />
                </Cell>
                <Cell label="Borne by">{row.borneBy === "platform" ? "HalalGo" : "The restaurant"}</Cell>
                <Cell label="Status">
                  <RefundStatus status={row.status} />
                </Cell>
              </Row>
            ))}
            {rows.length === 0 && <EmptyRows columns={6} path={path} state={state} total={total} />}
          </TableBody>
        </Table>
        <TablePagination path={path} state={state} total={total} />
      </Card>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
