import { useCallback, useEffect, useId, useRef, useState, type FormEvent } from "react";
import type * as z from "zod";
import type { FormChecks, FormConstraint, FormSchema, LastResult, ReportedErrors } from "./form-checks";

export type { FormConstraint };

type FieldName<Values> = Values extends unknown ? keyof Values & string : never;

type LazyFormOptions<Schema extends FormSchema> = {
  id?: string;
  /** The action's answer. */
  lastResult?: LastResult;
  constraint: FormConstraint;
  /** Loads the schema; defined outside the component: `const schema = () => import("./schema").then((all) => all.loginForm)`. */
  schema: () => Promise<Schema>;
  defaultValue?: Record<string, unknown>;
  /** When a field is first validated; from then on with every key. */
  shouldValidate?: "onBlur" | "onSubmit";
};

/**
 * A form validated in the browser by conform with the action's zod schema. conform, zod and the schema (40 kB) are
 * loaded when the form is first used and are not part of the page's scripts. Until then, and if they cannot be loaded,
 * only the action validates, with the same messages.
 * @returns the form, whose `props` go to `<Form>` and whose `checks` are rendered in it, and `field(name)`, the props
 * for any of our fields
 */
export function useLazyForm<Schema extends FormSchema>(options: LazyFormOptions<Schema>) {
  const { lastResult, constraint, defaultValue, schema, shouldValidate = "onBlur" } = options;
  const ownId = useId();
  const id = options.id ?? ownId;
  const [loaded, setLoaded] = useState<{ Checks: typeof FormChecks; schema: Schema }>();
  const [reported, setReported] = useState<ReportedErrors>();
  const left = useRef(new Set<string>());
  const submit = useRef<(event: FormEvent<HTMLFormElement>) => void>();
  const stopNoting = useRef<() => void>();

  useEffect(() => {
    stopNoting.current = onceEntered(id, left.current, async () => {
      const [{ FormChecks }, known] = await Promise.all([import("./form-checks"), schema()]);
      setLoaded({ Checks: FormChecks, schema: known });
    });
    return stopNoting.current;
  }, [id, schema]);

  const takeLeft = useCallback(() => {
    // conform is active from here on; until it rendered, fields losing focus were still recorded.
    stopNoting.current?.();
    const names = [...left.current];
    left.current.clear();
    return names;
  }, []);
  const onReady = useCallback((check: (event: FormEvent<HTMLFormElement>) => void) => {
    submit.current = check;
  }, []);
  const onErrors = useCallback(
    (next: ReportedErrors) => setReported((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next)),
    [],
  );

  const { status, allErrors } = reported ?? { status: lastResult?.status, allErrors: lastResult?.error ?? {} };
  const initial = lastResult?.initialValue ?? defaultValue;
  const field = (name: FieldName<z.input<Schema>>) => {
    const value: unknown = initial && Object.entries(initial).find(([key]) => key === name)?.[1];
    return {
      id: `${id}-${name}`,
      name,
      form: id,
      errors: allErrors[name] ?? undefined,
      required: constraint?.[name]?.required,
      // A checked checkbox has this value.
      defaultValue: value === true ? "on" : typeof value === "string" ? value : undefined,
    };
  };
  const form = {
    id,
    status,
    allErrors,
    errors: allErrors[""] ?? undefined,
    // Our own messages instead of the browser's, without JavaScript too.
    props: { id, noValidate: true, onSubmit: (event: FormEvent<HTMLFormElement>) => submit.current?.(event) },
    checks: loaded && (
      <loaded.Checks
        id={id}
        lastResult={lastResult}
        constraint={constraint}
        shouldValidate={shouldValidate}
        takeLeft={takeLeft}
        onErrors={onErrors}
        onReady={onReady}
        schema={loaded.schema}
      />
    ),
  };
  return [form, field] as const;
}

/**
 * Calls `load` when the form has or gets the focus. `names` collects fields that lose focus until the returned function
 * is called.
 */
function onceEntered(id: string, names: Set<string>, load: () => Promise<void>) {
  const form = document.getElementById(id);
  const away = new AbortController();
  const start = () => {
    form?.removeEventListener("focusin", start);
    // If loading fails, only the action validates.
    load().catch(() => form?.addEventListener("focusin", start, away));
  };
  const leave = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) names.add(target.name);
  };
  form?.addEventListener("focusin", start, away);
  form?.addEventListener("focusout", leave, away);
  if (form?.contains(document.activeElement)) {
    // For a form used before hydration: validates what has been typed since.
    for (const field of form.querySelectorAll("input")) {
      if (field.value !== field.defaultValue && field !== document.activeElement) names.add(field.name);
    }
    start();
  }
  return () => away.abort();
}
