import { audit } from "@api/audit/audit";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { LineChangeResponder } from "@domain/orders/line-changes";
import { endChange } from "./apply";
import { getQuestion, type QuestionKey } from "./changeable";
import { notifyOfLineChange } from "./notify";

/**
 * [RUSH-12] Takes a question back that nobody has answered: its pieces stay as they were ordered, and the customer is told. An
 * answer that came first counts; repeating it changes nothing.
 * @throws ApiError not_found (strangers too), forbidden (the customer), conflict (answered, or expired)
 */
export async function withdrawLineChange(dependencies: ApiDependencies, question: QuestionKey): Promise<void> {
  const { db, clock } = dependencies;
  const { actor } = question;
  await db.transaction().execute(async (trx) => {
    const { order, part, change } = await getQuestion(trx, question);
    if (part !== "restaurant") throw new ApiError("forbidden", "Only the restaurant can withdraw its question.");
    const { state, answered_by: by } = change;
    if (state === "withdrawn") return;
    if (state !== "asked") throw new ApiError("conflict", `${answerWords[by ?? "restaurant"]} ${outcomeWords[state]}`);
    const now = clock.now();
    const done = await endChange(trx, change, { state: "withdrawn", answered_by: "restaurant", answered_at: now });
    await audit(trx, {
      actor,
      at: now,
      action: "order.question-withdrawn",
      subject: ["order", order.id],
      restaurantId: order.restaurant_id,
      changes: { what: [`${change.pieces} ${change.name}`, change.replacement?.name ?? null] },
    });
    await notifyOfLineChange(trx, dependencies, order, done);
  });
}

const answerWords: Record<LineChangeResponder, string> = {
  customer: "The customer has answered already.",
  restaurant: "The customer's answer was noted already.",
  clock: "The time to answer was over already.",
};

const outcomeWords = { replaced: "It is replaced.", left_out: "It is left out, and the money is refunded." };
