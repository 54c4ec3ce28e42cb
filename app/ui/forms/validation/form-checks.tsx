import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useEffect, useLayoutEffect, type FormEvent } from "react";
import type * as z from "zod";
import { installIssueTexts } from "@domain/values/issue-texts";
import { waitForPointerUp } from "./wait-for-pointer-up";

installIssueTexts();

/** `getZodConstraint(schema)` from the loader: which fields are required. */
export type FormConstraint = Parameters<typeof useForm>[0]["constraint"];
export type FormSchema = z.ZodType<unknown, Record<string, unknown>>;
export type LastResult = SubmissionResult<string[]> | null | undefined;

/** Problems by field name; "" is the form itself. `status` is "error" once it was submitted and refused. */
export type ReportedErrors = {
  status?: SubmissionResult["status"];
  allErrors: Record<string, string[] | null | undefined>;
};

type FormChecksProps = {
  id: string;
  lastResult: LastResult;
  constraint: FormConstraint;
  schema: FormSchema;
  shouldValidate: "onBlur" | "onSubmit";
  /** Returns the fields that lost focus before this was loaded. */
  takeLeft: () => string[];
  onErrors: (errors: ReportedErrors) => void;
  /** The handler for submit events. */
  onReady: (submit: (event: FormEvent<HTMLFormElement>) => void) => void;
};

/** Runs conform for the form with this id; renders nothing. Depends on zod, so only `useLazyForm` loads it. */
export function FormChecks({ schema, takeLeft, onErrors, onReady, ...options }: FormChecksProps) {
  const [{ status, allErrors, validate, onSubmit }] = useForm<Record<string, unknown>, unknown>({
    ...options,
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
  const { shouldValidate } = options;

  // conform is active from its layout effect on, and submits the form to itself when a field loses focus, so nothing
  // else may submit it then.
  useLayoutEffect(() => onReady(onSubmit), [onReady, onSubmit]);
  useEffect(() => {
    let isOver = false;
    void waitForPointerUp().then(() => isOver || onErrors({ status, allErrors }));
    return () => {
      isOver = true;
    };
  }, [onErrors, status, allErrors]);
  useEffect(() => {
    // Errors from the action are displayed already, and validating a single field would close the summary.
    const names = takeLeft();
    if (shouldValidate === "onBlur" && status !== "error") for (const name of names) validate({ name });
  }, [shouldValidate, status, takeLeft, validate]);
  return null;
}
