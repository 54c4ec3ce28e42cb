import { createRoute, z } from "@hono/zod-openapi";
import * as contract from "@domain/contract/menu";
import type { ApiDependencies } from "@api/dependencies";
import { notFound } from "@api/errors";
import { answers, ok } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { filePart, multipartBody } from "@api/http/multipart";
import { idParams } from "@api/http/params";
import { createRouter } from "@api/http/router";
import { menuEditors, ownRestaurant } from "@api/modules/restaurants/catalogue-rights";
import { ApiError } from "@api/errors";
import { bannerWidth } from "./encode";
import { findKeptPicture, keepPicture } from "./keep";

const params = z.object({ name: z.string().regex(/^[0-9a-f-]{36}-[0-9]{2,4}\.webp$/) });

const read = createRoute({
  method: "get",
  path: "/media/{name}",
  summary: "A picture that a restaurant sent in, ‹id›-‹width›.webp",
  request: { params },
  responses: {
    ...answers(z.string(), "A refusal is JSON, as everywhere"),
    200: {
      description: "The picture in this width",
      content: { "image/webp": { schema: z.string().openapi({ format: "binary" }) } },
    },
  },
});

const routes = {
  keep: createRoute({
    method: "post",
    path: "/pictures",
    summary: "Keep a picture for a day, until the form it was chosen in is right (owner, manager; extended)",
    request: {
      body: multipartBody(
        z.object({ restaurant_id: z.string().max(64).optional(), image: filePart, wide: z.enum(["true"]).optional() }),
      ),
    },
    responses: answers(contract.keptPictureAnswer, "Its id, to be sent as `kept_image`, and its address"),
  }),
  findKept: createRoute({
    method: "get",
    path: "/pictures/{id}",
    summary: "A picture that is kept (owner, manager; extended)",
    request: { params: idParams },
    responses: answers(contract.keptPictureAnswer, "Its id and its address"),
  }),
};

/** Pictures are open to the world. An address never shows another one later, so everybody may keep it. */
export function picturesModule({ db, clock }: Pick<ApiDependencies, "db" | "clock">) {
  const router = createRouter();
  router.openapi(read, async (c) => {
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

  router.openapi(routes.keep, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    const { restaurant_id, image: file, wide } = c.req.valid("form");
    const restaurantId = await ownRestaurant(db, actor, restaurant_id);
    if (!file) throw new ApiError("validation_failed", "Choose a picture", { errors: { image: "Choose a picture" } });
    const width = wide ? bannerWidth : undefined;
    return c.json(ok(await keepPicture({ db, clock, actor }, restaurantId, { file, width })), 200);
  });

  router.openapi(routes.findKept, async (c) => {
    const actor = requireActor(c, ...menuEditors);
    return c.json(ok(await findKeptPicture(db, actor, c.req.valid("param").id)), 200);
  });

  return router;
}
