import { useActionData } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { readFormEntries } from "~/ui/forms/validation/form-entries";

export type TypedValues = Record<string, unknown>;

interface Answer {
  formId?: string;
  repopulateFields?: TypedValues;
}

/**
 * The current values of a form, for its preview: live with JavaScript, else as last submitted. Spread `watch` into the
 * form.
 */
export function useTypedValues(formId: string, first: TypedValues) {
  const answer = useActionData<Answer>();
  const sent = answer?.formId === formId ? answer.repopulateFields : undefined;
  const [typed, setTyped] = useState<TypedValues | null>(null);
  const onInput = (event: FormEvent<HTMLFormElement>) =>
    setTyped(readFormEntries(new FormData(event.currentTarget).entries()));
  return { values: typed ?? sent ?? first, watch: { onInput } };
}

/** The value of a text field. */
export const toText = (value: unknown): string => (typeof value === "string" ? value : "");
/** The values of a repeated field. */
export const toTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string" && one !== "");
