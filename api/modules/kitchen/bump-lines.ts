import { sql } from "kysely";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { findOrderActor } from "@api/modules/orders/access";
import { applyStatusChange } from "@api/modules/orders/change-status";
import { findTicketSteps } from "@domain/kitchen";

interface Bump {
  orderId: string;
  lines: readonly string[];
  done: boolean;
  actor: Actor;
}

/**
 * [RUSH-7] Marks lines of a ticket as done, or reopens them; the order's status follows (domain/kitchen).
 * Displays send the state they want, and their requests run one after the other, so that a repeated press changes
 * nothing. Other displays are notified.
 * @throws ApiError not_found (strangers too, and lines of other orders), step_not_allowed (the kitchen no longer has
 * its ticket)
 */
export async function bumpLines(
  { db, clock, events, mailer }: ApiDependencies,
  { orderId, lines, done, actor }: Bump,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom("orders")
      .select(["id", "status", "customer_id", "restaurant_id"])
      .where("id", "=", orderId)
      .forUpdate()
      .executeTakeFirst();
    if (!order || findOrderActor(order, actor) !== "restaurant") throw notFound("Order");
    const now = clock.now();
    const before = await trx
      .selectFrom("order_items")
      .select(["id", "name", "bumped_at"])
      // [RUSH-12] Replaced or left-out lines are not made.
      .select(sql<boolean>`quantity <= left_out`.as("is_out"))
      .select(
        sql<boolean>`exists (select from line_changes where line_id = order_items.id and state = 'asked')`.as(
          "is_asked",
        ),
      )
      .where("order_id", "=", orderId)
      .execute();
    if (!lines.every((line) => before.some(({ id, is_out }) => id === line && !is_out))) throw notFound("Line");
    const pendingLine = before.find(({ id, is_asked }) => is_asked && done && lines.includes(id));
    if (pendingLine) throw new ApiError("step_not_allowed", `The customer is still asked about ${pendingLine.name}.`);
    const changed = before.filter(({ id, bumped_at }) => lines.includes(id) && (bumped_at !== null) !== done);
    const after = before.map((line) => (changed.includes(line) ? done : line.is_out || line.bumped_at !== null));
    const steps = findTicketSteps(order.status, after);
    if (steps === null) {
      // Of what was ready there is nothing to cook any more, but somebody may come for it.
      const wasReady = before.every((line) => line.is_out || line.bumped_at !== null);
      const refusal = order.status === "cancelled" && wasReady ? cancelledWhenReady : refusals[order.status];
      throw new ApiError("step_not_allowed", refusal ?? "The kitchen has no such ticket.");
    }
    if (changed.length === 0) return;
    await trx
      .updateTable("order_items")
      .set(done ? { bumped_at: now, bumped_by: actor.id } : { bumped_at: null, bumped_by: null })
      .where(
        "id",
        "in",
        changed.map(({ id }) => id),
      )
      .execute();
    for (const to of steps) {
      await applyStatusChange(trx, { events, mailer, now }, { orderId, to, reason: null, actor, keepsLines: true });
    }
    const { restaurant_id: restaurantId } = order;
    const payload = { status: steps.at(-1) ?? order.status };
    await events.publish(trx, { type: "order.lines", restaurantId, subjectId: orderId, payload });
  });
}

const cancelledWhenReady = "This order was cancelled. Do not hand it over.";

const refusals: Partial<Record<string, string>> = {
  cancelled: "This order was cancelled. Stop cooking.",
  completed: "This order was handed over already.",
  placed: "This order is not accepted yet.",
};
