import type * as z from "zod";
import type { Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import type { notificationQuery, NotificationWire } from "@domain/contract/notification";

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
export async function listNotifications(db: Db, userId: string, query: z.infer<typeof notificationQuery>) {
  const page = query.page ?? 1;
  const perPage = query.per_page ?? 20;
  const own = db.selectFrom("notifications").where("user_id", "=", userId);
  const matching = query.is_read === undefined ? own : own.where("read_at", query.is_read ? "is not" : "is", null);
  const { total } = await matching.select((pick) => pick.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const rows = await matching
    .select(columns)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { data: rows.map(onTheWire), total, page, per_page: perPage, unread_count: await countUnread(db, userId) };
}

/** Marks an own notification read or unread. @throws ApiError not_found, also for another person's */
export async function markOne(db: Db, userId: string, id: string, isRead: boolean, now: Date) {
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

/** Marks all of a person's notifications. Gives how many are unread now. */
export async function markAll(db: Db, userId: string, isRead: boolean, now: Date): Promise<number> {
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
