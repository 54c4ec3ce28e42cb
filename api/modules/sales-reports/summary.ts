import { type RawBuilder, sql } from "kysely";
import type { Db } from "@api/dependencies";
import type { SalesSummary } from "@domain/contract/report";
import { type Scope, selectUnpaidSales } from "./earnings";
import { netSalesCents, selectMovements, sumMoney, sumMoneyBy } from "./money";

/** Groups lines. SQL over `order_items`. */
export const category = sql<string>`coalesce(nullif(order_items.category, ''), 'Other')`;

const itemName = sql<string>`order_items.name`;

/** [RUSH-15] The books of a period by several breakdowns; each adds up to the total. A constant number of queries. */
export async function summarizeSales(db: Db, scope: Scope): Promise<SalesSummary> {
  const movements = selectMovements(db, scope);
  const local = sql`(ordered_at at time zone ${scope.timeZone})`;
  const [money, ways, hours, weekdays, categories, items, taxes, unpaid] = await Promise.all([
    sumMoney(db, scope),
    sumByPaymentMethod(db, movements),
    sumMoneyBy(db, movements, extractField(sql`hour`, local)),
    sumMoneyBy(db, movements, extractField(sql`isodow`, local)),
    sumSoldBy(db, movements, category),
    sumSoldBy(db, movements, itemName),
    taxesBy(db, movements, scope.timeZone),
    selectUnpaidSales(db, scope)
      .select(sql<number>`count(*)::int`.as("orders"))
      .select(sql<string>`coalesce(sum(orders.total_cents), 0)`.as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  const inOrder = (rows: typeof hours) =>
    rows
      .map((row) => ({ name: row.part, count: row.orders, net_sales: row.money.net_sales }))
      .sort((one, other) => Number(one.name) - Number(other.name));
  const sold = (rows: typeof items) =>
    rows.map((row) => ({ name: row.category, count: row.sold, net_sales: row.total }));
  return {
    orders: ways.reduce((sum, { orders }) => sum + orders, 0),
    money,
    unpaid: { orders: unpaid.orders, total: Number(unpaid.total) },
    payment_ways: ways,
    taxes,
    categories: sold(categories),
    items: sold(items),
    hours: inOrder(hours),
    weekdays: inOrder(weekdays),
  };
}

/** Movements by payment method, omitting unused ones. */
export async function sumByPaymentMethod(db: Db, movements: ReturnType<typeof selectMovements>) {
  const rows = await sumMoneyBy(db, movements, sql<string>`method || case when at_counter then ' counter' else '' end`);
  return rows
    .map(({ part, orders, money }) => {
      const [method = "", counter] = part.split(" ");
      return { method, at_counter: counter !== undefined, orders, money };
    })
    .sort((one, other) => other.money.taken_in - one.money.taken_in || one.method.localeCompare(other.method));
}

const extractField = (field: RawBuilder<unknown>, local: RawBuilder<unknown>) =>
  sql<string>`extract(${field} from ${local})::int::text`;

interface TaxRow {
  month: string;
  name: string;
  rate: number | null;
  net: string;
  cents: number;
}

/** Tax by month, name and rate, with the taxed net sales. A refund reduces each rate in proportion. */
async function taxesBy(db: Db, movements: ReturnType<typeof selectMovements>, timeZone: string) {
  const { rows } = await sql<TaxRow>`
    select to_char(at at time zone ${timeZone}, 'YYYY-MM') as month, line ->> 'name' as name,
      (line ->> 'rate')::float8 as rate, sum(${netSalesCents}) as net,
      sum(coalesce(movements.tax * (line ->> 'amount')::numeric / nullif(orders.tax_cents, 0), 0))::float8 as cents
    from (${movements}) as movements
      join orders on orders.id = movements.order_id
      cross join lateral jsonb_array_elements(case when jsonb_array_length(orders.taxes) > 0 then orders.taxes
        else jsonb_build_array(jsonb_build_object('name', case when orders.tax_cents > 0 then 'Tax' else 'No tax' end,
          'amount', orders.tax_cents)) end) as line
    group by 1, 2, 3 order by 1 desc, 2, 3`.execute(db);
  const months = [...new Set(rows.map(({ month }) => month))];
  return months
    .flatMap((month) => inWholeCents(rows.filter((row) => row.month === month)))
    .map(({ net, cents, ...row }) => ({ ...row, net_sales: Number(net), tax: cents }));
}

/**
 * Net sales grouped by a property of order lines, largest first: an order's amount is split over its lines in proportion to their
 * prices, while refunds of a line reduce that line. The groups add up exactly.
 */
export async function sumSoldBy(db: Db, movements: ReturnType<typeof selectMovements>, part: RawBuilder<string>) {
  const { rows } = await sql<{ category: string; cents: string; sold: number }>`
    with moved as materialized (
      select order_id, refund_id, ${netSalesCents} as cents, sales from (${movements}) as movements
    ), back as materialized (
      select refund_lines.order_id, ${part} as category, sum(refund_lines.amount_cents) as cents
      from refund_lines join order_items
        on order_items.order_id = refund_lines.order_id and order_items.id = refund_lines.order_item_id
      where refund_lines.refund_id in (select refund_id from moved) group by 1, 2
    ), taken as (
      select order_id, sum(cents) as cents from back group by 1
    ), net as materialized (
      select order_id, sum(moved.cents) + coalesce(max(taken.cents), 0) as cents, sum(moved.sales) as paid
      from moved left join taken using (order_id) group by order_id
      having sum(moved.cents) <> 0 or max(taken.cents) <> 0
    ), lines as (
      select order_items.order_id, ${part} as category, sum(order_items.quantity) as quantity,
        sum(order_items.line_total_cents) as cents
      from order_items join net using (order_id) group by 1, 2
    ), shares as (
      select order_id, category, quantity, cents / nullif(sum(cents) over (partition by order_id), 0) as share from lines
    )
    select category, sum(sold)::int as sold, sum(cents) as cents from (
      select coalesce(case when share is null then 'Other' else category end, 'Other') as category,
        coalesce(quantity * net.paid, 0) as sold,
        net.cents * coalesce(share, case when category is null then 1 else 0 end) as cents
      from net left join shares using (order_id)
      union all select category, 0, -cents from back
    ) as parts group by 1`.execute(db);
  return inWholeCents(rows.map((row) => ({ ...row, cents: Number(row.cents) })))
    .map(({ category: name, cents: total, sold }) => ({ category: name, total, sold }))
    .sort((one, other) => other.total - one.total || one.category.localeCompare(other.category));
}

/** Rounds while keeping the sum: the remainder goes to the largest fractions. */
function inWholeCents<Part extends { cents: number }>(parts: readonly Part[]): Part[] {
  const whole = Math.round(parts.reduce((sum, { cents }) => sum + cents, 0));
  const rounded = parts.map((part) => ({ ...part, cents: Math.floor(part.cents) }));
  const lost = parts.map(({ cents }, index) => ({ index, rest: cents - Math.floor(cents) }));
  const left = whole - rounded.reduce((sum, { cents }) => sum + cents, 0);
  const largestRests = lost.toSorted((one, other) => other.rest - one.rest).slice(0, Math.max(left, 0));
  return rounded.map((part, index) =>
    largestRests.some((one) => one.index === index) ? { ...part, cents: part.cents + 1 } : part,
  );
}
