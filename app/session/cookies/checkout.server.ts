import { createHmac } from "node:crypto";
import * as z from "zod";
import { daySeconds } from "@domain/duration";
import type { Cipher } from "../cipher.server";
import type { Cookies } from "./cookies.server";

const cookie = "checkout-draft";
/** A day: an order postponed until tomorrow is a new one. */
const lifetime = daySeconds;
/** Characters that fit a cookie after encryption. */
const maxCookieChars = 2_700;

const typed = z.object({
  coupon: z.string(),
  tip: z.string(),
  tipAmount: z.string(),
  table: z.string(),
  note: z.string(),
  // Drafts saved by earlier versions have none.
  ifSoldOut: z.string().default(""),
});
const draft = z.object({ restaurantId: z.string(), cartId: z.string(), typed });
const content = z.object({ owner: z.string(), drafts: z.array(draft) });

/** What a customer entered at a checkout; private. */
export type CheckoutValues = z.infer<typeof typed>;
type SavedCheckout = z.infer<typeof draft>;

/**
 * Tip, note, coupon and table of the carts being ordered, by restaurant, newest first. Encrypted in a cookie rather
 * than in the URL: it survives every submission without JavaScript, and appears in no history, log or shared link.
 */
export interface CheckoutDraft {
  /** null where `owner` has entered nothing there within a day. */
  read: (owner: string, restaurantId: string) => Promise<SavedCheckout | null>;
  save: (owner: string, saved: SavedCheckout) => Promise<void>;
  /** Call it once the cart is ordered. */
  clear: (owner: string, restaurantId: string) => Promise<void>;
}

export function createCheckoutDraft(cookies: Cookies, cipher: Cipher): CheckoutDraft {
  const readDrafts = async (owner: string): Promise<SavedCheckout[]> => {
    const encrypted = cookies.get(cookie);
    const found = encrypted ? content.safeParse(await cipher.decrypt(encrypted)).data : undefined;
    return found?.owner === owner ? found.drafts : [];
  };
  const write = async (owner: string, drafts: SavedCheckout[]) => {
    // The oldest is dropped.
    const fitting = drafts.filter((_, index) => countBytes(drafts.slice(0, index + 1)) <= maxCookieChars);
    cookies.set(cookie, await cipher.encrypt({ owner, drafts: fitting }, lifetime), { maxAge: lifetime });
  };
  const others = async (owner: string, restaurantId: string) =>
    (await readDrafts(owner)).filter((saved) => saved.restaurantId !== restaurantId);
  return {
    read: async (owner, restaurantId) =>
      (await readDrafts(owner)).find((saved) => saved.restaurantId === restaurantId) ?? null,
    save: async (owner, saved) => write(owner, [saved, ...(await others(owner, saved.restaurantId))]),
    clear: async (owner, restaurantId) => {
      const rest = await others(owner, restaurantId);
      if (rest.length > 0) await write(owner, rest);
      else if (cookies.get(cookie)) cookies.remove(cookie);
    },
  };
}

const countBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

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
    const definedTerms = Object.entries(terms)
      .filter(([, value]) => value != null)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    return `${hash(cart)}.${hash([cart, definedTerms])}`;
  };
}

/** Whether two keys are for the same cart with the same content, on any terms. */
export const isSameCart = (key: string, other: string): boolean => key.split(".")[0] === other.split(".")[0];
