import type * as z from "zod";
import { audit } from "@api/audit/audit";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { RateLimiter } from "@api/http/rate-limit";
import type { Actor } from "@api/http/router";
import type { Email } from "@api/mail/email";
import { hashPassword, insertAccount, revokeAllAccessTokens } from "@api/modules/auth/accounts";
import { markEmailConfirmed } from "@api/modules/auth/email-confirmations";
import { logIn, openSession } from "@api/modules/auth/login";
import { notifyRestaurant } from "@api/modules/notifications/notify";
import { findSaved, noteSaved } from "@api/modules/resource/idempotency-key";
import { generateSecret, hashSecret } from "@api/vault";
import {
  type InvitedRole,
  type joinRequest,
  joinWithNewAccount,
  type openInvitation,
} from "@domain/contract/accounts/team";
import { dayMs } from "@domain/duration";
import { formatPersonName } from "@domain/values/person-name";
import { recordTeamChange, isTeamMember } from "./members";

const lifetimeDays = 7;

/** Limits emails to strangers. */
const maxOpenInvitations = 30;

type Writer = Pick<ApiDependencies, "db" | "clock" | "mailer"> & { actor: Actor };

/**
 * Emails an invitation link, valid once within seven days; it replaces an earlier one to the same address.
 * @throws ApiError conflict
 */
export async function invite(
  { db, clock, mailer, actor, key }: Writer & { key?: string | undefined },
  restaurantId: string,
  { email, role }: { email: string; role: InvitedRole },
): Promise<void> {
  const now = clock.now();
  const token = generateSecret();
  const expiresAt = new Date(now.getTime() + lifetimeDays * dayMs);
  await db.transaction().execute(async (trx) => {
    const restaurant = await trx
      .selectFrom("restaurants")
      .select("name")
      .where("id", "=", restaurantId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await refuseMember(trx, restaurantId, email);
    const idempotencyKey = { actor, scope: ["invitation", restaurantId], key, now } as const;
    const saved = await findSaved(trx, idempotencyKey);
    if (saved && (await isOpen(trx, saved))) return;
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
    if (Number(open.count) >= maxOpenInvitations) {
      throw new ApiError("conflict", `There are ${maxOpenInvitations} open invitations. Withdraw some first.`);
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
    await noteSaved(trx, idempotencyKey, id);
    const changes = { email: [null, email], role: [null, role] };
    await audit(trx, { ...toAuditLine(actor, now, { id, restaurantId }, "invited"), changes });
    const inviter = formatPersonName(actor.firstName, actor.lastName);
    await mailer.queue(trx, emailTo(email, { restaurant: restaurant.name, inviter, role, token, expiresAt }));
  });
}

const isOpen = async (trx: Db, id: string): Promise<boolean> =>
  (await trx.selectFrom("team_invitations").select("accepted_at").where("id", "=", id).executeTakeFirst())
    ?.accepted_at === null;

/** Revokes an invitation. @throws ApiError not_found */
export async function revokeInvitation(
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
    await audit(trx, { ...toAuditLine(actor, clock.now(), { id, restaurantId }, "invitation-taken-back"), changes });
  });
}

const toAuditLine = (
  actor: Actor,
  at: Date,
  { id, restaurantId }: { id: string; restaurantId: string },
  what: string,
) => ({
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

const ended = () => new ApiError("not_found", "This invitation is no longer valid. Please ask for a new one.");

/** What the invited person sees before joining. @throws ApiError not_found: unknown, used, revoked or expired */
export async function getInvitation(db: Db, token: string, now: Date): Promise<z.output<typeof openInvitation>> {
  const invitation = await openInvitations(db, token, now)
    .select(["restaurants.name", "team_invitations.email", "team_invitations.role"])
    .executeTakeFirst();
  if (!invitation) throw ended();
  const account = await selectAccount(db, invitation.email).select("id").executeTakeFirst();
  return {
    restaurant_name: invitation.name,
    email: invitation.email,
    role: invitation.role,
    has_account: account !== undefined,
  };
}

interface Joining {
  token: string;
  request: z.output<typeof joinRequest>;
  clientAddress: string;
  devices: readonly string[];
}

/**
 * Accepts an invitation: creates the account, or uses the existing one after checking its password, and logs in. Earlier sessions
 * end, as they carry another role.
 * @throws ApiError not_found (link), validation_failed, invalid_credentials, conflict for an account with another use
 */
export async function acceptInvitation(
  deps: ApiDependencies,
  limiter: RateLimiter,
  { token, request, clientAddress, devices }: Joining,
) {
  const { db, clock, events } = deps;
  const now = clock.now();
  const invitation = await getInvitation(db, token, now);
  const person = invitation.has_account ? null : newPerson(request);
  const passwordHash = person && (await hashPassword(person.password));
  const login =
    !person &&
    (await logIn(deps, limiter, { email: invitation.email, password: request.password, clientAddress, devices }));
  const userId = await db.transaction().execute(async (trx) => {
    const accepted = await trx
      .updateTable("team_invitations")
      .set({ accepted_at: now })
      .where("token_hash", "=", hashSecret(token))
      .where("accepted_at", "is", null)
      .where("expires_at", ">", now)
      .returning(["restaurant_id", "email", "role"])
      .executeTakeFirst();
    if (!accepted) throw ended();
    const { restaurant_id: restaurantId, email, role } = accepted;
    const id =
      person && passwordHash
        ? await insertAccount(
            trx,
            { email, role, firstName: person.first_name, lastName: person.last_name, passwordHash, isConfirmed: true },
            now,
          )
        : await takeAccount(trx, email, role);
    await trx
      .insertInto("restaurant_members")
      .values({ restaurant_id: restaurantId, user_id: id, role, created_at: now })
      .execute();
    await revokeAllAccessTokens(trx, id);
    // The emailed link confirms the address.
    await markEmailConfirmed(trx, deps, id);
    await recordTeamChange(
      trx,
      { clock, actor: { id, role } },
      { restaurantId, userId: id, action: "team.joined", changes: { role: [null, role] } },
    );
    const notice = {
      kind: "team.joined",
      title: `${email} joined your team`,
      body: `They work at ${invitation.restaurant_name} as ${role} now.`,
      link: "/dashboard/administrators",
    };
    await notifyRestaurant(trx, events, restaurantId, notice, ["owner"]);
    return id;
  });
  return openSession(deps, userId, login ? login.device_token : undefined);
}

function newPerson(request: Joining["request"]) {
  const parsed = joinWithNewAccount.safeParse(request);
  if (parsed.success) return parsed.data;
  const errors = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
  throw new ApiError("validation_failed", parsed.error.issues[0]?.message ?? "Please check what you entered", {
    errors,
  });
}

/**
 * An account has one role. One that works elsewhere, or has ordered as a customer, keeps its own.
 * @throws ApiError conflict
 */
async function takeAccount(trx: Db, email: string, role: "manager" | "staff"): Promise<string> {
  const account = await selectAccount(trx, email).select(["id", "role"]).forUpdate().executeTakeFirst();
  if (!account) throw ended();
  const { id } = account;
  const isOfPlatform = account.role === "admin" || account.role === "agent";
  if (isOfPlatform || (await isTeamMember(trx, id))) {
    throw new ApiError(
      "conflict",
      "This address already works elsewhere on HalalGo. Ask for an invitation to another one.",
    );
  }
  const orders = await trx.selectFrom("orders").select("id").where("customer_id", "=", id).limit(1).executeTakeFirst();
  const pass = await trx.selectFrom("passes").select("id").where("user_id", "=", id).limit(1).executeTakeFirst();
  if (orders ?? pass) {
    const why = "You order on HalalGo with this address, and would lose access to your orders.";
    throw new ApiError("conflict", `${why} Ask for an invitation to another one.`);
  }
  await trx.updateTable("users").set({ role }).where("id", "=", id).execute();
  return id;
}

const selectAccount = (db: Db, email: string) =>
  db
    .selectFrom("users")
    .where((is) => is(is.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
    .where("deleted_at", "is", null);

const openInvitations = (db: Db, token: string, now: Date) =>
  db
    .selectFrom("team_invitations")
    .innerJoin("restaurants", "restaurants.id", "team_invitations.restaurant_id")
    .where("team_invitations.token_hash", "=", hashSecret(token))
    .where("team_invitations.accepted_at", "is", null)
    .where("team_invitations.expires_at", ">", now)
    .where("restaurants.deleted_at", "is", null);
