import { Form } from "@remix-run/react";
import { SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

/** A counter order that was to be paid later. */
export function PayForm() {
  return (
    <Form method="post" preventScrollReset className="bg-accent-soft text-accent-text rounded-control p-4">
      <input type="hidden" name="intent" value="pay" />
      <p className="text-label mb-3 flex items-center gap-2">
        <Icon name="hourglass-medium" weight="fill" size={20} />
        Not paid yet
      </p>
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton name="method" value="cash" variant="secondary" icon="money" pendingLabel="Saving...">
          Paid in cash
        </SubmitButton>
        <SubmitButton name="method" value="credit_card" variant="secondary" icon="credit-card" pendingLabel="Saving...">
          Paid by card
        </SubmitButton>
      </div>
    </Form>
  );
}
