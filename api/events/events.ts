import { json } from "@api/db/tables";
import type { Events } from "@api/dependencies";

/** Events as rows of the `events` table; `sequence` orders them for whoever follows. */
export function createEvents(): Events {
  return {
    async publish(trx, event) {
      await trx
        .insertInto("events")
        .values({
          type: event.type,
          restaurant_id: event.restaurantId ?? null,
          user_id: event.userId ?? null,
          subject_id: event.subjectId,
          payload: json(event.payload ?? {}),
        })
        .execute();
    },
  };
}
