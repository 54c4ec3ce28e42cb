import type { Choices } from "~/features/checkout/choices";
import type { CheckoutView } from "~/features/checkout/load-checkout.server";

/** What every section of the checkout is given. `choices` are those of the page on its way, if one is. */
export interface SectionPart {
  view: CheckoutView;
  choices: CheckoutView["choices"];
  change: (part: Partial<Choices>) => void;
}
