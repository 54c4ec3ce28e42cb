import { Form, useActionData } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { formatCents } from "@domain/money";
import { reasonRequiredFromCents, reconcileDrawer } from "@domain/orders/day-close";
import { SubmitButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { TextField } from "~/ui/forms/text-field";
import { ErrorSummary, FormError } from "~/ui/forms/validation/error-summary";
import { TitledCard } from "~/ui/layout/titled-card";
import { useHydrated } from "~/ui/live/use-hydrated";
import { CloseQuestion } from "./close-question";
import type { dayCloseAction } from "./day-close-action.server";
import { BillRows, type FieldProps, hasCount, readCents, sumCount, type TypedValues } from "./drawer-count";
import { Difference, Lines } from "./drawer-sums";
import type { DayView } from "./load-day.server";

type DrawerProps = {
  /** The expected contents; null while the counting person must not see them. */
  drawer: NonNullable<DayView["books"]>["drawer"] | null;
  day: string;
  since: string | null;
  /** Whether this is the first close, which asks for the opening float. */
  asksFloat: boolean;
  /** Whether this blind count is final until the drawer is counted again. */
  isFixed?: boolean;
};

/** [RUSH-14] Counts the drawer, compares it with the expected amount, and closes the day after one confirmation. */
export function DrawerForm({ dayName, ...drawer }: DrawerProps & { dayName: string }) {
  const actionData = useActionData<typeof dayCloseAction>();
  const answer = actionData?.form === "drawer" ? actionData : undefined;
  if (answer?.question) return <CloseQuestion typed={answer.typed} question={answer.question} dayName={dayName} />;
  return <Drawer {...drawer} answer={answer} />;
}

type ActionResult = { typed: TypedValues; errors?: Record<string, string>; error?: string | null };

function Drawer({ drawer, day, since, asksFloat, isFixed = false, answer }: DrawerProps & { answer?: ActionResult }) {
  const [typed, setTyped] = useState<TypedValues>(answer?.typed ?? {});
  const setValue = (name: string, value: string) => setTyped((before) => ({ ...before, [name]: value }));
  const follow = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement) setValue(target.name, target.value);
  };
  const errors = Object.entries(answer?.errors ?? {}).map(([id, message]) => ({ id, message }));
  const fieldProps: FieldProps = (name) => {
    const error = answer?.errors?.[name];
    return { name, defaultValue: answer?.typed[name], ...(error ? { errors: [error] } : {}) };
  };
  return (
    <Form method="post" preventScrollReset onInput={follow} noValidate>
      <input type="hidden" name="day" value={day} />
      {isFixed && <input type="hidden" name="compared" value="1" />}
      {answer?.error && (
        <div className="mb-4">
          <FormError title={answer.error} />
        </div>
      )}
      <ErrorSummary errors={errors} />
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[3fr_2fr]">
        <Card as="section" aria-labelledby="count">
          <CountHead counted={sumCount(typed)} isFixed={isFixed} />
          <BillRows
            typed={typed}
            isFixed={isFixed}
            fieldProps={fieldProps}
            onPieces={(bill, pieces) => setValue(bill, String(pieces))}
          />
          <FloatFields typed={typed} fieldProps={fieldProps} />
        </Card>
        <TitledCard title="Cash in the drawer" className="flex flex-col gap-4">
          {asksFloat && (
            <TextField
              label="Opening float"
              hint="What lay in the drawer this morning. Asked for the first close only."
              {...fieldProps("opening_float")}
              inputMode="decimal"
              placeholder="0.00"
            />
          )}
          {drawer ? (
            <ExpectedAmount drawer={drawer} since={since} typed={typed} fieldProps={fieldProps} />
          ) : (
            <p className="text-body">What should be there is shown when you have counted.</p>
          )}
          <DrawerButton isBlind={drawer === null} />
          <p className="text-meta text-quiet text-center">You can look at it and print it at any time.</p>
        </TitledCard>
      </div>
    </Form>
  );
}

/** The counted sum; a fixed count can be started again, and without JavaScript a button works out the sum. */
function CountHead({ counted, isFixed }: { counted: number; isFixed: boolean }) {
  const isHydrated = useHydrated();
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
      <div>
        <h2 id="count" className="text-section">
          Count the drawer
        </h2>
        <p className="text-meta text-quiet">Bills by number, coins as a sum.</p>
      </div>
      <div className="flex items-center gap-3 text-end">
        <p>
          <span className="text-meta text-quiet block">Counted</span>
          <output className="text-section text-ink tabular-nums">{formatCents(counted)}</output>
        </p>
        {isFixed && (
          <SubmitButton name="step" value="recount" variant="secondary" icon="arrows-clockwise">
            Count again
          </SubmitButton>
        )}
        {!isHydrated && !isFixed && (
          <SubmitButton name="step" value="work-out" variant="tonal">
            Work out
          </SubmitButton>
        )}
      </div>
    </div>
  );
}

type SectionProps = { typed: TypedValues; fieldProps: FieldProps };

/** What was paid out of the drawer, the float for the next day, and what to take out. */
function FloatFields({ typed, fieldProps }: SectionProps) {
  const takeOut = Math.max(0, sumCount(typed) - readCents(typed, "float_left"));
  return (
    <div className="border-line mt-5 grid gap-4 border-t pt-5 md:grid-cols-[2fr_1fr]">
      <TextField
        label="Paid out of the drawer"
        {...fieldProps("paid_out_for")}
        maxLength={200}
        placeholder="What for"
        optional
      />
      <TextField label="Amount" {...fieldProps("paid_out")} inputMode="decimal" placeholder="0.00" />
      <TextField
        label="Float that stays for tomorrow"
        {...fieldProps("float_left")}
        inputMode="decimal"
        placeholder="0.00"
      />
      <p>
        <span className="text-meta text-quiet block">Take out</span>
        <strong className="text-card text-ink tabular-nums">{formatCents(takeOut)}</strong>
      </p>
    </div>
  );
}

type ExpectedAmountProps = SectionProps & { drawer: NonNullable<DrawerProps["drawer"]>; since: string | null };

/** The expected cash, its difference from the count, and the reason for a large one. */
function ExpectedAmount({ drawer, since, typed, fieldProps }: ExpectedAmountProps) {
  const isHydrated = useHydrated();
  const counted = sumCount(typed);
  const openingFloat = drawer.opening_float ?? readCents(typed, "opening_float");
  const paidOut = readCents(typed, "paid_out");
  const { expected, difference, needsReason } = reconcileDrawer({
    openingFloat,
    cash: drawer.cash,
    otherCash: drawer.other_cash,
    paidOut,
    counted,
  });
  const isCounted = hasCount(typed);
  const reason = fieldProps("reason");
  const question = difference > 0 ? "Why is it over?" : "Why is it short?";
  return (
    <>
      <Lines
        amounts={{ ...drawer, openingFloat, paidOut, expected, counted }}
        since={since === null ? null : `since ${since}`}
      />
      {isCounted || expected === 0 ? (
        <Difference cents={difference} />
      ) : (
        <p className="bg-sunken text-quiet rounded-control p-3.5">Not counted yet</p>
      )}
      {(isCounted ? needsReason : !isHydrated) || reason.errors ? (
        <TextField
          label={isCounted ? question : "Why is it over or short?"}
          hint={`Asked for from ${formatCents(reasonRequiredFromCents)} of difference.`}
          {...reason}
          // It comes back when the difference falls below and passes $1.00 again.
          defaultValue={typed.reason}
          maxLength={200}
        />
      ) : (
        <input type="hidden" name="reason" value="" />
      )}
    </>
  );
}

/** Closes the day after a confirmation; if the expected amount is hidden, compares with it first. */
const DrawerButton = ({ isBlind }: { isBlind: boolean }) =>
  isBlind ? (
    <SubmitButton name="step" value="compare" icon="check-circle" size="lg" wide pendingLabel="One moment...">
      Compare with the books
    </SubmitButton>
  ) : (
    <SubmitButton name="step" value="ask" icon="lock-simple" size="lg" wide pendingLabel="One moment...">
      Close the day
    </SubmitButton>
  );
