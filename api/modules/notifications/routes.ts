import type { Context } from "hono";
import type * as z from "zod";
import type { ApiDependencies, Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { type ApiEnv, createRouter, toRoute, withData } from "@api/http/router";
import { addDevice, listDevices, removeDevice } from "@api/push/devices";
import { notificationCalls } from "@domain/contract/calls/messages";
import type { notificationQuery, NotificationWire } from "@domain/contract/notification";

/** [HOST-73…75] The signed-in person's own notifications, and [RUSH-3] the devices that are told of orders. */
export function notificationsModule(dependencies: ApiDependencies) {
  const { db, clock } = dependencies;
  const router = createRouter();

  router.openapi(toRoute(notificationCalls.listNotifications), async (c) =>
    c.json(withData(await listNotifications(db, requireActor(c).id, c.req.valid("query"))), 200),
  );

  router.openapi(toRoute(notificationCalls.markNotificationRead), async (c) => {
    const { id } = c.req.valid("param");
    const { is_read } = c.req.valid("json");
    return c.json(withData(await markOne(db, requireActor(c).id, id, is_read, clock.now())), 200);
  });

  router.openapi(toRoute(notificationCalls.markAllNotificationsRead), async (c) => {
    const unread = await markAll(db, requireActor(c).id, c.req.valid("json").is_read, clock.now());
    return c.json(withData({ unread_count: unread }), 200);
  });

  const own = (c: Context<ApiEnv>) => ({
    userId: requireActor(c, ...notificationCalls.getPush.access).id,
    tokenHash: c.get("tokenHash") ?? "",
  });

  router.openapi(toRoute(notificationCalls.getPush), async (c) =>
    c.json(withData(await listDevices(dependencies, own(c))), 200),
  );

  router.openapi(toRoute(notificationCalls.addPushDevice), async (c) => {
    await addDevice(dependencies, own(c), c.req.valid("json"));
    return c.json(withData(await listDevices(dependencies, own(c)), "This device will be notified from now on"), 200);
  });

  router.openapi(toRoute(notificationCalls.removePushDevice), async (c) => {
    await removeDevice(db, own(c).userId, c.req.valid("param").id);
    return c.json(withData(await listDevices(dependencies, own(c)), "The device is no longer notified"), 200);
  });

  return router;
}

interface Row {
  id: string;
  title: string;
  body: string;
  link: string | null;
  read_at: Date | null;
  created_at: Date;
}

const columns = ["id", "title", "body", "link", "read_at", "created_at"] as const;

const onTheWire = ({ read_at, created_at, ...rest }: Row): NotificationWire => ({
  ...rest,
  is_read: read_at !== null,
  created_at: created_at.toISOString(),
});

/** A page of a person's notifications, the newest first. unread_count counts all of them, whatever the query. */
async function listNotifications(db: Db, userId: string, query: z.infer<typeof notificationQuery>) {
  const page = query.page ?? 1;
  const perPage = query.per_page ?? 20;
  const own = db.selectFrom("notifications").where("user_id", "=", userId);
  const matching = query.is_read === undefined ? own : own.where("read_at", query.is_read ? "is not" : "is", null);
  const { all, unread } = await own
    .select((pick) => pick.fn.countAll<number>().as("all"))
    .select((pick) => pick.fn.countAll<number>().filterWhere("read_at", "is", null).as("unread"))
    .executeTakeFirstOrThrow();
  const total = query.is_read === undefined ? all : query.is_read ? all - unread : unread;
  const rows = await matching
    .select(columns)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { data: rows.map(onTheWire), total, page, per_page: perPage, unread_count: unread };
}

/** Marks an own notification read or unread. @throws ApiError not_found, also for another person's */
async function markOne(db: Db, userId: string, id: string, isRead: boolean, now: Date) {
  const row = await db
    .updateTable("notifications")
    .set({ read_at: isRead ? now : null })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning(columns)
    .executeTakeFirst();
  if (!row) throw notFound("Notification");
  return onTheWire(row);
}

/** Marks all of a person's notifications as read. Returns the number of unread ones. */
async function markAll(db: Db, userId: string, isRead: boolean, now: Date): Promise<number> {
  await db
    .updateTable("notifications")
    .set({ read_at: isRead ? now : null })
    .where("user_id", "=", userId)
    .where("read_at", isRead ? "is" : "is not", null)
    .execute();
  return countUnread(db, userId);
}

async function countUnread(db: Db, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom("notifications")
    .where("user_id", "=", userId)
    .where("read_at", "is", null)
    .select((pick) => pick.fn.countAll<number>().as("unread"))
    .executeTakeFirstOrThrow();
  return unread;
}
