import type { Db } from "@api/dependencies";
import { pictureWidths } from "./encode";

const widest = Math.max(...pictureWidths);

/** Keeps an encoded picture and gives its address for an entity's `image` (docs/pictures.md). Runs on a transaction. */
export async function storePicture(
  trx: Db,
  picture: { restaurantId: string; actorId: string; sizes: { width: number; bytes: Uint8Array }[] },
): Promise<string> {
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
  return `/media/${id}-${widest}.webp`;
}

/** Removes a picture that nothing shows any more; addresses of other pictures are left alone. */
export async function dropPicture(trx: Db, image: string | null): Promise<void> {
  const id = /^\/media\/([0-9a-f-]{36})-\d+\.webp$/.exec(image ?? "")?.[1];
  if (id) await trx.deleteFrom("pictures").where("id", "=", id).execute();
}
