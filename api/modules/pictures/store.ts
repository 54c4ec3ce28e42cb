import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { ApiError } from "@api/errors";

/** A new picture of a restaurant (null: shared), encoded or pending. */
export type NewPicture = { restaurantId: string | null; actorId: string; field: string } & (
  | { sizes: { width: number; bytes: Uint8Array }[] }
  | { keptId: string }
);

/**
 * Stores a new picture and returns its address for an entity's `image` (docs/pictures.md). Runs on a transaction.
 * @throws ApiError validation_failed when a pending picture has expired or is another restaurant's
 */
export async function storePicture(trx: Db, picture: NewPicture): Promise<string> {
  const { restaurantId, actorId } = picture;
  if ("keptId" in picture) return claimPending(trx, picture);
  return (await insertPicture(trx, { restaurantId, actorId, sizes: picture.sizes, expiresAt: null })).image;
}

/** Stores a picture's sizes; one that nothing uses yet is deleted after `expiresAt`. */
export async function insertPicture(
  trx: Db,
  picture: {
    restaurantId: string | null;
    actorId: string;
    sizes: { width: number; bytes: Uint8Array }[];
    /** When a pending picture expires; null once it is in use. */
    expiresAt: Date | null;
  },
): Promise<{ id: string; image: string }> {
  const { restaurantId, actorId, sizes, expiresAt } = picture;
  const { id } = await trx
    .insertInto("pictures")
    .values({ restaurant_id: restaurantId, created_by: actorId, kept_until: expiresAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("picture_sizes")
    .values(sizes.map((size) => ({ picture_id: id, ...size })))
    .execute();
  return { id, image: getPictureUrl(id, Math.max(...sizes.map(({ width }) => width))) };
}

export const getPictureUrl = (id: string, width: number) => `/media/${id}-${width}.webp`;

type PendingReference = { restaurantId: string | null; field: string; keptId: string };

/** Marks a pending picture of the same restaurant as used, once. */
async function claimPending(trx: Db, picture: PendingReference): Promise<string> {
  const { restaurantId, field, keptId } = picture;
  const claimed = isUuid(keptId)
    ? await trx
        .updateTable("pictures")
        .set({ kept_until: null })
        .where("id", "=", keptId)
        .where("restaurant_id", restaurantId === null ? "is" : "=", restaurantId)
        .where("kept_until", "is not", null)
        .returning("id")
        .executeTakeFirst()
    : undefined;
  if (!claimed) {
    const message = "This picture is no longer available. Choose it again";
    throw new ApiError("validation_failed", message, { errors: { [field]: message } });
  }
  const { width } = await trx
    .selectFrom("picture_sizes")
    .select((select) => select.fn.max("width").as("width"))
    .where("picture_id", "=", keptId)
    .executeTakeFirstOrThrow();
  return getPictureUrl(keptId, width);
}

/**
 * The address of an entity's `image` after a change: the new picture's, the given one, none, or the previous one. Deletes
 * pictures that are no longer used.
 */
export async function replacePicture(
  trx: Db,
  before: { restaurantId: string; image: string | null },
  write: { image_url?: string | null; remove_image?: "true" | "false" },
  fresh: NewPicture | null,
): Promise<string | null> {
  const { image } = before;
  const isRemoved = !fresh && write.remove_image === "true";
  const isUnchanged = !fresh && !isRemoved && (write.image_url ?? image) === image;
  if (isUnchanged) return image;
  await dropPicture(trx, before);
  if (fresh) return storePicture(trx, fresh);
  return isRemoved ? null : (write.image_url ?? null);
}

/**
 * The address of a shared picture, such as a certifier's logo, after a change: `wanted` is a pending picture, null removes the
 * current one, undefined keeps it.
 * @throws ApiError validation_failed naming `field`
 */
export async function replaceSharedPicture(
  trx: Db,
  { before, wanted, field }: { before: string | null; wanted: string | null | undefined; field: string },
): Promise<string | null> {
  if (wanted === undefined || wanted === before) return before;
  await dropPicture(trx, { restaurantId: null, image: before });
  return wanted === null ? null : claimPending(trx, { restaurantId: null, field, keptId: findPictureId(wanted) ?? "" });
}

/** Deletes a picture of the restaurant that is no longer used; other addresses are ignored. */
async function dropPicture(
  trx: Db,
  { restaurantId, image }: { restaurantId: string | null; image: string | null },
): Promise<void> {
  const id = findPictureId(image ?? "");
  if (!id) return;
  await trx
    .deleteFrom("pictures")
    .where("id", "=", id)
    .where("restaurant_id", restaurantId === null ? "is" : "=", restaurantId)
    .execute();
}

/** The id of the picture at one of our addresses; null for others. */
function findPictureId(address: string): string | null {
  const id = /^\/media\/([0-9a-f-]{36})-\d+\.webp$/.exec(address)?.[1];
  return id && isUuid(id) ? id : null;
}
