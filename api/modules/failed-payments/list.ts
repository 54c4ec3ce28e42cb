import { sql, type SqlBool } from "kysely";
import type * as z from "zod";
import type { Db } from "@api/dependencies";
import { isWithinDays, parseDays } from "@api/modules/restaurants/report-scope";
import type { FailedPayment, failedPaymentQuery } from "@domain/contract/administration/admin-dashboard";
import { dayMs, minuteMs } from "@domain/duration";
import { defaultTimeZone } from "@domain/local-time";
import { formatPersonName } from "@domain/values/person-name";

const shown = 5;
/** Older ones are history. */
const days = 7;
/** Before that, the customer's own request may still be running. */
const settledWithinMs = minuteMs;

/**
 * Failed payments: declined cards that were not replaced, charges without an order (refunded by settlement), and payments with an
 * unknown outcome. The first condition matches the index payments_without_order_idx.
 */
const failed = (now: Date) => sql<SqlBool>`(
  payments.order_id is null and payments.status in ('declined', 'charging', 'charged', 'refunding', 'refunded')
  and (payments.status in ('declined', 'refunding', 'refunded')
    or payments.updated_at < ${new Date(now.getTime() - settledWithinMs)}))`;

const matching = (db: Db, now: Date) =>
  db
    .selectFrom("payments")
    .leftJoin("restaurants", "restaurants.id", "payments.restaurant_id")
    .leftJoin("users", "users.id", "payments.customer_id")
    .where(failed(now));

const columns = [
  "payments.id",
  "payments.amount_cents",
  "payments.updated_at",
  "payments.status",
  "payments.decline_code",
  "payments.charge_id",
  "payments.card_brand",
  "payments.card_last4",
  "restaurants.id as restaurant_id",
  "restaurants.name",
  "users.first_name",
  "users.last_name",
  "users.email",
] as const;

/** The count and the newest of the last seven days. */
export async function listRecentFailedPayments(db: Db, now: Date): Promise<{ total: number; data: FailedPayment[] }> {
  const recent = matching(db, now).where("payments.updated_at", ">=", new Date(now.getTime() - days * dayMs));
  return getPage(recent, { sort: "-at", limit: shown, offset: 0 });
}

const statuses = {
  declined: ["declined"],
  hanging: ["charging", "charged"],
  refunded: ["refunding", "refunded"],
} as const;

/** A page of all failed payments, by New York days. Two queries. @throws ApiError validation_failed (dates) */
export async function listFailedPayments(db: Db, query: z.output<typeof failedPaymentQuery>, now: Date) {
  const { page = 1, per_page: perPage = 20, status, search, sort = "-at" } = query;
  const searchText = search?.trim().toLowerCase();
  let found = matching(db, now).where(
    isWithinDays(sql.ref("payments.updated_at"), parseDays(query.date_from, query.date_to), defaultTimeZone),
  );
  if (status) found = found.where("payments.status", "in", statuses[status]);
  if (searchText)
    found = found.where(
      sql<SqlBool>`position(${searchText} in lower(concat_ws(' ', restaurants.name, users.first_name, users.last_name,
        users.email, payments.charge_id, payments.card_last4))) > 0`,
    );
  const offset = (page - 1) * perPage;
  return { ...(await getPage(found, { sort, limit: perPage, offset })), page, per_page: perPage };
}

type Sort = NonNullable<z.output<typeof failedPaymentQuery>["sort"]>;

async function getPage(
  found: ReturnType<typeof matching>,
  { sort, limit, offset }: { sort: Sort; limit: number; offset: number },
) {
  const column = sort.endsWith("amount") ? "payments.amount_cents" : "payments.updated_at";
  const [rows, counted] = await Promise.all([
    found
      .select(columns)
      .orderBy(column, sort.startsWith("-") ? "desc" : "asc")
      .orderBy("payments.id")
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select((pick) => pick.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return {
    total: Number(counted.total),
    data: rows.map((row): FailedPayment => ({
      id: row.id,
      restaurant: row.restaurant_id ? { id: row.restaurant_id, name: row.name ?? "" } : null,
      customer: row.email ? { name: formatPersonName(row.first_name, row.last_name), email: row.email } : null,
      amount: row.amount_cents,
      at: row.updated_at.toISOString(),
      status: row.status,
      reason: row.decline_code,
      chargeId: row.charge_id,
      card: row.card_last4 ? { brand: row.card_brand, last4: row.card_last4 } : null,
    })),
  };
}
