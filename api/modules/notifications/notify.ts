import type { Db, Events } from "@api/dependencies";

/** A notification's content. `kind` groups them (order.placed, refund…); `link` is a path of the app. */
export interface Notice {
  kind: string;
  title: string;
  body: string;
  link?: string | null;
}

/**
 * Stores notifications and updates open pages. Call it in the transaction of the change.
 * @param userIds the recipients; duplicates are ignored
 */
export async function notify(trx: Db, events: Events, userIds: string[], notice: Notice): Promise<void> {
  for (const userId of new Set(userIds)) {
    const { id } = await trx
      .insertInto("notifications")
      .values({ ...notice, user_id: userId })
      .returning("id")
      .executeTakeFirstOrThrow();
    await events.publish(trx, { type: "notification.created", userId, subjectId: id, payload: { kind: notice.kind } });
  }
}

/** Notifies everyone who works at a restaurant, or only those with one of `roles`. */
export async function notifyRestaurant(
  trx: Db,
  events: Events,
  restaurantId: string,
  notice: Notice,
  roles: ("owner" | "manager" | "staff")[] = ["owner", "manager", "staff"],
): Promise<void> {
  const members = await trx
    .selectFrom("restaurant_members")
    .where("restaurant_id", "=", restaurantId)
    .where("role", "in", roles)
    .select("user_id")
    .orderBy("user_id")
    .execute();
  await notify(
    trx,
    events,
    members.map((member) => member.user_id),
    notice,
  );
}
