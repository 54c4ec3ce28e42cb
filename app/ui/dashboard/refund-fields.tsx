import { formatCents } from "@domain/money";
import { RadioGroup, TextField } from "../forms/validated-form";

/** [HOST-66] How much goes back: an amount, or the whole of what is left, which is a choice of its own. */
export function RefundFields({ left }: { left: number }) {
  return (
    <>
      <RadioGroup
        label="How much"
        name="part"
        required
        options={[
          { value: "amount", label: "An amount" },
          { value: "whole", label: "The whole order", hint: `All that is left, ${formatCents(left)}` },
        ]}
      />
      <TextField
        label="Amount"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        start="currency-dollar"
        hint={`At most ${formatCents(left)}; empty for the whole order`}
      />
      <TextField label="Reason" name="reason" required maxLength={500} hint="The customer will see it." />
    </>
  );
}
