import type { Validator } from "remix-validated-form";
import type * as z from "zod";
import { formIdField } from "~/framework/form-fields";
import { waitForPointerUp } from "./wait-for-pointer-up";

/** Fields begin as text, whatever is made of them. */
type FormValues = Record<string, unknown>;

/** Ms. Whoever pressed does not wait longer for the check before sending; the action makes the same one. */
const longestMs = 1_000;

/**
 * A validator for the browser whose schema, and zod with it, is loaded when the form is first checked: it would be a third of the
 * page's scripts. Where it does not arrive, or not soon, the form passes as it is, and the action checks it with the same schema.
 * @param load `async () => (await import("./schema")).taxForm`
 */
export function lazyValidator(load: () => Promise<z.ZodType>): Validator<FormValues> {
  let known: Promise<Validator<unknown> | null> | undefined;
  const loaded = () =>
    (known ??= Promise.all([import("./create-validator"), load()]).then(
      ([{ createValidator }, schema]) => createValidator(schema),
      () => {
        known = undefined;
        return null;
      },
    ));
  return {
    async validate(form) {
      const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), longestMs));
      const checked = await (await Promise.race([loaded(), late]))?.validate(form);
      if (checked?.error) return checked;
      const values: FormValues = Object.fromEntries(form instanceof FormData ? form.entries() : Object.entries(form));
      const formId = values[formIdField];
      return {
        data: values,
        error: undefined,
        submittedData: checked?.submittedData ?? values,
        formId: typeof formId === "string" ? formId : undefined,
      };
    },
    async validateField(form, field) {
      const checked = await (await loaded())?.validateField?.(form, field);
      await waitForPointerUp();
      return checked ?? {};
    },
  };
}
