import { type RawBuilder, sql } from "kysely";
import type { Db } from "@api/dependencies";
import { type movementsIn, netSalesCents } from "./money";

/** What lines are told apart by. SQL over `order_items`. */
export const category = sql<string>`coalesce(nullif(order_items.category, ''), 'Other')`;
export const itemName = sql<string>`order_items.name`;

/**
 * Net sales by a part of the orders' lines, most first: those of an order belong to its lines in proportion to their prices, but what
 * went back for a line is taken off that line. The parts add up to the whole cent by cent.
 */
export async function soldBy(db: Db, movements: ReturnType<typeof movementsIn>, part: RawBuilder<string>) {
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

/** Rounded so that the sum stays: what the rounding leaves goes to those it took most of. */
export function inWholeCents<Part extends { cents: number }>(parts: readonly Part[]): Part[] {
  const whole = Math.round(parts.reduce((sum, { cents }) => sum + cents, 0));
  const rounded = parts.map((part) => ({ ...part, cents: Math.floor(part.cents) }));
  const lost = parts.map(({ cents }, index) => ({ index, rest: cents - Math.floor(cents) }));
  const left = whole - rounded.reduce((sum, { cents }) => sum + cents, 0);
  const most = lost.toSorted((one, other) => other.rest - one.rest).slice(0, Math.max(left, 0));
  return rounded.map((part, index) =>
    most.some((one) => one.index === index) ? { ...part, cents: part.cents + 1 } : part,
  );
}
