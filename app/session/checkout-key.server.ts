import { createHmac } from "node:crypto";

/** What one attempt to pay belongs to: a customer's cart with the lines it has now. */
export interface PayableCart {
  customerId: string;
  cartId: string;
  lineIds: readonly string[];
}

export type CheckoutKey = (cart: PayableCart) => string;

/**
 * [PAY-16] The idempotency key of a cart: the same in every tab and after every reload, another one once a line is added or
 * removed, and not to be guessed from outside. Quantities do not count: the total is compared on its own.
 */
export function createCheckoutKey(secrets: readonly string[]): CheckoutKey {
  const [secret] = secrets;
  if (!secret) throw new Error("A checkout key needs a secret.");
  return ({ customerId, cartId, lineIds }) =>
    createHmac("sha256", `checkout-key\0${secret}`)
      .update(JSON.stringify([customerId, cartId, [...lineIds].sort()]))
      .digest("base64url");
}
