import { availabilityOf, type Availability } from "@domain/availability";
import { audit } from "@api/audit/note";
import type { ApiDependencies } from "@api/dependencies";
import type { Actor } from "@api/http/environment";
import { announceMenu } from "./announce-menu";
import { ownItems } from "./save";

type Writer = Pick<ApiDependencies, "db" | "clock" | "events"> & { actor: Actor };

/** [ITEM-4] Takes items off the menu, for now or until they are put back. @throws ApiError not_found */
export async function setAvailability(
  { db, clock, events, actor }: Writer,
  ids: readonly string[],
  choice: { availability: Availability; hours?: number },
): Promise<void> {
  const restaurants = await ownItems(db, actor, ids);
  const now = clock.now();
  const zones = await db.selectFrom("restaurants").select(["id", "time_zone"]).where("id", "in", restaurants).execute();
  await db.transaction().execute(async (trx) => {
    for (const { id, time_zone: timeZone } of zones) {
      const { isAvailable, until } = availabilityOf(choice.availability, { now, timeZone, hours: choice.hours });
      const rows = await trx
        .updateTable("menu_items")
        .set((row) => ({
          is_available: isAvailable,
          unavailable_until: until,
          version: row("version", "+", 1),
          updated_at: now,
          updated_by: actor.id,
        }))
        .where("restaurant_id", "=", id)
        .where("id", "in", [...ids])
        .returning("id")
        .execute();
      const changes = { is_available: [null, isAvailable], unavailable_until: [null, until] };
      for (const row of rows) {
        const line = { actor, at: now, action: "menu.item-switched", subject: ["menu_item", row.id] as const };
        await audit(trx, { ...line, restaurantId: id, changes });
      }
    }
    await announceMenu(trx, events, restaurants);
  });
}

/** [HOST-22] Deleted items stay in the orders that had them. @throws ApiError not_found */
export async function deleteMenuItems({ db, clock, events, actor }: Writer, ids: readonly string[]): Promise<void> {
  const restaurants = await ownItems(db, actor, ids);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const rows = await trx
      .updateTable("menu_items")
      .set({ deleted_at: now, updated_at: now, updated_by: actor.id })
      .where("id", "in", [...ids])
      .returning(["id", "name", "restaurant_id"])
      .execute();
    for (const { id, name, restaurant_id: restaurantId } of rows) {
      const line = { actor, at: now, action: "menu.item-deleted", subject: ["menu_item", id] as const, restaurantId };
      await audit(trx, { ...line, changes: { name: [name, null] } });
    }
    await announceMenu(trx, events, restaurants);
  });
}
