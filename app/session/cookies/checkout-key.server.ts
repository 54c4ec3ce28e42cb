import { createHmac } from "node:crypto";

/** What a payment is for: a customer's cart with its content, on these terms. */
interface Payable {
  customerId: string;
  cartId: string;
  /** Each line with its quantity, size, add-ons and price. */
  lines: readonly string[];
  /**
   * Everything else that determines the amount: total, coupon, tip, order type, address, time. Missing and null are the
   * same.
   */
  terms?: Readonly<Record<string, string | number | null | undefined>>;
}

export type CheckoutKey = (payable: Payable) => string;

/**
 * [PAY-16] The idempotency key of a payment, "<cart>.<terms>": the same in every tab and after every reload, but a new
 * one as soon as anything that determines the amount differs, since a host answers a known key with its earlier charge.
 * It cannot be guessed from outside.
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

/** Whether two keys are for the same cart with the same content, on any terms. */
export const isSameCart = (key: string, other: string): boolean => key.split(".")[0] === other.split(".")[0];
