import { z } from "@hono/zod-openapi";
import type { ApiDependencies } from "@api/dependencies";
import { notFound } from "@api/errors";
import { ApiError } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { filePart } from "@api/http/files";
import { createRouter, toRoute, withData } from "@api/http/router";
import { getOwnRestaurantId, menuEditors } from "@api/modules/restaurants/membership";
import { pictureCalls } from "@domain/contract/calls/restaurants";
import { bannerWidth } from "./new-picture";
import { getPendingPicture, storePendingPicture } from "./pending";

/** Pictures are public. The content of an address never changes, so it can be cached forever. */
export function picturesModule({ db, clock }: Pick<ApiDependencies, "db" | "clock">) {
  const router = createRouter();
  router.openapi(toRoute(pictureCalls.getPicture), async (c) => {
    const { name } = c.req.valid("param");
    const row = await db
      .selectFrom("picture_sizes")
      .select("bytes")
      .where("picture_id", "=", name.slice(0, 36))
      .where("width", "=", Number.parseInt(name.slice(37), 10))
      .executeTakeFirst();
    if (!row) throw notFound("Picture");
    return c.body(new Uint8Array(row.bytes), 200, {
      "Content-Type": "image/webp",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
    });
  });

  router.openapi(
    toRoute(
      pictureCalls.uploadPendingPicture,
      z.object({ restaurant_id: z.string().max(64).optional(), image: filePart, wide: z.enum(["true"]).optional() }),
    ),
    async (c) => {
      const actor = requireActor(c, ...menuEditors);
      const { restaurant_id, image: file, wide } = c.req.valid("form");
      const restaurantId = await getOwnRestaurantId(db, actor, restaurant_id);
      if (!file) throw new ApiError("validation_failed", "Choose a picture", { errors: { image: "Choose a picture" } });
      const width = wide ? bannerWidth : undefined;
      return c.json(withData(await storePendingPicture({ db, clock, actor }, restaurantId, { file, width })), 200);
    },
  );

  router.openapi(toRoute(pictureCalls.getPendingPicture), async (c) => {
    const actor = requireActor(c, ...menuEditors);
    return c.json(withData(await getPendingPicture(db, actor, c.req.valid("param").id)), 200);
  });

  return router;
}
