import { z } from "@hono/zod-openapi";
import { audit } from "@api/audit/note";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { filePart } from "@api/http/multipart";
import { bannerWidth, freshPicture } from "@api/modules/pictures/fresh";
import { dropPicture, type FreshPicture, storePicture } from "@api/modules/pictures/store";
import type { Actor } from "../../http/router";

const kept = z.string().max(64).optional();
/** The kept ones are extended: pictures that were sent before (`POST /pictures`), by their ids. */
export const imagesWrite = z.object({
  logo: filePart,
  banner_image: filePart,
  kept_logo: kept,
  kept_banner_image: kept,
});

/**
 * [HOST-17, SET-5] Replaces logo, banner image or both by what was sent, drawn anew. The pictures they had are removed.
 * @throws ApiError validation_failed, naming the field of a file that is no picture
 */
export async function saveImages(
  { db, clock, actor }: Pick<ApiDependencies, "db" | "clock"> & { actor: Actor },
  restaurantId: string,
  write: z.output<typeof imagesWrite>,
): Promise<{ logo: string | null; banner_image: string | null }> {
  const owner = { restaurantId, actorId: actor.id };
  const [logo, banner] = await Promise.all([
    freshPicture({ file: write.logo, kept: write.kept_logo, field: "logo" }, owner),
    freshPicture(
      { file: write.banner_image, kept: write.kept_banner_image, field: "banner_image", width: bannerWidth },
      owner,
    ),
  ]);
  if (!logo && !banner) {
    const message = "Choose a logo or a banner image";
    throw new ApiError("validation_failed", message, { errors: { logo: message } });
  }
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("restaurants")
      .select(["logo", "banner_image"])
      .where("id", "=", restaurantId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const next = async (image: string | null, fresh: FreshPicture | null) => {
      if (!fresh) return image;
      await dropPicture(trx, { restaurantId, image });
      return storePicture(trx, fresh);
    };
    const after = { logo: await next(before.logo, logo), banner_image: await next(before.banner_image, banner) };
    await trx.updateTable("restaurants").set(after).where("id", "=", restaurantId).execute();
    const subject = ["restaurant", restaurantId] as const;
    const changes = { ...(logo ? { logo: "changed" } : {}), ...(banner ? { banner_image: "changed" } : {}) };
    await audit(trx, { actor, at: clock.now(), action: "restaurant.images", subject, restaurantId, changes });
    return after;
  });
}
