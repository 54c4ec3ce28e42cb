import { type Expression, sql } from "kysely";
import type * as z from "zod";
import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { addonGroupJson } from "@api/modules/menu-items/sellable";
import { getListTotal } from "@api/modules/resource/list-total";
import type { addonQuery, addonSorts, AddonWire } from "@domain/contract/menu";
import { isAvailableAt } from "@domain/menu/availability";
import type { ModifierGroup } from "@domain/menu/modifier-groups";
import { toDecimal } from "@domain/money";
import { getOwnAddon } from "./save";

/** The largest list returned when the caller does not ask for a page. */
const wholeListLimit = 1000;

const columns = [
  "addons.id",
  "addons.name",
  "addons.description",
  "addons.price_cents",
  "addons.is_active",
  "addons.is_available",
  "addons.unavailable_until",
  "addons.image",
  "addons.version",
] as const;

/** An item's add-ons in their order. */
export async function listItemAddons(
  db: Db,
  itemId: string,
  { onlyActive, now }: { onlyActive: boolean; now: Date },
): Promise<AddonWire[]> {
  const rows = await db
    .selectFrom("menu_item_addons as link")
    .innerJoin("addons", "addons.id", "link.addon_id")
    .leftJoin("modifier_groups", "modifier_groups.id", "addons.group_id")
    .select(columns)
    .select(addonGroupJson.as("group"))
    .where("link.menu_item_id", "=", itemId)
    .where("addons.deleted_at", "is", null)
    .$if(onlyActive, (select) => select.where("addons.is_active", "=", true))
    .orderBy("link.position")
    .orderBy("addons.name")
    .execute();
  return rows.map((row) => addonView(row, now));
}

/** Add-ons of these restaurants, active or not, by name unless asked otherwise; with the number of items that have each. */
export async function listAddons(
  db: Db,
  restaurantIds: readonly string[],
  query: z.infer<typeof addonQuery>,
  now: Date,
): Promise<{ data: AddonWire[]; total: number; page: number; per_page: number }> {
  const { page = 1, per_page: perPage = wholeListLimit, group, status } = query;
  if (restaurantIds.length === 0) return { data: [], total: 0, page, per_page: perPage };
  const search = query.search?.trim().toLowerCase() ?? "";
  const matching = db
    .selectFrom("addons")
    .leftJoin("modifier_groups", "modifier_groups.id", "addons.group_id")
    .where("addons.restaurant_id", "in", restaurantIds)
    .where("addons.deleted_at", "is", null)
    .$if(status !== undefined, (select) => select.where("addons.is_active", "=", status === "active"))
    .$if(group === "none", (select) => select.where("addons.group_id", "is", null))
    .$if(group !== undefined && group !== "none", (select) =>
      select.where("addons.group_id", "=", isUuid(group ?? "") ? (group ?? null) : null),
    )
    .$if(search !== "", (select) =>
      select.where(
        sql<boolean>`position(${search} in lower(addons.name || ' ' || coalesce(addons.description, ''))) > 0`,
      ),
    );
  const { by, direction } = toSort(query.sort);
  const rows = await matching
    .select(columns)
    .select(addonGroupJson.as("group"))
    .select((select) =>
      select
        .selectFrom("menu_item_addons as link")
        .innerJoin("menu_items as item", "item.id", "link.menu_item_id")
        .whereRef("link.addon_id", "=", "addons.id")
        .where("item.deleted_at", "is", null)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("item_count"),
    )
    .orderBy(by, direction)
    .orderBy("addons.name")
    .orderBy("addons.id")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const total = await getListTotal(matching, rows, { page, perPage });
  return {
    data: rows.map((row) => ({ ...addonView(row, now), item_count: row.item_count })),
    total,
    page,
    per_page: perPage,
  };
}

function toSort(sort: string | undefined) {
  const sorts: Record<(typeof addonSorts)[number], Expression<unknown>> = {
    name: sql`lower(addons.name)`,
    price: sql`addons.price_cents`,
    status: sql`not addons.is_active`,
    group: sql`coalesce(lower(modifier_groups.name), '')`,
  };
  const by = Object.entries(sorts).find(([name]) => name === sort?.replace(/^-/, ""))?.[1];
  return { by: by ?? sorts.name, direction: by && sort?.startsWith("-") ? ("desc" as const) : ("asc" as const) };
}

/** One add-on of the own restaurant. @throws ApiError not_found */
export async function getAddon(db: Db, actor: Actor, id: string, now: Date): Promise<AddonWire> {
  await getOwnAddon(db, actor, id);
  const row = await db
    .selectFrom("addons")
    .leftJoin("modifier_groups", "modifier_groups.id", "addons.group_id")
    .select(columns)
    .select(addonGroupJson.as("group"))
    .where("addons.id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Add-on");
  return addonView(row, now);
}

interface AddonRow {
  id: string;
  name: string;
  description: string | null;
  price_cents: number;
  is_active: boolean;
  is_available: boolean;
  unavailable_until: Date | null;
  image: string | null;
  version: number;
  group?: ModifierGroup | null;
}

/** An add-on's public fields. */
function addonView(row: AddonRow, now: Date): AddonWire {
  const { id, name, description, image, is_active, version, group, unavailable_until: until } = row;
  return {
    id,
    name,
    description,
    price: toDecimal(row.price_cents),
    is_active,
    is_available: isAvailableAt({ isAvailable: row.is_available, until }, now),
    unavailable_until: until && until > now ? until.toISOString() : null,
    image,
    version,
    group: group ?? null,
  };
}
