import { Form } from "@remix-run/react";
import { SubmitButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { FieldRow } from "~/ui/forms/field";
import { TextField } from "~/ui/forms/text-field";
import type { Refused } from "./application-action.server";
import type { ApplicationPage } from "./load-application.server";

/** Bank details, as a whole; what is there is shown masked and is entered anew to change it. */
export function BankForm({ bank, refused }: { bank: ApplicationPage["bank"]; refused?: Refused }) {
  const errors = refused?.fieldErrors ?? {};
  return (
    <Card as="section" aria-labelledby="bank">
      <h2 id="bank" className="text-section">
        Bank details
      </h2>
      <p className="text-meta text-quiet mt-0.5">
        {bank
          ? `${bank.name}, account ${bank.account_number}. To change it, enter all three anew.`
          : "Where we pay you out. Kept encrypted. Not given yet."}
      </p>
      <Form method="post" preventScrollReset className="mt-4 flex flex-col gap-4">
        <input type="hidden" name="intent" value="bank" />
        <TextField
          label="Bank name"
          name="bank_name"
          required
          maxLength={120}
          autoComplete="off"
          defaultValue={refused?.typed.bank_name ?? ""}
          errors={errors.bank_name}
        />
        <FieldRow>
          <TextField
            label="Routing number"
            name="routing_number"
            hint="Nine digits, at the foot of a check"
            required
            inputMode="numeric"
            autoComplete="off"
            errors={errors.routing_number}
          />
          <TextField
            label="Account number"
            name="account_number"
            hint="Digits only"
            required
            inputMode="numeric"
            autoComplete="off"
            errors={errors.account_number}
          />
        </FieldRow>
        <SubmitButton variant="tonal" className="self-start" pendingLabel="Saving...">
          {bank ? "Change bank details" : "Save bank details"}
        </SubmitButton>
      </Form>
    </Card>
  );
}
