import { useNavigation, useSearchParams, useSubmit } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { useHydrated } from "~/ui/live/use-hydrated";
import { backHref, checkoutHref, type CheckoutChoices, toTextFields, readChoices } from "./choices";

/** The form's buttons that change none of its choices. */
const leading = ["pay", "place", "go", "clear"];

/** The choices, including those just submitted, and a function to change them (with JavaScript). */
export function useChoices<Current extends CheckoutChoices>(current: Current) {
  const submit = useSubmit();
  const { formAction, formData } = useNavigation();
  const isOfForm = formData !== undefined && formAction?.split("?")[0] === paths.checkout();
  const isOnItsWay = isOfForm && !leading.some((name) => formData.has(name));
  const next = isOnItsWay ? readChoices(toTextFields(formData)) : null;
  const choices = next ? { ...current, ...next, type: next.type ?? current.type } : current;
  /** Submits the whole form, so that nothing typed meanwhile is lost. */
  const change = (part: Partial<CheckoutChoices>) => {
    const form = document.getElementById("choices");
    if (!(form instanceof HTMLFormElement)) return;
    const fields = new FormData(form);
    for (const [name, value] of Object.entries(part)) fields.set(name, value ?? "");
    submit(fields, { method: "post", action: checkoutHref(choices), replace: true, preventScrollReset: true });
  };
  return { choices, change, isBusy: isOnItsWay };
}

/**
 * The URL back from a part of the checkout to the element with that id; with JavaScript the page below is still in
 * place.
 */
export function useBackHref(id: string): string {
  const [query] = useSearchParams();
  const choices = readChoices(query);
  return useHydrated() ? checkoutHref(choices) : backHref(choices, id);
}
