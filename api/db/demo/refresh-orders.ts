import { type Kysely, sql } from "kysely";
import type { Database } from "@api/db/tables";
import type { Clock } from "@api/dependencies";
import { minuteMs } from "@domain/duration";
import { acceptMinutesLimits } from "@domain/orders/accept-deadline";
import { orders as orderTexts } from "./content";
import { countSteps, findOpenOrderAge } from "./orders";
import { demoId } from "./rows";

/** How many milliseconds an open order may age beyond its initial age; less than the time to accept it. */
const staleMs = 4 * minuteMs;

/** The demo's open orders, each with its initial age and number of steps. */
const underWay = orderTexts.flatMap((order, index) => {
  const age = findOpenOrderAge(order, index);
  return age === null
    ? []
    : [{ id: demoId("order", index), status: order.status, steps: countSteps(order.status), age }];
});

/**
 * The demo has no kitchen staff, and unaccepted orders expire: untouched open demo orders are shifted in time, with their status
 * changes and payments, so that they keep their initial age. Run it before orders are cancelled, and every minute. Safe in any
 * number of processes, and concurrently with status changes.
 */
export async function refreshDemoOrders(db: Kysely<Database>, { clock }: { clock: Clock }): Promise<void> {
  const now = clock.now();
  const wanted = underWay.map(({ id, status, steps, age }) => {
    const placedAt = new Date(now.getTime() - age);
    return sql`(${id}::uuid, ${status}::text, ${steps}::int, ${placedAt}::timestamptz)`;
  });
  await sql`
    with stale as (
      select orders.id, wanted.placed_at, wanted.placed_at - orders.created_at as older
      from orders join (values ${sql.join(wanted)}) as wanted (id, status, steps, placed_at) on wanted.id = orders.id
      where orders.status = wanted.status
        and orders.created_at < wanted.placed_at - make_interval(secs => ${staleMs / 1000})
        and wanted.steps = (select count(*) from order_status_changes where order_id = orders.id)
      for update of orders skip locked
    ), moved as (
      update orders set created_at = stale.placed_at, updated_at = updated_at + older,
        estimated_ready_at = estimated_ready_at + older, done_at = done_at + older,
        accept_by = case when status = 'placed'
          then stale.placed_at + make_interval(mins => ${sql.lit(acceptMinutesLimits.standard)}) end
      from stale where orders.id = stale.id
    ), steps as (
      update order_status_changes set at = at + older from stale where order_id = stale.id
    )
    update payments set created_at = created_at + older, claimed_at = claimed_at + older, updated_at = updated_at + older
    from stale where order_id = stale.id`.execute(db);
}
