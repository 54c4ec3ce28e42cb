import type { MenuItemWire, menuItemQuery } from "@domain/contract/menu";
import type { Deal } from "@domain/deals";
import { sql } from "kysely";
import type * as z from "zod";
import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import type { Actor } from "@api/http/environment";
import { activeDealsOf } from "@api/modules/deals/deals-of";
import { isInsider } from "@api/modules/restaurants/visibility";
import { availableAt } from "./sellable";
import { menuItemView } from "./view";

/** A caller that asks for no page gets everything, up to this many: far more than any menu holds. */
export const wholeMenuLimit = 1000;

export interface MenuItemList {
  data: MenuItemWire[];
  total: number;
  page: number;
  per_page: number;
}

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
  const empty = { data: [], total: 0, page, per_page: perPage };
  if (query.restaurant_id !== undefined && !isUuid(query.restaurant_id)) return empty;
  const matching = selectVisible(db, query.restaurant_id, actor)
    .$if(query.item_type !== undefined, (select) => select.where(isOfType(query.item_type ?? "")))
    .$if(Boolean(query.search?.trim()), (select) => select.where(contains(query.search?.trim().toLowerCase() ?? "")));
  const rows = await selectColumns(matching, now)
    .orderBy("restaurants.position")
    .orderBy("menu_categories.position", (order) => order.asc().nullsLast())
    .orderBy("menu_items.category")
    .orderBy("menu_items.position")
    .orderBy("menu_items.id")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const isWhole = page === 1 && rows.length < perPage;
  const total = isWhole ? rows.length : await countOf(matching);
  const deals = await activeDealsOf(db, [...new Set(rows.map((row) => row.restaurant_id))], now);
  return {
    data: rows.map((row) => menuItemView(row, dealsAt(deals, row.restaurant_id), now)),
    total,
    page,
    per_page: perPage,
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
  const deals = await activeDealsOf(db, [row.restaurant_id], now);
  return menuItemView(row, dealsAt(deals, row.restaurant_id), now);
}

const dealsAt = (deals: Map<string, Deal[]>, restaurantId: string): Deal[] => deals.get(restaurantId) ?? [];

function selectVisible(db: Db, restaurantId: string | undefined, actor: Actor | null, itemId?: string) {
  const own = actor?.restaurantIds ?? [];
  const seesAll =
    restaurantId !== undefined ? isInsider(actor, restaurantId) : actor?.role === "admin" && itemId !== undefined;
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
        const approved = where("restaurants.status", "=", "approved");
        if (itemId === undefined || own.length === 0) return approved;
        return where.or([approved, where("menu_items.restaurant_id", "in", own)]);
      }),
    );
}

type Visible = ReturnType<typeof selectVisible>;

const selectColumns = (visible: Visible, now: Date) =>
  visible
    .select(["menu_items.id", "menu_items.restaurant_id", "menu_items.name", "menu_items.description"])
    .select([
      "menu_items.category",
      "menu_items.caution",
      "menu_items.item_type",
      "menu_items.image",
      "menu_items.tags",
    ])
    .select(["menu_items.price_cents", "menu_items.regular_price_cents", "menu_items.large_price_cents"])
    .select(["menu_items.old_price_cents", "restaurants.name as restaurant_name", "restaurants.cuisine_type"])
    .select(["restaurants.average_rating", "restaurants.rating_count"])
    .select(availableAt(now).as("is_available"));

export type MenuItemRow = Awaited<ReturnType<ReturnType<typeof selectColumns>["execute"]>>[number];

const countOf = async (matching: Visible): Promise<number> =>
  (await matching.select((select) => select.fn.countAll<number>().as("total")).executeTakeFirst())?.total ?? 0;

// Said in full, because the index of the few goods that are no food holds only those.
const isOfType = (type: string) =>
  type === "food"
    ? sql<boolean>`menu_items.item_type = 'food'`
    : sql<boolean>`(menu_items.item_type = ${type} and menu_items.item_type <> 'food')`;

const contains = (sought: string) =>
  sql<boolean>`position(${sought} in lower(menu_items.name || ' ' || menu_items.description)) > 0`;
