import { type RawBuilder, sql } from "kysely";
import type * as z from "zod";
import type { ApiDependencies, Db } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, toRoute, withData } from "@api/http/router";
import { formatOrderNumber } from "@api/modules/orders/order-number";
import {
  getSalesReportScope,
  isWithinDays,
  orderNumberMatches,
  parseDays,
  type ReportScope,
} from "@api/modules/restaurants/report-scope";
import { isRefunded, isRefundOfPlatform, isTaken, shareCents } from "@api/modules/sales-reports/earnings";
import { refundPartCents } from "@api/modules/sales-reports/money";
import { transactionCalls } from "@domain/contract/calls/reports";
import type { Transaction, transactionQuery } from "@domain/contract/report";

/** [HOST-88] */
export function transactionsModule({ db, reads }: ApiDependencies) {
  const router = createRouter();
  router.openapi(toRoute(transactionCalls.listTransactions), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff", "admin");
    const query = c.req.valid("query");
    return c.json(
      withData(await listTransactions(reads, await getSalesReportScope(db, actor, query.restaurant_id), query)),
      200,
    );
  });
  return router;
}

/**
 * Payments and refunds as rows, by the day of the payment or refund. Rows at the provider have its id; counter payments have
 * their own.
 */
const movements = (restaurantId: string | null): RawBuilder<unknown> => {
  const own = restaurantId === null ? sql`true` : sql`payments.restaurant_id = ${restaurantId}`;
  const order = sql`orders.number, orders.id as order_id, orders.order_type, payments.method, payments.charge_id`;
  const [tax, tip, delivery] = [
    refundPartCents("tax_cents"),
    refundPartCents("tip_cents"),
    refundPartCents("delivery_fee_cents"),
  ];
  const ofOrder = (cents: RawBuilder<unknown>) => sql`case when orders.id is not null then (${cents})::int end`;
  return sql`(
    select coalesce(payments.charge_id, 'C-' || upper(left(payments.id::text, 8))) as transaction_id,
      payments.created_at as at, ${order}, payments.amount_cents as amount, 'charge' as type, 'succeeded' as status,
      null as borne_by, case when ${isTaken} then ${shareCents} else 0 end as platform, ${isTaken} as is_orders,
      orders.subtotal_cents as subtotal, orders.offer_discount_cents + orders.coupon_discount_cents as discount,
      orders.delivery_fee_cents as delivery, orders.tax_cents as tax, orders.tip_cents as tip
    from payments left join orders on orders.id = payments.order_id
    where ${own} and payments.purpose = 'order' and payments.status in ('charged', 'ordered', 'refunding', 'refunded')
    union all
    select coalesce(refunds.provider_refund_id, 'R-' || upper(left(refunds.id::text, 8))),
      refunds.created_at, ${order}, -refunds.amount_cents, 'refund', refunds.status,
      refunds.borne_by, case when ${isTaken} and ${isRefundOfPlatform} then refunds.amount_cents else 0 end, ${isTaken},
      ${ofOrder(sql`${tax} + ${tip} + ${delivery} - refunds.amount_cents`)}, ${ofOrder(sql`0`)},
      ${ofOrder(sql`-${delivery}`)}, ${ofOrder(sql`-${tax}`)}, ${ofOrder(sql`-${tip}`)}
    from refunds join payments on payments.id = refunds.payment_id
      left join orders on orders.id = payments.order_id
    where ${own} and payments.purpose = 'order' and ${isRefunded}
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
  charge_id: string | null;
  subtotal: number | null;
  discount: number | null;
  delivery: number | null;
  tax: number | null;
  tip: number | null;
}

/**
 * [HOST-88, TXN-1, TXN-2] A page of a restaurant's payments and refunds with the sums of all matches. Two queries.
 * @throws ApiError validation_failed (dates)
 */
async function listTransactions(
  db: Db,
  { restaurantId, timeZone }: ReportScope,
  query: z.output<typeof transactionQuery>,
) {
  const { page = 1, per_page: perPage = 10, payment_method: method, type, order_type } = query;
  const days = parseDays(query.date_from, query.date_to);
  const matching = sql`from ${movements(restaurantId)}
    where ${isWithinDays(sql.ref("movements.at"), days, timeZone)}
      and ${orderNumberMatches(sql.ref("movements.number"), query.order_id)}
      and ${method ? sql`method = ${method}` : sql`true`} and ${type ? sql`type = ${type}` : sql`true`}
      and ${order_type ? sql`order_type = ${order_type}` : sql`true`}`;
  // An order fully covered by a coupon moves no money, but the platform's share still counts.
  const isShown = sql`amount <> 0`;
  const [{ rows: sums }, { rows }] = await Promise.all([
    sql<Record<"total" | "charges" | "refunds" | "platform" | "earned", string | number>>`
      select count(*) filter (where ${isShown}) as total,
        coalesce(sum(amount) filter (where type = 'charge'), 0) as charges,
        coalesce(-sum(amount) filter (where type = 'refund'), 0) as refunds,
        coalesce(sum(platform), 0) as platform,
        coalesce(sum(amount + platform) filter (where is_orders), 0) as earned ${matching}`.execute(db),
    sql<Movement>`
      select * ${matching} and ${isShown} order by ${toSort(query.sort)}, transaction_id
      limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
  ]);
  const getSum = (name: keyof (typeof sums)[number]) => Number(sums[0]?.[name] ?? 0);
  const [charges, refunds] = [getSum("charges"), getSum("refunds")];
  return {
    data: rows.map((row): Transaction => ({
      transactionId: row.transaction_id,
      date: new Date(row.at).toISOString(),
      paymentMethod: row.method,
      orderSerialNo: row.number === null ? null : formatOrderNumber(row.number),
      orderId: row.order_id,
      amount: Number(row.amount),
      type: row.type,
      status: row.status,
      borneBy: row.borne_by,
      chargeId: row.charge_id,
      subtotal: row.subtotal,
      discount: row.discount,
      delivery: row.delivery,
      tax: row.tax,
      tip: row.tip,
    })),
    total: getSum("total"),
    page,
    per_page: perPage,
    summary: {
      charges,
      refunds,
      net: charges - refunds,
      byPlatform: getSum("platform"),
      earnings: getSum("earned"),
    },
  };
}

const sorts = {
  date: sql`at`,
  transactionId: sql`transaction_id`,
  paymentMethod: sql`method`,
  orderSerialNo: sql`number`,
  amount: sql`amount`,
};

function toSort(sort = "-date"): RawBuilder<unknown> {
  const column = Object.entries(sorts).find(([name]) => name === sort.replace(/^-/, ""))?.[1];
  const direction = !column || sort.startsWith("-") ? sql`desc` : sql`asc`;
  return sql`${column ?? sorts.date} ${direction} nulls last`;
}
