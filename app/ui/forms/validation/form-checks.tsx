import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useEffect, useLayoutEffect, type FormEvent } from "react";
import type * as z from "zod";
import { installIssueTexts } from "@domain/values/issue-texts";

installIssueTexts();

/** `getZodConstraint(schema)`, given by the loader: which fields are required. */
export type FormConstraint = Parameters<typeof useForm>[0]["constraint"];
export type FormSchema = z.ZodType<unknown, Record<string, unknown>>;
export type LastResult = SubmissionResult<string[]> | null | undefined;

/** What is wrong: per field's name, under "" of the form itself. `status` is "error" once it was sent and refused. */
export type ToldErrors = {
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
  onTold: (told: ToldErrors) => void;
  /** What a submit event has to go through. */
  onReady: (submit: (event: FormEvent<HTMLFormElement>) => void) => void;
};

let isPressed = false;
for (const type of ["pointerdown", "pointerup", "pointercancel"]) {
  window.addEventListener(type, () => (isPressed = type === "pointerdown"), true);
}

/**
 * Calls `tell` now, or once nothing is pressed any more. Pressing a button leaves the field before, which is checked then: a
 * message that comes or goes at once would move the button from under the pointer, and the press would be lost.
 * @returns what gives it up
 */
function onceReleased(tell: () => void): (() => void) | undefined {
  if (!isPressed) {
    tell();
    return undefined;
  }
  const given = new AbortController();
  // The click comes after its pointerup.
  const later = () => setTimeout(() => given.signal.aborted || tell());
  window.addEventListener("pointerup", later, { once: true, signal: given.signal });
  window.addEventListener("pointercancel", later, { once: true, signal: given.signal });
  return () => given.abort();
}

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
  useEffect(() => onceReleased(() => onTold({ status, allErrors })), [onTold, status, allErrors]);
  useEffect(() => {
    // What the action has refused meanwhile is told already, in the summary too, which checking one field would close.
    const names = takeLeft();
    if (shouldValidate === "onBlur" && status !== "error") for (const name of names) validate({ name });
  }, [shouldValidate, status, takeLeft, validate]);
  return null;
}
