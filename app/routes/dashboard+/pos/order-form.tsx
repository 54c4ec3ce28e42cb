import { useActionData, useLocation } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { Card } from "~/ui/card";
import { createValidator } from "~/ui/forms/create-validator";
import { FormError } from "~/ui/forms/error-summary";
import { FieldRow } from "~/ui/forms/field-row";
import { ChoiceTiles, SelectField, SubmitButton, TextField, ValidatedForm } from "~/ui/forms/validated-form";
import { Totals } from "~/ui/totals";
import { BasketLines } from "./basket-lines";
import type { PosView } from "./load-pos.server";
import { posForm, posFormId } from "./schema";

const validator = createValidator(posForm);

/** What is ordered so far, for whom, and how it is paid. */
export function OrderForm({
  pos,
  quote,
  tables,
  orderKey,
}: Pick<PosView, "pos" | "tables"> & {
  quote: NonNullable<PosView["quote"]>;
  orderKey: string;
}) {
  const { search } = useLocation();
  const answer = useActionData<{ formError?: string | null }>();
  const problems = quote.lines.some(({ problem }) => problem);
  return (
    <Card as="section" aria-label="Order" className="min-w-0 self-start xl:sticky xl:top-20">
      <h2 className="text-section mb-2">Order</h2>
      {pos.lines.length === 0 ? (
        <p className="text-quiet py-8 text-center">Press a dish to begin.</p>
      ) : (
        <>
          <BasketLines pos={pos} lines={quote.lines} />
          <Totals amounts={quote} showDelivery={false} />
        </>
      )}
      <ValidatedForm
        // The next order begins with an empty form; while dishes come and go, what is typed stays.
        key={pos.lines.length === 0 ? "next" : "this"}
        id={posFormId}
        defaultValues={{ orderType: "takeaway", payment: "cash" }}
        validator={validator}
        action={`${deskPaths.dashboardPos()}${search}`}
        className="border-line mt-4 flex flex-col gap-4 border-t pt-4"
      >
        {answer?.formError && <FormError title={answer.formError} />}
        <input type="hidden" name="key" value={orderKey} />
        <input type="hidden" name="amount" value={quote.total} />
        <ChoiceTiles
          label="Kind of order"
          name="orderType"
          options={[
            { value: "takeaway", label: "Takeaway" },
            { value: "dine-in", label: "Dine-in" },
          ]}
        />
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
        <FieldRow>
          <TextField label="Customer" name="customerName" optional maxLength={80} autoComplete="off" />
          <TextField label="Phone" name="customerPhone" type="tel" optional maxLength={30} autoComplete="off" />
        </FieldRow>
        <TextField label="Note to the kitchen" name="note" optional maxLength={500} autoComplete="off" />
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
        <SubmitButton size="lg" wide pendingLabel="Placing..." disabled={pos.lines.length === 0 || problems}>
          Place order
        </SubmitButton>
      </ValidatedForm>
    </Card>
  );
}
