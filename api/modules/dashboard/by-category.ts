import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import {
  chargesIn,
  isRefundOfPlatform,
  paidSalesIn,
  refundsIn,
  type Scope,
  shareCents,
} from "@api/modules/sales-reports/earnings";
import { hasPlatformShare } from "@api/modules/sales-reports/sold";

/**
 * What was earned in these days by category, most first: an order's earnings, tip, tax and fee with them, belong to its lines in
 * proportion to their prices, so that the parts add up to the whole cent by cent.
 */
export async function earningsByCategory(db: Db, scope: Scope) {
  const order = sql<string>`payments.order_id`.as("order_id");
  const moved = chargesIn(db, scope)
    .select([order, sql<number>`payments.amount_cents`.as("cents")])
    .unionAll(
      paidSalesIn(db, scope)
        .where(hasPlatformShare)
        .select([order, shareCents.as("cents")]),
    )
    .unionAll(
      refundsIn(db, scope).select([
        order,
        sql<number>`case when ${isRefundOfPlatform} then 0 else -refunds.amount_cents end`.as("cents"),
      ]),
    );
  const { rows } = await sql<{ category: string; cents: string }>`
    with earned as materialized (
      select order_id, sum(cents) as cents from (${moved}) as moved group by order_id having sum(cents) <> 0
    ), lines as (
      select order_items.order_id, coalesce(nullif(order_items.category, ''), 'Other') as category,
        sum(order_items.line_total_cents) as cents
      from order_items join earned using (order_id) group by 1, 2
    ), shares as (
      select order_id, category, cents / nullif(sum(cents) over (partition by order_id), 0) as share from lines
    )
    select coalesce(case when share is null then 'Other' else category end, 'Other') as category,
      sum(earned.cents * coalesce(share, case when category is null then 1 else 0 end)) as cents
    from earned left join shares using (order_id) group by 1`.execute(db);
  return inWholeCents(rows.map(({ category, cents }) => ({ category, cents: Number(cents) })));
}

/** Rounded so that the sum stays: what the rounding leaves goes to those it took most of. */
function inWholeCents(parts: readonly { category: string; cents: number }[]) {
  const whole = Math.round(parts.reduce((sum, { cents }) => sum + cents, 0));
  const rounded = parts.map(({ category, cents }) => ({ category, total: Math.floor(cents), rest: cents % 1 }));
  let left = whole - rounded.reduce((sum, { total }) => sum + total, 0);
  for (const part of rounded.toSorted((one, other) => fraction(other.rest) - fraction(one.rest))) {
    if (left <= 0) break;
    part.total += 1;
    left -= 1;
  }
  return rounded
    .map(({ category, total }) => ({ category, total }))
    .sort((one, other) => other.total - one.total || one.category.localeCompare(other.category));
}

const fraction = (rest: number) => (rest < 0 ? rest + 1 : rest);
