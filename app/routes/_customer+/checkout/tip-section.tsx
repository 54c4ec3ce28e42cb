import { formatCents } from "@domain/money";
import { otherTip, tipError, tipOptions } from "~/features/checkout/choices";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";
import type { SummaryError } from "~/ui/forms/validation/error-summary";
import { ChoiceChip, Section } from "./choice-card";
import type { SectionPart } from "./parts";

/** [CHK-12] No tip unless one is chosen. */
export function TipSection({ view, choices, change, errors }: SectionPart & { errors: readonly SummaryError[] }) {
  if (!view.hasQuote) return null;
  const options = [
    { value: "", label: "No tip" },
    ...tipOptions.map((cents) => ({ value: String(cents), label: formatCents(cents) })),
    { value: otherTip, label: "Other amount" },
  ];
  const messages = errors.filter(({ id }) => id === "tipAmount").map(({ message }) => message);
  const wrong = view.choices.tipAmount && tipError(view.choices);
  return (
    <Section
      id="tip"
      title="Tip"
      aside={<span className="text-meta text-quiet">Optional. All of it goes to the restaurant.</span>}
    >
      <div className="group/tip">
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
        {/* Shown by CSS when its radio button is selected, so that it works without JavaScript. */}
        <div className="mt-4 hidden max-w-90 items-start gap-3 group-has-[[value=other]:checked]/tip:flex">
          <TextField
            name="tipAmount"
            label="Amount in dollars"
            inputMode="decimal"
            form="choices"
            defaultValue={choices.tipAmount}
            start="currency-dollar"
            errors={messages.length === 0 && wrong ? [wrong] : messages}
            className="flex-1"
          />
          <Button type="submit" form="choices" name="update" value="tip" variant="tonal" className="mt-6.5 min-h-12">
            Add tip
          </Button>
        </div>
      </div>
    </Section>
  );
}
