import { sql } from "kysely";
import { audit } from "@api/audit/audit";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { revokeAllAccessTokens } from "@api/modules/auth/accounts";
import type { InvitedRole, Team } from "@domain/contract/accounts/team";
import { announceRemoval, announceRole, type Colleague } from "./announce";

type Writer = Pick<ApiDependencies, "db" | "clock"> & { actor: Actor };
type Announcer = Writer & Pick<ApiDependencies, "mailer" | "events">;

/** The team, owners first, and pending invitations. */
export async function listTeam(db: Db, restaurantId: string): Promise<Team> {
  const [members, invitations, place] = await Promise.all([
    db
      .selectFrom("restaurant_members as m")
      .innerJoin("users as u", "u.id", "m.user_id")
      .where("m.restaurant_id", "=", restaurantId)
      .where("u.deleted_at", "is", null)
      .select(["u.id", "u.email", "u.first_name", "u.last_name", "m.role", "m.created_at"])
      .orderBy(sql`array_position(array['owner', 'manager', 'staff'], m.role)`)
      .orderBy("m.created_at")
      .orderBy("u.email")
      .execute(),
    db
      .selectFrom("team_invitations")
      .where("restaurant_id", "=", restaurantId)
      .where("accepted_at", "is", null)
      .select(["id", "email", "role", "expires_at"])
      .orderBy("created_at")
      .execute(),
    db
      .selectFrom("restaurants")
      .select(["staff_see_sales", "staff_refund_limit_cents"])
      .where("id", "=", restaurantId)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    members: members.map((member) => ({ ...member, created_at: member.created_at.toISOString() })),
    invitations: invitations.map((one) => ({ ...one, expires_at: one.expires_at.toISOString() })),
    staff_see_sales: place.staff_see_sales,
    staff_refund_limit: place.staff_refund_limit_cents,
  };
}

/** Sets whether staff see sales and their refund limit. Sessions continue; the next call uses the new setting. */
export async function updateStaffPermissions(
  { db, clock, actor }: Writer,
  restaurantId: string,
  change: { staff_see_sales?: boolean; staff_refund_limit_cents?: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("restaurants")
      .select(["staff_see_sales", "staff_refund_limit_cents"])
      .where("id", "=", restaurantId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const after = { ...before, ...change };
    const isOther = {
      sales: after.staff_see_sales !== before.staff_see_sales,
      limit: after.staff_refund_limit_cents !== before.staff_refund_limit_cents,
    };
    if (!isOther.sales && !isOther.limit) return;
    await trx.updateTable("restaurants").set(change).where("id", "=", restaurantId).execute();
    await audit(trx, {
      actor,
      at: clock.now(),
      action: isOther.sales ? "team.sales" : "team.refunds",
      subject: ["restaurant", restaurantId],
      restaurantId,
      changes: {
        ...(isOther.sales ? { staff_see_sales: [before.staff_see_sales, after.staff_see_sales] } : {}),
        ...(isOther.limit ? { amount_cents: [before.staff_refund_limit_cents, after.staff_refund_limit_cents] } : {}),
      },
    });
  });
}

/**
 * Changes a manager to staff or the reverse; their sessions end, as they carry the role, and they are told.
 * @returns whether they had another role
 * @throws not_found, conflict
 */
export async function changeRole(writer: Announcer, at: Colleague, role: InvitedRole): Promise<boolean> {
  return writer.db.transaction().execute(async (trx) => {
    const member = await lockMember(trx, at);
    if (member.role === "owner") throw new ApiError("conflict", "An owner's role cannot be changed here.");
    if (member.role === role) return false;
    await trx
      .updateTable("restaurant_members")
      .set({ role })
      .where("restaurant_id", "=", at.restaurantId)
      .where("user_id", "=", at.userId)
      .execute();
    await trx.updateTable("users").set({ role }).where("id", "=", at.userId).execute();
    await revokeAllAccessTokens(trx, at.userId);
    await recordTeamChange(trx, writer, { ...at, action: "team.role", changes: { role: [member.role, role] } });
    await announceRole(trx, writer, { ...at, by: writer.actor, role });
    return true;
  });
}

/**
 * Removes a member from the team: their sessions end, the account, which works nowhere else, becomes a customer's, and they are told.
 * @throws ApiError not_found, conflict for owners
 */
export async function removeMember(writer: Announcer, at: Colleague): Promise<void> {
  if (at.userId === writer.actor.id) throw new ApiError("conflict", "You cannot remove yourself.");
  await writer.db.transaction().execute(async (trx) => {
    const member = await lockMember(trx, at);
    if (member.role === "owner") throw new ApiError("conflict", "An owner cannot be removed here.");
    await trx
      .deleteFrom("restaurant_members")
      .where("restaurant_id", "=", at.restaurantId)
      .where("user_id", "=", at.userId)
      .execute();
    const customers = await toCustomers(trx, [at.userId]);
    await revokeAllAccessTokens(trx, at.userId);
    await recordTeamChange(trx, writer, { ...at, action: "team.removed", changes: { role: [member.role, null] } });
    await announceRemoval(trx, writer, { ...at, by: writer.actor, isCustomer: customers.has(at.userId) });
  });
}

/**
 * Dissolves the team of a restaurant that was just deleted: everybody is logged out, and whoever works nowhere else becomes a
 * customer, who may order, or join another team. The owner remains named, for the books and for mails about refunds under way; the
 * others are told here.
 */
export async function dissolveTeam(trx: Db, writer: Omit<Announcer, "db">, restaurantId: string): Promise<void> {
  const team = await trx
    .selectFrom("restaurant_members")
    .select(["user_id", "role"])
    .where("restaurant_id", "=", restaurantId)
    .orderBy("user_id")
    .execute();
  for (const { user_id: userId, role } of team) {
    await revokeAllAccessTokens(trx, userId);
    if (role === "owner") continue;
    await trx
      .deleteFrom("restaurant_members")
      .where("restaurant_id", "=", restaurantId)
      .where("user_id", "=", userId)
      .execute();
    const change = { restaurantId, userId, action: "team.removed", changes: { role: [role, null] } };
    await recordTeamChange(trx, writer, change);
  }
  const customers = await toCustomers(
    trx,
    team.map((member) => member.user_id),
  );
  for (const { user_id: userId, role } of team) {
    if (role === "owner") continue;
    await announceRemoval(trx, writer, { restaurantId, userId, by: null, isCustomer: customers.has(userId) });
  }
}

/**
 * Makes customers of those who work at no restaurant (any more). Notifications of their work go: they are about the place's
 * customers, and lead to a dashboard that is closed to them.
 * @returns the ids of the new customers
 */
async function toCustomers(trx: Db, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const customers = await trx
    .updateTable("users")
    .set({ role: "customer" })
    .where("id", "in", userIds)
    .where("role", "in", ["owner", "manager", "staff"])
    .where("id", "not in", workers(trx).where("restaurant_members.user_id", "in", userIds))
    .returning("id")
    .execute();
  const ids = customers.map(({ id }) => id);
  if (ids.length > 0)
    await trx.deleteFrom("notifications").where("user_id", "in", ids).where("link", "like", "/dashboard%").execute();
  return new Set(ids);
}

/** The ids of those who work at a restaurant; a deleted one does not count. */
const workers = (db: Db) =>
  db
    .selectFrom("restaurant_members")
    .innerJoin("restaurants", "restaurants.id", "restaurant_members.restaurant_id")
    .where("restaurants.deleted_at", "is", null)
    .select("restaurant_members.user_id");

/** Whether a person works at a restaurant; a deleted one does not count. */
export const isTeamMember = async (db: Db, userId: string): Promise<boolean> =>
  (await workers(db).where("restaurant_members.user_id", "=", userId).executeTakeFirst()) !== undefined;

async function lockMember(trx: Db, { restaurantId, userId }: { restaurantId: string; userId: string }) {
  const member = isUuid(userId)
    ? await trx
        .selectFrom("restaurant_members")
        .select("role")
        .where("restaurant_id", "=", restaurantId)
        .where("user_id", "=", userId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!member) throw notFound("Team member");
  return member;
}

/** Records a team change in the audit log. */
export async function recordTeamChange(
  trx: Db,
  { clock, actor }: Pick<ApiDependencies, "clock"> & { actor: { id: string; role: string } },
  change: { restaurantId: string; userId: string; action: string; changes: unknown },
): Promise<void> {
  await audit(trx, {
    actor,
    at: clock.now(),
    action: change.action,
    subject: ["user", change.userId],
    restaurantId: change.restaurantId,
    changes: change.changes,
  });
}
