import { sql } from "kysely";
import type * as z from "zod";
import type { Db } from "@api/dependencies";
import { promotionIs, sortAs } from "@api/modules/promotions/filters";
import { isListed } from "@api/modules/restaurants/listed";
import type { dealSorts, DealWire, promotionQuery } from "@domain/contract/promotion";
import { itemsOf } from "./deals-of";
import { dealView } from "./view";

/** A caller that asks for no page gets everything, up to this many. */
const wholeListLimit = 1000;

/** Deals that run at `now` in approved restaurants, newest first, with the items they name: of these restaurants, null: of all. */
export async function runningDeals(db: Db, restaurantIds: readonly string[] | null, now: Date): Promise<DealWire[]> {
  if (restaurantIds?.length === 0) return [];
  const rows = await db
    .selectFrom("deals")
    .innerJoin("restaurants", "restaurants.id", "deals.restaurant_id")
    .selectAll("deals")
    .where("deals.deleted_at", "is", null)
    .where(isListed)
    .$if(restaurantIds !== null, (select) => select.where("deals.restaurant_id", "in", restaurantIds ?? []))
    .where(promotionIs({ status: "active" }, { table: "deals", ends: "ends_at", now }))
    .orderBy("deals.created_at", "desc")
    .orderBy("deals.id")
    .limit(wholeListLimit)
    .execute();
  return withItems(db, rows);
}

/** Deals of these restaurants (null: of all) in any status, as asked, by title unless asked otherwise. Three queries. */
export async function listDeals(
  db: Db,
  restaurantIds: readonly string[] | null,
  { query, now }: { query: z.infer<typeof promotionQuery>; now: Date },
): Promise<{ data: DealWire[]; total: number; page: number; per_page: number }> {
  const { page = 1, per_page: perPage = wholeListLimit } = query;
  if (restaurantIds?.length === 0) return { data: [], total: 0, page, per_page: perPage };
  const search = query.search?.trim().toLowerCase() ?? "";
  const matching = db
    .selectFrom("deals")
    .where("deleted_at", "is", null)
    .$if(restaurantIds !== null, (select) => select.where("restaurant_id", "in", restaurantIds ?? []))
    .where(promotionIs(query, { table: "deals", ends: "ends_at", now }))
    .$if(search !== "", (select) => select.where(sql<boolean>`position(${search} in lower(title)) > 0`));
  const { by, direction } = sortAs<(typeof dealSorts)[number]>(
    {
      title: sql`lower(title)`,
      // Percentages and amounts do not compare: one kind after the other.
      discount: sql`(type = 'fixed', discount_hundredths)`,
      valid: sql`ends_at`,
    },
    "title",
    query.sort,
  );
  const rows = await matching
    .selectAll()
    .orderBy(by, direction)
    .orderBy("title")
    .orderBy("id")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const isWhole = page === 1 && rows.length < perPage;
  const count = isWhole
    ? { total: rows.length }
    : await matching.select((select) => select.fn.countAll<number>().as("total")).executeTakeFirst();
  return { data: await withItems(db, rows), total: count?.total ?? 0, page, per_page: perPage };
}

async function withItems(db: Db, rows: readonly Parameters<typeof dealView>[0][]): Promise<DealWire[]> {
  const items = await itemsOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => dealView(row, items.get(row.id)));
}
