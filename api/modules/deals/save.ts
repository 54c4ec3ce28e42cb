import { z } from "@hono/zod-openapi";
import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { parseJsonField } from "@api/http/files";
import type { Actor } from "@api/http/router";
import { listCategories } from "@api/modules/menu-categories/service";
import { type MenuWriter, publishMenuChange } from "@api/modules/menu-items/save";
import { dateField, getPromotionPeriod, promotionFields } from "@api/modules/promotions/period";
import { type Changed, type Created, defineResource } from "@api/modules/resource/resource";
import { getOwnRestaurantId } from "@api/modules/restaurants/membership";
import { hasChanges, noChangesMessage } from "@domain/contract/primitives";
import type { DealWire } from "@domain/contract/promotion";
import type { Period } from "@domain/promotions/promotion-period";
import { dealFields } from "@domain/promotions/promotion-rules";
import { listDealItems, toDealWire } from "./list";

interface Coverage {
  menuItemIds?: readonly string[];
  categories?: readonly string[];
}

/**
 * Checks the items and categories a deal names: they must be on its restaurant's menu, or categories it named before.
 * @throws ApiError validation_failed naming the field; also for another restaurant's items
 */
async function checkCoverage(trx: Db, restaurantId: string, wanted: Coverage, before: readonly string[] = []) {
  const ids = [...new Set(wanted.menuItemIds ?? [])];
  const own =
    ids.length === 0 || !ids.every(isUuid)
      ? []
      : await trx
          .selectFrom("menu_items")
          .select("id")
          .where("id", "in", ids)
          .where("restaurant_id", "=", restaurantId)
          .where("deleted_at", "is", null)
          .execute();
  if (own.length < ids.length) throw refused("menuItemIds", "Choose items of this menu");
  const unknown = (wanted.categories ?? []).filter((name) => !before.includes(name));
  if (unknown.length === 0) return;
  const menu = new Set((await listCategories(trx, restaurantId)).map(({ name }) => name));
  if (!unknown.every((name) => menu.has(name))) throw refused("categories", "Choose categories of this menu");
}

const refused = (field: string, message: string) =>
  new ApiError("validation_failed", message, { errors: { [field]: message } });

/** Replaces the items a deal names. The transaction holds the deal's row. */
async function nameItems(trx: Db, dealId: string, menuItemIds: readonly string[] | undefined): Promise<void> {
  if (menuItemIds === undefined) return;
  await trx.deleteFrom("deal_items").where("deal_id", "=", dealId).execute();
  const rows = [...new Set(menuItemIds)].map((menu_item_id) => ({ deal_id: dealId, menu_item_id }));
  if (rows.length > 0) await trx.insertInto("deal_items").values(rows).execute();
}

const fields = {
  ...dealFields,
  menuItemIds: z.preprocess(parseJsonField, dealFields.menuItemIds),
  categories: z.preprocess(parseJsonField, dealFields.categories),
  start_date: dateField("Start date is required"),
  end_date: dateField("End date is required"),
};
/** [HOST-36] The multipart fields of a deal; menuItemIds and categories (JSON lists) are extended. */
export const dealForm = z.object({ ...fields, ...promotionFields });
/** [HOST-37] A field that is left out leaves the deal as it is. */
export const dealUpdateForm = z
  .object({ ...z.object(fields).partial().shape, ...promotionFields })
  .refine(hasChanges, noChangesMessage);

type DealWrite = z.output<typeof dealForm>;
type DealChange = z.output<typeof dealUpdateForm>;

const deals = defineResource({
  table: "deals",
  name: "offer",
  title: "Offer",
  audited: ["promotion.offer", "deal"],
  auditedColumns: ["title"],
});

/** @returns the new deal's id @throws ApiError not_found "No restaurant found", forbidden, validation_failed */
export async function createDeal(writer: MenuWriter, write: DealWrite): Promise<string> {
  const restaurantId = await getOwnRestaurantId(writer.db, writer.actor, write.restaurantId);
  const { id } = await deals.create(writer, restaurantId, {
    picture: write,
    columns: async (trx, now) => {
      const period = await getPromotionPeriod(trx, {
        restaurantId,
        type: write.type,
        discountHundredths: write.discount_value,
        start: write.start_date,
        end: write.end_date,
        endField: "end_date",
      });
      await checkCoverage(trx, restaurantId, write);
      return { ...toColumns(write, period), created_at: now };
    },
    after: async (trx, deal) => {
      await nameItems(trx, deal.id, write.menuItemIds);
      await publishMenuChange(trx, writer.events, [restaurantId]);
    },
  });
  return id;
}

/** @throws ApiError not_found (also another restaurant's), conflict with `editConflictDetails`, validation_failed */
export async function updateDeal(writer: MenuWriter, id: string, write: DealChange): Promise<void> {
  const { restaurant_id: restaurantId } = await deals.own(writer.db, writer.actor, id);
  await deals.update(
    writer,
    { id, restaurantId },
    {
      version: write.version,
      picture: write,
      columns: async (trx, before) => {
        const period = await getPromotionPeriod(trx, {
          restaurantId,
          type: write.type ?? before.type,
          discountHundredths: write.discount_value ?? before.discount_hundredths,
          start: write.start_date ?? before.starts_at.toISOString(),
          end: write.end_date ?? before.ends_at.toISOString(),
          endField: "end_date",
        });
        await checkCoverage(trx, restaurantId, write, before.categories);
        return toColumns(write, period);
      },
      after: async (trx) => {
        await nameItems(trx, id, write.menuItemIds);
        await publishMenuChange(trx, writer.events, [restaurantId]);
      },
    },
  );
}

/** [HOST-38] Deletes a deal; orders keep the discount they got. @throws ApiError not_found */
export async function deleteDeal(writer: MenuWriter, id: string): Promise<void> {
  const { restaurant_id: restaurantId } = await deals.own(writer.db, writer.actor, id);
  await deals.remove(writer, { id, restaurantId }, (trx) => publishMenuChange(trx, writer.events, [restaurantId]));
}

/** A deal of the actor's restaurant. @throws ApiError not_found, also for another's and the platform's */
export async function getDeal(db: Db, actor: Actor, id: string): Promise<DealWire> {
  const row = await deals.own(db, actor, id);
  return toDealWire(row, (await listDealItems(db, [id])).get(id));
}

function toColumns(write: DealWrite, period: Period): Created<"deals">;
function toColumns(write: DealChange, period: Period): Changed<"deals">;
function toColumns(write: DealChange, { startsAt, endsAt }: Period): Changed<"deals"> {
  return {
    title: write.title,
    type: write.type,
    discount_hundredths: write.discount_value,
    starts_at: startsAt,
    ends_at: endsAt,
    is_active: write.is_active,
    categories: write.categories,
  };
}
