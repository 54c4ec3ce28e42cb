import { Form, useActionData } from "@remix-run/react";
import { formatCents } from "@domain/money";
import { SubmitButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { TextField } from "~/ui/forms/text-field";

/** [ORD-2] Ends an order that is under way; what was paid goes back. */
export function CancelForm({ left }: { left: number }) {
  const answer = useActionData<{ cancelReason?: string | null }>();
  const typed = answer?.cancelReason ?? undefined;
  return (
    <Card padded={false}>
      <details open={typed !== undefined || undefined} className="px-5">
        <summary className="text-label text-danger-text inline-flex min-h-13 items-center">Cancel the order</summary>
        <Form method="post" className="flex flex-col gap-4 pb-5">
          <input type="hidden" name="intent" value="cancel" />
          <p className="text-meta">
            Customer and restaurant are told.{left > 0 && ` ${formatCents(left)} goes back to the customer.`}
          </p>
          <TextField label="Reason" name="reason" id="cancel-reason" defaultValue={typed} optional maxLength={500} />
          <div>
            <SubmitButton variant={left > 0 ? "secondary" : "danger"} pendingLabel="Cancelling...">
              {left > 0 ? "Cancel the order..." : "Cancel the order"}
            </SubmitButton>
          </div>
        </Form>
      </details>
    </Card>
  );
}
