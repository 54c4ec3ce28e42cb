import type { BrowseFacets } from "@domain/browse";
import type { RestaurantQuery, RestaurantWire } from "@domain/contract/restaurant";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "@api/dependencies";
import { publicSelection, relatedSelection, type RestaurantRow, restaurantView, runningDeals } from "./view";

/** A caller that asks for no page gets the whole list, up to this many. */
export const wholeListLimit = 1000;

export interface RestaurantList {
  data: RestaurantWire[];
  total: number;
  page: number;
  per_page: number;
  facets: BrowseFacets;
}

/**
 * The restaurants that match, in the host's order (that of registration), by rating, or newest first, with the count of all
 * that match and what each filter would leave. The rules are those of domain/browse. Two queries side by side.
 */
export async function listRestaurants(
  db: Db,
  query: RestaurantQuery,
  { now, everyStatus = false }: { now: Date; everyStatus?: boolean },
): Promise<RestaurantList> {
  const listed = isListed(query, everyStatus);
  const hasDeals = sql`exists (select from ${runningDeals(now)})`;
  const chosen = isChosen(query);
  const perPage = query.per_page ?? wholeListLimit;
  const page = query.page ?? 1;
  const pageQuery = sql<RestaurantRow>`
    with page as materialized (
      select ${publicSelection} from restaurants r
      where ${listed} and ${chosen} and ${query.deals ? hasDeals : sql`true`}
      order by ${orderOf(query.sort)} limit ${perPage} offset ${(page - 1) * perPage}
    )
    select r.*, ${relatedSelection(now)} from page r order by ${orderOf(query.sort)}`;
  const countQuery = sql<BrowseFacets & { total: number }>`
    with listed as materialized (
      select r.cuisine_type, r.menu_category_names, ${hasDeals} as has_deals, ${chosen} as chosen
      from restaurants r where ${listed}
    ), names as (
      select cuisine_type as name from listed
      union all
      select category from listed, unnest(menu_category_names) category where category <> cuisine_type
    ), counts as (
      select name, count(*)::int as count from names
      where name in (select cuisine_type from listed where cuisine_type <> '') group by name
    )
    select
      (select count(*)::int from listed where chosen and (has_deals or ${!query.deals})) as total,
      (select count(*)::int from listed where has_deals) as deals,
      (select coalesce(json_agg(json_build_object('name', name, 'count', count) order by name collate "C"), '[]')
        from counts) as cuisines`;
  const [rows, counts] = await Promise.all([pageQuery.execute(db), countQuery.execute(db)]);
  const { total = 0, cuisines = [], deals = 0 } = counts.rows[0] ?? {};
  return { data: rows.rows.map(restaurantView), total, page, per_page: perPage, facets: { cuisines, deals } };
}

/** Status, mode, service and search: what the facets are counted within [HOME-2, HOME-4, HOME-8, HOME-29]. */
function isListed({ search, mode, service }: RestaurantQuery, everyStatus: boolean): RawBuilder<unknown> {
  const sought = search?.trim().toLowerCase().replaceAll("\n", " ");
  return sql.join(
    [
      sql`r.deleted_at is null`,
      ...(everyStatus ? [] : [sql`r.status = 'approved'`]),
      ...(mode ? [sql`r.delivery_options @> array[${mode}]`] : []),
      ...(service === "shops" ? [sql`(r.kind = 'shop' or r.delivery_options @> array['shops'])`] : []),
      ...(sought ? [sql`position(${sought} in r.search_text) > 0`] : []),
    ],
    sql` and `,
  );
}

/** The cuisine filter: a name is a cuisine type or a category of the menu [HOME-13, HOME-17]. */
function isChosen({ cuisines }: RestaurantQuery): RawBuilder<unknown> {
  const names = (cuisines ?? "").split(",").flatMap((name) => name.trim() || []);
  if (names.length === 0) return sql`true`;
  return sql`(r.cuisine_type = any(${names}::text[]) or r.menu_category_names && ${names}::text[])`;
}

function orderOf(sort: RestaurantQuery["sort"]): RawBuilder<unknown> {
  if (sort === "rating") return sql`r.average_rating desc, r.position`;
  return sort === "newest" ? sql`r.position desc` : sql`r.position`;
}
