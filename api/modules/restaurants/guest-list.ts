import { type RawBuilder, sql } from "kysely";
import type * as z from "zod";
import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import { isRefunded, isSale, isTaken } from "@api/modules/sales-reports/earnings";
import type { Guest, guestQuery } from "@domain/contract/guest";
import type { Period } from "@domain/reporting-period";
import { parseDays } from "./report-scope";

/** The restaurant, and whether the reader may see guests' spending. */
export interface Place {
  restaurantId: string;
  seesSales: boolean;
}

type Row = Omit<Guest, "first_visit" | "last_visit" | "total"> & {
  first_visit: Date | string;
  last_visit: Date | string;
  total: number;
};

/** The last ten digits of a phone number, which identify a US number. */
const digitsSql = (phone: RawBuilder<unknown>) => sql`right(regexp_replace(${phone}, '\\D', '', 'g'), 10)`;
export const guestKey = digitsSql(sql`orders.customer_phone`);
/** For deliveries, the contact may be another person. */
const byContact = digitsSql(sql`orders.delivery_address ->> 'contactPhone'`);

/**
 * Everyone who ordered at a restaurant, by account or otherwise by phone number. Deleted accounts and orders without a phone
 * number are excluded.
 */
const guestsSql = ({ restaurantId }: Place, only: RawBuilder<unknown>, days: Partial<Period>) => sql`
  select key as id, key ~ '-' as has_account, (array_agg(name order by at desc))[1] as name,
    (array_agg(phone order by at desc) filter (where phone is not null))[1] as phone,
    string_agg(distinct name, ' ') as names, string_agg(distinct digits, ' ') as numbers,
    (count(*) filter (where sale))::int as orders, coalesce(sum(paid), 0)::int as total,
    min(at) as first_visit, max(at) as last_visit, bool_or(${isOnDays(restaurantId, days)}) as is_on_days
  from (
    select coalesce(orders.customer_id::text, ${guestKey}) as key, ${isSale} as sale,
      orders.customer_name as name, orders.customer_phone as phone, concat_ws(' ', ${guestKey}, ${byContact}) as digits,
      orders.created_at as at,
      payments.amount_cents - coalesce((select sum(refunds.amount_cents) from refunds
        where refunds.payment_id = payments.id and ${isRefunded}), 0) as paid
    from orders
      left join users on users.id = orders.customer_id
      left join payments on payments.order_id = orders.id and ${isTaken}
    where orders.restaurant_id = ${restaurantId} and users.deleted_at is null and ${only}
  ) visits
  where key ~ '-' or key ~ '^[0-9]{10}$'
  group by key`;

/** Whether a visit was on these days, by the restaurant's clock. */
function isOnDays(restaurantId: string, { from, to }: Partial<Period>) {
  if (!from && !to) return sql`true`;
  const day = sql`(at at time zone (select time_zone from restaurants where restaurants.id = ${restaurantId}))::date`;
  return sql`${from ? sql`${day} >= ${from}::date` : sql`true`} and ${to ? sql`${day} <= ${to}::date` : sql`true`}`;
}

const withNotes = (place: Place, only = sql`true`, days: Partial<Period> = {}) => sql`
  from (${guestsSql(place, only, days)}) guests
    left join guest_notes on guest_notes.restaurant_id = ${place.restaurantId}
      and (guest_notes.user_id::text = guests.id or guest_notes.phone = guests.id)`;
const shown = sql`guests.id, guests.has_account, guests.name, guests.phone, guests.orders, guests.total, guests.first_visit,
  guests.last_visit, guest_notes.allergies, guest_notes.notes`;

const sorts = {
  name: sql`lower(guests.name)`,
  orders: sql`guests.orders`,
  last: sql`guests.last_visit`,
} as const;
/** Without access to sales, sorting by spending is not available. */
const sortsBySales = { ...sorts, total: sql`guests.total` };

/** [RUSH-17] A page of a restaurant's guests, latest visit first unless sorted. Two queries. */
export async function listGuests(db: Db, place: Place, query: z.output<typeof guestQuery>) {
  const { page = 1, per_page: perPage = 20, search, sort = "-last" } = query;
  const days = parseDays(query.date_from, query.date_to);
  const matching = sql`${withNotes(place, sql`true`, days)} where guests.is_on_days and ${matches(search?.trim() ?? "")}`;
  const known = Object.entries(place.seesSales ? sortsBySales : sorts);
  const [, column = sorts.last] = known.find(([name]) => name === sort.replace(/^-/, "")) ?? [];
  const direction = sort.startsWith("-") ? sql`desc` : sql`asc`;
  const [{ rows }, counted] = await Promise.all([
    sql<Row>`select ${shown} ${matching} order by ${column} ${direction}, guests.id
      limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${matching}`.execute(db),
  ]);
  return { data: rows.map((row) => toView(row, place)), total: counted.rows[0]?.total ?? 0, page, per_page: perPage };
}

/** The minimum number of digits to match part of a phone number. */
const phoneDigits = 4;

function matches(searchText: string) {
  if (searchText === "") return sql`true`;
  const digits = searchText.replaceAll(/\D/g, "").slice(-10);
  const isPhone = /^[+\d\s().-]+$/.test(searchText) && digits.length >= phoneDigits;
  const byPhone = isPhone ? sql`guests.numbers like ${`%${digits}%`}` : sql`false`;
  return sql`(position(${searchText.toLowerCase()} in lower(guests.names)) > 0 or ${byPhone})`;
}

/** One guest. @throws ApiError not_found if they never ordered there */
export async function getGuest(db: Db, place: Place, id: string): Promise<Guest> {
  const only = isUuid(id) ? sql`orders.customer_id = ${id}` : sql`orders.customer_id is null and ${guestKey} = ${id}`;
  const { rows } = await sql<Row>`select ${shown} ${withNotes(place, only)}`.execute(db);
  if (!rows[0]) throw notFound("Customer");
  return toView(rows[0], place);
}

const toView = ({ first_visit, last_visit, total, ...row }: Row, { seesSales }: Place): Guest => ({
  ...row,
  total: seesSales ? Number(total) : null,
  first_visit: new Date(first_visit).toISOString(),
  last_visit: new Date(last_visit).toISOString(),
});
