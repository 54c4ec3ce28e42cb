import { sql } from "kysely";
import { audit } from "@api/audit/audit";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { revokeAllAccessTokens } from "@api/modules/auth/accounts";
import type { InvitedRole, Team } from "@domain/contract/accounts/team";
import { dissolvedEmail, removedEmail, roleChangedEmail } from "./emails";

type Writer = Pick<ApiDependencies, "db" | "clock" | "mailer"> & { actor: Actor };

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
  { db, clock, actor }: Omit<Writer, "mailer">,
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
 * Changes a manager to staff or the reverse; their sessions end, as they carry the role, and they are mailed. Gives whether the role
 * was another one. @throws not_found, conflict
 */
export async function changeRole(
  writer: Writer,
  at: { restaurantId: string; userId: string },
  role: InvitedRole,
): Promise<boolean> {
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
    await writer.mailer.queue(
      trx,
      roleChangedEmail(member.email, { restaurant: member.restaurant, by: writer.actor, role }),
    );
    return true;
  });
}

/**
 * Removes a member from the team: their sessions end, the account, which works nowhere else, becomes a customer's, and they are mailed.
 * @throws ApiError not_found, conflict for owners
 */
export async function removeMember(writer: Writer, at: { restaurantId: string; userId: string }): Promise<void> {
  if (at.userId === writer.actor.id) throw new ApiError("conflict", "You cannot remove yourself.");
  await writer.db.transaction().execute(async (trx) => {
    const member = await lockMember(trx, at);
    if (member.role === "owner") throw new ApiError("conflict", "An owner cannot be removed here.");
    await trx
      .deleteFrom("restaurant_members")
      .where("restaurant_id", "=", at.restaurantId)
      .where("user_id", "=", at.userId)
      .execute();
    await toCustomers(trx, [at.userId]);
    await revokeAllAccessTokens(trx, at.userId);
    await recordTeamChange(trx, writer, { ...at, action: "team.removed", changes: { role: [member.role, null] } });
    await writer.mailer.queue(trx, removedEmail(member.email, { restaurant: member.restaurant, by: writer.actor }));
  });
}

/**
 * Dissolves the team of a restaurant that was just deleted: everybody is logged out, and whoever works nowhere else becomes a
 * customer, who may order, or join another team. All but owners are mailed. The owner remains named, for the books and for mails about refunds under way.
 */
export async function dissolveTeam(
  trx: Db,
  writer: Pick<Writer, "clock" | "actor" | "mailer">,
  { id: restaurantId, name }: { id: string; name: string },
): Promise<void> {
  const team = await trx
    .selectFrom("restaurant_members")
    .innerJoin("users", "users.id", "restaurant_members.user_id")
    .select(["restaurant_members.user_id", "restaurant_members.role", "users.email", "users.deleted_at"])
    .where("restaurant_members.restaurant_id", "=", restaurantId)
    .orderBy("restaurant_members.user_id")
    .execute();
  for (const { user_id: userId, role, email, deleted_at } of team) {
    await revokeAllAccessTokens(trx, userId);
    if (role === "owner") continue;
    await trx
      .deleteFrom("restaurant_members")
      .where("restaurant_id", "=", restaurantId)
      .where("user_id", "=", userId)
      .execute();
    const change = { restaurantId, userId, action: "team.removed", changes: { role: [role, null] } };
    await recordTeamChange(trx, writer, change);
    if (deleted_at === null) await writer.mailer.queue(trx, dissolvedEmail(email, name));
  }
  await toCustomers(
    trx,
    team.map((member) => member.user_id),
  );
}

/** Makes customers of those who work at no restaurant (any more). */
async function toCustomers(trx: Db, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await trx
    .updateTable("users")
    .set({ role: "customer" })
    .where("id", "in", userIds)
    .where("role", "in", ["owner", "manager", "staff"])
    .where("id", "not in", workers(trx).where("restaurant_members.user_id", "in", userIds))
    .execute();
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
        .selectFrom("restaurant_members as member")
        .innerJoin("users", "users.id", "member.user_id")
        .innerJoin("restaurants", "restaurants.id", "member.restaurant_id")
        .select(["member.role", "users.email", "restaurants.name as restaurant"])
        .where("member.restaurant_id", "=", restaurantId)
        .where("member.user_id", "=", userId)
        .forUpdate("member")
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
