import { useActionData } from "@remix-run/react";
import { formatCents } from "@domain/money";
import { createValidator } from "~/ui/forms/create-validator";
import { SubmitButton, TextField, ValidatedForm } from "~/ui/forms/validated-form";
import type { OrderView } from "./load-order.server";
import { refundRequest } from "./steps";

const validator = createValidator(refundRequest);

/** [HOST-66] Gives back all that is left, or part of it; the restaurant bears it. */
export function RefundForm({ left, isCounter }: { left: number; isCounter: OrderView["isCounter"] }) {
  const answer = useActionData<{ formId?: string; fieldErrors?: object }>();
  const isOpen = answer?.formId === "refund" && answer.fieldErrors !== undefined;
  return (
    <details open={isOpen || undefined} className="border-line rounded-control border px-4">
      <summary className="text-label text-ink inline-flex min-h-11 items-center">Give money back</summary>
      <ValidatedForm id="refund" validator={validator} className="flex flex-col gap-4 pt-1 pb-4">
        <input type="hidden" name="intent" value="refund" />
        <input type="hidden" name="left" value={left} />
        <TextField
          label="Amount"
          name="amount"
          optional
          inputMode="decimal"
          hint={`Left empty: all that is left, ${formatCents(left)}. Your restaurant bears it; only HalalGo can take that over.${isCounter ? " Hand it back at the counter." : ""}`}
        />
        <TextField label="Reason" name="reason" required maxLength={500} hint="The customer will see it." />
        <div>
          <SubmitButton variant="danger" icon="arrow-u-up-left" pendingLabel="Saving...">
            Give back
          </SubmitButton>
        </div>
      </ValidatedForm>
    </details>
  );
}
