import { type Expression, sql } from "kysely";
import type * as z from "zod";
import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import type { Actor } from "@api/http/router";
import { asksForReach, isOfPlaceInReach } from "@api/modules/browse/sellers";
import { listActiveDeals } from "@api/modules/deals/list";
import { findNextServingAt, loadServings, type ServingNow } from "@api/modules/menus/service";
import { getListTotal } from "@api/modules/resource/list-total";
import { isMember } from "@api/modules/restaurants/membership";
import { isListed } from "@api/modules/restaurants/visibility";
import type { menuItemQuery, menuItemSorts, MenuItemWire } from "@domain/contract/menu";
import { sizePrices } from "@domain/menu/item-price";
import { mapMenuItemTexts } from "@domain/menu/menu-item-rules";
import { toDecimal } from "@domain/money";
import { bestDeal, type Deal } from "@domain/promotions/deals";
import { availableAt } from "./sellable";

/** The largest list returned when the caller does not ask for a page; far more than any menu holds. */
const wholeMenuLimit = 1000;

export interface MenuItemList {
  data: MenuItemWire[];
  total: number;
  page: number;
  per_page: number;
  in_reach: boolean;
}

/** The columns of an item's wire form. */
const selectColumns = (visible: Visible, now: Date) =>
  visible
    .selectAll("menu_items")
    .select(["restaurants.name as restaurant_name", "restaurants.cuisine_type"])
    .select(["restaurants.average_rating", "restaurants.rating_count"])
    .select(availableAt(now).as("is_available"));

/**
 * Items of one restaurant in the order of its menu (its people and administrators see theirs in any status), or of every
 * approved restaurant, newest restaurant last. Search is in name and description. A constant number of queries.
 */
export async function listMenuItems(
  db: Db,
  query: z.infer<typeof menuItemQuery>,
  { actor, now }: { actor: Actor | null; now: Date },
): Promise<MenuItemList> {
  const perPage = query.per_page ?? wholeMenuLimit;
  const page = query.page ?? 1;
  const isOfAll = query.restaurant_id === undefined;
  const inReach = isOfAll && asksForReach(query);
  const empty = { data: [], total: 0, page, per_page: perPage, in_reach: inReach };
  if (query.restaurant_id !== undefined && !isUuid(query.restaurant_id)) return empty;
  const reach = inReach ? await isOfPlaceInReach(db, query, { itemType: query.item_type, now }) : null;
  const matching = selectVisible(db, query.restaurant_id, actor)
    .$if(query.item_type !== undefined, (select) => select.where(isOfType(query.item_type ?? "")))
    .$if(query.category !== undefined, (select) => select.where("menu_items.category", "=", query.category ?? ""))
    .$if(query.tag !== undefined, (select) => select.where(sql<boolean>`${query.tag} = any(menu_items.tags)`))
    .$if(query.status !== undefined, (select) => select.where(availableAt(now), "=", query.status === "available"))
    .$if(reach !== null, (select) => select.where(reach ?? sql<boolean>`true`))
    .$if(Boolean(query.search?.trim()), (select) =>
      select.where(contains(query.search?.trim().toLowerCase() ?? "", isOfAll)),
    );
  const sort = toSort(query.sort, now);
  const rows = await selectColumns(matching, now)
    .$if(sort !== null, (select) => select.orderBy(sort?.by ?? sql`1`, sort?.direction))
    .orderBy("restaurants.position")
    .orderBy("menu_categories.position", (order) => order.asc().nullsLast())
    .orderBy("menu_items.category")
    .orderBy("menu_items.position")
    .orderBy("menu_items.id")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const total = await getListTotal(matching, rows, { page, perPage });
  const places = [...new Set(rows.map((row) => row.restaurant_id))];
  const deals = await listActiveDeals(db, places, now);
  const servings = await loadServings(db, places);
  return {
    data: rows.map((row) =>
      menuItemView(
        row,
        {
          deals: dealsAt(deals, row.restaurant_id),
          serving: findNextServingAt(servings.get(row.restaurant_id), row, now),
        },
        now,
      ),
    ),
    total,
    page,
    per_page: perPage,
    in_reach: inReach,
  };
}

/** One item as `actor` may see it, or null. */
export async function findMenuItem(db: Db, id: string, { actor, now }: { actor: Actor | null; now: Date }) {
  if (!isUuid(id)) return null;
  const row = await selectColumns(
    selectVisible(db, undefined, actor, id).where("menu_items.id", "=", id),
    now,
  ).executeTakeFirst();
  if (!row) return null;
  const deals = await listActiveDeals(db, [row.restaurant_id], now);
  const servings = await loadServings(db, [row.restaurant_id]);
  const serving = findNextServingAt(servings.get(row.restaurant_id), row, now);
  return menuItemView(row, { deals: dealsAt(deals, row.restaurant_id), serving }, now);
}

/** An unknown or missing sort falls back to menu order. */
function toSort(requestedSort: string | undefined, now: Date) {
  const columns: Record<(typeof menuItemSorts)[number], Expression<unknown>> = {
    name: sql`lower(menu_items.name)`,
    category: sql`lower(menu_items.category)`,
    price: sql`coalesce(menu_items.regular_price_cents, menu_items.price_cents)`,
    status: availableAt(now),
    type: sql`menu_items.item_type`,
    updated: sql`menu_items.updated_at`,
    // Places without ratings come last.
    rating: sql`case when restaurants.rating_count > 0 then restaurants.average_rating else 0 end`,
  };
  const by = Object.entries(columns).find(([name]) => name === requestedSort?.replace(/^-/, ""))?.[1];
  return by ? { by, direction: requestedSort?.startsWith("-") ? ("desc" as const) : ("asc" as const) } : null;
}

const dealsAt = (deals: Map<string, Deal[]>, restaurantId: string): Deal[] => deals.get(restaurantId) ?? [];

// Written out to match the partial index of non-food items.
const isOfType = (type: string) =>
  type === "food"
    ? sql<boolean>`menu_items.item_type = 'food'`
    : sql<boolean>`(menu_items.item_type = ${type} and menu_items.item_type <> 'food')`;

/** @param isOfAll whether the names and cuisines of restaurants count too */
const contains = (searchText: string, isOfAll: boolean) => {
  const text = isOfAll
    ? sql`concat_ws(' ', menu_items.name, menu_items.description, restaurants.name, restaurants.cuisine_type)`
    : sql`menu_items.name || ' ' || menu_items.description`;
  return sql<boolean>`position(${searchText} in lower(${text})) > 0`;
};

/** An item's wire form [DATA-4]: prices before deals, and the best deal's price for the regular size. */
function menuItemView(
  row: MenuItemRow,
  { deals, serving }: { deals: readonly Deal[]; serving: ServingNow },
  now: Date,
): MenuItemWire {
  const sizes = sizePrices({
    priceCents: row.price_cents,
    regularPriceCents: row.regular_price_cents,
    largePriceCents: row.large_price_cents,
  });
  const deal = bestDeal(deals, { id: row.id, category: row.category, regularCents: sizes.regular }, now);
  const isWaiting = row.unavailable_until !== null && row.unavailable_until > now;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: toDecimal(row.price_cents),
    image: row.image,
    category: row.category,
    ...mapMenuItemTexts((text) => row[text]),
    item_type: row.item_type,
    is_available: row.is_available,
    tags: row.tags,
    diets: row.diets,
    halal: row.halal,
    meat: row.meat,
    slaughter: row.slaughter,
    contains: row.contains,
    menus: row.menus,
    meals: row.meals,
    serving,
    restaurant: {
      id: row.restaurant_id,
      name: row.restaurant_name,
      cuisine_type: row.cuisine_type,
      average_rating: row.rating_count > 0 ? row.average_rating.toFixed(2) : null,
    },
    restaurant_id: row.restaurant_id,
    size_prices: { regular: toDecimal(sizes.regular), large: toDecimal(sizes.large) },
    oldPrice: row.old_price_cents === null ? null : toDecimal(row.old_price_cents),
    unavailable_until: isWaiting ? (row.unavailable_until?.toISOString() ?? null) : null,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    deal: deal && { id: deal.id, title: deal.title, price: toDecimal(sizes.regular - deal.unitDiscountCents) },
  };
}

/** Items visible to `actor`: of one restaurant, of all, or the one with `itemId`. Joined with their category's position. */
function selectVisible(db: Db, restaurantId: string | undefined, actor: Actor | null, itemId?: string) {
  const own = actor?.restaurantIds ?? [];
  const seesAll =
    restaurantId !== undefined ? isMember(actor, restaurantId) : actor?.role === "admin" && itemId !== undefined;
  return db
    .selectFrom("menu_items")
    .innerJoin("restaurants", "restaurants.id", "menu_items.restaurant_id")
    .leftJoin("menu_categories", (join) =>
      join
        .onRef("menu_categories.restaurant_id", "=", "menu_items.restaurant_id")
        .onRef("menu_categories.name", "=", "menu_items.category"),
    )
    .where("menu_items.deleted_at", "is", null)
    .where("restaurants.deleted_at", "is", null)
    .$if(restaurantId !== undefined, (select) => select.where("menu_items.restaurant_id", "=", restaurantId ?? ""))
    .$if(!seesAll, (select) =>
      select.where((where) => {
        if (itemId === undefined || own.length === 0) return isListed;
        return where.or([isListed, where("menu_items.restaurant_id", "in", own)]);
      }),
    );
}

type Visible = ReturnType<typeof selectVisible>;

type MenuItemRow = Awaited<ReturnType<ReturnType<typeof selectColumns>["execute"]>>[number];
