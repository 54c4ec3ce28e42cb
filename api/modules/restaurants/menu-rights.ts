import type { UserRole } from "@api/db/tables/people";
import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { isMember } from "./visibility";

/** Who may do what with a menu (docs/catalogue.md). */
export const menuEditors = ["owner", "manager", "admin"] as const satisfies UserRole[];
/** [ADDON-5] Staff take items off the menu and put them back, and manage which add-ons an item has. */
export const menuWorkers = [...menuEditors, "staff"] as const satisfies UserRole[];

/**
 * [ITEM-5] The restaurant a new thing belongs to: the one named, which must be the actor's, else their first.
 * @throws ApiError not_found "No restaurant found", forbidden
 */
export async function ownRestaurant(db: Db, actor: Actor, named: string | undefined): Promise<string> {
  const id = named || actor.restaurantIds[0];
  if (id === undefined || !isUuid(id)) throw new ApiError("not_found", "No restaurant found");
  if (!isMember(actor, id)) throw new ApiError("forbidden", "You can change your own restaurant only.");
  const found = await db
    .selectFrom("restaurants")
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!found) throw new ApiError("not_found", "No restaurant found");
  return found.id;
}
