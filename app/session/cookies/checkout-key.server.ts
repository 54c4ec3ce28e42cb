import { createHmac } from "node:crypto";

/** What one attempt to pay is for: a customer's cart with what is in it, on these terms. */
interface Payable {
  customerId: string;
  cartId: string;
  /** Each line with its quantity, size, add-ons and price. */
  lines: readonly string[];
  /** Whatever else makes the amount: total, coupon, tip, order type, address, time. What is left out and null are the same. */
  terms?: Readonly<Record<string, string | number | null | undefined>>;
}

export type CheckoutKey = (payable: Payable) => string;

/**
 * [PAY-16] The idempotency key of a payment, "<cart>.<terms>": the same in every tab and after every reload, another one as soon
 * as anything differs that makes the amount, since a host answers a key it knows with the charge it made before. Not to be
 * guessed from outside.
 */
export function createCheckoutKey(secrets: readonly string[]): CheckoutKey {
  const [secret] = secrets;
  if (!secret) throw new Error("A checkout key needs a secret.");
  const hash = (value: unknown) =>
    createHmac("sha256", `checkout-key\0${secret}`).update(JSON.stringify(value)).digest("base64url");
  return ({ customerId, cartId, lines, terms = {} }) => {
    const cart = [customerId, cartId, [...lines].sort()];
    const told = Object.entries(terms)
      .filter(([, value]) => value != null)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    return `${hash(cart)}.${hash([cart, told])}`;
  };
}

/** Whether two keys are for the same cart with the same in it, on whatever terms. */
export const isSameCart = (key: string, other: string): boolean => key.split(".")[0] === other.split(".")[0];
