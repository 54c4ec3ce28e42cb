import type { OrderRow } from "~/features/orders/order-row.server";
import { badgeOf } from "~/features/orders/sources";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Badge } from "~/ui/badge";
import { Card } from "~/ui/card";
import { Cell, HeadCell, NoData, Row, Table, TableBody, TableHead } from "~/ui/layout/table";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";

/** [DASH-6] Worded as specified. */
const words = { pending: "Pending", completed: "Delivered", cancelled: "Canceled" };
const columns = ["Order", "Customer", "Type", "Placed", "Total", "Status"];

export function RecentOrders({ rows }: { rows: OrderRow[] }) {
  return (
    <Card padded={false} className="min-w-0">
      <div className="flex items-center justify-between gap-3 p-5">
        <h2 className="text-section">Recent orders</h2>
        <TextLink to={dashboardPaths.dashboardOrders("online")} alone>
          See all orders
        </TextLink>
      </div>
      <Table label="Recent orders" bare dense>
        <TableHead>
          {columns.map((name) => (
            <HeadCell key={name} end={name === "Total"}>
              {name}
            </HeadCell>
          ))}
        </TableHead>
        <TableBody>
          {rows.length === 0 && <NoData columns={columns.length} />}
          {rows.map((row) => (
            <Row key={row.id}>
              <Cell label="Order" main>
                <TextLink to={dashboardPaths.dashboardOrder(row.source, row.id)}>
                  <bdi dir="ltr" className="whitespace-nowrap">
                    {row.number}
                  </bdi>
                </TextLink>
              </Cell>
              <Cell label="Customer">{row.customer}</Cell>
              <Cell label="Type">{row.type}</Cell>
              <Cell label="Placed" oneLine>
                {row.when}
              </Cell>
              <Cell label="Total" end>
                <Money cents={row.total} />
              </Cell>
              <Cell label="Status">
                <Badge {...badgeOf(row.listStatus)}>{words[row.listStatus]}</Badge>
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}
