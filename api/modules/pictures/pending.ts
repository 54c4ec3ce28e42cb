import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { isMember } from "@api/modules/restaurants/membership";
import { dayMs } from "@domain/duration";
import { encodePicture } from "./new-picture";
import { getPictureUrl, insertPicture } from "./store";

type Parts = Pick<ApiDependencies, "db" | "clock">;

const retentionMs = dayMs;
/** Pending pictures per restaurant; the oldest are removed first. */
const maxPending = 20;

/**
 * Stores a picture of a restaurant, or a shared one (null), for a day, until its form is submitted successfully.
 * @returns its id, and the address that shows it
 * @throws ApiError validation_failed naming `field` ("image")
 */
export async function storePendingPicture(
  { db, clock, actor }: Parts & { actor: Actor },
  restaurantId: string | null,
  { file, width, field }: { file: Blob; width?: number | undefined; field?: string },
): Promise<{ id: string; image: string }> {
  const sizes = await encodePicture(file, { width, field });
  const sameOwner = restaurantId === null ? "is" : "=";
  const expiresAt = new Date(clock.now().getTime() + retentionMs);
  return db.transaction().execute(async (trx) => {
    const picture = await insertPicture(trx, { restaurantId, actorId: actor.id, sizes, expiresAt });
    await trx
      .deleteFrom("pictures")
      .where("restaurant_id", sameOwner, restaurantId)
      .where("kept_until", "is not", null)
      .where("id", "not in", (select) =>
        select
          .selectFrom("pictures")
          .select("id")
          .where("restaurant_id", sameOwner, restaurantId)
          .where("kept_until", "is not", null)
          .orderBy("kept_until", "desc")
          .orderBy("id", "desc")
          .limit(maxPending),
      )
      .execute();
    return picture;
  });
}

/** @throws ApiError not_found, also for another restaurant's and for one that is already in use */
export async function getPendingPicture(db: Db, actor: Actor, id: string): Promise<{ id: string; image: string }> {
  const found = isUuid(id)
    ? await db
        .selectFrom("pictures")
        .innerJoin("picture_sizes", "picture_sizes.picture_id", "pictures.id")
        .select(["pictures.restaurant_id", "picture_sizes.width"])
        .where("pictures.id", "=", id)
        .where("pictures.kept_until", "is not", null)
        .orderBy("picture_sizes.width", "desc")
        .executeTakeFirst()
    : undefined;
  if (!found?.restaurant_id || !isMember(actor, found.restaurant_id)) throw notFound("Picture");
  return { id, image: getPictureUrl(id, found.width) };
}

/** Removes pictures whose form was never submitted. Safe in several processes. */
export async function deleteExpiredPictures({ db, clock }: Parts): Promise<void> {
  await db.deleteFrom("pictures").where("kept_until", "<=", clock.now()).execute();
}
