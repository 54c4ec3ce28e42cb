import type { ApiDependencies, Db } from "@api/dependencies";
import type { Email } from "@api/mail/email";
import { type Notice, notify } from "@api/modules/notifications/notify";

/** The owners of a restaurant: ids, email addresses, and whether those are confirmed. */
export const listOwners = (db: Db, restaurantId: string) =>
  db
    .selectFrom("restaurant_members")
    .innerJoin("users", "users.id", "restaurant_members.user_id")
    .where("restaurant_members.restaurant_id", "=", restaurantId)
    .where("restaurant_members.role", "=", "owner")
    .where("users.deleted_at", "is", null)
    .orderBy("restaurant_members.created_at")
    .orderBy("users.id")
    .select(["users.id", "users.email", "users.first_name", "users.last_name"])
    .select((is) => is("users.email_confirmed_at", "is not", null).$castTo<boolean>().as("isConfirmed"))
    .execute();

/** The sales agent with this id, who registered a business; undefined for null, or while the account is closed. */
export const findAgent = async (db: Db, registeredBy: string | null) =>
  registeredBy === null
    ? undefined
    : db
        .selectFrom("users")
        .select(["id", "email"])
        .where("id", "=", registeredBy)
        .where("role", "=", "agent")
        .where("is_active", "=", true)
        .where("deleted_at", "is", null)
        .executeTakeFirst();

/** Mails all owners of a restaurant, when the transaction ends. */
export async function mailOwners(
  trx: Db,
  mailer: ApiDependencies["mailer"],
  restaurantId: string,
  email: Parameters<typeof ownerEmail>[1],
): Promise<void> {
  const owners = await listOwners(trx, restaurantId);
  await mailer.queue(trx, ...owners.map((owner) => ownerEmail(owner.email, email)));
}

interface BusinessNews {
  template: string;
  title: string;
  body: string;
  button?: { label: string; path: string };
}

/** An email to the owner of a business, about it. */
export const ownerEmail = (to: string, { template, title, body, button }: BusinessNews): Email => ({
  to,
  template,
  subject: title,
  heading: title,
  parts: [{ paragraph: body }, ...(button ? [{ button }] : [])],
  because: "You get this because you own this business on HalalGo.",
});

/** An email to the sales agent who registered a business, about it. */
export const agentEmail = (to: string, news: BusinessNews): Email => ({
  ...ownerEmail(to, news),
  because: "You get this because you registered this business on HalalGo.",
});

/** Tells the sales agent who registered a business the news of it, here and by email; nobody where there is none. */
export async function notifyAgent(
  trx: Db,
  { events, mailer }: Pick<ApiDependencies, "events" | "mailer">,
  registeredBy: string | null,
  { button, ...notice }: Notice & { link: string; button: string },
): Promise<void> {
  const agent = await findAgent(trx, registeredBy);
  if (!agent) return;
  const { kind, title, body, link } = notice;
  await notify(trx, events, [agent.id], notice);
  const news = { template: kind.replace(".", "-"), title, body, button: { label: button, path: link } };
  await mailer.queue(trx, agentEmail(agent.email, news));
}
