import type { Transaction, transactionQuery } from "@domain/contract/report";
import { type RawBuilder, sql } from "kysely";
import type * as z from "zod";
import type { Db } from "@api/dependencies";
import { orderName } from "@api/modules/orders/order-number";
import { type Books, numberHolds, readDays, within } from "@api/modules/restaurants/books";

/**
 * Money that came and money that went back, one row each. What the provider knows a row by is its id; what was taken at the
 * counter has none there and is known by its own.
 */
const movements = (restaurantId: string | null): RawBuilder<unknown> => {
  const own = restaurantId === null ? sql`true` : sql`payments.restaurant_id = ${restaurantId}`;
  return sql`(
    select coalesce(payments.charge_id, 'C-' || upper(left(payments.id::text, 8))) as transaction_id,
      payments.created_at as at, payments.method, orders.number, orders.id as order_id,
      payments.amount_cents as amount, 'charge' as type, 'succeeded' as status, null as borne_by
    from payments left join orders on orders.id = payments.order_id
    where ${own} and payments.purpose = 'order' and payments.amount_cents > 0
      and payments.status in ('charged', 'ordered', 'refunding', 'refunded')
    union all
    select coalesce(refunds.provider_refund_id, 'R-' || upper(left(refunds.id::text, 8))),
      coalesce(refunds.settled_at, refunds.created_at), payments.method, orders.number, orders.id,
      -refunds.amount_cents, 'refund', refunds.status, refunds.borne_by
    from refunds join payments on payments.id = refunds.payment_id
      left join orders on orders.id = payments.order_id
    where ${own} and payments.purpose = 'order' and refunds.status <> 'failed'
  ) as movements`;
};

interface Movement {
  transaction_id: string;
  at: Date;
  method: string;
  number: number | null;
  order_id: string | null;
  amount: number;
  type: "charge" | "refund";
  status: string;
  borne_by: string | null;
}

/**
 * [HOST-88, TXN-1, TXN-2] A page of a restaurant's payments and refunds with the sums of all that match. Two queries.
 * @throws ApiError validation_failed (dates)
 */
export async function listTransactions(
  db: Db,
  { restaurantId, timeZone }: Books,
  query: z.output<typeof transactionQuery>,
) {
  const { page = 1, per_page: perPage = 10, payment_method: method, type } = query;
  const days = readDays(query.date_from, query.date_to);
  const matching = sql`from ${movements(restaurantId)}
    where ${within(sql.ref("movements.at"), days, timeZone)}
      and ${numberHolds(sql.ref("movements.number"), query.order_id)}
      and ${method ? sql`method = ${method}` : sql`true`} and ${type ? sql`type = ${type}` : sql`true`}`;
  const { rows: sums } = await sql<{ total: number; charges: string | number; refunds: string | number }>`
    select count(*)::int as total, coalesce(sum(amount) filter (where type = 'charge'), 0) as charges,
      coalesce(-sum(amount) filter (where type = 'refund'), 0) as refunds ${matching}`.execute(db);
  const { rows } = await sql<Movement>`
    select * ${matching} order by ${sortOf(query.sort)}, transaction_id
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const [charges, refunds] = [Number(sums[0]?.charges ?? 0), Number(sums[0]?.refunds ?? 0)];
  return {
    data: rows.map((row): Transaction => ({
      transactionId: row.transaction_id,
      date: new Date(row.at).toISOString(),
      paymentMethod: row.method,
      orderSerialNo: row.number === null ? null : orderName(row.number),
      orderId: row.order_id,
      amount: Number(row.amount),
      type: row.type,
      status: row.status,
      borneBy: row.borne_by,
    })),
    total: sums[0]?.total ?? 0,
    page,
    per_page: perPage,
    summary: { charges, refunds, net: charges - refunds },
  };
}

const sorts = {
  date: sql`at`,
  transactionId: sql`transaction_id`,
  paymentMethod: sql`method`,
  orderSerialNo: sql`number`,
  amount: sql`amount`,
};

function sortOf(asked = "-date"): RawBuilder<unknown> {
  const column = Object.entries(sorts).find(([name]) => name === asked.replace(/^-/, ""))?.[1];
  const direction = !column || asked.startsWith("-") ? sql`desc` : sql`asc`;
  return sql`${column ?? sorts.date} ${direction} nulls last`;
}
