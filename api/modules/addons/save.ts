import { z } from "@hono/zod-openapi";
import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { besidePicture } from "@api/modules/pictures/fresh";
import { type Changed, type Created, resource, type Writer } from "@api/modules/resource/resource";
import { ownRestaurant } from "@api/modules/restaurants/menu-rights";
import { holdsChange, nothingToChange } from "@domain/contract/primitives";
import { addonFields } from "@domain/menu/addon-rules";

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

type AddonWrite = z.output<typeof addonWrite>;
type AddonChange = z.output<typeof addonChange>;

const addons = resource({
  table: "addons",
  name: "add-on",
  title: "Add-on",
  audited: ["menu.addon", "addon"],
  told: ["name", "price_cents"],
});

/** @throws ApiError not_found, also for another restaurant's */
export const ownAddon = addons.own;

/** @returns the new add-on's id @throws ApiError not_found "No restaurant found", forbidden, validation_failed */
export async function createAddon(writer: Writer, write: AddonWrite): Promise<string> {
  const restaurantId = await ownRestaurant(writer.db, writer.actor, write.restaurant_id);
  const columns = async (trx: Db, now: Date) => {
    await checkGroup(trx, restaurantId, write.group_id);
    return { ...columnsOf(write), created_at: now };
  };
  return (await addons.create(writer, restaurantId, { picture: write, columns })).id;
}

/** @throws ApiError not_found (also another restaurant's), conflict with `changedMeanwhile`, validation_failed */
export async function updateAddon(writer: Writer, id: string, write: AddonChange): Promise<void> {
  const { restaurant_id: restaurantId } = await ownAddon(writer.db, writer.actor, id);
  const columns = async (trx: Db) => {
    await checkGroup(trx, restaurantId, write.group_id);
    return columnsOf(write);
  };
  await addons.update(writer, { id, restaurantId }, { version: write.version, picture: write, columns });
}

/** [HOST-30] It leaves every item; orders keep what they had. @throws ApiError not_found */
export async function deleteAddon(writer: Writer, id: string): Promise<void> {
  const { restaurant_id: restaurantId } = await ownAddon(writer.db, writer.actor, id);
  await addons.remove(writer, { id, restaurantId });
}

function columnsOf(write: AddonWrite): Created<"addons">;
function columnsOf(write: AddonChange): Changed<"addons">;
function columnsOf({ name, description, price, is_active, group_id }: AddonChange): Changed<"addons"> {
  return { name, description, price_cents: price, is_active, group_id };
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
