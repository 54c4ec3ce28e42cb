import { Form, useActionData } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { formatCents } from "@domain/money";
import { computeLineRefund, refundReasonLabels, refundReasons } from "@domain/orders/refund-lines";
import type { Question } from "~/lib/refund-request";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { cx } from "~/ui/cx";
import { ConfirmStep } from "~/ui/dashboard/confirm-step";
import { CheckboxField } from "~/ui/forms/checkbox-field";
import { ChipChoices } from "~/ui/forms/choice-tiles";
import { RadioGroup } from "~/ui/forms/choice-tiles";
import { SegmentedControl } from "~/ui/forms/segmented-control";
import { TextField } from "~/ui/forms/text-field";
import { FormError } from "~/ui/forms/validation/error-summary";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/live/use-hydrated";
import { Money } from "~/ui/money";
import { PanelBody } from "~/ui/overlays/side-panel";
import type { RefundView, TypedRefund } from "./refund-view.server";
import { type Choice, consequence, type GivableLine, computeSum, targetText } from "./sum";

interface Answer {
  typed?: TypedRefund;
  error?: string | null;
  question?: Question;
}

/** Initial values. */
const untouched = (view: RefundView): Choice => ({
  way: view.lines.length > 0 ? "line" : "amount",
  pieces: {},
  amount: "",
  withTip: false,
});

/** CSS hides the sections that do not apply, with and without JavaScript. */
const only = {
  line: "hidden group-has-[[name=way][value=line]:checked]/give:block",
  amount: "hidden group-has-[[name=way][value=amount]:checked]/give:block",
  whole: "hidden group-has-[[name=way][value=whole]:checked]/give:block",
};

/** [RUSH-11] Which dishes, an amount or everything, the reason, and below the sum before it is refunded. */
export function RefundForm({ view, back, isAdmin }: { view: RefundView; back: string; isAdmin?: boolean }) {
  const answer = useActionData<Answer>();
  const typed = answer?.typed;
  const isAwake = useHydrated();
  const [choice, setChoice] = useState<Choice>(typed ?? untouched(view));
  const [byPlatform, setByPlatform] = useState(typed?.byPlatform ?? false);
  if (answer?.question)
    return (
      <PanelBody tabIndex={0}>
        <ConfirmStep question={answer.question} />
      </PanelBody>
    );
  const sum = computeSum(view, choice);
  const change = (part: Partial<Choice>) => setChoice({ ...choice, ...part });
  return (
    <Form method="post" preventScrollReset className="group/give flex min-h-0 flex-1 flex-col">
      <input type="hidden" name="key" value={typed?.key ?? view.key} />
      <input type="hidden" name="left" value={view.left} />
      <PanelBody tabIndex={0} className="flex flex-col gap-5">
        {answer?.error && <FormError title={answer.error} />}
        <SegmentedControl
          name="way"
          legend="How"
          wide
          options={[
            ...(view.lines.length > 0 ? [{ value: "line", label: "By line" }] : []),
            { value: "amount", label: "By amount" },
            { value: "whole", label: "All of it" },
          ]}
          defaultValue={choice.way}
          onChange={(way) => change({ way: way === "line" || way === "whole" ? way : "amount" })}
        />
        <fieldset className={only.line}>
          <legend className="text-label text-ink mb-2">Which dishes, and how many</legend>
          <div className="flex flex-col gap-2">
            {view.lines.map((line) => (
              <Line
                key={line.id}
                line={line}
                pieces={choice.pieces[line.id] ?? 0}
                onPieces={(count) => change({ pieces: { ...choice.pieces, [line.id]: count } })}
              />
            ))}
          </div>
        </fieldset>
        <div className={only.amount}>
          <TextField
            label="Amount"
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            start="currency-dollar"
            hint={`At most ${formatCents(view.left)}`}
            defaultValue={choice.amount}
            onChange={(event) => change({ amount: event.currentTarget.value })}
          />
        </div>
        <div className={only.whole}>
          <p>All that is left of {formatCents(view.total)} goes back.</p>
          {view.tipLeft > 0 && (
            <CheckboxField
              name="with_tip"
              label={`The tip of ${formatCents(view.tipLeft)} too`}
              defaultChecked={choice.withTip}
              onChange={(event) => change({ withTip: event.currentTarget.checked })}
            />
          )}
        </div>
        <ChipChoices
          label="Reason"
          name="reason_kind"
          required
          options={refundReasons.map((value) => ({ value, label: refundReasonLabels[value] }))}
          defaultValue={typed?.reasonKind}
        />
        <TextField
          label={view.firstName ? `Note to ${view.firstName}` : "Note"}
          name="note"
          optional
          maxLength={400}
          hint="It is seen with the reason."
          defaultValue={typed?.note}
        />
        {isAdmin && (
          <RadioGroup
            label="Who bears it"
            name="borne_by"
            defaultValue={byPlatform ? "platform" : "restaurant"}
            onChange={(event) => setByPlatform(event.currentTarget.value === "platform")}
            options={[
              { value: "restaurant", label: "The restaurant", hint: "It lowers what the restaurant earned" },
              { value: "platform", label: "HalalGo", hint: "The restaurant keeps what it earned" },
            ]}
          />
        )}
        {isAwake && sum.refusal === null && (
          <dl className="border-line border-t pt-3" aria-label="What goes back">
            {sum.rows.map(({ label, cents }) => (
              <Row key={label} label={label}>
                <Money cents={cents} />
              </Row>
            ))}
            <Row label={<strong className="text-ink">Paid after this refund</strong>}>
              <strong className="text-ink">
                <Money cents={view.left - sum.cents} />
              </strong>{" "}
              of {formatCents(view.total)}
            </Row>
          </dl>
        )}
      </PanelBody>
      <div className="bg-sunken border-line shrink-0 border-t px-5 py-4 md:px-8">
        {isAwake && (
          <div className="mb-3 flex gap-3.5" aria-live="polite">
            <span className="bg-danger-soft text-danger-text rounded-small grid size-11 shrink-0 place-items-center">
              <Icon name="arrow-u-up-left" size={20} />
            </span>
            {sum.refusal === null ? (
              <div className="min-w-0">
                <p className="text-card text-ink">{targetText(view, sum.cents)}</p>
                <p className="text-meta text-quiet">{consequence(view, byPlatform)}</p>
              </div>
            ) : (
              <p className="text-label text-ink self-center">{sum.refusal}</p>
            )}
          </div>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink to={back} variant="secondary" preventScrollReset>
            Cancel
          </ButtonLink>
          {isAwake ? (
            <>
              <input type="hidden" name="sum" value={sum.cents} />
              <SubmitButton
                name="step"
                value="confirmed"
                variant="danger"
                icon="arrow-u-up-left"
                disabled={sum.refusal !== null}
                pendingLabel="Saving..."
              >
                {sum.refusal === null ? `Give back ${formatCents(sum.cents)}` : "Give back"}
              </SubmitButton>
            </>
          ) : (
            <SubmitButton name="step" value="ask" iconEnd="arrow-right">
              Next
            </SubmitButton>
          )}
        </div>
      </div>
    </Form>
  );
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt>{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

const step =
  "grid h-full min-w-11 place-items-center rounded-control hover:bg-sunken disabled:text-quiet disabled:opacity-50 noscript:hidden";

/** A dish and its quantity; without JavaScript a number field. */
function Line({ line, pieces, onPieces }: { line: GivableLine; pieces: number; onPieces: (count: number) => void }) {
  const isAwake = useHydrated();
  const maxPieces = line.quantity - line.refunded;
  const setPieces = (count: number) => onPieces(Math.min(maxPieces, Math.max(0, Math.trunc(count) || 0)));
  const { cents } = computeLineRefund(line, Math.min(pieces, maxPieces));
  const name = `pieces-${line.id}`;
  return (
    <div
      className={cx(
        "rounded-control flex flex-wrap items-center gap-x-4 gap-y-2 border px-3.5 py-2",
        pieces > 0 ? "border-primary bg-primary-soft ring-primary ring-1" : "border-line bg-surface",
        maxPieces === 0 && "opacity-70",
      )}
    >
      <span className="min-w-40 flex-1">
        <span className="text-label text-ink block">{line.name}</span>
        <span className="text-meta text-quiet">
          {[
            line.size,
            line.quantity > 1 ? `${line.quantity} for ${formatCents(line.cents)}` : formatCents(line.cents),
            line.given,
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </span>
      <span
        role="group"
        aria-label={line.name}
        className="border-control bg-surface rounded-control text-ink inline-flex h-11 shrink-0 items-center border pointer-coarse:h-11.5"
      >
        <button
          type="button"
          aria-label="One less"
          className={step}
          disabled={pieces <= 0}
          onClick={() => setPieces(pieces - 1)}
        >
          <Icon name="minus" weight="bold" size={16} />
        </button>
        <input
          type="number"
          name={name}
          aria-label={`How many of ${line.name}, of ${maxPieces}`}
          min={0}
          max={maxPieces}
          key={isAwake ? "scripted" : "plain"}
          {...(isAwake ? { value: pieces } : { defaultValue: pieces })}
          onChange={(event) => setPieces(event.currentTarget.valueAsNumber)}
          className="rounded-small h-full w-8 appearance-none bg-transparent text-end font-semibold tabular-nums [-moz-appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <span className="text-quiet px-1.5 tabular-nums" aria-hidden>
          of {maxPieces}
        </span>
        <button
          type="button"
          aria-label="One more"
          className={step}
          disabled={pieces >= maxPieces}
          onClick={() => setPieces(pieces + 1)}
        >
          <Icon name="plus" weight="bold" size={16} />
        </button>
      </span>
      {isAwake && (
        <span className={cx("ms-auto w-16 text-end tabular-nums", pieces > 0 ? "text-label text-ink" : "text-quiet")}>
          <Money cents={cents} />
        </span>
      )}
    </div>
  );
}
