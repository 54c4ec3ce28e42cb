import { useActionData, useLocation } from "@remix-run/react";
import { RefundFields } from "~/ui/dashboard/refund-fields";
import { SubmitButton, ValidatedForm } from "~/ui/forms/validated-form";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { useHydrated } from "~/ui/live/use-hydrated";
import type { OrderView } from "./load-order.server";
import { refundRequest } from "./steps";

/** Its fields begin as text, whatever is made of them. */
const validator = createValidator<Record<string, unknown>>(refundRequest);

/** [HOST-66] Asks for part of what was paid, or all that is left; the next step says the sum. The restaurant bears it. */
export function RefundForm({ left, isCounter }: { left: number; isCounter: OrderView["isCounter"] }) {
  const answer = useActionData<{ formId?: string; fieldErrors?: object }>();
  const { pathname, search } = useLocation();
  const isAwake = useHydrated();
  const isOpen = answer?.formId === "refund" && answer.fieldErrors !== undefined;
  return (
    <details open={isOpen || undefined} className="border-line rounded-control border px-4">
      <summary className="text-label text-ink inline-flex min-h-11 items-center">Give money back</summary>
      <ValidatedForm
        id="refund"
        // Without JavaScript the answer is a new page: it opens here, where it says what was wrong.
        action={isAwake ? undefined : `${pathname}${search}#refund`}
        validator={validator}
        defaultValues={{ part: "amount" }}
        className="flex flex-col gap-4 pt-1 pb-4"
      >
        <input type="hidden" name="intent" value="refund" />
        <RefundFields left={left} />
        <p className="text-meta text-quiet">
          Your restaurant bears it; only HalalGo can take that over.
          {isCounter && " Hand it back at the counter."}
        </p>
        <div>
          <SubmitButton variant="secondary" iconEnd="arrow-right" pendingLabel="One moment...">
            Give back...
          </SubmitButton>
        </div>
      </ValidatedForm>
    </details>
  );
}
