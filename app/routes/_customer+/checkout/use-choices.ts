import { useNavigate, useNavigation } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { checkoutHref, type Choices, readChoices } from "./choices";

/** The choices as they will be once the page on its way is there, and how to change them (with JavaScript). */
export function useChoices<Current extends Choices>(current: Current) {
  const navigate = useNavigate();
  const { location, formMethod } = useNavigation();
  const isOnItsWay = location?.pathname === paths.checkout() && formMethod !== "POST";
  const next = isOnItsWay ? readChoices(new URLSearchParams(location.search)) : null;
  const choices = next ? { ...current, ...next, type: next.type ?? current.type } : current;
  const change = (part: Partial<Choices>) =>
    navigate(checkoutHref({ ...choices, ...part }), { replace: true, preventScrollReset: true });
  return { choices, change, isBusy: isOnItsWay };
}
