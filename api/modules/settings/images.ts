import { z } from "@hono/zod-openapi";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { filePart } from "@api/http/multipart";
import { encodePicture } from "@api/modules/pictures/encode";
import { dropPicture, storePicture } from "@api/modules/pictures/store";

export const imagesWrite = z.object({ logo: filePart, banner_image: filePart });

/** Browsers offer a wide banner to wide screens. */
const bannerWidth = 1440;

/**
 * [HOST-17, SET-5] Replaces logo, banner image or both by what was sent, drawn anew. The pictures they had are removed.
 * @throws ApiError validation_failed, naming the field of a file that is no picture
 */
export async function saveImages(
  { db, actor }: Pick<ApiDependencies, "db"> & { actor: Actor },
  restaurantId: string,
  { logo, banner_image }: z.output<typeof imagesWrite>,
): Promise<{ logo: string | null; banner_image: string | null }> {
  if (!logo && !banner_image) {
    const message = "Choose a logo or a banner image";
    throw new ApiError("validation_failed", message, { errors: { logo: message } });
  }
  const [logoSizes, bannerSizes] = [
    logo && (await encodePicture(logo, { field: "logo" })),
    banner_image && (await encodePicture(banner_image, { field: "banner_image", width: bannerWidth })),
  ];
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("restaurants")
      .select(["logo", "banner_image"])
      .where("id", "=", restaurantId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const after = { ...before };
    const store = (sizes: Awaited<ReturnType<typeof encodePicture>>) =>
      storePicture(trx, { restaurantId, actorId: actor.id, sizes });
    if (logoSizes) {
      await dropPicture(trx, before.logo);
      after.logo = await store(logoSizes);
    }
    if (bannerSizes) {
      await dropPicture(trx, before.banner_image);
      after.banner_image = await store(bannerSizes);
    }
    await trx.updateTable("restaurants").set(after).where("id", "=", restaurantId).execute();
    return after;
  });
}
