import { useField } from "remix-validated-form";
import { maxFeeRows } from "@domain/values/choices";
import { FieldError } from "~/ui/forms/field";
import { TextField } from "~/ui/forms/validated-form";

export const orderingFormId = "ordering";

interface FeeRowsProps {
  /** "rules" or "steps": the list in the form. */
  name: string;
  /** What decides about the fee. */
  amount: { key: string; label: string; start?: "currency-dollar" };
  /** Rows that are filled in; some empty ones follow. */
  filled: number;
  legend: string;
}

/** The rows of a fee that differs by distance or by subtotal. Those that stay empty do not count. */
export function FeeRows({ name, amount, filled, legend }: FeeRowsProps) {
  const { error } = useField(name);
  const id = `${orderingFormId}-${name}`;
  const rows = Math.min(maxFeeRows, Math.max(3, filled + 1));
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex flex-col gap-3"
    >
      <legend className="text-meta text-quiet mb-3">{legend}</legend>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="grid grid-cols-2 items-start gap-3 md:max-w-110">
          <TextField
            label={amount.label}
            name={`${name}[${index}].${amount.key}`}
            inputMode="decimal"
            start={amount.start}
            maxLength={10}
            hideLabel={index > 0}
          />
          <TextField
            label="Fee"
            name={`${name}[${index}].fee`}
            inputMode="decimal"
            start="currency-dollar"
            maxLength={10}
            hideLabel={index > 0}
          />
        </div>
      ))}
      <FieldError id={id} errors={error ? [error] : undefined} />
    </fieldset>
  );
}
