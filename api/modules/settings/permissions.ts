import type { UserRole } from "@api/db/tables/people";
import type { Db } from "@api/dependencies";
import type { Actor } from "@api/http/router";
import { requireMember } from "@api/modules/restaurants/membership";
import { getVisibleRestaurant } from "@api/modules/restaurants/visibility";

/** Who may do what with a restaurant's settings (docs/roles.md). */
export const settingsReaders = ["owner", "manager", "staff", "admin"] as const satisfies UserRole[];
export const settingsEditors = ["owner", "manager", "admin"] as const satisfies UserRole[];
/** Only an owner chooses who works there. */
export const teamEditors = ["owner", "admin"] as const satisfies UserRole[];

/** The id of a restaurant that is the actor's. @throws ApiError not_found, forbidden for another's */
export async function getMemberRestaurantId(db: Db, actor: Actor, named: string): Promise<string> {
  const { id } = await getVisibleRestaurant(db, named, actor);
  requireMember(actor, id);
  return id;
}
