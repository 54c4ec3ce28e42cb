import { Form } from "@remix-run/react";
import type { LenientOrder } from "@domain/contract/ordering/order";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { timeText } from "~/lib/text/order-text";
import { SubmitButton } from "~/ui/button";

type OrderWithChanges = Pick<LenientOrder, "id" | "changes" | "ifSoldOut" | "restaurant">;

/**
 * [RUSH-12] What the customer is asked: the restaurant may withdraw it, and note what customers who want to be called say on the phone.
 * `from` "kitchen" returns there.
 */
export function OpenQuestions({ order, from = "" }: { order: OrderWithChanges; from?: string }) {
  const openChanges = (order.changes ?? []).filter(({ state }) => state === "asked");
  return openChanges.map(({ id, name, replacement, needsYes, answerBy }) => {
    const isPhoned = order.ifSoldOut === "call";
    return (
      <Form
        key={id}
        method="post"
        action={dashboardPaths.dashboardOrderChange(order.id, { from })}
        aria-label={`${isPhoned ? "On the phone" : "Asked"}: ${name}`}
        className="bg-accent-soft text-accent-text rounded-control mt-2 p-3.5"
      >
        <input type="hidden" name="change" value={id} />
        <p className="mb-2">
          {replacement?.name} instead of {name}?{" "}
          {isPhoned && !needsYes
            ? "What did the customer say on the phone?"
            : `The customer is asked${answerBy ? ` until ${timeText(answerBy, order.restaurant.timeZone)}` : ""}.`}
          {isPhoned && needsYes && " Only they can say yes, on their order's page."}
        </p>
        <span className="flex flex-wrap gap-2.5">
          {isPhoned && !needsYes && (
            <SubmitButton name="answer" value="accept" variant="secondary" icon="check">
              They take it
            </SubmitButton>
          )}
          {isPhoned && (
            <SubmitButton name="answer" value="refund" variant="secondary">
              They want the money
            </SubmitButton>
          )}
          <SubmitButton name="answer" value="withdraw" variant="secondary" icon="arrow-u-up-left">
            Withdraw question
          </SubmitButton>
        </span>
      </Form>
    );
  });
}
