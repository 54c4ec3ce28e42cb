import { sql } from "kysely";
import type * as z from "zod";
import { audit } from "@api/audit/audit";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { type Actor, createRouter, toRoute, withData } from "@api/http/router";
import { findSaved, noteSaved } from "@api/modules/resource/idempotency-key";
import { getReportScope } from "@api/modules/restaurants/report-scope";
import { isListedRow } from "@api/modules/restaurants/visibility";
import type { announcementRequest, announcements } from "@domain/contract/announcement";
import { announcementCalls } from "@domain/contract/calls/messages";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { dayMs } from "@domain/duration";

/** [ROUTE-10] Messages to followers. */
export function announcementsModule(dependencies: ApiDependencies) {
  const { db, clock } = dependencies;
  const router = createRouter();

  router.openapi(toRoute(announcementCalls.getAnnouncements), async (c) => {
    const { id } = c.req.valid("param");
    await getReportScope(db, requireActor(c, "owner", "manager", "staff"), id);
    return c.json(withData(await readAnnouncements(db, id, clock.now())), 200);
  });

  router.openapi(toRoute(announcementCalls.sendAnnouncement), async (c) => {
    const { id } = c.req.valid("param");
    const actor = requireActor(c, "owner", "manager");
    await getReportScope(db, actor, id);
    const key = c.req.valid("header")[idempotencyHeader];
    const reached = await sendAnnouncement(dependencies, { restaurantId: id, actor, key }, c.req.valid("json"));
    const people = reached === 1 ? "1 follower" : `${reached} followers`;
    return c.json(withData(await readAnnouncements(db, id, clock.now()), `Sent to ${people}`), 200);
  });

  return router;
}

const shown = 10;

/** How many customers a message would reach, when the next one may be sent, and the latest messages. */
async function readAnnouncements(db: Db, restaurantId: string, now: Date): Promise<z.output<typeof announcements>> {
  const [{ count }, sent] = await Promise.all([
    selectFollowers(db, restaurantId)
      .select(sql<number>`count(*)::int`.as("count"))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("announcements")
      .select(["id", "title", "body", "reached", "created_at"])
      .where("restaurant_id", "=", restaurantId)
      .orderBy("created_at", "desc")
      .limit(shown)
      .execute(),
  ]);
  const next = sent[0] ? new Date(sent[0].created_at.getTime() + dayMs) : null;
  return {
    followers: count,
    next_at: next && next > now ? next.toISOString() : null,
    sent: sent.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
  };
}

/** Customers with an active account who marked the restaurant as a favourite. */
const selectFollowers = (db: Db, restaurantId: string) =>
  db
    .selectFrom("favourites")
    .innerJoin("users", "users.id", "favourites.user_id")
    .where("favourites.restaurant_id", "=", restaurantId)
    .where("users.is_active", "=", true)
    .where("users.deleted_at", "is", null);

/**
 * Notifies every follower of the restaurant. At most one message a day, also under concurrent requests. Three statements,
 * whatever the number of followers.
 * @throws ApiError rate_limited, conflict when nobody follows or it is not listed
 */
async function sendAnnouncement(
  { db, clock }: Pick<ApiDependencies, "db" | "clock">,
  { restaurantId, actor, key }: { restaurantId: string; actor: Actor; key: string | undefined },
  { title, body }: z.output<typeof announcementRequest>,
): Promise<number> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const restaurant = await trx
      .selectFrom("restaurants")
      .select(["name", "status", "deleted_at"])
      .where("id", "=", restaurantId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (!isListedRow(restaurant)) {
      const again = restaurant.status === "suspended" ? "is listed again" : "is approved";
      throw new ApiError("conflict", `Messages can be sent once the restaurant ${again}.`);
    }
    const { next_at, followers, sent } = await readAnnouncements(trx, restaurantId, now);
    const idempotencyKey = { actor, scope: ["announcement", restaurantId], key, now } as const;
    const saved = await findSaved(trx, idempotencyKey);
    const before = sent.find((one) => one.id === saved);
    if (before) return before.reached;
    if (next_at) throw new ApiError("rate_limited", "One message a day can be sent. Please wait until tomorrow.");
    if (followers === 0) throw new ApiError("conflict", "Nobody has marked your restaurant as a favorite yet.");
    const { id } = await trx
      .insertInto("announcements")
      .values({ restaurant_id: restaurantId, author_id: actor.id, title, body, reached: followers, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    await noteSaved(trx, idempotencyKey, id);
    await sql`
      with told as (
        insert into notifications (user_id, kind, title, body, link, created_at)
        select users.id, 'announcement', ${`${restaurant.name}: ${title}`}, ${body}, ${`/restaurant/${restaurantId}`}, ${now}
        from favourites join users on users.id = favourites.user_id
        where favourites.restaurant_id = ${restaurantId} and users.is_active and users.deleted_at is null
        returning id, user_id
      )
      insert into events (type, user_id, subject_id, payload)
      select 'notification.created', user_id, id::text, '{"kind":"announcement"}' from told`.execute(trx);
    await audit(trx, { actor, at: now, action: "announcement.sent", subject: ["announcement", id], restaurantId });
    return followers;
  });
}
