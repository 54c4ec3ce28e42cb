import { holdsChange, nothingToChange } from "@domain/contract/primitives";
import { addonFields } from "@domain/addon-rules";
import { z } from "@hono/zod-openapi";
import { audit, auditRow, linesOf } from "@api/audit/note";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { besidePicture, freshImage } from "@api/modules/pictures/fresh";
import { nextPicture, storePicture } from "@api/modules/pictures/store";
import { ownRestaurant } from "@api/modules/restaurants/catalogue-rights";
import { refuseIfChanged } from "@api/modules/restaurants/changed-meanwhile";
import { isInsider } from "@api/modules/restaurants/visibility";

const beside = {
  ...besidePicture,
  restaurant_id: z.string().max(64).optional(),
};

/** [HOST-28] The multipart fields of an add-on; description (shown as size) and group_id are extended. */
export const addonWrite = z.object({ ...addonFields, ...beside });
/** [HOST-29] A field that is left out leaves the add-on as it is. */
export const addonChange = z
  .object({ ...z.object(addonFields).partial().shape, ...beside })
  .refine(holdsChange, nothingToChange);

type AddonChange = z.output<typeof addonChange>;
type Writer = Pick<ApiDependencies, "db" | "clock"> & { actor: Actor };

const lineOf = linesOf("menu.addon", "addon");

/** @returns the new add-on's id @throws ApiError not_found "No restaurant found", forbidden, validation_failed */
export async function createAddon({ db, clock, actor }: Writer, write: z.output<typeof addonWrite>): Promise<string> {
  const restaurantId = await ownRestaurant(db, actor, write.restaurant_id);
  const fresh = await freshImage(write, { restaurantId, actorId: actor.id });
  return db.transaction().execute(async (trx) => {
    await checkGroup(trx, restaurantId, write.group_id);
    const now = clock.now();
    const { id } = await trx
      .insertInto("addons")
      .values({
        restaurant_id: restaurantId,
        name: write.name,
        description: write.description,
        price_cents: write.price,
        is_active: write.is_active,
        group_id: write.group_id,
        image: fresh ? await storePicture(trx, fresh) : write.image_url,
        created_at: now,
        updated_at: now,
        updated_by: actor.id,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const changes = { name: [null, write.name], price_cents: [null, write.price] };
    await audit(trx, { ...lineOf(actor, now, { id, restaurantId }, "created"), changes });
    return id;
  });
}

/** @throws ApiError not_found (also another restaurant's), conflict with `changedMeanwhile`, validation_failed */
export async function updateAddon({ db, clock, actor }: Writer, id: string, write: AddonChange): Promise<void> {
  const { restaurant_id: restaurantId } = await ownAddon(db, actor, id);
  const fresh = await freshImage(write, { restaurantId, actorId: actor.id });
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("addons")
      .selectAll()
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound("Add-on");
    await refuseIfChanged(trx, "add-on", before, write.version);
    await checkGroup(trx, restaurantId, write.group_id);
    const after = await trx
      .updateTable("addons")
      .set({
        name: write.name,
        description: write.description,
        price_cents: write.price,
        is_active: write.is_active,
        group_id: write.group_id,
        image: await nextPicture(trx, { restaurantId, image: before.image }, write, fresh),
        version: before.version + 1,
        updated_at: clock.now(),
        updated_by: actor.id,
      })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await auditRow(trx, lineOf(actor, clock.now(), { id, restaurantId }, "changed"), { before, after });
  });
}

/** [HOST-30] It leaves every item; orders keep what they had. @throws ApiError not_found */
export async function deleteAddon({ db, clock, actor }: Writer, id: string): Promise<void> {
  const { restaurant_id: restaurantId, name } = await ownAddon(db, actor, id);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("addons").set({ deleted_at: now, updated_by: actor.id }).where("id", "=", id).execute();
    await audit(trx, { ...lineOf(actor, now, { id, restaurantId }, "deleted"), changes: { name: [name, null] } });
  });
}

/** @throws ApiError not_found, also for another restaurant's */
export async function ownAddon(db: Db, actor: Actor, id: string) {
  const found = isUuid(id)
    ? await db
        .selectFrom("addons")
        .select(["id", "restaurant_id", "name"])
        .where("id", "=", id)
        .where("deleted_at", "is", null)
        .executeTakeFirst()
    : undefined;
  if (!found || !isInsider(actor, found.restaurant_id)) throw notFound("Add-on");
  return found;
}

async function checkGroup(trx: Db, restaurantId: string, groupId: string | null | undefined): Promise<void> {
  if (!groupId) return;
  const found = await trx
    .selectFrom("modifier_groups")
    .select("id")
    .where("id", "=", groupId)
    .where("restaurant_id", "=", restaurantId)
    .executeTakeFirst();
  if (found) return;
  const message = "This group is not there any more";
  throw new ApiError("validation_failed", message, { errors: { group_id: message } });
}
