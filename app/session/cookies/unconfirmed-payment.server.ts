import * as z from "zod";
import { daySeconds } from "@domain/duration";
import type { Cipher } from "../cipher.server";
import type { Cookies } from "./cookies.server";

const cookie = "unconfirmed-payment";
/** A day: by then the card's statement shows what happened. */
const lifetime = daySeconds;
/** How many restaurants fit the cookie. */
const maxPayments = 8;

const payment = z.object({ restaurantId: z.string(), key: z.string(), transaction: z.string().nullable() });
const content = z.object({ owner: z.string(), payments: z.array(payment) });

type UnconfirmedPayment = z.infer<typeof payment>;

/**
 * [PAY-16, PAY-18] Payments with an unknown outcome, one per restaurant. While there is one, another payment there
 * needs the customer's explicit confirmation.
 */
export interface UnconfirmedPayments {
  /** null where `owner` has none there. */
  read: (owner: string, restaurantId: string) => Promise<UnconfirmedPayment | null>;
  save: (owner: string, payment: UnconfirmedPayment) => Promise<void>;
  /** Once the outcome is known, or the customer wants to pay again. */
  clear: (owner: string, restaurantId: string) => Promise<void>;
}

export function createUnconfirmedPayments(cookies: Cookies, cipher: Cipher): UnconfirmedPayments {
  const readPayments = async (owner: string): Promise<UnconfirmedPayment[]> => {
    const encrypted = cookies.get(cookie);
    const found = encrypted ? content.safeParse(await cipher.decrypt(encrypted)).data : undefined;
    return found?.owner === owner ? found.payments : [];
  };
  const write = async (owner: string, payments: UnconfirmedPayment[]) =>
    cookies.set(cookie, await cipher.encrypt({ owner, payments: payments.slice(0, maxPayments) }, lifetime), {
      maxAge: lifetime,
    });
  const others = async (owner: string, restaurantId: string) =>
    (await readPayments(owner)).filter((saved) => saved.restaurantId !== restaurantId);
  return {
    read: async (owner, restaurantId) =>
      (await readPayments(owner)).find((saved) => saved.restaurantId === restaurantId) ?? null,
    save: async (owner, saved) => write(owner, [saved, ...(await others(owner, saved.restaurantId))]),
    clear: async (owner, restaurantId) => {
      if (!cookies.get(cookie)) return;
      const rest = await others(owner, restaurantId);
      if (rest.length > 0) await write(owner, rest);
      else cookies.remove(cookie);
    },
  };
}
