import { Form, useActionData } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { formatCents, parseCents } from "@domain/money";
import { bills, countedCents, reasonRequiredFromCents, reconcileDrawer } from "@domain/orders/day-close";
import { SubmitButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { StepperField } from "~/ui/forms/stepper-field";
import { TextField } from "~/ui/forms/text-field";
import { ErrorSummary, FormError } from "~/ui/forms/validation/error-summary";
import { useHydrated } from "~/ui/live/use-hydrated";
import { Money } from "~/ui/money";
import type { takeDay } from "./close-day.server";
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
  const answer = useActionData<typeof takeDay>();
  const drawerAnswer = answer?.form === "drawer" ? answer : undefined;
  if (drawerAnswer?.question)
    return <CloseQuestion typed={drawerAnswer.typed} question={drawerAnswer.question} dayName={dayName} />;
  return <Drawer {...drawer} given={drawerAnswer} />;
}

type Given = { typed: Record<string, string>; errors?: Record<string, string>; error?: string | null };

function Drawer({ drawer, day, since, asksFloat, isFixed = false, given }: DrawerProps & { given: Given | undefined }) {
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<Record<string, string>>(given?.typed ?? {});
  const follow = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement) setTyped((before) => ({ ...before, [target.name]: target.value }));
  };
  const cents = (name: string) => parseCents(typed[name] || "0") ?? 0;
  const readCount = (name: string) => Number.parseInt(typed[name] || "0", 10) || 0;
  const [hundreds, fifties, twenties, tens, fives, ones] = bills.map(([bill]) => readCount(bill));
  const counted = countedCents({
    hundreds: hundreds ?? 0,
    fifties: fifties ?? 0,
    twenties: twenties ?? 0,
    tens: tens ?? 0,
    fives: fives ?? 0,
    ones: ones ?? 0,
    coins: cents("coins"),
  });
  const openingFloat = drawer?.opening_float ?? cents("opening_float");
  const paidOut = cents("paid_out");
  const { expected, difference, needsReason } = reconcileDrawer({
    openingFloat,
    cash: drawer?.cash ?? 0,
    otherCash: drawer?.other_cash ?? 0,
    paidOut,
    counted,
  });
  const errors = Object.entries(given?.errors ?? {}).map(([id, message]) => ({ id, message }));
  const field = (name: string) => {
    const error = given?.errors?.[name];
    return { name, defaultValue: given?.typed[name], ...(error ? { errors: [error] } : {}) };
  };
  const isCounted = bills.some(([bill]) => readCount(bill) > 0) || cents("coins") > 0;
  return (
    <Form method="post" preventScrollReset onInput={follow} noValidate>
      <input type="hidden" name="day" value={day} />
      {isFixed && <input type="hidden" name="compared" value="1" />}
      {given?.error && (
        <div className="mb-4">
          <FormError title={given.error} />
        </div>
      )}
      <ErrorSummary errors={errors} />
      <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
        <Card as="section" aria-labelledby="count">
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
              {!hydrated && !isFixed && (
                <SubmitButton name="step" value="work-out" variant="tonal">
                  Work out
                </SubmitButton>
              )}
            </div>
          </div>
          <div className="grid gap-x-8 gap-y-3 md:grid-cols-2">
            {bills.map(([bill, dollars]) => (
              <div key={bill} className="flex items-center gap-3">
                <span className="text-label text-ink w-12 tabular-nums">${dollars}</span>
                {isFixed ? (
                  <span className="text-body tabular-nums">
                    {readCount(bill)}
                    <input type="hidden" name={bill} value={readCount(bill)} />
                  </span>
                ) : (
                  <StepperField
                    name={bill}
                    label={`Bills of $${dollars}`}
                    min={0}
                    max={9_999}
                    defaultValue={readCount(bill)}
                    onValue={(value) => setTyped((before) => ({ ...before, [bill]: String(value) }))}
                  />
                )}
                <span className="text-body ms-auto text-end tabular-nums md:min-w-18">
                  {formatCents(readCount(bill) * dollars * 100)}
                </span>
              </div>
            ))}
            {isFixed ? (
              <p className="text-body flex justify-between gap-3 tabular-nums">
                <span className="text-label text-ink">Coins</span>
                {formatCents(cents("coins"))}
                <input type="hidden" name="coins" value={typed.coins ?? ""} />
              </p>
            ) : (
              <div className="flex items-center gap-3">
                <span aria-hidden className="text-label text-ink w-12">
                  Coins
                </span>
                <TextField
                  label="Coins"
                  hideLabel
                  {...field("coins")}
                  inputMode="decimal"
                  placeholder="0.00"
                  className="w-32"
                />
                <span className="text-body ms-auto text-end tabular-nums md:min-w-18">
                  {formatCents(cents("coins"))}
                </span>
              </div>
            )}
          </div>
          <div className="border-line mt-5 grid gap-4 border-t pt-5 md:grid-cols-[2fr_1fr]">
            <TextField
              label="Paid out of the drawer"
              {...field("paid_out_for")}
              maxLength={200}
              placeholder="What for"
              optional
            />
            <TextField label="Amount" {...field("paid_out")} inputMode="decimal" placeholder="0.00" />
            <TextField
              label="Float that stays for tomorrow"
              {...field("float_left")}
              inputMode="decimal"
              placeholder="0.00"
            />
            <p>
              <span className="text-meta text-quiet block">Take out</span>
              <strong className="text-card text-ink tabular-nums">
                {formatCents(Math.max(0, counted - cents("float_left")))}
              </strong>
            </p>
          </div>
        </Card>
        <Card as="section" aria-labelledby="drawer" className="flex flex-col gap-4">
          <h2 id="drawer" className="text-section">
            Cash in the drawer
          </h2>
          {asksFloat && (
            <TextField
              label="Opening float"
              hint="What lay in the drawer this morning. Asked for the first close only."
              {...field("opening_float")}
              inputMode="decimal"
              placeholder="0.00"
            />
          )}
          {drawer ? (
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
              {(isCounted ? needsReason : !hydrated) || given?.errors?.reason ? (
                <TextField
                  label={
                    !isCounted ? "Why is it over or short?" : difference > 0 ? "Why is it over?" : "Why is it short?"
                  }
                  hint={`Asked for from ${formatCents(reasonRequiredFromCents)} of difference.`}
                  {...field("reason")}
                  maxLength={200}
                />
              ) : (
                <input type="hidden" name="reason" value="" />
              )}
              <SubmitButton name="step" value="ask" icon="lock-simple" size="lg" wide pendingLabel="One moment...">
                Close the day
              </SubmitButton>
            </>
          ) : (
            <>
              <p className="text-body">What should be there is shown when you have counted.</p>
              <SubmitButton name="step" value="compare" icon="check-circle" size="lg" wide pendingLabel="One moment...">
                Compare with the books
              </SubmitButton>
            </>
          )}
          <p className="text-meta text-quiet text-center">You can look at it and print it at any time.</p>
        </Card>
      </div>
    </Form>
  );
}

type Question = { expected: number; counted: number; difference: number };

/** The confirmation before a day is closed; Back also posts, to preserve the count. */
function CloseQuestion({
  typed,
  question,
  dayName,
}: {
  typed: Record<string, string>;
  question: Question;
  dayName: string;
}) {
  const floatLeft = parseCents(typed.float_left || "0") ?? 0;
  const hiddenFields = Object.entries(typed).filter(([name]) => name !== "step" && name !== "expected");
  return (
    <Card as="section" aria-labelledby="question" className="mx-auto max-w-160">
      <h2 id="question" tabIndex={-1} ref={(heading) => heading?.focus()} className="text-section outline-none">
        Close {dayName.replace(/, \d{4}$/, "")}?
      </h2>
      <dl className="my-4 flex flex-col gap-1.5 tabular-nums">
        {(
          [
            ["Expected", question.expected],
            ["Counted", question.counted],
            ["Float that stays", floatLeft],
            ["Take out", question.counted - floatLeft],
          ] as const
        ).map(([label, value]) => (
          <div key={label} className="text-ink flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="font-semibold">
              <Money cents={value} />
            </dd>
          </div>
        ))}
      </dl>
      <Difference cents={question.difference} />
      <p className="text-meta text-quiet mt-3">
        Sums and count are kept as they are now. What comes later stands beside them as a correction.
      </p>
      <Form method="post" preventScrollReset className="mt-5 flex flex-wrap gap-3">
        {hiddenFields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="expected" value={question.expected} />
        <SubmitButton name="step" value="confirmed" icon="lock-simple" pendingLabel="Saving...">
          Close the day
        </SubmitButton>
        <SubmitButton name="step" value="back" variant="secondary">
          Back
        </SubmitButton>
      </Form>
    </Card>
  );
}
