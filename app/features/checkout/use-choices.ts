import { useNavigation, useSearchParams, useSubmit } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { useHydrated } from "~/ui/live/use-hydrated";
import { backHref, checkoutHref, type Choices, toTextFields, readChoices } from "./choices";

/** Buttons of the form that change no choice of it. */
const leading = ["pay", "place", "go", "clear"];

/** The choices as they will be once the page on its way is there, and how to change them (with JavaScript). */
export function useChoices<Current extends Choices>(current: Current) {
  const submit = useSubmit();
  const { formAction, formData } = useNavigation();
  const isOfForm = formData !== undefined && formAction?.split("?")[0] === paths.checkout();
  const isOnItsWay = isOfForm && !leading.some((name) => formData.has(name));
  const next = isOnItsWay ? readChoices(toTextFields(formData)) : null;
  const choices = next ? { ...current, ...next, type: next.type ?? current.type } : current;
  /** Sends the whole form, so that nothing typed meanwhile is lost. */
  const change = (part: Partial<Choices>) => {
    const form = document.getElementById("choices");
    if (!(form instanceof HTMLFormElement)) return;
    const fields = new FormData(form);
    for (const [name, value] of Object.entries(part)) fields.set(name, value ?? "");
    submit(fields, { method: "post", action: checkoutHref(choices), replace: true, preventScrollReset: true });
  };
  return { choices, change, isBusy: isOnItsWay };
}

/** Back from a part of the checkout to the place with that id, which a page whose script runs has never left. */
export function useBackHref(id: string): string {
  const [query] = useSearchParams();
  const choices = readChoices(query);
  return useHydrated() ? checkoutHref(choices) : backHref(choices, id);
}
