import { ChoiceTiles, TextField } from "~/ui/forms/validated-form";

/** [COUP-4, OFFER-3] Percent or an amount, and how much. */
export function DiscountFields({ what }: { what: string }) {
  return (
    <>
      <ChoiceTiles
        label="Discount type"
        name="type"
        options={[
          { value: "percentage", label: "Percentage" },
          { value: "fixed", label: "Fixed amount" },
        ]}
      />
      <TextField
        label={what}
        name="discount_value"
        hint="Percent, or dollars of a fixed amount"
        required
        inputMode="decimal"
        maxLength={12}
      />
    </>
  );
}
