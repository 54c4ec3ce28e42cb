import { useLocation } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { type ListState, sortBy } from "~/lib/list-state";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button-link";
import { EmptyRows } from "~/ui/desk/empty-rows";
import { Money } from "~/ui/money";
import { PhoneNumber } from "~/ui/phone-number";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/table";
import { TextLink } from "~/ui/text-link";
import type { CustomerRow } from "~/features/customers/customer-list.server";

export function CustomersTable({ state, rows, total }: { state: ListState; rows: CustomerRow[]; total: number }) {
  const path = deskPaths.adminCustomers();
  return (
    <Table label="Customers" bare>
      <TableHead>
        <HeadCell {...sortBy(path, state, "name")}>Name</HeadCell>
        <HeadCell>Email</HeadCell>
        <HeadCell shownFrom="wide">Phone</HeadCell>
        <HeadCell shownFrom="xl" {...sortBy(path, state, "joined")}>
          Joined
        </HeadCell>
        <HeadCell end>Orders</HeadCell>
        <HeadCell>Status</HeadCell>
        <HeadCell end>Actions</HeadCell>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <CustomerLine key={row.id} row={row} />
        ))}
        {rows.length === 0 && <EmptyRows columns={7} path={path} state={state} total={total} />}
      </TableBody>
    </Table>
  );
}

function CustomerLine({ row }: { row: CustomerRow }) {
  const { search } = useLocation();
  const action = row.isActive ? "Deactivate" : "Reactivate";
  const href = row.isActive ? deskPaths.adminCustomerDeactivate(row.id) : deskPaths.adminCustomerReactivate(row.id);
  return (
    <Row>
      <Cell label="Name" main>
        {row.name}
      </Cell>
      <Cell label="Email">{row.email}</Cell>
      <Cell label="Phone" shownFrom="wide">
        {row.phone && <PhoneNumber phone={row.phone} />}
      </Cell>
      <Cell label="Joined" oneLine shownFrom="xl">
        {row.joined}
      </Cell>
      <Cell label="Orders" end>
        <div className="text-end">
          {row.orders > 0 ? (
            <TextLink
              to={deskPaths.adminOrders({ customer: row.id })}
              aria-label={`${row.orders} orders of ${row.name}`}
            >
              {row.orders}
            </TextLink>
          ) : (
            0
          )}
          <span className="text-small text-quiet block">
            <Money cents={row.spent} />
          </span>
        </div>
      </Cell>
      <Cell label="Status">
        <Badge tone={row.isActive ? "ok" : "neutral"} icon={row.isActive ? "check-circle" : "pause-circle"}>
          {row.isActive ? "Active" : "Deactivated"}
        </Badge>
      </Cell>
      <Cell label="" end>
        <ButtonLink
          to={`${href}${search}`}
          size="sm"
          variant={row.isActive ? "danger-text" : "secondary"}
          preventScrollReset
          aria-label={`${action} ${row.name}`}
        >
          {action}
        </ButtonLink>
      </Cell>
    </Row>
  );
}
