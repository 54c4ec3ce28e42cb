import { deskPaths } from "~/lib/desk-paths";
import { type ListState, sortBy } from "~/lib/list-state";
import { EmptyRows } from "~/ui/desk/empty-rows";
import { Money } from "~/ui/money";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/table";
import { TextLink } from "~/ui/text-link";
import type { OrderLine } from "~/features/admin-orders/order-list.server";
import { OrderBadge } from "~/features/admin-orders/order-status";

export function OrdersTable({ state, rows, total }: { state: ListState; rows: OrderLine[]; total: number }) {
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
