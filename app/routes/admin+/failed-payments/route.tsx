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
import { failedPaymentList, type FailedPaymentLine } from "~/features/admin-lists/failed-payment-list.server";
import { type ListState, sortBy } from "~/lib/list-state";
import { Badge } from "~/ui/badge";
import { EmptyRows } from "~/ui/desk/empty-rows";
import { Money } from "~/ui/money";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/table";
import { TextLink } from "~/ui/text-link";

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

type FailedPaymentsTableProps = { state: ListState; rows: FailedPaymentLine[]; total: number };

/** When, where, who, how much, why, and whether anything was charged. */
function FailedPaymentsTable({ state, rows, total }: FailedPaymentsTableProps) {
  const path = deskPaths.adminFailedPayments();
  return (
    <Table label="Failed Payments" bare>
      <TableHead>
        <HeadCell {...sortBy(path, state, "at")}>When</HeadCell>
        <HeadCell>Restaurant</HeadCell>
        <HeadCell>Customer</HeadCell>
        <HeadCell end {...sortBy(path, state, "amount")}>
          Amount
        </HeadCell>
        <HeadCell>Reason</HeadCell>
        <HeadCell>Charged</HeadCell>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <FailedPaymentRow key={row.id} {...row} />
        ))}
        {rows.length === 0 && <EmptyRows columns={6} path={path} state={state} total={total} />}
      </TableBody>
    </Table>
  );
}

function FailedPaymentRow({ when, restaurant, customer, amount, card, outcome, chargeId }: FailedPaymentLine) {
  return (
    <Row>
      <Cell label="When" main>
        {when}
      </Cell>
      <Cell label="Restaurant">
        {restaurant ? <TextLink to={deskPaths.adminRestaurant(restaurant.id)}>{restaurant.name}</TextLink> : "Go Pass"}
      </Cell>
      <Cell label="Customer">
        {customer && <TextLink to={deskPaths.adminCustomers({ search: customer.email })}>{customer.name}</TextLink>}
      </Cell>
      <Cell label="Amount" end>
        <div className="text-end">
          <Money cents={amount} />
          {card && <span className="text-small text-quiet block">{card}</span>}
        </div>
      </Cell>
      <Cell label="Reason">
        <span className="min-w-0 break-words max-md:text-end">{outcome.text}</span>
      </Cell>
      <Cell label="Charged">
        <div className="min-w-0 max-md:text-end">
          <Badge tone={outcome.tone} icon={outcome.icon}>
            {outcome.charged}
          </Badge>
          {chargeId && (
            <bdi dir="ltr" className="text-small text-quiet mt-1 block break-all">
              {chargeId}
            </bdi>
          )}
        </div>
      </Cell>
    </Row>
  );
}
