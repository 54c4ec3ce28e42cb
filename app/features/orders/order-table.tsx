import { useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { sortBy } from "~/lib/lists/list-state";
import { Badge } from "~/ui/badge";
import { EmptyRows } from "~/ui/dashboard/list-card";
import { orderTypeIcon } from "~/ui/dashboard/order-icons";
import { Icon } from "~/ui/icon";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/layout/table";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";
import type { OrderList } from "./load-orders.server";
import type { OrderRow } from "./order-row.server";
import { getBadge, listWords, sourceTitles } from "./sources";

/** [ORD-9] */
const columns = [
  { name: "orderId", label: "Order id" },
  { name: "orderType", label: "Order type" },
  { name: "customer", label: "Customer" },
  { name: "amount", label: "Amount", end: true },
  { name: "date", label: "Date" },
  { name: "status", label: "Status" },
];

export function OrderTable({ source, state, rows, isGrouped, total, isSample }: OrderList) {
  const path = dashboardPaths.dashboardOrders(source);
  return (
    <Table label={sourceTitles[source]} bare>
      <TableHead>
        {columns.map(({ name, label, end }) => (
          <HeadCell key={name} end={end} {...sortBy(path, state, name)}>
            {label}
          </HeadCell>
        ))}
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <Fragment key={row.id}>
            {isGrouped && row.mealFilter !== (rows[index - 1]?.mealFilter ?? null) && (
              <GroupLine meal={row.mealFilter && row.meal} />
            )}
            <OrderLine row={row} isSample={isSample} />
          </Fragment>
        ))}
        {rows.length === 0 && <EmptyRows columns={columns.length} path={path} state={state} total={total} />}
      </TableBody>
    </Table>
  );
}

/** [PRAYER-5] Heads the orders for one meal, and the others below them. */
const GroupLine = ({ meal }: { meal: string | null }) => (
  <Row>
    <th colSpan={columns.length} scope="rowgroup" className="text-label text-primary-text px-4 py-2.5 text-start">
      {meal ? `For ${meal}` : "Other orders"}
    </th>
  </Row>
);

function OrderLine({ row, isSample }: { row: OrderRow; isSample: boolean }) {
  const { search } = useLocation();
  return (
    <Row className={row.isNew ? "bg-primary-soft/50" : undefined}>
      <Cell label="Order id" main>
        {isSample ? (
          <bdi dir="ltr">{row.number}</bdi>
        ) : (
          <TextLink to={`${dashboardPaths.dashboardOrder(row.source, row.id)}${search}`} preventScrollReset>
            <bdi dir="ltr">{row.number}</bdi>
          </TextLink>
        )}
        {row.isNew && (
          <span className="text-small text-primary-text block font-semibold">
            {["New", row.timeLeft].filter(Boolean).join(" · ")}
          </span>
        )}
      </Cell>
      <Cell label="Order type">
        <span className="inline-flex items-center gap-2 align-middle whitespace-nowrap">
          <Icon name={orderTypeIcon[row.orderType]} className="text-quiet" />
          {row.type}
        </span>
        {row.meal && <span className="text-small text-primary-text block font-semibold">For {row.meal}</span>}
      </Cell>
      <Cell label="Customer" breaks>
        {row.customer}
      </Cell>
      <Cell label="Amount" end>
        <span className="text-ink font-semibold">
          <Money cents={row.total} />
        </span>
      </Cell>
      <Cell label="Date" oneLine>
        {row.when}
      </Cell>
      <Cell label="Status">
        <span className="inline-flex flex-wrap items-center gap-2">
          <Badge {...getBadge(row.listStatus)}>{listWords[row.listStatus]}</Badge>
          {row.step && <span className="text-small text-quiet">{row.step}</span>}
        </span>
      </Cell>
    </Row>
  );
}
