import type { QuoteLine } from "@domain/contract/ordering/quote";
import type { OrderType } from "@domain/orders/order-type";
import type { Choices } from "~/features/checkout/choices";
import type { CheckoutView } from "~/features/checkout/load-checkout.server";

/** What every section of the checkout is given. `choices` are those of the page on its way, if one is. */
export interface SectionPart {
  view: CheckoutView;
  choices: CheckoutView["choices"];
  change: (part: Partial<Choices>) => void;
}

/** Id of a cart line's place on the checkout page. */
export const lineId = (line: QuoteLine): string => `line-${line.cartItemId ?? line.menuItemId}`;

/** Name of the buttons that post a new quantity of a cart line; no path, of which an id would be a position too far (read-form). */
export const quantityFieldName = (cartItemId: string) => `quantity-${cartItemId}`;

/** Order types as people choose them. */
export const orderTypeLabels: Record<OrderType, string> = {
  delivery: "Delivery",
  takeaway: "Takeaway",
  "dine-in": "Dine-in",
};
