import type { MouseEvent } from "react";
import { formatCents } from "@domain/money";
import {
  computeChange,
  discountReasonLabels,
  discountReasons,
  suggestTenderedAmounts,
} from "@domain/orders/counter-payment";
import { FieldRow } from "~/ui/forms/field";
import { SelectField, TextField } from "~/ui/forms/validated-form";
import { Disclosure } from "~/ui/overlays/disclosure";
import type { PosView } from "./load-pos.server";

/** "64.36": as it is typed. */
const typed = (cents: number) => (cents / 100).toFixed(2);

/** Puts an amount into a field of the same form, and lets the form know as if it had been typed. */
function typeInto(event: MouseEvent<HTMLButtonElement>, name: string, cents: number) {
  const field = event.currentTarget.form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = typed(cents);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // Left as if it had been typed, so that it is priced.
  field.focus();
  field.blur();
}

interface QuickProps {
  name: string;
  label: string;
  amounts: readonly { text: string; cents: number }[];
}

/** Amounts that are pressed instead of typed; with JavaScript. */
function Quick({ name, label, amounts }: QuickProps) {
  return (
    <div role="group" aria-label={label} className="grid auto-cols-fr grid-flow-col gap-1.5 noscript:hidden">
      {amounts.map(({ text, cents }) => (
        <button
          key={text}
          type="button"
          onClick={(event) => typeInto(event, name, cents)}
          className="border-control bg-surface text-label text-ink hover:bg-sunken rounded-control min-h-11 min-w-0 border px-1 tabular-nums"
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** [RUSH-13] What is taken off, and why. */
export function DiscountFields({ draft }: Pick<PosView, "draft">) {
  return (
    <Disclosure summary="Discount" open={Boolean(draft.discountValue)}>
      <div className="flex flex-col gap-4">
        <FieldRow>
          <TextField
            label="Take off"
            name="discountValue"
            inputMode="decimal"
            optional
            maxLength={12}
            autoComplete="off"
          />
          <SelectField
            label="In"
            name="discountKind"
            options={[
              { value: "percent", label: "Percent" },
              { value: "amount", label: "Dollars" },
            ]}
          />
        </FieldRow>
        <SelectField
          label="Reason"
          name="discountReason"
          placeholder="Choose a reason"
          options={discountReasons.map((value) => ({ value, label: discountReasonLabels[value] }))}
        />
        <TextField label="Note to the discount" name="discountNote" optional maxLength={200} autoComplete="off" />
      </div>
    </Disclosure>
  );
}

/** [RUSH-13] Never chosen beforehand. `goods` is what the dishes cost. */
export function TipField({ goods }: { goods: number }) {
  const amounts = [10, 15, 20].map((percent) => ({ text: `${percent}%`, cents: Math.round((goods * percent) / 100) }));
  return (
    <div className="flex flex-col gap-2">
      <TextField label="Tip" name="tip" inputMode="decimal" optional maxLength={12} autoComplete="off" />
      {goods > 0 && <Quick name="tip" label="Percent of the dishes" amounts={amounts} />}
    </div>
  );
}

/** "$65" */
const billText = (cents: number) => formatCents(cents).replace(/\.00$/, "");

/** The sum, then what is handed over for it mostly. */
export const QuickBills = ({ total }: { total: number }) => (
  <Quick
    name="tendered"
    label="Likely bills"
    amounts={[
      { text: "Exact", cents: total },
      ...suggestTenderedAmounts(total).map((cents) => ({ text: billText(cents), cents })),
    ]}
  />
);

/** [RUSH-13] Of cash: what was handed over, and the change. Nothing typed: the exact sum. */
export function CashField({ total, tendered }: { total: number; tendered: number | null }) {
  const { change, short } = computeChange(total, tendered ?? total);
  return (
    <div className="flex flex-col gap-2">
      <TextField label="Cash received" name="tendered" inputMode="decimal" optional maxLength={12} autoComplete="off" />
      {total > 0 && <QuickBills total={total} />}
      <p role="status" className="text-title text-ink flex justify-between gap-3 tabular-nums">
        {tendered !== null && (
          <>
            <span>{short > 0 ? "Short" : "Change"}</span>
            <span className={short > 0 ? "text-danger" : undefined}>{formatCents(short > 0 ? short : change)}</span>
          </>
        )}
      </p>
    </div>
  );
}
