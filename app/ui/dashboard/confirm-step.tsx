import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Question } from "~/lib/refund-request";
import { FactRow, FactRows } from "~/ui/layout/facts";
import { SubmitButton } from "../button";
import { KeyField } from "../forms/key-field";

/**
 * The confirmation of a refund: what will happen, and the button that does it. Back submits too, so that the entered
 * values stay.
 */
export function ConfirmStep({ question: { title, facts, detail, button, isAsked, fields } }: { question: Question }) {
  const { key, ...others } = fields;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="question">
      <h2 id="question" ref={heading} tabIndex={-1} className="text-section mb-2 outline-none">
        {title}
      </h2>
      <FactRows>
        {facts.map(({ label, value }) => (
          <FactRow key={label} label={label}>
            {value}
          </FactRow>
        ))}
      </FactRows>
      <p className="text-meta text-quiet mt-2">{detail}</p>
      <Form method="post" preventScrollReset className="mt-5 flex flex-wrap gap-3">
        {key && <KeyField value={key} />}
        {Object.entries(others).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SubmitButton
          name="step"
          value="confirmed"
          variant={isAsked ? "primary" : "danger"}
          icon={isAsked ? "paper-plane-tilt" : "arrow-u-up-left"}
          pendingLabel="Saving..."
        >
          {button}
        </SubmitButton>
        <SubmitButton name="step" value="back" variant="secondary">
          Back
        </SubmitButton>
      </Form>
    </section>
  );
}
