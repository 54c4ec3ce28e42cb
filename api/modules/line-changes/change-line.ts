import { audit } from "@api/audit/audit";
import { json } from "@api/db/tables";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { findOrderActor } from "@api/modules/orders/access";
import { assertWithinLimit } from "@api/modules/refunds/refund-order";
import { formatCents } from "@domain/money";
import {
  canChangeLines,
  computeLineChange,
  getReplacementMode,
  lineChangeTimeoutMs,
} from "@domain/orders/line-changes";
import { applyChange, type LineChange } from "./apply";
import { type ChangeableLine, type ChangeableOrder, countOpenPieces, findChangeableOrder } from "./changeable";
import { notifyOfLineChange } from "./notify";
import { getReplacement, listReplacements, type WantedItem } from "./replacements";

interface LineChangeRequest {
  orderId: string;
  lineId: string;
  pieces: number;
  /** Null: left out. */
  item: WantedItem | null;
  /** The refund the person was shown. */
  backCents: number | undefined;
  key: string | undefined;
  actor: Actor;
}

/**
 * [RUSH-12] Leaves pieces of a line out or replaces them, immediately or after asking the customer; the same key does it once.
 * @throws ApiError not_found (strangers too), step_not_allowed (ready, or over), forbidden (staff over the restaurant's limit),
 * item_unavailable, validation_failed (more than is left of the line), conflict (already done, the last item of the order, or
 * another amount than shown)
 */
export async function changeLine(dependencies: ApiDependencies, request: LineChangeRequest): Promise<void> {
  const { db, clock } = dependencies;
  const { orderId, lineId, pieces, item, actor } = request;
  await db.transaction().execute(async (trx) => {
    const order = await findChangeableOrder(trx, orderId);
    const now = clock.now();
    if (!order || findOrderActor(order, actor) !== "restaurant") throw notFound("Order");
    const made = request.key === undefined ? undefined : await findChange(trx, orderId, request.key);
    if (made && matchesRequest(made, request)) return;
    if (made)
      throw new ApiError("conflict", "Another change was made from this page already. Look at the order again.");
    const line = getLineToChange(order, request);
    const way = item ? getReplacementMode(order.if_sold_out, order.customer_id !== null) : "at once";
    if (way === "refused")
      throw new ApiError("conflict", "This customer wants the money for what is sold out. Leave it out instead.");
    const query = { restaurantId: order.restaurant_id, scheduledFor: order.scheduled_for, line };
    const offered = item && (await getReplacement(trx, query, item, now));
    const unitCents = line.unit_price_cents;
    const { refund } = computeLineChange(line.paid, pieces, { unitCents, newUnitCents: offered?.unitPrice ?? null });
    const backCents = refund.cents + refund.tax;
    if (request.backCents !== undefined && request.backCents !== backCents)
      throw new ApiError(
        "conflict",
        `The order or the menu changed meanwhile. ${formatCents(backCents)} goes back now.`,
      );
    const { needsYes = false, ...replacement } = offered ?? {};
    const change = await trx
      .insertInto("line_changes")
      .values({
        order_id: orderId,
        line_id: lineId,
        name: line.name,
        pieces,
        replacement: offered ? json(replacement) : null,
        state: "asked",
        needs_yes: needsYes,
        back_cents: backCents,
        request_key: request.key ?? null,
        asked_by: actor.id,
        at: now,
        answer_by: way === "ask" ? new Date(now.getTime() + lineChangeTimeoutMs) : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (actor.role === "staff" && order.isPaid && backCents > 0)
      await assertWithinLimit(trx, { orderId, restaurantId: order.restaurant_id }, { moreCents: backCents });
    await audit(trx, { ...toAuditLine(change, order.restaurant_id, actor), at: now });
    if (way === "ask") return notifyOfLineChange(trx, dependencies, order, change);
    const outcome = item ? "replaced" : "left_out";
    const done = await applyChange(trx, { order, change, outcome, by: "restaurant", actorId: actor.id, now });
    await notifyOfLineChange(trx, dependencies, order, done);
  });
}

/** The line of the request. @throws ApiError unless the requested pieces of it may be changed now */
function getLineToChange(order: ChangeableOrder, { lineId, pieces, item }: LineChangeRequest): ChangeableLine {
  if (!canChangeLines(order.status))
    throw new ApiError("step_not_allowed", `This order is ${order.status}, so nothing of it can be changed.`);
  const line = order.lines.find(({ id }) => id === lineId);
  if (!line) throw notFound("Line");
  const open = countOpenPieces(line);
  if (pieces > open) {
    const sentence = open > 0 ? `Only ${open} of ${line.name} can be changed.` : `Nothing of ${line.name} is left.`;
    throw new ApiError("validation_failed", sentence, { errors: { quantity: sentence } });
  }
  if (line.bumped_at) throw new ApiError("conflict", `The kitchen is done with ${line.name} already.`);
  const all = order.lines.reduce((sum, one) => sum + countOpenPieces(one) + one.asked, 0);
  if (!item && pieces === all)
    throw new ApiError("conflict", "Nothing else is left of this order. Reject or cancel it instead.");
  return line;
}

const findChange = (trx: Db, orderId: string, key: string) =>
  trx
    .selectFrom("line_changes")
    .select(["line_id", "pieces", "replacement"])
    .where("order_id", "=", orderId)
    .where("request_key", "=", key)
    .executeTakeFirst();

/** Whether the change stored under a key is the requested one. */
const matchesRequest = (
  made: Pick<LineChange, "line_id" | "pieces" | "replacement">,
  { lineId, pieces, item }: LineChangeRequest,
) =>
  made.line_id === lineId &&
  made.pieces === pieces &&
  (made.replacement?.menuItemId ?? null) === (item?.menuItemId ?? null);

const toAuditLine = (change: LineChange, restaurantId: string, actor: Actor) => ({
  actor,
  action: "order.line-changed",
  subject: ["order", change.order_id] as const,
  restaurantId,
  changes: {
    what: [`${change.pieces} ${change.name}`, change.replacement?.name ?? "Left out"],
    amount_cents: [null, change.back_cents],
    asked: change.answer_by !== null,
  },
});

/** [RUSH-12] Possible replacements for a line of an order of the actor's restaurant. @throws ApiError not_found */
export async function listLineReplacements(
  { db, clock }: Pick<ApiDependencies, "db" | "clock">,
  { orderId, lineId, search, actor }: { orderId: string; lineId: string; search: string; actor: Actor },
) {
  const order = await findChangeableOrder(db, orderId);
  const line = order?.lines.find(({ id }) => id === lineId);
  if (!order || !line || findOrderActor(order, actor) !== "restaurant") throw notFound("Line");
  const { restaurant_id: restaurantId, scheduled_for: scheduledFor } = order;
  const query = { restaurantId, scheduledFor, line, paid: line.paid, open: countOpenPieces(line), search };
  return listReplacements(db, { ...query, category: line.category }, clock.now());
}
