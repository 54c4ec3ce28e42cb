import { data } from "@remix-run/node";
import { typedOnly } from "~/ui/forms/refused-form";
import { previewIntent } from "./preview-strip";

/** The answer to a form that was sent for its preview alone: what was typed, and no word of what is wrong. null for other posts. */
export const previewAnswer = (form: FormData, formId: string) =>
  form.get("intent") === previewIntent
    ? data({ formId, fieldErrors: {}, repopulateFields: typedOnly(entered(form)), formError: null })
    : null;

/** A name that comes several times is a list. */
const entered = (form: FormData): Record<string, unknown> =>
  Object.fromEntries([...new Set(form.keys())].map((name) => [name, valueOf(form.getAll(name))]));

const valueOf = (values: FormDataEntryValue[]) => (values.length === 1 ? values[0] : values);
