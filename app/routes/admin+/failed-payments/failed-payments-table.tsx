import { deskPaths } from "~/lib/desk-paths";
import { type ListState, sortBy } from "~/lib/list-state";
import { Badge } from "~/ui/badge";
import { EmptyRows } from "~/ui/desk/empty-rows";
import { Money } from "~/ui/money";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/table";
import { TextLink } from "~/ui/text-link";
import type { FailedPaymentLine } from "~/features/admin-lists/failed-payment-list.server";

type FailedPaymentsTableProps = { state: ListState; rows: FailedPaymentLine[]; total: number };

/** When, where, who, how much, why, and whether anything was charged. */
export function FailedPaymentsTable({ state, rows, total }: FailedPaymentsTableProps) {
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
