import { useField } from "remix-validated-form";
import { maxFeeRows } from "@domain/values/choices";
import { Warning } from "~/features/settings/warning";
import { FieldError } from "~/ui/forms/field";
import { TextArea, TextField } from "~/ui/forms/validated-form";
import { TitledCard } from "~/ui/layout/titled-card";

interface DeliveryAreaCardProps {
  /** Towns within the saved area. */
  towns: readonly string[];
  /** What is wrong with it. */
  warnings: readonly string[];
}

const maxTowns = 40;

/** [FIND-15] The restaurant's delivery area. */
export function DeliveryAreaCard({ towns, warnings }: DeliveryAreaCardProps) {
  const more = towns.length - maxTowns;
  return (
    <TitledCard title="Delivery area" className="flex flex-col gap-5">
      <p className="text-meta text-quiet -mt-3">
        Customers whose address is outside do not see you under Delivery. Without a radius and ZIP codes you deliver as
        far as your last fee by distance, or 30 miles.
      </p>
      {warnings.map((warning) => (
        <Warning key={warning}>{warning}</Warning>
      ))}
      <TextField
        label="Delivery radius"
        name="delivery_radius"
        hint="Miles in a straight line around your address"
        inputMode="decimal"
        optional
        maxLength={6}
        className="md:[&_input]:max-w-52"
      />
      <TextArea
        label="ZIP codes"
        name="delivery_zip_codes"
        hint="You deliver there however far it is. Commas or spaces between"
        optional
        rows={2}
        maxLength={8000}
      />
      <TextArea
        label="ZIP codes left out"
        name="excluded_zip_codes"
        hint="You never deliver there"
        optional
        rows={2}
        maxLength={8000}
      />
      <div>
        <h3 className="text-label">Towns you deliver to now</h3>
        <p className="text-meta text-quiet mt-1">
          {towns.length === 0
            ? "None."
            : `${towns.slice(0, maxTowns).join("; ")}${more > 0 ? `; and ${more} more` : ""}`}
        </p>
      </div>
    </TitledCard>
  );
}

export const orderingFormId = "ordering";

interface FeeRowsProps {
  /** "rules" or "steps": the name of the list in the form. */
  name: string;
  /** The value that determines the fee. */
  amount: { key: string; label: string; start?: "currency-dollar" };
  /** Number of filled-in rows; some empty ones follow. */
  filled: number;
  legend: string;
}

/** Rows for a fee that depends on distance or subtotal. Empty rows are ignored. */
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
