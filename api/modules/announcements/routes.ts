import { createRoute, z } from "@hono/zod-openapi";
import * as contract from "@domain/contract/announcement";
import type { ApiDependencies } from "@api/dependencies";
import { answers, jsonBody, ok } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { createRouter } from "@api/http/router";
import { booksOf } from "@api/modules/restaurants/books";
import { readAnnouncements, sendAnnouncement } from "./send";

const path = "/restaurants/{id}/announcements";
const params = z.object({ id: z.string().max(64) });

const routes = {
  list: createRoute({
    method: "get",
    path,
    summary: "Messages to followers (extended; the restaurant's people)",
    request: { params },
    responses: answers(contract.announcementsAnswer, "How many follow, when the next may be sent, the latest ones"),
  }),
  send: createRoute({
    method: "post",
    path,
    summary: "Tell followers something, once a day (extended; owner, manager)",
    request: { params, body: jsonBody(contract.announcementRequest) },
    responses: answers(contract.announcementsAnswer, "As the list"),
  }),
};

/** [ROUTE-10] Messages to followers. */
export function announcementsModule(dependencies: ApiDependencies) {
  const { db, clock } = dependencies;
  const router = createRouter();

  router.openapi(routes.list, async (c) => {
    const { id } = c.req.valid("param");
    await booksOf(db, requireActor(c, "owner", "manager", "staff"), id);
    return c.json(ok(await readAnnouncements(db, id, clock.now())), 200);
  });

  router.openapi(routes.send, async (c) => {
    const { id } = c.req.valid("param");
    const actor = requireActor(c, "owner", "manager");
    await booksOf(db, actor, id);
    const reached = await sendAnnouncement(dependencies, { restaurantId: id, actor }, c.req.valid("json"));
    const people = reached === 1 ? "1 follower" : `${reached} followers`;
    return c.json(ok(await readAnnouncements(db, id, clock.now()), `Sent to ${people}`), 200);
  });

  return router;
}
