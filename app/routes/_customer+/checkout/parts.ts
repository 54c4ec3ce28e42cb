import type { QuoteLine } from "@domain/contract/ordering/quote";
import type { OrderType } from "@domain/orders/order-type";
import type { CheckoutView } from "~/features/checkout/checkout-view.server";
import type { CheckoutChoices } from "~/features/checkout/choices";

/** Props of every section of the checkout. `choices` include those just submitted. */
export interface SectionPart {
  view: CheckoutView;
  choices: CheckoutView["choices"];
  change: (part: Partial<CheckoutChoices>) => void;
}

/** The id of a cart line's element. */
export const lineId = (line: QuoteLine): string => `line-${line.cartItemId ?? line.menuItemId}`;

/**
 * The name of the buttons that post a line's new quantity. Not in path notation, where a numeric id would be taken for
 * a list index (read-form).
 */
export const quantityFieldName = (cartItemId: string) => `quantity-${cartItemId}`;

/** Labels of the order types for customers. */
export const orderTypeLabels: Record<OrderType, string> = {
  delivery: "Delivery",
  takeaway: "Takeaway",
  "dine-in": "Dine-in",
};

interface PricedCart {
  hasQuote: boolean;
  quote: { total: number; lines: readonly { problem: string | null }[] };
}

/**
 * [PAY-10] Whether the host prices the order at nothing, so that no card is asked for. A cart in which nothing can be
 * ordered costs nothing either, and is no free order.
 */
export const isFree = ({ hasQuote, quote }: PricedCart): boolean =>
  hasQuote && quote.total === 0 && quote.lines.some(({ problem }) => problem === null);
