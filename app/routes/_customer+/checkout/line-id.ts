import type { QuoteLine } from "@domain/contract/ordering/quote";

/** Id of a cart line's place on the checkout page. */
export const lineId = (line: QuoteLine): string => `line-${line.cartItemId ?? line.menuItemId}`;

/** Name of the buttons that post a new quantity of a cart line; no path, of which an id would be a position too far (read-form). */
export const quantityOf = (cartItemId: string) => `quantity-${cartItemId}`;
