import type { ApiDependencies, Db, Events } from "@api/dependencies";

/** A notification's content. `kind` groups them (order.placed, refund…); `link` is a path of the app. */
export interface Notice {
  kind: string;
  title: string;
  body: string;
  link?: string | null;
}

/**
 * Stores notifications and updates open pages, in two statements. Call it in the transaction of the change.
 * @param userIds the recipients; duplicates are ignored
 */
export async function notify(trx: Db, events: Events, userIds: string[], notice: Notice): Promise<void> {
  if (userIds.length === 0) return;
  const rows = await trx
    .insertInto("notifications")
    .values([...new Set(userIds)].map((userId) => ({ ...notice, user_id: userId })))
    .returning(["id", "user_id"])
    .execute();
  const created = rows.map(
    ({ id, user_id: userId }) =>
      ({ type: "notification.created", userId, subjectId: id, payload: { kind: notice.kind } }) as const,
  );
  await events.publish(trx, ...created);
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

/** Notifies all active administrators of an open task; also by email where a mailer is given. */
export async function notifyAdmins(
  trx: Db,
  { events, mailer }: Pick<ApiDependencies, "events"> & Partial<Pick<ApiDependencies, "mailer">>,
  task: Notice & { link: string },
): Promise<void> {
  const admins = await trx
    .selectFrom("users")
    .where("role", "=", "admin")
    .where("is_active", "=", true)
    .where("deleted_at", "is", null)
    .select(["id", "email"])
    .orderBy("id")
    .execute();
  await notify(
    trx,
    events,
    admins.map(({ id }) => id),
    task,
  );
  const message = {
    template: "restaurant-registered",
    subject: task.title,
    heading: task.title,
    parts: [{ paragraph: task.body }, { button: { label: "Review it", path: task.link } }],
    because: "You get this because you are an administrator of HalalGo.",
  };
  await mailer?.queue(trx, ...admins.map(({ email }) => ({ ...message, to: email })));
}
