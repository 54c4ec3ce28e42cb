import { formatCents } from "@domain/money";
import { Button } from "~/ui/button";
import type { SummaryError } from "~/ui/forms/error-summary";
import { TextField } from "~/ui/forms/text-field";
import { ChoiceChip } from "./choice-chip";
import { otherTip, tipOffers } from "./choices";
import type { SectionPart } from "./parts";
import { Section } from "./section";

/** [CHK-12] No tip unless one is chosen. */
export function TipSection({ view, choices, change, errors }: SectionPart & { errors: readonly SummaryError[] }) {
  if (!view.hasQuote) return null;
  const options = [
    { value: "", label: "No tip" },
    ...tipOffers.map((cents) => ({ value: String(cents), label: formatCents(cents) })),
    { value: otherTip, label: "Other amount" },
  ];
  const messages = errors.filter(({ id }) => id === "tipAmount").map(({ message }) => message);
  return (
    <Section
      id="tip"
      title="Tip"
      aside={<span className="text-meta text-quiet">Optional. All of it goes to the restaurant.</span>}
    >
      <div className="flex flex-wrap gap-2.5">
        {options.map(({ value, label }) => (
          <ChoiceChip
            key={value}
            name="tip"
            value={value}
            label={label}
            checked={choices.tip === value}
            onPick={() => change({ tip: value })}
          />
        ))}
      </div>
      {choices.tip === otherTip && (
        <div className="mt-4 flex max-w-90 items-end gap-3">
          <TextField
            name="tipAmount"
            label="Amount in dollars"
            inputMode="decimal"
            form="choices"
            defaultValue={choices.tipAmount}
            start="currency-dollar"
            errors={messages}
            className="flex-1"
          />
          <Button type="submit" form="choices" variant="tonal" className="min-h-12">
            Add tip
          </Button>
        </div>
      )}
    </Section>
  );
}
