import { createRoute } from "@hono/zod-openapi";
import * as contract from "@domain/contract/notification";
import type { ApiDependencies } from "@api/dependencies";
import { answers, jsonBody, ok } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { idParams } from "@api/http/params";
import { createRouter } from "@api/http/router";
import { listNotifications, markAll, markOne } from "./service";

/** [HOST-73…75] The signed-in person's own notifications. */
export function notificationsModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(
    createRoute({
      method: "get",
      path: "/notifications",
      summary: "Own notifications",
      request: { query: contract.notificationQuery },
      responses: answers(contract.notificationList, "The newest first"),
    }),
    async (c) => c.json({ data: await listNotifications(db, requireActor(c).id, c.req.valid("query")) }, 200),
  );

  router.openapi(
    createRoute({
      method: "patch",
      path: "/notifications/{id}",
      summary: "Mark one read",
      request: { params: idParams, body: jsonBody(contract.markReadRequest) },
      responses: answers(contract.notificationAnswer, "The notification as it is now"),
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { is_read } = c.req.valid("json");
      return c.json(ok(await markOne(db, requireActor(c).id, id, is_read, clock.now())), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "patch",
      path: "/notifications",
      summary: "Mark all read",
      request: { body: jsonBody(contract.markReadRequest) },
      responses: answers(contract.unreadAnswer, "How many are unread now"),
    }),
    async (c) => {
      const unread = await markAll(db, requireActor(c).id, c.req.valid("json").is_read, clock.now());
      return c.json(ok({ unread_count: unread }), 200);
    },
  );

  return router;
}
