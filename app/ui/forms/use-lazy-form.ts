import { useForm, type DefaultValue, type SubmissionResult } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import type * as z from "zod";
import type { checkForm } from "./check-form";

/** `getZodConstraint(schema)`, given by the loader: which fields are required. */
export type FormConstraint = Parameters<typeof useForm>[0]["constraint"];

type FormSchema = z.ZodType<unknown, Record<string, unknown>>;

type LazyFormOptions<Schema extends FormSchema> = {
  id?: string;
  /** What the action answered. */
  lastResult?: SubmissionResult<string[]> | null;
  constraint: FormConstraint;
  /** Loads the schema; defined outside the component: `const schema = () => import("./schema").then((all) => all.loginForm)`. */
  schema: () => Promise<Schema>;
  defaultValue?: DefaultValue<z.input<Schema>>;
  /** When a field is first checked; from then on with every key. */
  shouldValidate?: "onBlur" | "onSubmit";
};

/**
 * conform's `useForm`, checking in the browser by the zod schema of the action. Schema and zod (30 kB) are loaded when the
 * form is first entered and are no part of the page's own scripts; until they are there, and where they never arrive, a
 * form that is sent is checked by the action alone, which answers the same messages.
 */
export function useLazyForm<Schema extends FormSchema>({
  schema,
  shouldValidate = "onBlur",
  ...options
}: LazyFormOptions<Schema>) {
  const [check, setCheck] = useState<ReturnType<typeof checkForm<Schema>>>();
  const left = useRef(new Set<string>());
  const [form, fields] = useForm<z.input<Schema>, z.output<Schema>>({
    ...options,
    // Without onValidate conform would ask the server with every field.
    shouldValidate: check ? shouldValidate : "onSubmit",
    shouldRevalidate: check ? "onInput" : "onSubmit",
    onValidate: check,
  });
  const { id, validate, status } = form;

  useEffect(() => {
    const names = left.current;
    return onceEntered(id, names, async () => {
      const [{ checkForm }, loaded] = await Promise.all([import("./check-form"), schema()]);
      setCheck(() => checkForm(loaded));
    });
  }, [id, schema]);

  useEffect(() => {
    // What the action has refused meanwhile is told already, in the summary too, which checking one field would close.
    if (check && shouldValidate === "onBlur" && status !== "error") for (const name of left.current) validate({ name });
    left.current.clear();
  }, [check, shouldValidate, validate, status]);

  return [form, fields] as const;
}

/** Loads when the form has the focus, now or later; `names` collects the fields that were left before that was done. */
function onceEntered(id: string, names: Set<string>, load: () => Promise<void>) {
  const form = document.getElementById(id);
  const away = new AbortController();
  const start = () => {
    form?.removeEventListener("focusin", start);
    // Not loaded: the action checks.
    load().then(
      () => away.abort(),
      () => form?.addEventListener("focusin", start, away),
    );
  };
  const leave = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) names.add(target.name);
  };
  form?.addEventListener("focusin", start, away);
  form?.addEventListener("focusout", leave, away);
  if (form?.contains(document.activeElement)) {
    // Entered before the script ran: what has been typed and left since then is checked too.
    for (const field of form.querySelectorAll("input")) {
      if (field.value !== field.defaultValue && field !== document.activeElement) names.add(field.name);
    }
    start();
  }
  return () => away.abort();
}
