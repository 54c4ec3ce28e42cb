import { type ValidatorError, validationError } from "remix-validated-form";

/** The host's refusal of a form, as `formRefusal` reads it. */
interface Refusal {
  formErrors: readonly string[];
  fieldErrors: Record<string, string[]>;
}

/**
 * The answer to a `ValidatedForm` that the host refused: errors at their fields, `formError` for the form as a whole,
 * and the entered values. Files cannot be sent back. `data(refusedForm(…), refusal.status)`.
 */
export function refusedForm(
  { formId, submittedData }: { formId?: string; submittedData: Record<string, unknown> },
  { formErrors, fieldErrors }: Refusal,
) {
  const errors: Record<string, string> = {};
  for (const [name, messages] of Object.entries(fieldErrors)) errors[name] = messages[0] ?? "";
  return {
    formId,
    fieldErrors: errors,
    repopulateFields: withoutFiles(submittedData),
    formError: formErrors[0] ?? null,
  };
}

/**
 * The answer to a `ValidatedForm` with invalid fields: their messages and the entered values. Files cannot be sent
 * back.
 */
export const invalidForm = (error: ValidatorError, submittedData: Record<string, unknown>) =>
  validationError(error, withoutFiles(submittedData));

/** Without files, which a response cannot contain. */
export function withoutFiles(submitted: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(submitted).filter(([, value]) => !(value instanceof Blob)));
}
