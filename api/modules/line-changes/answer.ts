import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { applyStatusChange } from "@api/modules/orders/change-status";
import { assertWithinLimit } from "@api/modules/refunds/refund-order";
import { formatCents } from "@domain/money";
import {
  canAnswerForCustomer,
  canChangeLines,
  type LineChangeResponder,
  resolveUnansweredChange,
} from "@domain/orders/line-changes";
import { applyChange, computeRemoval, endChange, type LineChange } from "./apply";
import {
  type ChangeableOrder,
  countOpenPieces,
  findChangeableOrder,
  getQuestion,
  type QuestionKey,
} from "./changeable";
import { notifyOfLineChange } from "./notify";

interface Answer extends QuestionKey {
  answer: "accept" | "refund";
}

/**
 * [RUSH-12] Records the customer's answer, or one given by phone to the restaurant. Of concurrent answers the first counts;
 * repeating it changes nothing.
 * @throws ApiError not_found (strangers too), forbidden (an answer that only the customer may give, or by which staff would give
 * back more than they may), conflict (answered otherwise, or expired)
 */
export async function answerLineChange(dependencies: ApiDependencies, request: Answer): Promise<void> {
  const { answer, actor } = request;
  await dependencies.db.transaction().execute(async (trx) => {
    const { order, part, change } = await getQuestion(trx, request);
    const by = part === "customer" || part === "restaurant" ? part : null;
    const phoned = { needsYes: change.needs_yes, answer };
    if (by === null || (by === "restaurant" && !canAnswerForCustomer(order.if_sold_out, phoned)))
      throw new ApiError("forbidden", "Only the customer can answer this.");
    const outcome = answer === "accept" ? "replaced" : "left_out";
    if (change.state === outcome) return;
    if (change.state === "withdrawn" && change.answered_by === "restaurant")
      throw new ApiError(
        "conflict",
        "The restaurant has withdrawn this question. There is nothing to answer any more.",
      );
    if (change.state !== "asked") throw new ApiError("conflict", overWords[change.state]);
    if (!canChangeLines(order.status)) throw new ApiError("conflict", overWords.withdrawn);
    if (by === "restaurant" && actor.role === "staff") await assertMayGiveBack(trx, order, change, outcome);
    await resolveChange(trx, dependencies, {
      order,
      change,
      outcome,
      by,
      actorId: by === "restaurant" ? actor.id : null,
    });
  });
}

/**
 * Asking was checked for what the replacement gives back, but the answer may be to leave the dish out, and staff who asked may have
 * given money back meanwhile. What an owner or manager offered, staff may note as taken.
 */
async function assertMayGiveBack(
  trx: Db,
  order: ChangeableOrder,
  change: LineChange,
  outcome: Resolution["outcome"],
): Promise<void> {
  const { refund } = computeRemoval(order, change, outcome) ?? { refund: { cents: 0, tax: 0 } };
  const cents = refund.cents + refund.tax;
  if (!order.isPaid || cents === 0) return;
  if (outcome === "replaced" && !(await isStaff(trx, change.asked_by))) return;
  const wayOut = `${formatCents(cents)} would go back. The customer can answer on their order's page too.`;
  await assertWithinLimit(trx, { orderId: order.id, restaurantId: order.restaurant_id }, { moreCents: cents, wayOut });
}

const isStaff = async (trx: Db, id: string | null): Promise<boolean> =>
  (await trx.selectFrom("users").select("role").where("id", "=", id).executeTakeFirst())?.role === "staff";

const overWords = {
  replaced: "This was replaced already.",
  left_out: "This was left out already, and the money is refunded.",
  withdrawn: "This question is over.",
};

const batch = 50;

/**
 * [RUSH-12] Resolves questions that were not answered in time by the customer's preference from checkout. Safe in any number of
 * processes and while somebody answers; a failure does not delay the others.
 */
export async function expireLineChanges(dependencies: ApiDependencies): Promise<void> {
  const { db, clock, logger } = dependencies;
  const overdue = await db
    .selectFrom("line_changes")
    .select(["id", "order_id"])
    .where("state", "=", "asked")
    .where("answer_by", "<=", clock.now())
    .orderBy("answer_by")
    .limit(batch)
    .execute();
  for (const { id, order_id: orderId } of overdue) {
    try {
      await db.transaction().execute(async (trx) => {
        const order = await findChangeableOrder(trx, orderId);
        const change = await trx.selectFrom("line_changes").selectAll().where("id", "=", id).executeTakeFirst();
        if (!order || change?.state !== "asked") return;
        if (!canChangeLines(order.status)) {
          await endChange(trx, change, { state: "withdrawn", answered_by: "clock", answered_at: clock.now() });
          return;
        }
        const outcome = resolveUnansweredChange(order.if_sold_out, change.needs_yes);
        await resolveChange(trx, dependencies, { order, change, outcome, by: "clock", actorId: null });
      });
    } catch (error) {
      logger.error({ err: error, order: orderId }, "A question about a sold out dish could not be ended");
    }
  }
}

interface Resolution {
  order: ChangeableOrder;
  change: LineChange;
  outcome: "replaced" | "left_out";
  by: LineChangeResponder;
  actorId: string | null;
}

/** Cancels an order without remaining items, so that tip and delivery fee are refunded too. */
async function resolveChange(
  trx: Db,
  { events, mailer, clock }: ApiDependencies,
  resolution: Resolution,
): Promise<void> {
  const { order, change, outcome, by } = resolution;
  const now = clock.now();
  // The pieces of this question are no longer pending.
  const lines = order.lines.map((line) =>
    line.id === change.line_id ? { ...line, asked: Math.max(0, line.asked - change.pieces) } : line,
  );
  const remaining = lines.reduce((sum, line) => sum + countOpenPieces(line) + line.asked, 0);
  if (outcome === "left_out" && remaining <= change.pieces) {
    await endChange(trx, change, { state: "left_out", answered_by: by, answered_at: now });
    const reason = "Sold out, and nothing else is left of the order.";
    const step = { orderId: order.id, to: "cancelled" as const, reason, actor: "system" as const, nothingLeft: true };
    return applyStatusChange(trx, { events, mailer, now }, step);
  }
  const done = await applyChange(trx, { ...resolution, now });
  await notifyOfLineChange(trx, { events, mailer }, order, done);
}
