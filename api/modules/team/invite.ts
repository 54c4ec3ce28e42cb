import { audit } from "@api/audit/note";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Email } from "@api/mail/email";
import type { InvitedRole } from "@domain/contract/accounts/team";
import type { Actor } from "../../http/router";
import { hashSecret, newSecret } from "../../vault";

const lifetimeDays = 7;
/** Emails to strangers are not ours to send without end. */
const mostOpen = 30;

type Writer = Pick<ApiDependencies, "db" | "clock" | "mailer"> & { actor: Actor };

/** Mails a link that works once, for seven days; an earlier one to the same address ends. @throws ApiError conflict */
export async function invite(
  { db, clock, mailer, actor }: Writer,
  restaurantId: string,
  { email, role }: { email: string; role: InvitedRole },
): Promise<void> {
  const now = clock.now();
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + lifetimeDays * 86_400_000);
  await db.transaction().execute(async (trx) => {
    const restaurant = await trx
      .selectFrom("restaurants")
      .select("name")
      .where("id", "=", restaurantId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await refuseMember(trx, restaurantId, email);
    await trx
      .deleteFrom("team_invitations")
      .where("restaurant_id", "=", restaurantId)
      .where("accepted_at", "is", null)
      .where((is) => is(is.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
      .execute();
    const open = await trx
      .selectFrom("team_invitations")
      .select((pick) => pick.fn.countAll<number>().as("count"))
      .where("restaurant_id", "=", restaurantId)
      .where("accepted_at", "is", null)
      .executeTakeFirstOrThrow();
    if (Number(open.count) >= mostOpen) {
      throw new ApiError("conflict", `There are ${mostOpen} open invitations. Take some back first.`);
    }
    const { id } = await trx
      .insertInto("team_invitations")
      .values({
        restaurant_id: restaurantId,
        email,
        role,
        token_hash: hashSecret(token),
        invited_by: actor.id,
        created_at: now,
        expires_at: expiresAt,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const changes = { email: [null, email], role: [null, role] };
    await audit(trx, { ...lineOf(actor, now, { id, restaurantId }, "invited"), changes });
    const inviter = `${actor.firstName} ${actor.lastName}`.trim();
    await mailer.queue(trx, emailTo(email, { restaurant: restaurant.name, inviter, role, token, expiresAt }));
  });
}

/** Takes an invitation back: its link ends. @throws ApiError not_found */
export async function takeBack(
  { db, clock, actor }: Omit<Writer, "mailer">,
  restaurantId: string,
  id: string,
): Promise<void> {
  if (!isUuid(id)) throw notFound("Invitation");
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom("team_invitations")
      .where("id", "=", id)
      .where("restaurant_id", "=", restaurantId)
      .where("accepted_at", "is", null)
      .returning(["email", "role"])
      .executeTakeFirst();
    if (!gone) throw notFound("Invitation");
    const changes = { email: [gone.email, null], role: [gone.role, null] };
    await audit(trx, { ...lineOf(actor, clock.now(), { id, restaurantId }, "invitation-taken-back"), changes });
  });
}

const lineOf = (actor: Actor, at: Date, { id, restaurantId }: { id: string; restaurantId: string }, what: string) => ({
  actor,
  at,
  action: `team.${what}`,
  subject: ["invitation", id] as const,
  restaurantId,
});

async function refuseMember(trx: Db, restaurantId: string, email: string): Promise<void> {
  const member = await trx
    .selectFrom("restaurant_members")
    .innerJoin("users", "users.id", "restaurant_members.user_id")
    .select("users.id")
    .where("restaurant_members.restaurant_id", "=", restaurantId)
    .where((is) => is(is.fn<string>("lower", ["users.email"]), "=", email.toLowerCase()))
    .executeTakeFirst();
  if (!member) return;
  const message = "This person is on your team already.";
  throw new ApiError("conflict", message, { errors: { email: message } });
}

interface Invitation {
  restaurant: string;
  inviter: string;
  role: InvitedRole;
  token: string;
  expiresAt: Date;
}

const emailTo = (to: string, { restaurant, inviter, role, token, expiresAt }: Invitation): Email => ({
  to,
  template: "team-invitation",
  subject: `${restaurant} invites you to its team`,
  heading: `Join the team of ${restaurant}`,
  parts: [
    {
      paragraph: `${inviter || restaurant} invites you to work at ${restaurant} on HalalGo, as ${role === "manager" ? "a manager" : "staff"}.`,
    },
    { button: { label: "Accept the invitation", path: `/auth/invitation/${token}` } },
    { paragraph: `The link works once, for ${lifetimeDays} days. If you do not know them, you can ignore this email.` },
  ],
  because: `You get this because somebody of ${restaurant} entered this address.`,
  expiresAt,
});
