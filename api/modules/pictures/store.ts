import type { Db } from "@api/dependencies";

interface EncodedPicture {
  restaurantId: string;
  actorId: string;
  sizes: { width: number; bytes: Uint8Array }[];
}

/** Keeps an encoded picture and gives its address for an entity's `image` (docs/pictures.md). Runs on a transaction. */
export async function storePicture(trx: Db, picture: EncodedPicture): Promise<string> {
  const { restaurantId, actorId, sizes } = picture;
  const { id } = await trx
    .insertInto("pictures")
    .values({ restaurant_id: restaurantId, created_by: actorId })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("picture_sizes")
    .values(sizes.map((size) => ({ picture_id: id, ...size })))
    .execute();
  return `/media/${id}-${Math.max(...sizes.map(({ width }) => width))}.webp`;
}

/**
 * The address an entity's `image` has after a change: of the fresh picture, the one that was written, none, or the one before.
 * What nothing shows any more is removed.
 */
export async function nextPicture(
  trx: Db,
  before: string | null,
  write: { image_url?: string | null; remove_image?: "true" | "false" },
  fresh: EncodedPicture | null,
): Promise<string | null> {
  const isKept = !fresh && write.remove_image !== "true" && (write.image_url ?? before) === before;
  if (isKept) return before;
  await dropPicture(trx, before);
  if (fresh) return storePicture(trx, fresh);
  return write.remove_image === "true" ? null : (write.image_url ?? null);
}

/** Removes a picture that nothing shows any more; addresses of other pictures are left alone. */
export async function dropPicture(trx: Db, image: string | null): Promise<void> {
  const id = /^\/media\/([0-9a-f-]{36})-\d+\.webp$/.exec(image ?? "")?.[1];
  if (id) await trx.deleteFrom("pictures").where("id", "=", id).execute();
}
