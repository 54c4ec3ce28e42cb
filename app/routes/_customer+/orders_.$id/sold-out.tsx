import { Form, useActionData } from "@remix-run/react";
import { formatCents } from "@domain/money";
import type { OrderView } from "~/features/order-tracking/order-view.server";
import { SubmitButton } from "~/ui/button";
import { FormError } from "~/ui/forms/validation/error-summary";

/** [RUSH-12] What the restaurant is out of and offers instead: take it, or have the money back. */
export function SoldOutQuestions({ view }: { view: OrderView }) {
  const error = useActionData<{ error?: string }>()?.error;
  return (
    <>
      {error && <FormError title={error} />}
      {view.questions.map(({ id, name, offer, marks, warning, back, refund, then }) => (
        <section
          key={id}
          aria-label={`${name} is sold out`}
          className="bg-accent-soft text-accent-text rounded-card mb-6 p-4 md:p-5"
        >
          <h2 className="text-card">{name} is sold out</h2>
          <p className="mt-1">
            {view.order.restaurant.name} offers you <strong>{offer}</strong> instead.{" "}
            {back > 0 ? `${formatCents(back)} goes back to you.` : "It costs you nothing more."}
          </p>
          {marks && <p className="mt-1 font-semibold">{marks}</p>}
          {warning && <p className="mt-1">{warning}</p>}
          <p className="text-meta mt-1">{then}</p>
          <Form method="post" preventScrollReset className="mt-3 flex flex-wrap gap-2.5">
            <input type="hidden" name="change" value={id} />
            <SubmitButton name="answer" value="accept" icon="check" pendingLabel="Saving...">
              Accept
            </SubmitButton>
            <SubmitButton name="answer" value="refund" variant="secondary" pendingLabel="Saving...">
              {`Refund this item instead${refund ? `, ${formatCents(refund)}` : ""}`}
            </SubmitButton>
          </Form>
        </section>
      ))}
    </>
  );
}
