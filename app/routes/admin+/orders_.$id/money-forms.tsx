import { Form, useActionData, useLocation } from "@remix-run/react";
import { formatCents } from "@domain/money";
import { SubmitButton as PlainSubmitButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { RefundFields } from "~/ui/dashboard/refund-fields";
import { TextField as PlainTextField } from "~/ui/forms/text-field";
import { RadioGroup, SubmitButton, ValidatedForm } from "~/ui/forms/validated-form";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { useHydrated } from "~/ui/live/use-hydrated";
import { adminRefundRequest, refundFormId } from "./schema";

/** Its fields begin as text, whatever is made of them. */
const validator = createValidator<Record<string, unknown>>(adminRefundRequest);

/** [HOST-66] All that is left or part of it, and who bears it; the next step says the sum. */
export function RefundForm({ left }: { left: number }) {
  const { pathname, search } = useLocation();
  const isAwake = useHydrated();
  return (
    <Card as="section" aria-labelledby="give-back">
      <h2 id="give-back" className="text-section mb-3">
        Give money back
      </h2>
      <ValidatedForm
        id={refundFormId}
        // Without JavaScript the answer is a new page: it opens here, where it says what was wrong.
        action={isAwake ? undefined : `${pathname}${search}#${refundFormId}`}
        validator={validator}
        defaultValues={{ part: "amount", borne_by: "restaurant" }}
        className="flex flex-col gap-4"
      >
        <RefundFields left={left} />
        <RadioGroup
          label="Who bears it"
          name="borne_by"
          options={[
            { value: "restaurant", label: "The restaurant", hint: "It lowers what the restaurant earned" },
            { value: "platform", label: "HalalGo", hint: "The restaurant keeps what it earned" },
          ]}
        />
        <div>
          <SubmitButton variant="secondary" iconEnd="arrow-right" pendingLabel="One moment...">
            Give back...
          </SubmitButton>
        </div>
      </ValidatedForm>
    </Card>
  );
}

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
          <PlainTextField
            label="Reason"
            name="reason"
            id="cancel-reason"
            defaultValue={typed}
            optional
            maxLength={500}
          />
          <div>
            <PlainSubmitButton variant={left > 0 ? "secondary" : "danger"} pendingLabel="Cancelling...">
              {left > 0 ? "Cancel the order..." : "Cancel the order"}
            </PlainSubmitButton>
          </div>
        </Form>
      </details>
    </Card>
  );
}
