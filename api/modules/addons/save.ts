import { z } from "@hono/zod-openapi";
import { audit } from "@api/audit/audit";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/router";
import {
  assertOwnItems,
  availabilityMark,
  markColumns,
  type MenuWriter,
  parseAvailabilityMark,
  publishMenuChange,
} from "@api/modules/menu-items/save";
import { pictureFields } from "@api/modules/pictures/new-picture";
import { type Changed, type Created, defineResource, type Writer } from "@api/modules/resource/resource";
import { getOwnRestaurantId } from "@api/modules/restaurants/membership";
import { hasChanges, noChangesMessage } from "@domain/contract/primitives";
import { addonFields } from "@domain/menu/addon-rules";

const beside = {
  ...pictureFields,
  restaurant_id: z.string().max(64).optional(),
  is_available: availabilityMark,
};

/** [HOST-28] The multipart fields of an add-on; description (shown as size), group_id and is_available are extended. */
export const addonForm = z.object({ ...addonFields, ...beside });

/** [HOST-29] A field that is left out leaves the add-on as it is. */
export const addonUpdateForm = z
  .object({ ...z.object(addonFields).partial().shape, ...beside })
  .refine(hasChanges, noChangesMessage);

type AddonWrite = z.output<typeof addonForm>;
type AddonChange = z.output<typeof addonUpdateForm>;

const addons = defineResource({
  table: "addons",
  name: "add-on",
  title: "Add-on",
  audited: ["menu.addon", "addon"],
  auditedColumns: ["name", "price_cents"],
});

/** @throws ApiError not_found, also for another restaurant's */
export const getOwnAddon = addons.own;

/** @returns the new add-on's id @throws ApiError not_found "No restaurant found", forbidden, validation_failed */
export async function createAddon(writer: Writer, write: AddonWrite): Promise<string> {
  const restaurantId = await getOwnRestaurantId(writer.db, writer.actor, write.restaurant_id);
  const columns = async (trx: Db, now: Date) => {
    await checkGroup(trx, restaurantId, write.group_id);
    return { ...toColumns(write), is_available: parseAvailabilityMark(write.is_available) ?? true, created_at: now };
  };
  return (await addons.create(writer, restaurantId, { picture: write, columns })).id;
}

/** @throws ApiError not_found (also another restaurant's), conflict with `editConflictDetails`, validation_failed */
export async function updateAddon(
  { events, ...writer }: Writer & Pick<ApiDependencies, "events">,
  id: string,
  write: AddonChange,
): Promise<void> {
  const { restaurant_id: restaurantId } = await getOwnAddon(writer.db, writer.actor, id);
  await addons.update(
    writer,
    { id, restaurantId },
    {
      version: write.version,
      picture: write,
      columns: async (trx, before, now) => {
        await checkGroup(trx, restaurantId, write.group_id);
        return { ...toColumns(write), ...markColumns(write.is_available, before, now) };
      },
      after: (trx) => publishMenuChange(trx, events, [restaurantId]),
    },
  );
}

/** [HOST-30] It leaves every item; orders keep what they had. @throws ApiError not_found */
export async function deleteAddon(writer: MenuWriter, id: string): Promise<void> {
  const { restaurant_id: restaurantId } = await getOwnAddon(writer.db, writer.actor, id);
  await addons.remove(writer, { id, restaurantId }, (trx) => publishMenuChange(trx, writer.events, [restaurantId]));
}

function toColumns(write: AddonWrite): Created<"addons">;
function toColumns(write: AddonChange): Changed<"addons">;
function toColumns({ name, description, price, is_active, group_id }: AddonChange): Changed<"addons"> {
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

interface Pair {
  itemId: string;
  addonId: string;
}

/** Who makes the change, when, and how open pages are told. */
interface By {
  actor: Actor;
  at: Date;
  events: ApiDependencies["events"];
}

/** [HOST-25] Sells an item with an add-on of the same restaurant, last of its add-ons; twice is once. @throws ApiError not_found */
export async function assignAddon(trx: Db, by: By, { itemId, addonId }: Pair): Promise<void> {
  const [restaurantId] = await assertOwnItems(trx, by.actor, [itemId]);
  const addon = await getOwnAddon(trx, by.actor, addonId);
  if (addon.restaurant_id !== restaurantId) {
    throw new ApiError("forbidden", "An item can only have add-ons of its own restaurant.");
  }
  const last = await trx
    .selectFrom("menu_item_addons")
    .select((select) => select.fn.max("position").as("position"))
    .where("menu_item_id", "=", itemId)
    .executeTakeFirst();
  const added = await trx
    .insertInto("menu_item_addons")
    .values({ menu_item_id: itemId, addon_id: addonId, position: (last?.position ?? -1) + 1 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows) await announce(trx, by, { itemId, addon, names: [null, addon.name] });
}

/** [HOST-26] Idempotent: removing an add-on that is not assigned succeeds. @throws ApiError not_found */
export async function unassignAddon(trx: Db, by: By, { itemId, addonId }: Pair): Promise<void> {
  await assertOwnItems(trx, by.actor, [itemId]);
  const addon = await getOwnAddon(trx, by.actor, addonId);
  const gone = await trx
    .deleteFrom("menu_item_addons")
    .where("menu_item_id", "=", itemId)
    .where("addon_id", "=", addonId)
    .executeTakeFirst();
  if (gone.numDeletedRows) await announce(trx, by, { itemId, addon, names: [addon.name, null] });
}

/** For the audit log, and for open tills and menus. */
async function announce(
  trx: Db,
  { events, ...by }: By,
  {
    itemId,
    addon,
    names,
  }: {
    itemId: string;
    addon: { restaurant_id: string };
    names: [before: string | null, after: string | null];
  },
): Promise<void> {
  const { restaurant_id: restaurantId } = addon;
  await audit(trx, {
    ...by,
    action: names[0] === null ? "menu.addon-assigned" : "menu.addon-unassigned",
    subject: ["menu_item", itemId],
    restaurantId,
    changes: { add_on: names },
  });
  await publishMenuChange(trx, events, [restaurantId]);
}
