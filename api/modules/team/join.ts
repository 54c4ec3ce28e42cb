import type * as z from "zod";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { RateLimiter } from "@api/http/rate-limit";
import { hashPassword, insertAccount, revokeAllAccessTokens } from "@api/modules/auth/accounts";
import { markEmailConfirmed } from "@api/modules/auth/email-confirmations";
import { logIn, signedIn } from "@api/modules/auth/login";
import { notifyRestaurant } from "@api/modules/notifications/notify";
import { joinAsNew, type joinRequest, type openInvitation } from "@domain/contract/accounts/team";
import { hashSecret } from "../../vault";
import { noteTeam } from "./members";

const ended = () => new ApiError("not_found", "This invitation is no longer valid. Please ask for a new one.");

/** What the holder of a link reads before joining. @throws ApiError not_found: unknown, used, taken back or expired */
export async function readInvitation(db: Db, token: string, now: Date): Promise<z.output<typeof openInvitation>> {
  const found = await openInvitations(db, token, now)
    .select(["restaurants.name", "team_invitations.email", "team_invitations.role"])
    .executeTakeFirst();
  if (!found) throw ended();
  const account = await accountOf(db, found.email).select("id").executeTakeFirst();
  return { restaurant_name: found.name, email: found.email, role: found.role, has_account: account !== undefined };
}

interface Joining {
  token: string;
  given: z.output<typeof joinRequest>;
  clientAddress: string;
  devices: readonly string[];
}

/**
 * Takes an invitation: makes the account, or takes the one there is after its password was given, and signs in. Sessions of
 * before end, for they carry another role. @throws ApiError not_found (link), validation_failed, invalid_credentials, conflict
 * for an account that is used for something else
 */
export async function join(
  deps: ApiDependencies,
  limiter: RateLimiter,
  { token, given, clientAddress, devices }: Joining,
) {
  const { db, clock, events } = deps;
  const now = clock.now();
  const invitation = await readInvitation(db, token, now);
  const person = invitation.has_account ? null : newPerson(given);
  const passwordHash = person && (await hashPassword(person.password));
  const login =
    !person &&
    (await logIn(deps, limiter, { email: invitation.email, password: given.password, clientAddress, devices }));
  const userId = await db.transaction().execute(async (trx) => {
    const taken = await trx
      .updateTable("team_invitations")
      .set({ accepted_at: now })
      .where("token_hash", "=", hashSecret(token))
      .where("accepted_at", "is", null)
      .where("expires_at", ">", now)
      .returning(["restaurant_id", "email", "role"])
      .executeTakeFirst();
    if (!taken) throw ended();
    const { restaurant_id: restaurantId, email, role } = taken;
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
    // The link came by mail.
    await markEmailConfirmed(trx, id, now);
    await noteTeam(
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
  return signedIn(deps, userId, login ? login.device_token : undefined);
}

function newPerson(given: Joining["given"]) {
  const parsed = joinAsNew.safeParse(given);
  if (parsed.success) return parsed.data;
  const errors = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
  throw new ApiError("validation_failed", parsed.error.issues[0]?.message ?? "Please check what you entered", {
    errors,
  });
}

/**
 * An account carries one role. One that works elsewhere, or ordered here as a customer, keeps its own. @throws ApiError conflict
 */
async function takeAccount(trx: Db, email: string, role: "manager" | "staff"): Promise<string> {
  const account = await accountOf(trx, email).select(["id", "role"]).forUpdate().executeTakeFirst();
  if (!account) throw ended();
  const { id } = account;
  const works = await trx.selectFrom("restaurant_members").select("role").where("user_id", "=", id).executeTakeFirst();
  const isFree = !works && (account.role === "customer" || account.role === "manager" || account.role === "staff");
  if (!isFree) {
    throw new ApiError(
      "conflict",
      "This address already works elsewhere on HalalGo. Ask for an invitation to another one.",
    );
  }
  const orders = await trx.selectFrom("orders").select("id").where("customer_id", "=", id).limit(1).executeTakeFirst();
  const pass = await trx.selectFrom("passes").select("id").where("user_id", "=", id).limit(1).executeTakeFirst();
  if (orders ?? pass) {
    const why = "You order on HalalGo with this address, and would lose sight of your orders.";
    throw new ApiError("conflict", `${why} Ask for an invitation to another one.`);
  }
  await trx.updateTable("users").set({ role }).where("id", "=", id).execute();
  return id;
}

const accountOf = (db: Db, email: string) =>
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
