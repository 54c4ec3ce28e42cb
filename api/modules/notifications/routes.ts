import type { Context } from "hono";
import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import type { ApiEnv } from "@api/http/router";
import { createRouter, routeOf, withData } from "@api/http/router";
import { addDevice, listDevices, removeDevice } from "@api/push/devices";
import { notificationCalls } from "@domain/contract/calls/messages";
import { listNotifications, markAll, markOne } from "./service";

/** [HOST-73…75] The signed-in person's own notifications, and [RUSH-3] the devices that are told of orders. */
export function notificationsModule(dependencies: ApiDependencies) {
  const { db, clock } = dependencies;
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

  const own = (c: Context<ApiEnv>) => ({
    userId: requireActor(c, ...notificationCalls.getPush.access).id,
    tokenHash: c.get("tokenHash") ?? "",
  });

  router.openapi(routeOf(notificationCalls.getPush), async (c) =>
    c.json(withData(await listDevices(dependencies, own(c))), 200),
  );

  router.openapi(routeOf(notificationCalls.addPushDevice), async (c) => {
    await addDevice(dependencies, own(c), c.req.valid("json"));
    return c.json(withData(await listDevices(dependencies, own(c)), "This device is told from now on"), 200);
  });

  router.openapi(routeOf(notificationCalls.removePushDevice), async (c) => {
    await removeDevice(db, own(c).userId, c.req.valid("param").id);
    return c.json(withData(await listDevices(dependencies, own(c)), "The device is told no longer"), 200);
  });

  return router;
}
