import type { Validator } from "remix-validated-form";
import type * as z from "zod";
import { formIdField } from "~/framework/forms/form-fields";
import { waitForPointerUp } from "./wait-for-pointer-up";

/** All values are text before validation. */
type FormValues = Record<string, unknown>;

/** How long a submission waits for the validator, in ms; the action validates anyway. */
const maxWaitMs = 1_000;

/**
 * A validator for the browser whose schema is loaded, along with zod, when the form is first validated; otherwise it
 * would be a third of the page's scripts. If it does not arrive in time, the form passes, and the action validates it
 * with the same schema.
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
      const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), maxWaitMs));
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
