import { formatCents } from "@domain/money";
import { categoryLabel } from "@domain/options";
import { pluralize } from "@domain/values/plural";
import type { OrderRow } from "~/features/orders/order-row.server";
import { getBadge } from "~/features/orders/sources";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Khatim, StarPattern } from "~/ui/illustration";
import { Cell, HeadCell, NoData, Row, Table, TableBody, TableHead } from "~/ui/layout/table";
import { TitledCard } from "~/ui/layout/titled-card";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";
import type { Overview } from "./overview.server";

const steps = [
  ["placed", "Placed"],
  ["accepted", "Accepted"],
  ["preparing", "Preparing"],
  ["ready", "Ready"],
] as const;

/** Open orders by status, as work to do now. */
export function Waiting({ counts }: { counts: NonNullable<Overview["waiting"]> }) {
  const waiting = steps.map(([status, word]) => ({ status, word, count: counts[status] ?? 0 }));
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  const placed = counts.placed ?? 0;
  return (
    <section
      aria-label="Now"
      className="on-night bg-night rounded-card relative mb-6 flex flex-wrap items-center gap-x-6 gap-y-4 overflow-hidden p-5 text-white md:px-6"
    >
      <StarPattern opacity={0.12} />
      <Khatim size={56} className="bg-accent text-on-accent text-section relative tabular-nums">
        {total}
      </Khatim>
      <div className="relative min-w-0 grow basis-52">
        <h2 className="text-section text-white">{openOrdersTitle(total)}</h2>
        <p className="text-meta text-on-night-quiet">
          {placed > 0 ? waitingText(placed) : "None waits to be accepted."}
        </p>
      </div>
      <dl className="relative flex flex-wrap gap-x-6 gap-y-2">
        {waiting.map(({ status, word, count }) => (
          <div key={status} className="flex flex-col-reverse">
            <dt className="text-meta text-on-night-quiet">{word}</dt>
            <dd className="text-section text-white tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink
        to={placed > 0 ? dashboardPaths.dashboardOrders("online") : dashboardPaths.kitchen()}
        variant="accent"
        iconEnd="arrow-right"
        className="relative max-xl:w-full"
      >
        {placed > 0 ? "Open online orders" : "Open kitchen display"}
      </ButtonLink>
    </section>
  );
}

function openOrdersTitle(total: number): string {
  if (total === 0) return "No orders under way";
  return pluralize(total, "order under way", "orders under way");
}

const waitingText = (count: number) =>
  pluralize(count, "of them waits to be accepted.", "of them wait to be accepted.");

/** [DASH-4] A new place without a menu: all its figures are 0, and what to do comes first. */
export function FirstDish() {
  return (
    <TitledCard
      title="Your menu has no dishes yet"
      text="Customers can order once there is one. Add dishes one by one, or all of a file at once."
      className="mb-6"
    >
      <div className="mt-4 flex flex-wrap gap-2.5">
        <ButtonLink to={dashboardPaths.dashboardItemNew()} icon="plus">
          Add the first dish
        </ButtonLink>
        <ButtonLink to={dashboardPaths.dashboardItemsImport()} variant="secondary">
          Import a file
        </ButtonLink>
      </div>
    </TitledCard>
  );
}

/** Text fixed by [DASH-6]. */
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
              <Cell label="Customer" breaks>
                {row.customer}
              </Cell>
              <Cell label="Type">{row.type}</Cell>
              <Cell label="Placed" oneLine>
                {row.when}
              </Cell>
              <Cell label="Total" end>
                <Money cents={row.total} />
              </Cell>
              <Cell label="Status">
                <span className="inline-flex flex-wrap items-center gap-2">
                  <Badge {...getBadge(row.listStatus)}>{words[row.listStatus]}</Badge>
                  {row.step && <span className="text-small text-quiet">{row.step}</span>}
                </span>
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

/** In the order of the parts, so that the largest has the brand color. */
const fills = ["fill-chart-1", "fill-chart-2", "fill-chart-3", "fill-chart-4", "fill-chart-5", "fill-chart-6"];
const grounds = ["bg-chart-1", "bg-chart-2", "bg-chart-3", "bg-chart-4", "bg-chart-5", "bg-chart-6"];

/** [DASH-5] Sales by category, as a doughnut chart and in numbers. */
export function CategorySales({ categories, days }: { categories: Overview["categories"]; days: string }) {
  const { parts, total, paths, size } = categories;
  return (
    <TitledCard title="Sales by category" className="min-w-0">
      <p className="text-meta text-quiet mb-4">{days}, net sales</p>
      {parts.length === 0 ? (
        <p className="text-quiet py-10 text-center">Nothing was sold in these days.</p>
      ) : (
        <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-4 xl:flex-col">
          {paths && (
            <svg
              viewBox={`0 0 ${size} ${size}`}
              role="img"
              aria-labelledby="doughnut-title doughnut-text"
              className="w-38 md:w-42"
            >
              <title id="doughnut-title">Sales by category</title>
              <desc id="doughnut-text">The list beside it has every number.</desc>
              <g transform={`translate(${size / 2} ${size / 2})`}>
                {paths.map((path, index) => (
                  <path key={path} d={path} className={fills[index]} />
                ))}
                <text textAnchor="middle" y={5} fontSize={15} className="fill-ink font-bold">
                  {formatCents(total)}
                </text>
              </g>
            </svg>
          )}
          <ul className="min-w-40 flex-1 self-stretch">
            {parts.map(({ category, total: sold, percent }, index) => (
              <li key={category} className="text-meta flex items-center gap-2.5 py-1">
                <span aria-hidden className={`size-3 shrink-0 rounded-[3px] ${grounds[index]}`} />
                <span className="text-body min-w-0 flex-1">{categoryLabel(category)}</span>
                <span className="text-quiet tabular-nums">{formatCents(sold)}</span>
                <span className="text-ink min-w-10 text-end font-bold tabular-nums">{percent}%</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </TitledCard>
  );
}
