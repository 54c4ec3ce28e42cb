import type { Db, Events } from "@api/dependencies";

/** What a person is told. `kind` groups them (order.placed, refund…); `link` is a path of the app. */
export interface Notice {
  kind: string;
  title: string;
  body: string;
  link?: string | null;
}

/**
 * Tells people something, and open pages that they were told. Call it within the transaction of the change it tells of.
 * @param userIds who is told; nobody is told twice
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

/** Tells everyone who works at a restaurant, or only those with one of `roles`. */
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
