import type { ApiDependencies } from "@api/dependencies";
import { withData } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { routeOf } from "@api/http/route-of";
import { createRouter } from "@api/http/router";
import { booksOf } from "@api/modules/restaurants/books";
import { announcementCalls } from "@domain/contract/calls/messages";
import { readAnnouncements, sendAnnouncement } from "./send";

/** [ROUTE-10] Messages to followers. */
export function announcementsModule(dependencies: ApiDependencies) {
  const { db, clock } = dependencies;
  const router = createRouter();

  router.openapi(routeOf(announcementCalls.getAnnouncements), async (c) => {
    const { id } = c.req.valid("param");
    await booksOf(db, requireActor(c, "owner", "manager", "staff"), id);
    return c.json(withData(await readAnnouncements(db, id, clock.now())), 200);
  });

  router.openapi(routeOf(announcementCalls.sendAnnouncement), async (c) => {
    const { id } = c.req.valid("param");
    const actor = requireActor(c, "owner", "manager");
    await booksOf(db, actor, id);
    const reached = await sendAnnouncement(dependencies, { restaurantId: id, actor }, c.req.valid("json"));
    const people = reached === 1 ? "1 follower" : `${reached} followers`;
    return c.json(withData(await readAnnouncements(db, id, clock.now()), `Sent to ${people}`), 200);
  });

  return router;
}
