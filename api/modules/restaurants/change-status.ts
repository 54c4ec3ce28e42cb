import { audit } from "@api/audit/audit";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/router";
import { notifyRestaurant } from "@api/modules/notifications/notify";
import { dissolveTeam } from "@api/modules/team/members";
import { isInProgress, orderStatuses } from "@domain/orders/order-status";
import { asSentence } from "@domain/values/text-line";
import { hasDishes } from "./dishes";
import { listOwners, mailOwners, notifyAgent } from "./owners";
import { lockRestaurant } from "./visibility";

interface Decision {
  restaurantId: string;
  status: "approved" | "rejected";
  reason: string | null;
  /** The status that the administrator saw, if they say. */
  expectedStatus?: string | null | undefined;
  actor: Actor;
}

/**
 * [HOST-14] Approves a restaurant, which lists it, or rejects it with an optional reason for the owner. The decision is recorded
 * in the audit log and sent to the owner and the sales agent who registered it, also by email. Idempotent; a rejected restaurant
 * may be approved later.
 * @throws ApiError not_found, conflict (rejecting an approved one, deciding on a suspended one or on what a colleague decided
 * meanwhile, approving while the owner's address is unconfirmed)
 */
export async function changeRestaurantStatus(
  { db, clock, events, mailer }: ApiDependencies,
  decision: Decision,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const decided = await decide(trx, decision, clock.now());
    if (!decided) return;
    const notice = toNotice(decided.name, decision, await hasDishes(trx, decision.restaurantId));
    await notifyRestaurant(trx, events, decision.restaurantId, notice, ["owner"]);
    const { kind, title, body, link } = notice;
    const isRejected = decision.status === "rejected";
    const button = { label: "Go to your dashboard", path: link };
    await mailOwners(trx, mailer, decision.restaurantId, {
      template: kind.replace(".", "-"),
      title,
      body: isRejected ? `${body} You can change your application and send it again.` : body,
      button,
    });
    await notifyAgent(trx, { events, mailer }, decided.registered_by, {
      ...notice,
      body: isRejected ? `${body} The application can be changed and sent again.` : body,
      link: isRejected ? `/auth/application/${decision.restaurantId}` : "/agent",
      button: isRejected ? "Open the application" : "Your registrations",
    });
  });
}

/** Returns the restaurant as it was, or null when nothing changed. */
async function decide(
  trx: Db,
  { restaurantId, status, reason, expectedStatus, actor }: Decision,
  now: Date,
): Promise<Awaited<ReturnType<typeof lockRestaurant>> | null> {
  const found = await lockRestaurant(trx, restaurantId);
  if (found.status === status && found.rejection_reason === reason) return null;
  if (found.status === "suspended") throw new ApiError("conflict", "This restaurant is suspended.");
  if (found.status === "approved") {
    if (status === "approved") return null;
    throw new ApiError("conflict", "This restaurant is approved already.");
  }
  if (expectedStatus && expectedStatus !== found.status) throw decidedMeanwhile(found);
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
  return found;
}

/** Whoever saw it waiting knows nothing of a colleague's reasons, nor of what was sent again since. */
function decidedMeanwhile({ status, rejection_reason: why }: { status: string; rejection_reason: string | null }) {
  const what =
    status === "rejected"
      ? `A colleague has rejected this restaurant meanwhile.${why ? ` Reason: ${asSentence(why)}` : ""}`
      : "The application was sent again meanwhile.";
  return new ApiError("conflict", `${what} Close this and look at it again before you decide.`);
}

/**
 * Approval requires an owner with a confirmed address (`email_confirmed` of an application); restaurants without owners belong to the
 * platform.
 */
async function assertOwnerReachable(trx: Db, restaurantId: string): Promise<void> {
  const owners = await listOwners(trx, restaurantId);
  if (owners.length === 0 || owners.some(({ isConfirmed }) => isConfirmed)) return;
  const whatToDo = "They find the link in our mail, and can have it sent again after they log in.";
  throw new ApiError("conflict", `The owner has not confirmed their email address yet. ${whatToDo}`);
}

function toNotice(name: string, { status, reason }: Decision, canOrder: boolean) {
  const link = "/dashboard";
  if (status === "approved") {
    const orders = canOrder ? ", and customers can order from it." : ". Customers can order once its menu has dishes.";
    const body = `${name} is listed now${orders}`;
    return { kind: "restaurant.approved", title: `${name} is approved`, body, link };
  }
  const why = reason ? ` Reason: ${asSentence(reason)}` : "";
  const body = `${name} was not approved.${why}`;
  return { kind: "restaurant.rejected", title: `${name} was rejected`, body, link };
}

/**
 * [HOST-16, ADMIN-4] Deletes a restaurant. Its row, orders, payments, reviews and history stay, so that the books do not change;
 * pending refunds are completed. Its team is logged out and becomes customers, invitations end, and carts can no longer be
 * ordered. A payment in progress is refunded (settlement).
 * @throws ApiError not_found, conflict while orders are in progress
 */
export async function deleteRestaurant(
  { db, clock, mailer, events }: ApiDependencies,
  actor: Actor,
  restaurantId: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const { name, status } = await lockRestaurant(trx, restaurantId);
    await assertNoRunningOrders(trx, restaurantId, name);
    await trx.updateTable("restaurants").set({ deleted_at: now }).where("id", "=", restaurantId).execute();
    await trx
      .deleteFrom("team_invitations")
      .where("restaurant_id", "=", restaurantId)
      .where("accepted_at", "is", null)
      .execute();
    await dissolveTeam(trx, { clock, mailer, events, actor }, restaurantId);
    await audit(trx, {
      actor,
      at: now,
      action: "restaurant.deleted",
      subject: ["restaurant", restaurantId],
      restaurantId,
      changes: { status: [status, "deleted"] },
    });
    const title = `${name} has been removed from HalalGo`;
    const body = `Customers can no longer find or order from ${name}, and its dashboard is closed. Orders that were completed stay in the books, and refunds under way are finished. Your account stays, as a customer's unless you have another restaurant. Answer this mail if you have questions.`;
    await mailOwners(trx, mailer, restaurantId, { template: "restaurant-deleted", title, body });
  });
}

async function assertNoRunningOrders(trx: Db, restaurantId: string, name: string): Promise<void> {
  const { running } = await trx
    .selectFrom("orders")
    .select((pick) => pick.fn.countAll<number>().as("running"))
    .where("restaurant_id", "=", restaurantId)
    .where("status", "in", orderStatuses.filter(isInProgress))
    .executeTakeFirstOrThrow();
  if (Number(running) === 0) return;
  const orders = Number(running) === 1 ? "an order" : `${running} orders`;
  const it = Number(running) === 1 ? "it is" : "they are";
  throw new ApiError("conflict", `${name} has ${orders} under way. Delete it once ${it} completed or cancelled.`);
}
