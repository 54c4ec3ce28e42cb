import type { Db, Events } from "@api/dependencies";

/** Tells open pages of these restaurants that what they sell has changed. Call it in the transaction of the change. */
export async function announceMenu(trx: Db, events: Events, restaurantIds: readonly string[]): Promise<void> {
  for (const restaurantId of new Set(restaurantIds)) {
    await events.publish(trx, { type: "menu.changed", restaurantId, subjectId: restaurantId });
  }
}
