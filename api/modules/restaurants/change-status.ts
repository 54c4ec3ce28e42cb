import { audit } from "@api/audit/note";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { notifyRestaurant } from "@api/modules/notifications/notify";
import { ownerEmail, ownersOf } from "./owner-emails";

interface Decision {
  restaurantId: string;
  status: "approved" | "rejected";
  reason: string | null;
  actor: Actor;
}

/**
 * [HOST-14] Approves a restaurant, which lists it, or rejects it with an optional reason for its owner. The decision is
 * noted in the audit log and told to the owner, by mail too. To decide the same again changes and tells nothing; a rejected
 * restaurant may be approved later. @throws ApiError not_found, conflict (rejecting what is approved, deciding
 * about what is suspended; approving while the owner's address is not confirmed)
 */
export async function changeRestaurantStatus(
  { db, clock, events, mailer }: ApiDependencies,
  decision: Decision,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const name = await decide(trx, decision, clock.now());
    if (name === null) return;
    const notice = noticeOf(name, decision);
    await notifyRestaurant(trx, events, decision.restaurantId, notice, ["owner"]);
    for (const { email } of await ownersOf(trx, decision.restaurantId)) await mailer.queue(trx, emailOf(email, notice));
  });
}

/** Gives the restaurant's name, or null where nothing changed. */
async function decide(trx: Db, { restaurantId, status, reason, actor }: Decision, now: Date): Promise<string | null> {
  const found = isUuid(restaurantId)
    ? await trx
        .selectFrom("restaurants")
        .select(["name", "status", "rejection_reason"])
        .where("id", "=", restaurantId)
        .where("deleted_at", "is", null)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!found) throw notFound("Restaurant");
  if (found.status === status && found.rejection_reason === reason) return null;
  if (found.status === "suspended") throw new ApiError("conflict", "This restaurant is suspended.");
  if (found.status === "approved") {
    if (status === "approved") return null;
    throw new ApiError("conflict", "This restaurant is approved already.");
  }
  const isApproved = status === "approved";
  if (isApproved) await assertOwnerReachable(trx, restaurantId);
  await trx
    .updateTable("restaurants")
    .set({ status, rejection_reason: isApproved ? null : reason, approved_at: isApproved ? now : null })
    .where("id", "=", restaurantId)
    .execute();
  await audit(trx, {
    actor,
    at: now,
    action: `restaurant.${status}`,
    subject: ["restaurant", restaurantId],
    restaurantId,
    changes: { status: [found.status, status], ...(reason && !isApproved ? { reason } : {}) },
  });
  return found.name;
}

/** A business opens once an owner has shown that the address we write to is theirs; a place without owners is the platform's own. */
async function assertOwnerReachable(trx: Db, restaurantId: string): Promise<void> {
  const owners = await ownersOf(trx, restaurantId);
  if (owners.length === 0 || owners.some(({ isConfirmed }) => isConfirmed)) return;
  const whatToDo = "They find the link in our mail, and can have it sent again after they log in.";
  throw new ApiError("conflict", `The owner has not confirmed their email address yet. ${whatToDo}`);
}

function noticeOf(name: string, { status, reason }: Decision) {
  const link = "/dashboard";
  if (status === "approved") {
    const body = `${name} is listed now, and customers can order from it.`;
    return { kind: "restaurant.approved", title: `${name} is approved`, body, link };
  }
  const body = `${name} was not approved.${reason ? ` Reason: ${reason}` : ""}`;
  return { kind: "restaurant.rejected", title: `${name} was rejected`, body, link };
}

const emailOf = (to: string, { kind, title, body, link }: ReturnType<typeof noticeOf>) =>
  ownerEmail(to, {
    template: kind.replace(".", "-"),
    title,
    body,
    button: { label: "Go to your dashboard", path: link },
  });
