import { sql } from "kysely";
import type * as z from "zod";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, toRoute, withData, withMessage } from "@api/http/router";
import { getPromotionAccess } from "@api/modules/promotions/access";
import { hasPromotionStatus, toOrderBy } from "@api/modules/promotions/period";
import { getListTotal } from "@api/modules/resource/list-total";
import { menuEditors, menuStaff } from "@api/modules/restaurants/membership";
import { isListed } from "@api/modules/restaurants/visibility";
import { dealCalls } from "@domain/contract/calls/promotions";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import type { dealSorts, DealWire, promotionQuery } from "@domain/contract/promotion";
import { listDealItems, toDealWire } from "./list";
import { createDeal, dealForm, dealUpdateForm, deleteDeal, getDeal, updateDeal } from "./save";

/** Deals: active ones for everyone, all of a restaurant's for its team. */
export function dealsModule({ db, clock, events }: ApiDependencies) {
  const router = createRouter();

  router.openapi(toRoute(dealCalls.listDeals), async (c) => {
    const query = c.req.valid("query");
    const now = clock.now();
    const inside = getPromotionAccess(c.get("actor"), query.restaurant_id);
    if (inside.isInside) return c.json(withData(await listDeals(db, inside.restaurantIds, { query, now })), 200);
    const named = query.restaurant_id === undefined ? null : [query.restaurant_id].filter(isUuid);
    return c.json(withData({ data: await runningDeals(db, named, now) }), 200);
  });

  router.openapi(toRoute(dealCalls.getDeal), async (c) =>
    c.json(withData(await getDeal(db, requireActor(c, ...menuStaff), c.req.valid("param").id)), 200),
  );

  router.openapi(toRoute(dealCalls.createDeal, dealForm), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const key = c.req.valid("header")[idempotencyHeader];
    const id = await createDeal({ db, clock, events, actor, key }, c.req.valid("form"));
    return c.json(withData(await getDeal(db, actor, id), "Offer created successfully"), 200);
  });

  router.openapi(toRoute(dealCalls.updateDeal, dealUpdateForm), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const key = c.req.valid("header")[idempotencyHeader];
    const { id } = c.req.valid("param");
    await updateDeal({ db, clock, events, actor, key }, id, c.req.valid("form"));
    return c.json(withData(await getDeal(db, actor, id), "Offer updated successfully"), 200);
  });

  router.openapi(toRoute(dealCalls.deleteDeal), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    await deleteDeal({ db, clock, events, actor }, c.req.valid("param").id);
    return c.json(withMessage("Offer deleted successfully"), 200);
  });

  return router;
}

/** The largest list returned when the caller does not ask for a page. */
const wholeListLimit = 1000;

/** Deals active at `now` in approved restaurants (null: all) that cover a dish which their menus show, newest first, with their items. */
async function runningDeals(db: Db, restaurantIds: readonly string[] | null, now: Date): Promise<DealWire[]> {
  if (restaurantIds?.length === 0) return [];
  const rows = await db
    .selectFrom("deals")
    .innerJoin("restaurants", "restaurants.id", "deals.restaurant_id")
    .selectAll("deals")
    .where("deals.deleted_at", "is", null)
    .where(isListed)
    .where(sql<boolean>`covers_shown_item(deals)`)
    .$if(restaurantIds !== null, (select) => select.where("deals.restaurant_id", "in", restaurantIds ?? []))
    .where(hasPromotionStatus({ status: "active" }, { table: "deals", ends: "ends_at", now }))
    .orderBy("deals.created_at", "desc")
    .orderBy("deals.id")
    .limit(wholeListLimit)
    .execute();
  return withItems(db, rows);
}

/**
 * Deals of these restaurants (null: all) in any status, filtered and sorted as requested (by default by title). Three queries.
 */
async function listDeals(
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
    .where(hasPromotionStatus(query, { table: "deals", ends: "ends_at", now }))
    .$if(search !== "", (select) => select.where(sql<boolean>`position(${search} in lower(title)) > 0`));
  const { by, direction } = toOrderBy<(typeof dealSorts)[number]>(
    {
      title: sql`lower(title)`,
      // Percentages and amounts are not comparable, so they are sorted by kind first.
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
  const total = await getListTotal(matching, rows, { page, perPage });
  return { data: await withItems(db, rows), total, page, per_page: perPage };
}

async function withItems(db: Db, rows: readonly Parameters<typeof toDealWire>[0][]): Promise<DealWire[]> {
  const items = await listDealItems(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => toDealWire(row, items.get(row.id)));
}
