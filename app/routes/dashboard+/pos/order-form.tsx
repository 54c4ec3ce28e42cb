import { useActionData, useLocation } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { Card } from "~/ui/card";
import { createValidator } from "~/ui/forms/create-validator";
import { FormError } from "~/ui/forms/error-summary";
import { SegmentedControl } from "~/ui/forms/segmented-control";
import { ChoiceTiles, SelectField, SubmitButton, TextField, ValidatedForm } from "~/ui/forms/validated-form";
import { Totals } from "~/ui/totals";
import { BasketLines } from "./basket-lines";
import { posHref } from "./basket";
import { CustomerFields } from "./customer-fields";
import type { PosView } from "./load-pos.server";
import { posForm, posFormId } from "./schema";
import { Step } from "./step";
import { useDraft } from "./use-draft";

const validator = createValidator(posForm);

/** What is ordered so far, for whom, and how it is paid. */
export function OrderForm({
  pos,
  draft,
  quote,
  tables,
  orderKey,
}: Pick<PosView, "pos" | "draft" | "tables"> & {
  quote: NonNullable<PosView["quote"]>;
  orderKey: string;
}) {
  const { search } = useLocation();
  const answer = useActionData<{ formError?: string | null }>();
  const isEmpty = pos.lines.length === 0;
  const keep = useDraft(`${deskPaths.dashboardPos()}${search}`);
  const hindrance = quote.problems?.find(({ code }) => whole.includes(code));
  const problem = answer?.formError ?? hindrance?.message;
  return (
    <Card
      as="section"
      id="order"
      aria-label="Order"
      className="group/order min-w-0 scroll-mt-20 self-start xl:sticky xl:top-20"
    >
      <h2 className="text-section mb-2">Order</h2>
      {isEmpty ? (
        <p className="text-quiet py-8 text-center">Press a dish to begin.</p>
      ) : (
        <>
          <BasketLines pos={pos} lines={quote.lines} />
          <Totals amounts={quote} couponCode={quote.coupon?.code} showDelivery={draft.orderType === "delivery"} />
        </>
      )}
      <ValidatedForm
        // The next order begins with an empty form; while dishes come and go, what is typed stays.
        key={pos.after || "first"}
        id={posFormId}
        defaultValues={{ orderType: "takeaway", payment: "cash", ...draft }}
        validator={validator}
        action={`${deskPaths.dashboardPos()}${search}`}
        className="border-line mt-4 flex flex-col gap-4 border-t pt-4"
        {...keep}
      >
        {problem && <FormError title={problem} />}
        <input type="hidden" name="key" value={orderKey} />
        <input type="hidden" name="amount" value={quote.total} />
        <SegmentedControl
          legend="Kind of order"
          name="orderType"
          defaultValue={draft.orderType ?? "takeaway"}
          options={[
            { value: "takeaway", label: "Takeaway" },
            { value: "dine-in", label: "Dine-in" },
            { value: "delivery", label: "Delivery" },
          ]}
        />
        <div className="hidden group-has-[[value=dine-in]:checked]/order:block">
          {tables.length > 0 ? (
            <SelectField
              label="Table"
              name="table"
              optional
              placeholder="No table"
              options={tables.map((label) => ({ value: label, label }))}
            />
          ) : (
            <TextField label="Table" name="table" optional maxLength={40} />
          )}
        </div>
        <CustomerFields />
        <TextField label="Note to the kitchen" name="note" optional maxLength={500} autoComplete="off" />
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              label="Coupon code"
              name="couponCode"
              optional
              maxLength={40}
              autoComplete="off"
              errors={quote.couponError && !isEmpty ? [quote.couponError.message] : undefined}
            />
          </div>
          <Step
            to={posHref(pos)}
            className="border-control bg-surface text-label text-ink hover:bg-sunken rounded-control scripting:hidden min-h-12 border px-3.5"
          >
            Update total
          </Step>
        </div>
        <ChoiceTiles
          label="Payment"
          name="payment"
          columns={3}
          options={[
            { value: "cash", label: "Cash" },
            { value: "credit_card", label: "Card" },
            { value: "later", label: "Later" },
          ]}
        />
        <SubmitButton
          size="lg"
          wide
          pendingLabel="Placing..."
          disabled={isEmpty || quote.lines.some((line) => line.problem)}
        >
          Place order
        </SubmitButton>
      </ValidatedForm>
    </Card>
  );
}

/** What keeps the whole order from being placed; a dish tells its own, and an address is still being typed. */
const whole = ["address_out_of_reach", "order_type_unavailable"];
