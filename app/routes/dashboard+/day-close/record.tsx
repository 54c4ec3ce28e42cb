import { Form, useActionData } from "@remix-run/react";
import { formatCents } from "@domain/money";
import { bills } from "@domain/orders/day-close";
import type { DayClose } from "~/host/reports.server";
import { SubmitButton } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";
import { FormError } from "~/ui/forms/validation/error-summary";
import { TitledCard } from "~/ui/layout/titled-card";
import { Money } from "~/ui/money";
import type { dayCloseAction } from "./day-close-action.server";
import { Difference, Lines } from "./drawer-sums";
import type { DayView } from "./load-day.server";

/** [RUSH-14] The count recorded at the close, read-only, and later corrections. */
export function Record({ close, corrections }: { close: DayClose; corrections: DayView["corrections"] }) {
  const { count } = close;
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[3fr_2fr]">
      <TitledCard title="What was counted" headClassName="mb-3">
        <dl className="divide-line divide-y tabular-nums">
          {bills.map(
            ([bill, dollars]) =>
              count[bill] > 0 && (
                <Fact
                  key={bill}
                  label={`${count[bill]} × $${dollars}`}
                  text={formatCents(count[bill] * dollars * 100)}
                />
              ),
          )}
          {count.coins > 0 && <Fact label="Coins" text={formatCents(count.coins)} />}
          <Fact label="Counted" text={formatCents(close.counted)} />
          {close.paid_out > 0 && (
            <Fact label="Paid out of the drawer" text={`${close.paid_out_for ?? ""}, ${formatCents(close.paid_out)}`} />
          )}
          <Fact label="Float that stayed" text={formatCents(close.float_left)} />
          <Fact label="Taken out" text={formatCents(close.counted - close.float_left)} />
        </dl>
      </TitledCard>
      <TitledCard title="Cash in the drawer" className="flex flex-col gap-4">
        <Lines amounts={{ ...close, openingFloat: close.opening_float, paidOut: close.paid_out }} since={null} />
        <Difference cents={close.difference} />
        {close.reason && <p className="text-ink [overflow-wrap:anywhere]">Reason: {close.reason}</p>}
        <Corrections day={close.day} corrections={corrections} />
      </TitledCard>
    </div>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex justify-between gap-4 py-2">
      <dt className="text-quiet">{label}</dt>
      <dd className="text-ink text-end [overflow-wrap:anywhere]">{text}</dd>
    </div>
  );
}

/** Corrections are separate entries; the record itself never changes. */
function Corrections({ day, corrections }: { day: string; corrections: DayView["corrections"] }) {
  const actionData = useActionData<typeof dayCloseAction>();
  const correction = actionData?.form === "correction" ? actionData : undefined;
  const field = (name: string) => {
    const error = correction?.errors?.[name];
    return { name, defaultValue: correction?.typed[name], ...(error ? { errors: [error] } : {}) };
  };
  return (
    <>
      {corrections.length > 0 && (
        <section className="border-line border-t pt-4">
          <h3 className="text-card mb-1">Corrections</h3>
          <ul>
            {corrections.map(({ id, amount, note, when, by }) => (
              <li key={id} className="text-meta border-line py-2 not-last:border-b">
                <span className="text-ink flex justify-between gap-4 font-semibold">
                  <span className="[overflow-wrap:anywhere]">{note}</span>
                  <Money cents={amount} />
                </span>
                <span className="text-quiet">
                  {when}, {by}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <details open={correction !== undefined || undefined} className="border-line rounded-control border px-4">
        <summary className="text-label text-ink inline-flex min-h-11 items-center">Add a correction</summary>
        <Form method="post" preventScrollReset noValidate className="flex flex-col gap-4 pt-1 pb-4">
          <input type="hidden" name="day" value={day} />
          {/* [FORM-5] The same correction once more, from a page that shows the first, is another one. */}
          <input type="hidden" name="after" value={corrections.length} />
          {correction?.error && <FormError title={correction.error} />}
          <TextField label="What for" {...field("note")} maxLength={200} required />
          <TextField
            label="Amount"
            hint="More in the drawer than counted, or with a minus less. Empty for a word alone."
            {...field("amount")}
            inputMode="decimal"
            placeholder="0.00"
          />
          <div>
            <SubmitButton name="intent" value="correction" variant="secondary" pendingLabel="Saving...">
              Add the correction
            </SubmitButton>
          </div>
        </Form>
      </details>
    </>
  );
}
