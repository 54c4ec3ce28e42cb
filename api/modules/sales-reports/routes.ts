import { type RawBuilder, sql, type SqlBool } from "kysely";
import type * as z from "zod";
import type { ApiDependencies, Db } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { type Actor, createRouter, toRoute, withData } from "@api/http/router";
import { formatOrderNumber } from "@api/modules/orders/order-number";
import {
  getSalesReportScope,
  isWithinDays,
  orderNumberMatches,
  parseDays,
  type ReportScope,
} from "@api/modules/restaurants/report-scope";
import { dayCloseCalls, saleCalls } from "@domain/contract/calls/reports";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import type { Sale, saleQuery } from "@domain/contract/report";
import { closeDay, correctDayClose, getDayReport, listDayCloses } from "./day-close";
import {
  computeEarnings,
  couponShareCents,
  deliveryShareCents,
  hasPlatformShare,
  isRefundOfPlatform,
  isSale,
  isTaken,
  type Scope,
  selectCharges,
  selectRefunds,
  selectUnpaidSales,
} from "./earnings";
import { sumMoney } from "./money";
import { summarizeSales } from "./summary";
import { listUnclosedDays } from "./unclosed-days";

/** [HOST-89, RUSH-14, RUSH-15] */
export function salesReportsModule(dependencies: ApiDependencies) {
  const { db, reads, clock } = dependencies;
  const router = createRouter();
  router.openapi(toRoute(saleCalls.listSales), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff", "admin");
    const query = c.req.valid("query");
    return c.json(
      withData(await listSales(reads, await getSalesReportScope(db, actor, query.restaurant_id), query)),
      200,
    );
  });
  router.openapi(toRoute(saleCalls.summarizeSales), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff", "admin");
    const { restaurant_id: named, date_from, date_to } = c.req.valid("query");
    const books = await getSalesReportScope(db, actor, named);
    const scope = { ...books, period: parseDays(date_from, date_to) };
    return c.json(withData(await summarizeSales(reads, scope)), 200);
  });

  const ownBooks = async (actor: Actor, id: string): Promise<ReportScope & { restaurantId: string }> => ({
    ...(await getSalesReportScope(db, actor, id)),
    restaurantId: id,
  });
  router.openapi(toRoute(dayCloseCalls.listDayCloses), async (c) => {
    const books = await ownBooks(requireActor(c, "owner", "manager", "staff", "admin"), c.req.valid("param").id);
    return c.json(withData(await listDayCloses(db, books, c.req.valid("query"))), 200);
  });
  router.openapi(toRoute(dayCloseCalls.getDayReport), async (c) => {
    const { id, day } = c.req.valid("param");
    const books = await ownBooks(requireActor(c, "owner", "manager", "staff", "admin"), id);
    const now = clock.now();
    const [report, unclosed] = await Promise.all([getDayReport(db, books, day, now), listUnclosedDays(db, books, now)]);
    return c.json(withData({ ...report, unclosed }), 200);
  });
  router.openapi(toRoute(dayCloseCalls.closeDay), async (c) => {
    const actor = requireActor(c, "owner", "manager", "staff");
    const books = await ownBooks(actor, c.req.valid("param").id);
    const key = c.req.valid("header")[idempotencyHeader];
    const record = await closeDay(dependencies, { actor, key, books }, c.req.valid("json"));
    return c.json(withData(record, "The day is closed"), 200);
  });
  router.openapi(toRoute(dayCloseCalls.correctDayClose), async (c) => {
    const { id, day } = c.req.valid("param");
    const actor = requireActor(c, "owner", "manager", "staff");
    const books = await ownBooks(actor, id);
    const key = c.req.valid("header")[idempotencyHeader];
    const record = await correctDayClose(dependencies, { actor, key, books }, day, c.req.valid("json"));
    return c.json(withData(record, "Correction added"), 200);
  });
  return router;
}

/** Whether an order is paid, even if refunded later. SQL over `payments`, left joined. */
const isPaid = sql<boolean>`coalesce(${isTaken}, false)`;
const discountCents = sql<number>`orders.offer_discount_cents + orders.coupon_discount_cents`;
const sumWhere = (cents: RawBuilder<unknown>, only: RawBuilder<unknown> = sql`true`) =>
  sql<string>`coalesce(sum(${cents}) filter (where ${only}), 0)`;
const refundedCents = sql<number>`coalesce(given.cents, 0)`;
const refundedByPlatform = sql<number>`coalesce(given.platform, 0)`;

/**
 * [HOST-89, SALES-1…3] A page of orders with money paid or refunded in the period, or still unpaid, with the sums of all matches.
 * Rejected and cancelled orders are no sales: they are listed only if the period contains just their payment or just their
 * refund. Three queries.
 * @throws ApiError validation_failed (dates)
 */
async function listSales(db: Db, { restaurantId, timeZone }: ReportScope, query: z.output<typeof saleQuery>) {
  const { page = 1, per_page: perPage = 10 } = query;
  const scope = { restaurantId, timeZone, period: parseDays(query.date_from, query.date_to) };
  const ofOrders = sql<SqlBool>`(${orderNumberMatches(sql.ref("orders.number"), query.order_id)}
    and ${query.order_type ? sql`orders.order_type = ${query.order_type}` : sql`true`}
    and ${query.payment_type ? sql`(orders.payment_method = ${query.payment_type} and ${isPaid})` : sql`true`})`;
  const matching = selectSales(db, scope)
    .where(ofOrders)
    .$if(query.status !== undefined, (select) => select.where(isPaid, "=", query.status === "paid"));
  const { taken, coupon, delivery } = amountColumns(scope);
  const isCounted = sql<boolean>`${isSale} and ${taken} is not null`;
  const sums = matching
    .select([
      sql<number>`count(*)::int`.as("rows"),
      sql<number>`(count(*) filter (where ${isCounted}))::int`.as("paid"),
      sql<number>`(count(*) filter (where not ${isPaid}))::int`.as("unpaid"),
      sumWhere(sql`orders.total_cents`, sql`not ${isPaid}`).as("unpaid_cents"),
      sumWhere(taken).as("taken"),
      sumWhere(refundedCents).as("given"),
      sumWhere(refundedByPlatform).as("platform"),
      sumWhere(coupon).as("coupon_shares"),
      sumWhere(delivery).as("delivery_shares"),
      sumWhere(sql`orders.offer_discount_cents`, sql`${isCounted}`).as("offers"),
      sumWhere(sql`orders.coupon_discount_cents`, sql`${isCounted}`).as("coupons"),
      sumWhere(sql`orders.delivery_fee_cents`, sql`${isCounted}`).as("delivery"),
    ])
    .executeTakeFirstOrThrow();
  const { column, direction } = toSort(query.sort);
  const shown = matching
    .select(["orders.id", "orders.number", "orders.created_at", "orders.total_cents", "orders.payment_method"])
    .select(["orders.subtotal_cents", "orders.tax_cents", "orders.tip_cents", "orders.delivery_fee_cents"])
    .select([discountCents.as("discount"), isPaid.as("is_paid"), "payments.charge_id", "orders.status"])
    .select([taken.as("taken"), refundedCents.as("given"), refundedByPlatform.as("platform")])
    .select([coupon.as("coupon_share"), delivery.as("delivery_share")])
    .orderBy(column, direction)
    .orderBy("orders.number", "desc")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  // Unpaid orders have no money yet.
  const paidOrders = query.status === "unpaid" ? sql<SqlBool>`false` : ofOrders;
  const [summary, rows, moved] = await Promise.all([sums, shown, sumMoney(db, scope, paidOrders)]);
  const shares = Number(summary.coupon_shares) + Number(summary.delivery_shares);
  return {
    data: rows.map((row): Sale => {
      const byPlatform = Number(row.platform) + Number(row.coupon_share ?? 0) + Number(row.delivery_share ?? 0);
      return {
        id: formatOrderNumber(row.number),
        orderId: row.id,
        date: row.created_at.toISOString(),
        subtotal: row.subtotal_cents,
        total: row.total_cents,
        discount: row.discount,
        delivery: row.delivery_fee_cents,
        tax: row.tax_cents,
        tip: row.tip_cents,
        earnings: computeEarnings({ taken: Number(row.taken ?? 0), refunded: Number(row.given), byPlatform }),
        refunded: Number(row.given),
        refundedByPlatform: Number(row.platform),
        couponByPlatform: Number(row.coupon_share ?? 0),
        deliveryByPlatform: Number(row.delivery_share ?? 0),
        paymentType: row.payment_method,
        chargeId: row.charge_id,
        status: row.is_paid ? "Paid" : "Unpaid",
        orderStatus: row.status,
      };
    }),
    total: summary.rows,
    page,
    per_page: perPage,
    summary: {
      orders: summary.paid + summary.unpaid,
      earnings: computeEarnings({
        taken: Number(summary.taken),
        refunded: Number(summary.given),
        byPlatform: Number(summary.platform) + shares,
      }),
      discounts: Number(summary.offers) + Number(summary.coupons),
      delivery: Number(summary.delivery),
      paid: summary.paid,
      unpaid: summary.unpaid,
      unpaidTotal: Number(summary.unpaid_cents),
      coupons: Number(summary.coupons),
      offers: Number(summary.offers),
      refunded: Number(summary.given),
      refundedByPlatform: Number(summary.platform),
      money: moved,
      couponsByPlatform: Number(summary.coupon_shares),
      deliveriesByPlatform: Number(summary.delivery_shares),
    },
  };
}

/** Cents of an order paid in the period, or null, including the platform's share. SQL over `orders` and `payments`. */
function amountColumns({ period, timeZone }: Scope) {
  const isPaidInPeriod = sql<boolean>`(${isPaid} and ${isWithinDays(sql.ref("payments.created_at"), period, timeZone)})`;
  const share = (cents: RawBuilder<number>) =>
    sql<number | null>`case when ${isPaidInPeriod} and ${isSale} and ${hasPlatformShare} then ${cents} end`;
  return {
    taken: sql<number | null>`case when ${isPaidInPeriod} then payments.amount_cents end`,
    coupon: share(couponShareCents),
    delivery: share(deliveryShareCents),
  };
}

/** The period's orders with their payment and the amount refunded in the period (`given`). */
function selectSales(db: Db, scope: Scope) {
  const order = sql<string>`payments.order_id`;
  const ofThem = selectCharges(db, scope)
    .select(order.as("id"))
    .union(selectRefunds(db, scope).select(order.as("id")))
    .union(selectUnpaidSales(db, scope).select("orders.id"));
  const refunded = selectRefunds(db, scope)
    .select([
      order.as("order_id"),
      sql<number>`sum(refunds.amount_cents)`.as("cents"),
      sql<number>`sum(refunds.amount_cents) filter (where ${isRefundOfPlatform})`.as("platform"),
    ])
    .groupBy("payments.order_id");
  return db
    .selectFrom("orders")
    .innerJoin(ofThem.as("concerned"), "concerned.id", "orders.id")
    .leftJoin("payments", "payments.order_id", "orders.id")
    .leftJoin(refunded.as("given"), "given.order_id", "orders.id")
    .where(sql<boolean>`(${isSale} or coalesce(${amountColumns(scope).taken}, 0) <> ${refundedCents})`);
}

const sorts = {
  date: sql`orders.created_at`,
  id: sql`orders.number`,
  total: sql`orders.total_cents`,
  discount: discountCents,
  delivery: sql`orders.delivery_fee_cents`,
  paymentType: sql`orders.payment_method`,
  status: isPaid,
};

function toSort(sort = "-date") {
  const column = Object.entries(sorts).find(([name]) => name === sort.replace(/^-/, ""))?.[1];
  const direction = !column || sort.startsWith("-") ? ("desc" as const) : ("asc" as const);
  return { column: column ?? sorts.date, direction };
}
