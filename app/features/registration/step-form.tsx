import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { registrationPaths } from "~/lib/registration-paths";
import { SubmitButton } from "~/ui/button";
import { ErrorSummary, pageTitle, type SummaryError } from "~/ui/forms/validation/error-summary";
import type { useLazyForm } from "~/ui/forms/validation/use-lazy-form";
import type { Step } from "./steps";
import type { StepPage } from "./wizard-page.server";

export interface StepProps {
  page: StepPage;
  lastResult?: SubmissionResult<string[]> | null;
}

interface StepFormProps {
  step: Step;
  form: ReturnType<typeof useLazyForm>[0];
  errors: SummaryError[];
  next: ReactNode;
  /** The form has file fields. */
  files?: boolean;
  /** Prevents submission while it returns true. */
  isHeld?: () => boolean;
  children: ReactNode;
}

/** The form of one step: problems first, then its fields, then Back and the submit button. */
export function StepForm({ step, form, errors, next, files, isHeld, children }: StepFormProps) {
  const { onSubmit, ...attributes } = form.props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent } = event;
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    // Back and similar buttons save without validation. conform handles its own buttons.
    const isOurs = submitter instanceof HTMLButtonElement && submitter.name === "intent";
    if (isOurs && submitter.formNoValidate) return;
    if (isHeld?.()) event.preventDefault();
    else onSubmit(event);
  };
  return (
    <Form
      method="post"
      action={registrationPaths.step(step)}
      encType={files ? "multipart/form-data" : undefined}
      {...attributes}
      onSubmit={submit}
      className="flex flex-col gap-5 [&>[role=alert]]:mb-0"
    >
      {errors.length > 0 && <title>{`${pageTitle("Register your Business", true)} · HalalGo`}</title>}
      {/* Enter activates a form's first submit button, which must go on rather than back. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
      {form.checks}
      <ErrorSummary errors={errors} />
      {children}
      <div className="flex items-start justify-between gap-3 max-md:flex-col-reverse max-md:items-stretch">
        {step !== 1 ? (
          <SubmitButton
            variant="secondary"
            size="lg"
            icon="arrow-left"
            name="intent"
            value="back"
            formNoValidate
            className="max-md:w-full [&_svg]:rtl:-scale-x-100"
          >
            Back
          </SubmitButton>
        ) : (
          <span />
        )}
        {next}
      </div>
    </Form>
  );
}
