import { audit } from "@api/audit/note";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/environment";
import { isRunning, orderStatuses } from "@domain/orders/order-status";
import { ownerEmail, ownersOf } from "./owner-emails";

/**
 * [HOST-16, ADMIN-4] Takes a restaurant off the marketplace for good. Its row, orders, payments, reviews and history stay, so that
 * every sum in the books stays as it is; refunds under way are finished. Its people are signed out of it at once, open invitations
 * end, and carts cannot be ordered any more. A payment that is under way becomes no order and is given back (settlement).
 * @throws ApiError not_found, conflict while orders are running
 */
export async function deleteRestaurant(
  { db, clock, mailer }: ApiDependencies,
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
    await trx
      .deleteFrom("access_tokens")
      .where("user_id", "in", (select) =>
        select.selectFrom("restaurant_members").select("user_id").where("restaurant_id", "=", restaurantId),
      )
      .execute();
    await audit(trx, {
      actor,
      at: now,
      action: "restaurant.deleted",
      subject: ["restaurant", restaurantId],
      restaurantId,
      changes: { status: [status, "deleted"] },
    });
    const title = `${name} has been removed from HalalGo`;
    const body = `Customers can no longer find or order from ${name}, and its dashboard is closed. Orders that were completed stay in the books, and refunds under way are finished. Answer this mail if you have questions.`;
    for (const { email } of await ownersOf(trx, restaurantId))
      await mailer.queue(trx, ownerEmail(email, { template: "restaurant-deleted", title, body }));
  });
}

/** Stronger than an order's own lock: an order that is being placed is waited for, and counted below. */
async function lockRestaurant(trx: Db, id: string) {
  const row = isUuid(id)
    ? await trx
        .selectFrom("restaurants")
        .select(["name", "status"])
        .where("id", "=", id)
        .where("deleted_at", "is", null)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound("Restaurant");
  return row;
}

async function assertNoRunningOrders(trx: Db, restaurantId: string, name: string): Promise<void> {
  const { running } = await trx
    .selectFrom("orders")
    .select((pick) => pick.fn.countAll<number>().as("running"))
    .where("restaurant_id", "=", restaurantId)
    .where("status", "in", orderStatuses.filter(isRunning))
    .executeTakeFirstOrThrow();
  if (Number(running) === 0) return;
  const orders = Number(running) === 1 ? "an order" : `${running} orders`;
  const it = Number(running) === 1 ? "it is" : "they are";
  throw new ApiError("conflict", `${name} has ${orders} under way. Delete it once ${it} completed or cancelled.`);
}
