import { sql } from "kysely";
import type * as z from "zod";
import { audit } from "@api/audit/audit";
import { json } from "@api/db/tables";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { formatOrderNumber } from "@api/modules/orders/order-number";
import { findSaved, noteSaved } from "@api/modules/resource/idempotency-key";
import { isWithinDays, parseDays, type ReportScope } from "@api/modules/restaurants/report-scope";
import type {
  closeDayRequest,
  correctDayCloseRequest,
  DayClose,
  dayCloseQuery,
  DayReport,
} from "@domain/contract/day-close";
import { type LocalDate, localDate, toLocalTime } from "@domain/local-time";
import { formatCents } from "@domain/money";
import { countedCents, reconcileDrawer } from "@domain/orders/day-close";
import { toInstantRange } from "@domain/reporting-period";
import { clockText } from "@domain/restaurants/opening-text";
import { formatPersonName } from "@domain/values/person-name";
import { isRefunded, isTaken, type Scope, selectUnpaidSales } from "./earnings";
import { selectMovements, sumMoney } from "./money";
import { sumByPaymentMethod } from "./summary";

/** One restaurant's scope. */
export type DayScope = ReportScope & { restaurantId: string };

/** The maximum number of unpaid orders listed. */
const maxNamedOrders = 20;

/**
 * [RUSH-14] A day's current books, and the expected cash in the drawer. Days are calendar days, as in every report; the drawer
 * spans midnight, so cash of other days since the last count is listed separately. A constant number of queries.
 * @throws ApiError validation_failed for an invalid or future day
 */
export async function getDayReport(
  db: Db,
  books: DayScope,
  day: LocalDate,
  now: Date,
): Promise<Omit<DayReport, "unclosed">> {
  const { restaurantId, timeZone } = books;
  parseDays(day, day);
  if (day > localDate(now, timeZone)) throw invalid("day", "This day has not begun.");
  const period = { from: day, to: day };
  const scope: Scope = { restaurantId, timeZone, period };
  const unpaid = selectUnpaidSales(db, scope);
  const [money, ways, owed, named, running, drawer, close] = await Promise.all([
    sumMoney(db, scope),
    sumByPaymentMethod(db, selectMovements(db, scope)),
    unpaid
      .select(sql<number>`count(*)::int`.as("orders"))
      .select(sql<number>`coalesce(sum(orders.total_cents), 0)::int`.as("total"))
      .executeTakeFirstOrThrow(),
    unpaid
      .select(["orders.id", "orders.number", "orders.table_label", "orders.customer_name", "orders.total_cents"])
      .orderBy("orders.number")
      .limit(maxNamedOrders)
      .execute(),
    db
      .selectFrom("orders")
      .select(sql<number>`count(*)::int`.as("count"))
      .where("restaurant_id", "=", restaurantId)
      .where("status", "in", ["placed", "accepted", "preparing", "ready"])
      .where(isWithinDays(sql.ref("orders.created_at"), period, timeZone))
      .executeTakeFirstOrThrow(),
    readDrawer(db, books, day),
    selectDayCloses(db, restaurantId).where("day", "=", day).executeTakeFirst(),
  ]);
  return {
    day,
    orders: ways.reduce((sum, { orders }) => sum + orders, 0),
    money,
    payment_ways: ways,
    unpaid: {
      ...owed,
      named: named.map(({ id, number, table_label, customer_name, total_cents }) => ({
        id,
        number: formatOrderNumber(number),
        of: table_label ?? customer_name,
        total: total_cents,
      })),
    },
    under_way: running.count,
    drawer: drawer.shown,
    close: close ? toView(close) : null,
  };
}

/** A page of closed days, the latest first. Two queries. */
export async function listDayCloses(db: Db, { restaurantId }: DayScope, query: z.output<typeof dayCloseQuery>) {
  const { page = 1, per_page: perPage = 20 } = query;
  const { from, to } = parseDays(query.date_from, query.date_to);
  const searchText = query.search?.trim().toLowerCase();
  const words = sql<string>`lower(concat_ws(' ', closed_by_name, reason, paid_out_for))`;
  const matching = selectDayCloses(db, restaurantId)
    .$if(Boolean(searchText), (select) => select.where(sql<boolean>`position(${searchText ?? ""} in ${words}) > 0`))
    .$if(from !== undefined, (select) => select.where("day", ">=", from ?? ""))
    .$if(to !== undefined, (select) => select.where("day", "<=", to ?? ""));
  const [rows, { total }] = await Promise.all([
    matching
      .orderBy("day", "desc")
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    matching
      .clearSelect()
      .select(sql<number>`count(*)::int`.as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  return { data: rows.map(toView), total, page, per_page: perPage };
}

type Closing = { actor: Actor; key: string | undefined; books: DayScope };

/**
 * Closes a day: stores its sums and the counted cash. Once per day: a concurrent second close is refused, naming who was first.
 * @throws ApiError conflict when it is closed, or cash moved since the page was loaded; validation_failed
 */
export async function closeDay(
  { db, clock }: Pick<ApiDependencies, "db" | "clock">,
  { actor, key, books }: Closing,
  input: z.output<typeof closeDayRequest>,
): Promise<DayClose> {
  const { restaurantId, timeZone } = books;
  const now = clock.now();
  const counted = countedCents(input.count);
  if (input.paid_out > 0 && !input.paid_out_for) throw invalid("paid_out_for", "Say what was paid out of the drawer");
  if (input.float_left > counted)
    throw invalid("float_left", `At most ${formatCents(counted)}, which is what was counted`);
  return db.transaction().execute(async (trx) => {
    // Serialised: both would claim the same cash.
    await trx.selectFrom("restaurants").select("id").where("id", "=", restaurantId).forNoKeyUpdate().execute();
    const request = { actor, scope: ["day-close", `${restaurantId} ${input.day}`], key, now } as const;
    const saved = await findSaved(trx, request);
    const { close, drawer, orders, money, payment_ways } = await getDayReport(trx, books, input.day, now);
    if (close && saved) return close;
    if (close) {
      const at = clockText(toLocalTime(new Date(close.closed_at), timeZone).minute);
      throw new ApiError("conflict", `${close.closed_by} closed this day at ${at}. What was counted then stands.`);
    }
    const { total } = await readDrawer(trx, books, input.day);
    const openingFloat = drawer.opening_float ?? input.opening_float;
    const { expected, needsReason } = reconcileDrawer({
      openingFloat,
      cash: drawer.cash,
      otherCash: drawer.other_cash,
      paidOut: input.paid_out,
      counted,
    });
    const moved = `Cash has moved since you counted: ${formatCents(expected)} should be there now. Please look again.`;
    if (expected !== input.expected) throw new ApiError("conflict", moved);
    if (needsReason && !input.reason) throw invalid("reason", "Say why, from $1.00 of difference");
    const { id } = await trx
      .insertInto("day_closes")
      .values({
        restaurant_id: restaurantId,
        day: input.day,
        closed_at: now,
        closed_by: actor.id,
        closed_by_name: actorName(actor),
        books: json({ orders, money, payment_ways }),
        opening_float_cents: openingFloat,
        cash_cents: drawer.cash,
        other_cash_cents: drawer.other_cash,
        counted_cash_cents: total,
        paid_out_cents: input.paid_out,
        paid_out_for: input.paid_out_for || null,
        drawer: json(input.count),
        counted_cents: counted,
        float_left_cents: input.float_left,
        reason: input.reason || null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await noteSaved(trx, request, id);
    const changes = { day: input.day, difference_cents: counted - expected };
    await audit(trx, { actor, at: now, action: "books.day-closed", subject: ["day-close", id], restaurantId, changes });
    return readClose(trx, restaurantId, input.day);
  });
}

/** Adds a correction to a closed day, whose record does not change. @throws ApiError not_found */
export async function correctDayClose(
  { db, clock }: Pick<ApiDependencies, "db" | "clock">,
  { actor, key, books: { restaurantId } }: Closing,
  day: LocalDate,
  { amount, note }: z.output<typeof correctDayCloseRequest>,
): Promise<DayClose> {
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const { id } = await readClose(trx, restaurantId, day);
    const request = { actor, scope: ["day-close correction", id], key, now: at } as const;
    if (await findSaved(trx, request)) return readClose(trx, restaurantId, day);
    const by_name = actorName(actor);
    const line = { day_close_id: id, at, by_user: actor.id, by_name, amount_cents: amount, note };
    await trx.insertInto("day_close_corrections").values(line).execute();
    await noteSaved(trx, request, id);
    const changes = { day, amount_cents: amount, note };
    await audit(trx, { actor, at, action: "books.day-corrected", subject: ["day-close", id], restaurantId, changes });
    return readClose(trx, restaurantId, day);
  });
}

const invalid = (field: string, message: string) =>
  new ApiError("validation_failed", message, { errors: { [field]: message } });

/** The drawer's opening amount and the cash taken since it was last counted; before the first count, since the day began. */
async function readDrawer(db: Db, { restaurantId, timeZone }: DayScope, day: LocalDate) {
  const { start, end } = toInstantRange({ from: day, to: day }, timeZone);
  const selectCash = (of: "payments" | "refunds") => {
    const at = sql.ref(`${of}.created_at`);
    const ofDay = sql`${at} >= ${start} and ${at} < ${end}`;
    return sql<{ all: number; before: number; day: number }>`
      select coalesce(sum(${sql.ref(`${of}.amount_cents`)}), 0) as "all",
        coalesce(sum(${sql.ref(`${of}.amount_cents`)}) filter (where ${at} < ${start}), 0) as before,
        coalesce(sum(${sql.ref(`${of}.amount_cents`)}) filter (where ${ofDay}), 0) as day
      from payments ${of === "refunds" ? sql`join refunds on refunds.payment_id = payments.id and ${isRefunded}` : sql``}
      where payments.restaurant_id = ${restaurantId} and payments.method = 'cash' and ${isTaken}`.execute(db);
  };
  const [taken, refunds, last] = await Promise.all([
    selectCash("payments"),
    selectCash("refunds"),
    db
      .selectFrom("day_closes")
      .select(["closed_at", "counted_cash_cents", "float_left_cents"])
      .where("restaurant_id", "=", restaurantId)
      .orderBy("closed_at", "desc")
      .limit(1)
      .executeTakeFirst(),
  ]);
  const cash = (part: "all" | "before" | "day") =>
    Number(taken.rows[0]?.[part] ?? 0) - Number(refunds.rows[0]?.[part] ?? 0);
  const total = cash("all");
  return {
    total,
    shown: {
      opening_float: last?.float_left_cents ?? null,
      cash: cash("day"),
      other_cash: total - (last?.counted_cash_cents ?? cash("before")) - cash("day"),
      since: last?.closed_at.toISOString() ?? null,
    },
  };
}

const actorName = ({ firstName, lastName, email }: Actor) => formatPersonName(firstName, lastName) || email;

type Correction = DayClose["corrections"][number];

const selectDayCloses = (db: Db, restaurantId: string) =>
  db
    .selectFrom("day_closes")
    .selectAll()
    .select(
      sql<(Omit<Correction, "at"> & { at: string })[]>`(
        select coalesce(json_agg(json_build_object('id', id, 'at', at, 'by', by_name, 'amount', amount_cents, 'note', note)
          order by at, id), '[]') from day_close_corrections where day_close_id = day_closes.id)`.as("corrections"),
    )
    .where("restaurant_id", "=", restaurantId);

/** @throws ApiError not_found */
async function readClose(db: Db, restaurantId: string, day: LocalDate): Promise<DayClose> {
  const row = await selectDayCloses(db, restaurantId).where("day", "=", day).executeTakeFirst();
  if (!row) throw notFound("Day close");
  return toView(row);
}

function toView(row: Awaited<ReturnType<ReturnType<typeof selectDayCloses>["executeTakeFirstOrThrow"]>>): DayClose {
  const amounts = {
    openingFloat: row.opening_float_cents,
    cash: row.cash_cents,
    otherCash: row.other_cash_cents,
    paidOut: row.paid_out_cents,
    counted: row.counted_cents,
  };
  const { expected, difference } = reconcileDrawer(amounts);
  return {
    id: row.id,
    day: row.day,
    closed_at: row.closed_at.toISOString(),
    closed_by: row.closed_by_name,
    ...row.books,
    opening_float: amounts.openingFloat,
    cash: amounts.cash,
    other_cash: amounts.otherCash,
    paid_out: amounts.paidOut,
    paid_out_for: row.paid_out_for,
    expected,
    counted: amounts.counted,
    difference,
    count: row.drawer,
    float_left: row.float_left_cents,
    reason: row.reason,
    corrections: row.corrections.map((line) => ({ ...line, at: new Date(line.at).toISOString() })),
  };
}
