import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useEffect, useLayoutEffect, type FormEvent } from "react";
import type * as z from "zod";
import { installIssueTexts } from "@domain/values/issue-texts";
import { waitForPointerUp } from "./wait-for-pointer-up";

installIssueTexts();

/** `getZodConstraint(schema)`, given by the loader: which fields are required. */
export type FormConstraint = Parameters<typeof useForm>[0]["constraint"];
export type FormSchema = z.ZodType<unknown, Record<string, unknown>>;
export type LastResult = SubmissionResult<string[]> | null | undefined;

/** What is wrong: per field's name, under "" of the form itself. `status` is "error" once it was sent and refused. */
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
  /** Takes the fields that were left before this was loaded. */
  takeLeft: () => string[];
  onTold: (told: ReportedErrors) => void;
  /** What a submit event has to go through. */
  onReady: (submit: (event: FormEvent<HTMLFormElement>) => void) => void;
};

/** conform, for the form with this id; draws nothing itself. Brings zod: loaded by `useLazyForm` alone. */
export function FormChecks({ schema, takeLeft, onTold, onReady, ...options }: FormChecksProps) {
  const [{ status, allErrors, validate, onSubmit }] = useForm<Record<string, unknown>, unknown>({
    ...options,
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
  const { shouldValidate } = options;

  // conform listens from its layout effect on, and sends the form to itself when a field is left: nothing else may send it then.
  useLayoutEffect(() => onReady(onSubmit), [onReady, onSubmit]);
  useEffect(() => {
    let isOver = false;
    void waitForPointerUp().then(() => isOver || onTold({ status, allErrors }));
    return () => {
      isOver = true;
    };
  }, [onTold, status, allErrors]);
  useEffect(() => {
    // What the action has refused meanwhile is told already, in the summary too, which checking one field would close.
    const names = takeLeft();
    if (shouldValidate === "onBlur" && status !== "error") for (const name of names) validate({ name });
  }, [shouldValidate, status, takeLeft, validate]);
  return null;
}
