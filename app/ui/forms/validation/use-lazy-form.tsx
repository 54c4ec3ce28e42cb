import { useCallback, useEffect, useId, useRef, useState, type FormEvent } from "react";
import type * as z from "zod";
import type { FormChecks, FormConstraint, FormSchema, LastResult, ReportedErrors } from "./form-checks";

export type { FormConstraint };

type FieldName<Values> = Values extends unknown ? keyof Values & string : never;

type LazyFormOptions<Schema extends FormSchema> = {
  id?: string;
  /** What the action answered. */
  lastResult?: LastResult;
  constraint: FormConstraint;
  /** Loads the schema; defined outside the component: `const schema = () => import("./schema").then((all) => all.loginForm)`. */
  schema: () => Promise<Schema>;
  defaultValue?: Record<string, unknown>;
  /** When a field is first checked; from then on with every key. */
  shouldValidate?: "onBlur" | "onSubmit";
};

/**
 * A form that conform checks in the browser by the zod schema of the action. conform, zod and the schema (40 kB) are loaded
 * when the form is first entered and are no part of the page's own scripts; until they are there, and where they never
 * arrive, a form that is sent is checked by the action alone, which answers the same messages.
 * @returns the form, whose `props` go to `<Form>` and whose `checks` stand in it, and `field(name)`: what any of our fields takes
 */
export function useLazyForm<Schema extends FormSchema>(options: LazyFormOptions<Schema>) {
  const { lastResult, constraint, defaultValue, schema, shouldValidate = "onBlur" } = options;
  const ownId = useId();
  const id = options.id ?? ownId;
  const [loaded, setLoaded] = useState<{ Checks: typeof FormChecks; schema: Schema }>();
  const [told, setTold] = useState<ReportedErrors>();
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
    // From here on conform listens; what is left between its being loaded and drawn is still noted.
    stopNoting.current?.();
    const names = [...left.current];
    left.current.clear();
    return names;
  }, []);
  const onReady = useCallback((check: (event: FormEvent<HTMLFormElement>) => void) => {
    submit.current = check;
  }, []);
  const onTold = useCallback(
    (next: ReportedErrors) => setTold((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next)),
    [],
  );

  const { status, allErrors } = told ?? { status: lastResult?.status, allErrors: lastResult?.error ?? {} };
  const initial = lastResult?.initialValue ?? defaultValue;
  const field = (name: FieldName<z.input<Schema>>) => {
    const value: unknown = initial && Object.entries(initial).find(([key]) => key === name)?.[1];
    return {
      id: `${id}-${name}`,
      name,
      form: id,
      errors: allErrors[name] ?? undefined,
      required: constraint?.[name]?.required,
      // A checked box says so in its value.
      defaultValue: value === true ? "on" : typeof value === "string" ? value : undefined,
    };
  };
  const form = {
    id,
    status,
    allErrors,
    errors: allErrors[""] ?? undefined,
    // Our own sentences instead of the browser's, without JavaScript too.
    props: { id, noValidate: true, onSubmit: (event: FormEvent<HTMLFormElement>) => submit.current?.(event) },
    checks: loaded && (
      <loaded.Checks
        {...{ id, lastResult, constraint, shouldValidate, takeLeft, onTold, onReady }}
        schema={loaded.schema}
      />
    ),
  };
  return [form, field] as const;
}

/** Loads when the form has the focus, now or later. `names` collects the fields that are left until what it returns is called. */
function onceEntered(id: string, names: Set<string>, load: () => Promise<void>) {
  const form = document.getElementById(id);
  const away = new AbortController();
  const start = () => {
    form?.removeEventListener("focusin", start);
    // Not loaded: the action checks.
    load().catch(() => form?.addEventListener("focusin", start, away));
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
