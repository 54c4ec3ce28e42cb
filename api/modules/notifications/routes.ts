import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, routeOf, withData } from "@api/http/router";
import { notificationCalls } from "@domain/contract/calls/messages";
import { listNotifications, markAll, markOne } from "./service";

/** [HOST-73…75] The signed-in person's own notifications. */
export function notificationsModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(routeOf(notificationCalls.listNotifications), async (c) =>
    c.json(withData(await listNotifications(db, requireActor(c).id, c.req.valid("query"))), 200),
  );

  router.openapi(routeOf(notificationCalls.markNotificationRead), async (c) => {
    const { id } = c.req.valid("param");
    const { is_read } = c.req.valid("json");
    return c.json(withData(await markOne(db, requireActor(c).id, id, is_read, clock.now())), 200);
  });

  router.openapi(routeOf(notificationCalls.markAllNotificationsRead), async (c) => {
    const unread = await markAll(db, requireActor(c).id, c.req.valid("json").is_read, clock.now());
    return c.json(withData({ unread_count: unread }), 200);
  });

  return router;
}
