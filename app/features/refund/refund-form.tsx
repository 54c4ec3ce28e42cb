import { Form, useActionData } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { formatCents } from "@domain/money";
import { refundReasonLabels, refundReasons } from "@domain/orders/refund-lines";
import type { Question } from "~/lib/refund-request";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { ConfirmStep } from "~/ui/dashboard/confirm-step";
import { CheckboxField } from "~/ui/forms/checkbox-field";
import { ChipChoices } from "~/ui/forms/choice-tiles";
import { RadioGroup } from "~/ui/forms/choice-tiles";
import { KeyField } from "~/ui/forms/key-field";
import { SegmentedControl } from "~/ui/forms/segmented-control";
import { TextField } from "~/ui/forms/text-field";
import { FormError } from "~/ui/forms/validation/error-summary";
import { Icon } from "~/ui/icon";
import { useHydrated } from "~/ui/live/use-hydrated";
import { Money } from "~/ui/money";
import { PanelBody } from "~/ui/overlays/side-panel";
import { RefundLine } from "./refund-line";
import type { RefundView, TypedRefund } from "./refund-view.server";
import { type RefundChoice, consequence, computeSum, targetText } from "./sum";

interface ActionResult {
  typed?: TypedRefund;
  error?: string | null;
  question?: Question;
}

/** Initial values. */
const untouched = (view: RefundView): RefundChoice => ({
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
  const actionData = useActionData<ActionResult>();
  const typed = actionData?.typed;
  const [choice, setChoice] = useState<RefundChoice>(typed ?? untouched(view));
  const isHydrated = useHydrated();
  const [byPlatform, setByPlatform] = useState(typed?.byPlatform ?? false);
  if (actionData?.question)
    return (
      <PanelBody tabIndex={0}>
        <ConfirmStep question={actionData.question} />
      </PanelBody>
    );
  const sum = computeSum(view, choice);
  return (
    <Form method="post" preventScrollReset className="group/give flex min-h-0 flex-1 flex-col">
      <KeyField value={typed?.key ?? view.key} />
      <input type="hidden" name="left" value={view.left} />
      <PanelBody tabIndex={0} className="flex flex-col gap-5">
        {actionData?.error && <FormError title={actionData.error} />}
        <ChoiceFields
          view={view}
          choice={choice}
          onChange={(toPart) => setChoice((before) => ({ ...before, ...toPart(before) }))}
        />
        <ReasonFields view={view} typed={typed} />
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
        {isHydrated && sum.refusal === null && <SumRows view={view} sum={sum} />}
      </PanelBody>
      <div className="bg-sunken border-line shrink-0 border-t px-5 py-4 md:px-8">
        {isHydrated && <Consequence view={view} sum={sum} byPlatform={byPlatform} />}
        <RefundButtons sum={sum} back={back} isHydrated={isHydrated} />
      </div>
    </Form>
  );
}

type ChoiceFieldsProps = {
  view: RefundView;
  choice: RefundChoice;
  onChange: (toPart: (before: RefundChoice) => Partial<RefundChoice>) => void;
};

/** By line, by amount or all of it, and the fields of the chosen way. */
function ChoiceFields({ view, choice, onChange }: ChoiceFieldsProps) {
  return (
    <>
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
        onChange={(way) => onChange(() => ({ way: way === "line" || way === "whole" ? way : "amount" }))}
      />
      <fieldset className={only.line}>
        <legend className="text-label text-ink mb-2">Which dishes, and how many</legend>
        <div className="flex flex-col gap-2">
          {view.lines.map((line) => (
            <RefundLine
              key={line.id}
              line={line}
              pieces={choice.pieces[line.id] ?? 0}
              onPieces={(count) => onChange(({ pieces }) => ({ pieces: { ...pieces, [line.id]: count } }))}
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
          onChange={({ currentTarget: { value } }) => onChange(() => ({ amount: value }))}
        />
      </div>
      <div className={only.whole}>
        <p>
          All that is left of {formatCents(view.total)}
          {view.tipLeft > 0 && ", except the tip,"} goes back.
        </p>
        {view.tipLeft > 0 && (
          <CheckboxField
            name="with_tip"
            label={`The tip of ${formatCents(view.tipLeft)} too`}
            defaultChecked={choice.withTip}
            onChange={({ currentTarget: { checked } }) => onChange(() => ({ withTip: checked }))}
          />
        )}
      </div>
    </>
  );
}

const ReasonFields = ({ view, typed }: { view: RefundView; typed: TypedRefund | undefined }) => (
  <>
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
  </>
);

type Sum = ReturnType<typeof computeSum>;

/** The parts of the sum, and what stays paid. */
function SumRows({ view, sum }: { view: RefundView; sum: Sum }) {
  return (
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
  );
}

/** Where the money goes and who bears it, or why the refund is not possible. */
function Consequence({ view, sum, byPlatform }: { view: RefundView; sum: Sum; byPlatform: boolean }) {
  return (
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
  );
}

/** Refunds in one step with JavaScript, otherwise after a page that shows the sum. */
function RefundButtons({ sum, back, isHydrated }: { sum: Sum; back: string; isHydrated: boolean }) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <ButtonLink to={back} variant="secondary" preventScrollReset>
        Cancel
      </ButtonLink>
      {isHydrated ? (
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
