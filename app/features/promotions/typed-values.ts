import { useActionData } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { toDecimal } from "@domain/money";
import { periodFields } from "@domain/promotions/promotion-period";
import { readFormEntries } from "~/ui/forms/validation/form-entries";

export type TypedValues = Record<string, unknown>;

interface ActionResult {
  formId?: string;
  repopulateFields?: TypedValues;
}

/**
 * The current values of a form, for its preview: live with JavaScript, else as last submitted. Spread `watch` into the
 * form.
 */
export function useTypedValues(formId: string, first: TypedValues) {
  const actionData = useActionData<ActionResult>();
  const submitted = actionData?.formId === formId ? actionData.repopulateFields : undefined;
  const [typed, setTyped] = useState<TypedValues | null>(null);
  const onInput = (event: FormEvent<HTMLFormElement>) =>
    setTyped(readFormEntries(new FormData(event.currentTarget).entries()));
  return { values: typed ?? submitted ?? first, watch: { onInput } };
}

/** The value of a text field. */
export const toText = (value: unknown): string => (typeof value === "string" ? value : "");
/** The values of a repeated field. */
export const toTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string" && one !== "");

/** An amount as people type it: "15", "12.50". */
export const plainAmount = (hundredths: number): string => toDecimal(hundredths).replace(/\.00$/, "");

/** Field values of a stored period; dates that the host omits are empty. */
export function periodValues(startsAt: string | null, endsAt: string | null, timeZone: string) {
  if (!startsAt || !endsAt) return { startDate: "", startTime: "", endDate: "", endTime: "" };
  return periodFields({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, timeZone);
}
