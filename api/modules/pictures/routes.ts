import { createRoute, z } from "@hono/zod-openapi";
import type { ApiDependencies } from "@api/dependencies";
import { notFound } from "@api/errors";
import { answers } from "@api/http/answers";
import { createRouter } from "@api/http/router";

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

/** Pictures are open to the world. An address never shows another one later, so everybody may keep it. */
export function picturesModule({ db }: Pick<ApiDependencies, "db">) {
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
  return router;
}
