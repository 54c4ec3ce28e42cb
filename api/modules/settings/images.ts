import { z } from "@hono/zod-openapi";
import { audit } from "@api/audit/audit";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { filePart } from "@api/http/files";
import type { Actor } from "@api/http/router";
import { bannerWidth, readNewPicture } from "@api/modules/pictures/new-picture";
import { replacePicture } from "@api/modules/pictures/store";

const pendingPictureId = z.string().max(64).optional();
const removed = z.enum(["true", "false"]).optional();
/** Extended: the ids of pictures uploaded before (`POST /pictures`), and fields that remove a picture. */
export const imagesForm = z.object({
  logo: filePart,
  banner_image: filePart,
  kept_logo: pendingPictureId,
  kept_banner_image: pendingPictureId,
  remove_logo: removed,
  remove_banner_image: removed,
});

/**
 * [HOST-17, SET-5] Replaces or removes logo and banner with re-encoded pictures; previous ones are deleted.
 * @throws ApiError validation_failed, naming the field of a file that is not a picture
 */
export async function saveImages(
  { db, clock, actor }: Pick<ApiDependencies, "db" | "clock"> & { actor: Actor },
  restaurantId: string,
  write: z.output<typeof imagesForm>,
): Promise<{ logo: string | null; banner_image: string | null }> {
  const owner = { restaurantId, actorId: actor.id };
  const [logo, banner] = await Promise.all([
    readNewPicture({ file: write.logo, pendingId: write.kept_logo, field: "logo" }, owner),
    readNewPicture(
      { file: write.banner_image, pendingId: write.kept_banner_image, field: "banner_image", width: bannerWidth },
      owner,
    ),
  ]);
  const changed = {
    logo: Boolean(logo) || write.remove_logo === "true",
    banner_image: Boolean(banner) || write.remove_banner_image === "true",
  };
  if (!changed.logo && !changed.banner_image) {
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
    const after = {
      logo: await replacePicture(trx, { restaurantId, image: before.logo }, { remove_image: write.remove_logo }, logo),
      banner_image: await replacePicture(
        trx,
        { restaurantId, image: before.banner_image },
        { remove_image: write.remove_banner_image },
        banner,
      ),
    };
    await trx.updateTable("restaurants").set(after).where("id", "=", restaurantId).execute();
    const subject = ["restaurant", restaurantId] as const;
    const changes = {
      ...(changed.logo ? { logo: logo ? "changed" : "removed" } : {}),
      ...(changed.banner_image ? { banner_image: banner ? "changed" : "removed" } : {}),
    };
    await audit(trx, { actor, at: clock.now(), action: "restaurant.images", subject, restaurantId, changes });
    return after;
  });
}
