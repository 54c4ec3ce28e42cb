import type { ApiDependencies, Db } from "@api/dependencies";
import type { Actor } from "@api/http/router";
import type { EmailPart } from "@api/mail/email";
import { notify } from "@api/modules/notifications/notify";
import type { InvitedRole } from "@domain/contract/accounts/team";
import { formatPersonName } from "@domain/values/person-name";

type Messengers = Pick<ApiDependencies, "mailer" | "events">;

/** Somebody who works, or worked, at a restaurant. */
export interface Colleague {
  restaurantId: string;
  userId: string;
}

const roles: Record<InvitedRole, { name: string; may: string }> = {
  manager: { name: "a manager", may: "Managers can do everything except change the team." },
  staff: { name: "staff", may: "Staff handle orders and mark items as sold out." },
};

/** Tells a member of another role, by mail and notification: their sessions have ended, and nothing else says why. */
export async function announceRole(
  trx: Db,
  { mailer, events }: Messengers,
  { by, role, ...of }: Colleague & { by: Actor; role: InvitedRole },
): Promise<void> {
  const { place, email, greeting } = await getNames(trx, of);
  const { name, may } = roles[role];
  const title = `You work at ${place} as ${name} now`;
  const body = `${nameOf(by)} changed your role. ${may}`;
  await notify(trx, events, [of.userId], { kind: "team.role", title, body, link: "/dashboard" });
  await mailer.queue(trx, {
    to: email,
    template: "team-role",
    subject: title,
    heading: title,
    parts: [
      { paragraph: greeting },
      { paragraph: body },
      { paragraph: "You have been logged out everywhere. Log in again to go on working." },
      { button: { label: "Log in", path: "/auth/login" } },
    ],
    because: `You get this because you work at ${place} on HalalGo.`,
  });
}

/**
 * Tells whoever no longer works at a restaurant, by mail and notification, and what becomes of the account.
 * @param departure `by`: who removed them; null when the restaurant was deleted. `isCustomer`: they work nowhere else
 */
export async function announceRemoval(
  trx: Db,
  { mailer, events }: Messengers,
  { by, isCustomer, ...of }: Colleague & { by: Actor | null; isCustomer: boolean },
): Promise<void> {
  const { place, email, greeting } = await getNames(trx, of);
  const title = `You no longer work at ${place} on HalalGo`;
  const body = by ? `${nameOf(by)} removed you from the team.` : `${place} has been removed from HalalGo.`;
  const question = by ? [{ paragraph: `If you think this is a mistake, please ask ${place}.` }] : [];
  await notify(trx, events, [of.userId], { kind: "team.removed", title, body });
  await mailer.queue(trx, {
    to: email,
    template: "team-removed",
    subject: title,
    heading: title,
    parts: [
      { paragraph: greeting },
      { paragraph: `${body} You have been logged out everywhere and no longer see its orders.` },
      ...(isCustomer ? customerParts : []),
      ...question,
    ],
    because: `You get this because you worked at ${place} on HalalGo.`,
  });
}

const customerParts: EmailPart[] = [
  { paragraph: "Your account stays, as a customer's: log in with this address and your password to order." },
  { button: { label: "Log in", path: "/auth/login" } },
];

/** An administrator acts for the platform. */
const nameOf = (actor: Actor): string =>
  (actor.role === "admin" ? "" : formatPersonName(actor.firstName, actor.lastName)) || "HalalGo";

async function getNames(trx: Db, { restaurantId, userId }: Colleague) {
  const { place, email, first_name } = await trx
    .selectFrom("users")
    .innerJoin("restaurants", (join) => join.on("restaurants.id", "=", restaurantId))
    .select(["restaurants.name as place", "users.email", "users.first_name"])
    .where("users.id", "=", userId)
    .executeTakeFirstOrThrow();
  return { place, email, greeting: `Hello ${first_name},` };
}
