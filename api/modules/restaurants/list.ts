import { type RawBuilder, sql } from "kysely";
import type { Db } from "@api/dependencies";
import type {
  InactiveRestaurant,
  RestaurantColumn,
  RestaurantCustomer,
  RestaurantQuery,
  RestaurantWire,
} from "@domain/contract/restaurant";
import { applicationSelection } from "./details";
import {
  ownerSelection,
  publicSelection,
  relatedSelection,
  type RestaurantRow,
  runningDeals,
  toRestaurantWire,
} from "./view";
import { isListedAs } from "./visibility";

/** The largest list returned when the caller does not ask for a page. */
const wholeListLimit = 1000;

interface RestaurantFacets {
  cuisines: { name: string; count: number }[];
  deals: number;
}

export interface RestaurantList {
  /** Administrators also get the owner and the reason of rejection. */
  data: (RestaurantWire | InactiveRestaurant)[];
  total: number;
  page: number;
  per_page: number;
  facets: RestaurantFacets | null;
}

/**
 * [HOME-2, 4, 8, 11, 12, 13, 17] Matching restaurants, in order of registration, by rating, newest first, or by an
 * administrators' column, with the total and the facet counts. Two parallel queries.
 */
export async function listRestaurants(
  db: Db,
  query: RestaurantQuery,
  { now, everyStatus = false }: { now: Date; everyStatus?: boolean },
): Promise<RestaurantList> {
  const listed = isListed(query, everyStatus);
  const hasDeals = sql`exists (select from ${runningDeals(now)})`;
  const chosen = isChosen(query);
  const order = everyStatus ? columnOrder(query.sort) : toOrderBy(query.sort);
  const perPage = query.per_page ?? wholeListLimit;
  const page = query.page ?? 1;
  const pageQuery = sql<RestaurantRow & Pick<InactiveRestaurant, "rejection_reason" | "suspension_reason" | "owner">>`
    with page as materialized (
      select ${publicSelection}, r.rejection_reason, r.suspension_reason, r.owner_role from restaurants r
      where ${listed} and ${chosen} and ${query.deals ? hasDeals : sql`true`}
      order by ${order} limit ${perPage} offset ${(page - 1) * perPage}
    )
    select r.*, ${relatedSelection(now)}, ${everyStatus ? ownerSelection : sql`null`} as owner from page r order by ${order}`;
  // With cuisines as the only filter, an index on the narrow rows is counted [DATA-12].
  const isPlain = !everyStatus && !query.search?.trim() && !query.mode && query.service !== "shops" && !query.deals;
  const names = splitNames(query.cuisines);
  const totalQuery = isPlain
    ? sql<{ total: number }>`
        select count(*)::int as total from listings ${names.length > 0 ? sql`where kinds && ${names}::text[]` : sql``}`
    : sql<{ total: number }>`
        select count(*)::int as total from restaurants r
        where ${listed} and ${chosen} and ${query.deals ? hasDeals : sql`true`}`;
  // Many restaurants share cuisine and categories: grouping first leaves few rows to split.
  const facetsQuery = sql<RestaurantFacets & { total: number }>`
    with kinds as materialized (
      select r.cuisine_type, r.menu_category_names, count(*)::int as places,
        count(*) filter (where ${hasDeals})::int as with_deals,
        count(*) filter (where ${chosen} and ${query.deals ? hasDeals : sql`true`})::int as matching
      from restaurants r where ${listed} group by 1, 2
    ), names as (
      select cuisine_type as name, places from kinds
      union all
      select category, places from kinds, unnest(menu_category_names) category where category <> cuisine_type
    ), counts as (
      select name, sum(places)::int as count from names
      where name in (select cuisine_type from kinds where cuisine_type <> '') group by name
    )
    select
      (select coalesce(sum(matching), 0)::int from kinds) as total,
      (select coalesce(sum(with_deals), 0)::int from kinds) as deals,
      ${cuisineCounts} as cuisines`;
  const counting =
    query.facets === false
      ? totalQuery.execute(db).then(({ rows: [row] }) => ({ total: row?.total ?? 0, facets: null }))
      : facetsQuery.execute(db).then(({ rows: [row] }) => {
          const { total = 0, cuisines = [], deals = 0 } = row ?? {};
          return { total, facets: { cuisines, deals } };
        });
  const [rows, { total, facets }] = await Promise.all([pageQuery.execute(db), counting]);
  return {
    data: rows.rows.map((row) => {
      const { rejection_reason, suspension_reason, owner } = row;
      return { ...toRestaurantWire(row, now), ...(everyStatus ? { rejection_reason, suspension_reason, owner } : {}) };
    }),
    total,
    page,
    per_page: perPage,
    facets,
  };
}

const cuisineCounts = sql`
  (select coalesce(json_agg(json_build_object('name', name, 'count', count) order by name collate "C"), '[]') from counts)`;

/** Status, mode, service and search: the base set of the facets [HOME-2, HOME-4, HOME-8, HOME-29]. */
function isListed({ search, mode, service, status }: RestaurantQuery, everyStatus: boolean): RawBuilder<unknown> {
  const searchText = search?.trim().toLowerCase().replaceAll("\n", " ");
  return sql.join(
    [
      everyStatus ? sql`r.deleted_at is null` : isListedAs("r"),
      ...(everyStatus && status ? [sql`r.status = ${status}`] : []),
      ...(mode ? [sql`r.delivery_options @> array[${mode}]`] : []),
      ...(service === "shops" ? [sql`(r.kind = 'shop' or r.delivery_options @> array['shops'])`] : []),
      ...(searchText
        ? [everyStatus ? isFoundByAdministrator(searchText) : sql`position(${searchText} in r.search_text) > 0`]
        : []),
    ],
    sql` and `,
  );
}

/** Administrators also search by owner, phone and address; the table is small enough for a scan. */
const isFoundByAdministrator = (searchText: string) => sql`(
  position(${searchText} in r.search_text) > 0
  or position(${searchText} in lower(concat_ws(' ', r.legal_name, r.phone, r.email, r.street_address, r.city, r.zip_code))) > 0
  or exists (select from restaurant_members m join users u on u.id = m.user_id
    where m.restaurant_id = r.id and m.role = 'owner'
      and position(${searchText} in lower(u.first_name || ' ' || u.last_name || ' ' || u.email)) > 0))`;

/** The cuisine filter: the name of a cuisine or of a menu category [HOME-13, HOME-17]. */
function isChosen({ cuisines }: RestaurantQuery): RawBuilder<unknown> {
  const names = splitNames(cuisines);
  if (names.length === 0) return sql`true`;
  return sql`(r.cuisine_type = any(${names}::text[]) or r.menu_category_names && ${names}::text[])`;
}

const splitNames = (cuisines = ""): string[] => cuisines.split(",").flatMap((name) => name.trim() || []);

function toOrderBy(sort: RestaurantQuery["sort"]): RawBuilder<unknown> {
  if (sort === "rating") return sql`r.average_rating desc, r.position`;
  return sort === "newest" ? sql`r.position desc` : sql`r.position`;
}

const ownerEmail = sql`(select lower(u.email) from restaurant_members m join users u on u.id = m.user_id
  where m.restaurant_id = r.id and m.role = 'owner' order by m.created_at, u.id limit 1)`;

const columns: Record<RestaurantColumn, RawBuilder<unknown>> = {
  name: sql`lower(r.name)`,
  email: ownerEmail,
  category: sql`lower(r.category)`,
  status: sql`r.status`,
  registered: sql`r.position`,
};

/** [ADMIN-3] A few thousand rows are sorted without an index. Ties: newest first. */
function columnOrder(sort: RestaurantQuery["sort"]): RawBuilder<unknown> {
  const column = Object.entries(columns).find(([name]) => name === sort?.replace(/^-/, ""))?.[1];
  if (!column) return toOrderBy(sort);
  return sql`${column} ${sort?.startsWith("-") ? sql`desc` : sql`asc`} nulls last, r.position desc`;
}

/** Customers with an account who ordered at a restaurant, by the name of their latest order; at most 1,000. */
export async function listCustomers(db: Db, restaurantId: string): Promise<RestaurantCustomer[]> {
  const { rows } = await sql<RestaurantCustomer>`
    select id, name from (
      select distinct on (customer_id) customer_id as id, customer_name as name
      from orders where restaurant_id = ${restaurantId} and customer_id is not null
      order by customer_id, created_at desc
    ) customers order by lower(name), id limit 1000`.execute(db);
  return rows;
}

type Row = RestaurantRow & Pick<InactiveRestaurant, "rejection_reason" | "suspension_reason" | "owner" | "application">;

/** [HOST-13] All unlisted restaurants (pending, rejected or suspended), oldest first, with their owner. */
export async function listInactive(db: Db, now: Date): Promise<InactiveRestaurant[]> {
  const { rows } = await sql<Row>`
    select ${publicSelection}, r.rejection_reason, r.suspension_reason, ${relatedSelection(now)}, ${ownerSelection} as owner,
      ${applicationSelection} as application
    from restaurants r where not ${isListedAs("r")} and r.deleted_at is null order by r.created_at, r.position`.execute(
    db,
  );
  return rows.map((row) => {
    const { rejection_reason, suspension_reason, owner, application } = row;
    return { ...toRestaurantWire(row, now), rejection_reason, suspension_reason, owner, application };
  });
}
