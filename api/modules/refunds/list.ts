import { sql } from "kysely";
import type { OrdersTable } from "@api/db/tables/orders";
import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import { formatOrderNumber } from "@api/modules/orders/order-number";
import { isWithinDays } from "@api/modules/restaurants/report-scope";
import type { AdminRefund } from "@domain/contract/administration/admin-dashboard";
import { defaultTimeZone } from "@domain/local-time";
import type { OrderType } from "@domain/orders/order-type";
import type { Period } from "@domain/reporting-period";
import { formatPersonName } from "@domain/values/person-name";

const refunds = (db: Db) =>
  db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .leftJoin("orders", "orders.id", "refunds.order_id")
    .leftJoin("restaurants", "restaurants.id", "payments.restaurant_id")
    .leftJoin("users", "users.id", "payments.customer_id");

const columns = [
  "refunds.id",
  "refunds.status",
  "refunds.amount_cents",
  "refunds.reason",
  "refunds.borne_by",
  "refunds.created_at",
  "refunds.tried_at",
  "orders.id as order_id",
  "orders.number",
  "restaurants.id as restaurant_id",
  "restaurants.name as restaurant",
  "users.first_name",
  "users.last_name",
  "payments.charge_id",
] as const;

const selected = (db: Db) => refunds(db).select(columns);

type Status = AdminRefund["status"];

interface RefundListQuery {
  page: number;
  perPage: number;
  /** New York days of the request. */
  days?: Partial<Period>;
  /** Of the order. */
  orderType?: OrderType;
  paymentMethod?: OrdersTable["payment_method"];
}

/** A page of refunds by status; failed ones first, then the oldest. */
export async function listRefunds(
  db: Db,
  statuses: readonly Status[],
  { page, perPage, days = {}, orderType, paymentMethod }: RefundListQuery,
): Promise<{ data: AdminRefund[]; total: number }> {
  const matching = refunds(db)
    .where("refunds.status", "in", statuses)
    .where(isWithinDays(sql.ref("refunds.created_at"), days, defaultTimeZone))
    .$if(orderType !== undefined, (select) => select.where("orders.order_type", "=", orderType ?? "delivery"))
    .$if(paymentMethod !== undefined, (select) =>
      select.where("orders.payment_method", "=", paymentMethod ?? "credit_card"),
    );
  const [rows, counted] = await Promise.all([
    matching
      .select(columns)
      .orderBy((order) => order("refunds.status", "=", "failed"), "desc")
      .orderBy("refunds.created_at")
      .orderBy("refunds.id")
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    matching.select((pick) => pick.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { data: rows.map(toView), total: Number(counted.total) };
}

/** @throws ApiError not_found */
export async function getRefund(db: Db, id: string): Promise<AdminRefund> {
  const row = isUuid(id) ? await selected(db).where("refunds.id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw notFound("Refund");
  return toView(row);
}

type Row = Awaited<ReturnType<ReturnType<typeof selected>["execute"]>>[number];

const toView = (row: Row): AdminRefund => ({
  id: row.id,
  status: row.status,
  amount: row.amount_cents,
  reason: row.reason,
  borneBy: row.borne_by,
  order: row.order_id && row.number !== null ? { id: row.order_id, number: formatOrderNumber(row.number) } : null,
  restaurant: row.restaurant_id ? { id: row.restaurant_id, name: row.restaurant ?? "" } : null,
  customer: row.first_name === null ? null : formatPersonName(row.first_name, row.last_name),
  chargeId: row.charge_id,
  createdAt: row.created_at.toISOString(),
  triedAt: row.tried_at?.toISOString() ?? null,
});
