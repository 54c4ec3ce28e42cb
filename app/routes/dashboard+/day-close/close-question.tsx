import { Form } from "@remix-run/react";
import { SubmitButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { Money } from "~/ui/money";
import { readCents, type TypedValues } from "./drawer-count";
import { Difference } from "./drawer-sums";

type CloseQuestionProps = {
  typed: TypedValues;
  question: { expected: number; counted: number; difference: number };
  dayName: string;
};

/** The confirmation before a day is closed; Back also posts, to preserve the count. */
export function CloseQuestion({ typed, question, dayName }: CloseQuestionProps) {
  const floatLeft = readCents(typed, "float_left");
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
