import type { Sale, saleQuery } from "@domain/contract/report";
import { sql } from "kysely";
import type * as z from "zod";
import type { Db } from "@api/dependencies";
import { orderName } from "@api/modules/orders/order-number";
import { type Books, numberHolds, readDays, within } from "@api/modules/restaurants/books";
import {
  couponShareCents,
  couponSharesCents,
  deliveryShareCents,
  deliverySharesCents,
  givenBackCents,
  hasPlatformShare,
  isBorneByPlatform,
  isGivenBack,
  isSale,
  platformCents,
  refundedCents,
} from "./sold";

/** Whether an order is paid for, whatever was given back of it later. SQL over `payments`, left joined. */
const isPaid = sql<boolean>`coalesce(payments.status in ('ordered', 'refunding', 'refunded'), false)`;
const discountCents = sql<number>`orders.offer_discount_cents + orders.coupon_discount_cents`;
const sumOf = (cents: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${cents}), 0)::bigint`;

/**
 * [HOST-89, SALES-1…3] A page of sales with the sums of all that match. Four queries at once, however many orders.
 * @throws ApiError validation_failed (dates)
 */
export async function listSales(db: Db, { restaurantId, timeZone }: Books, query: z.output<typeof saleQuery>) {
  const { page = 1, per_page: perPage = 10 } = query;
  const days = readDays(query.date_from, query.date_to);
  const matching = db
    .selectFrom("orders")
    .leftJoin("payments", "payments.order_id", "orders.id")
    .where(isSale)
    .where(within(sql.ref("orders.created_at"), days, timeZone))
    .where(numberHolds(sql.ref("orders.number"), query.order_id))
    .$if(restaurantId !== null, (select) => select.where("orders.restaurant_id", "=", restaurantId ?? ""))
    .$if(query.payment_type !== undefined, (select) =>
      select.where("orders.payment_method", "=", query.payment_type ?? "credit_card"),
    )
    .$if(query.status !== undefined, (select) => select.where(isPaid, "=", query.status === "paid"));
  const sums = matching
    .select([
      sql<number>`count(*)::int`.as("orders"),
      sql<number>`(count(*) filter (where ${isPaid}))::int`.as("paid"),
      sumOf(sql`orders.total_cents`).as("total"),
      sumOf(sql`orders.offer_discount_cents`).as("offers"),
      sumOf(sql`orders.coupon_discount_cents`).as("coupons"),
      sumOf(sql`orders.delivery_fee_cents`).as("delivery"),
    ])
    .executeTakeFirstOrThrow();
  const givenBack = matching
    .innerJoin("refunds", "refunds.order_id", "orders.id")
    .where(isGivenBack)
    .select([
      givenBackCents.as("cents"),
      sql<string>`coalesce(sum(refunds.amount_cents) filter (where ${isBorneByPlatform}), 0)`.as("platform"),
    ])
    .executeTakeFirstOrThrow();
  const shares = matching
    .where(hasPlatformShare)
    .select([couponSharesCents.as("coupons"), deliverySharesCents.as("deliveries")])
    .executeTakeFirstOrThrow();
  const { column, direction } = sortOf(query.sort);
  const shown = matching
    .select(["orders.id", "orders.number", "orders.created_at", "orders.total_cents", "orders.payment_method"])
    .select(["orders.delivery_fee_cents", discountCents.as("discount"), isPaid.as("is_paid")])
    .select([refundedCents.as("refunded"), platformCents.as("platform")])
    .select([couponShareCents.as("coupon_share"), deliveryShareCents.as("delivery_share")])
    .orderBy(column, direction)
    .orderBy("orders.number", "desc")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const [summary, { cents: refunded, platform }, share, rows] = await Promise.all([sums, givenBack, shares, shown]);
  const { orders, paid, total, offers, coupons, delivery } = summary;
  return {
    data: rows.map((row): Sale => ({
      id: orderName(row.number),
      orderId: row.id,
      date: row.created_at.toISOString(),
      total: row.total_cents,
      discount: row.discount,
      delivery: row.delivery_fee_cents,
      refunded: Number(row.refunded),
      refundedByPlatform: Number(row.platform),
      couponByPlatform: Number(row.coupon_share),
      deliveryByPlatform: Number(row.delivery_share),
      paymentType: row.payment_method,
      status: row.is_paid ? "Paid" : "Unpaid",
    })),
    total: orders,
    page,
    per_page: perPage,
    summary: {
      orders,
      earnings: Number(total) - Number(refunded) + Number(platform) + Number(share.coupons) + Number(share.deliveries),
      discounts: Number(offers) + Number(coupons),
      delivery: Number(delivery),
      paid,
      unpaid: orders - paid,
      coupons: Number(coupons),
      offers: Number(offers),
      refunded: Number(refunded),
      refundedByPlatform: Number(platform),
      couponsByPlatform: Number(share.coupons),
      deliveriesByPlatform: Number(share.deliveries),
    },
  };
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

function sortOf(asked = "-date") {
  const column = Object.entries(sorts).find(([name]) => name === asked.replace(/^-/, ""))?.[1];
  const direction = !column || asked.startsWith("-") ? ("desc" as const) : ("asc" as const);
  return { column: column ?? sorts.date, direction };
}
