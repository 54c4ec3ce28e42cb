import { type RawBuilder, sql } from "kysely";
import type { Db } from "@api/dependencies";
import type { SalesSummary } from "@domain/contract/report";
import { type Scope, unpaidSalesIn } from "./earnings";
import { moneyBy, moneyIn, movementsIn, netSalesCents } from "./money";
import { category, inWholeCents, itemName, soldBy } from "./sold-by";

/** [RUSH-15] The books of some days, taken apart; every part adds up to the whole. A constant number of queries. */
export async function summarizeSales(db: Db, scope: Scope): Promise<SalesSummary> {
  const movements = movementsIn(db, scope);
  const local = sql`(ordered_at at time zone ${scope.timeZone})`;
  const [money, ways, hours, weekdays, categories, items, taxes, unpaid] = await Promise.all([
    moneyIn(db, scope),
    waysIn(db, movements),
    moneyBy(db, movements, partOf(sql`hour`, local)),
    moneyBy(db, movements, partOf(sql`isodow`, local)),
    soldBy(db, movements, category),
    soldBy(db, movements, itemName),
    taxesBy(db, movements, scope.timeZone),
    unpaidSalesIn(db, scope)
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

/** The money of movements by how it was paid; ways without any are left out. */
export async function waysIn(db: Db, movements: ReturnType<typeof movementsIn>) {
  const rows = await moneyBy(db, movements, sql<string>`method || case when at_counter then ' counter' else '' end`);
  return rows
    .map(({ part, orders, money }) => {
      const [method = "", counter] = part.split(" ");
      return { method, at_counter: counter !== undefined, orders, money };
    })
    .sort((one, other) => other.money.taken_in - one.money.taken_in || one.method.localeCompare(other.method));
}

const partOf = (field: RawBuilder<unknown>, local: RawBuilder<unknown>) =>
  sql<string>`extract(${field} from ${local})::int::text`;

interface TaxRow {
  month: string;
  name: string;
  rate: number | null;
  net: string;
  cents: number;
}

/** Tax by month, name and rate, and the net sales it was charged on. A refund takes off each rate in proportion. */
async function taxesBy(db: Db, movements: ReturnType<typeof movementsIn>, timeZone: string) {
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
