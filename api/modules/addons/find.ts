import type { AddonWire } from "@domain/contract/menu";
import type { Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { groupOfAddon } from "@api/modules/menu-items/sellable";
import { ownAddon } from "./save";
import { addonView } from "./view";

/** One add-on of the own restaurant. @throws ApiError not_found */
export async function findAddon(db: Db, actor: Actor, id: string): Promise<AddonWire> {
  await ownAddon(db, actor, id);
  const row = await db
    .selectFrom("addons")
    .leftJoin("modifier_groups", "modifier_groups.id", "addons.group_id")
    .select(["addons.id", "addons.name", "addons.description", "addons.price_cents", "addons.is_active"])
    .select(["addons.image", "addons.version", groupOfAddon.as("group")])
    .where("addons.id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound("Add-on");
  return addonView(row);
}
