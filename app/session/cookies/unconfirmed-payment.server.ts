import * as z from "zod";
import type { Cipher } from "../cipher.server";
import type { Cookies } from "./cookies.server";

const cookie = "unconfirmed-payment";
/** A day: by then a card's statement says what happened. */
const lifetime = 24 * 60 * 60;
/** As many restaurants fit the cookie. */
const most = 8;

const payment = z.object({ restaurantId: z.string(), key: z.string(), transaction: z.string().nullable() });
const content = z.object({ owner: z.string(), payments: z.array(payment) });

type UnconfirmedPayment = z.infer<typeof payment>;

/**
 * [PAY-16, PAY-18] Payments of which nobody could say yet what became of them, one a restaurant. While there is one, nothing is
 * paid there again without the customer's plain word for it.
 */
export interface UnconfirmedPayments {
  /** null where `owner` waits for nothing there. */
  read: (owner: string, restaurantId: string) => Promise<UnconfirmedPayment | null>;
  keep: (owner: string, payment: UnconfirmedPayment) => Promise<void>;
  /** Once it is known what became of it, or the customer wants to pay again. */
  forget: (owner: string, restaurantId: string) => Promise<void>;
}

export function createUnconfirmedPayments(cookies: Cookies, cipher: Cipher): UnconfirmedPayments {
  const readPayments = async (owner: string): Promise<UnconfirmedPayment[]> => {
    const encrypted = cookies.get(cookie);
    const found = encrypted ? content.safeParse(await cipher.decrypt(encrypted)).data : undefined;
    return found?.owner === owner ? found.payments : [];
  };
  const write = async (owner: string, payments: UnconfirmedPayment[]) =>
    cookies.set(cookie, await cipher.encrypt({ owner, payments: payments.slice(0, most) }, lifetime), {
      maxAge: lifetime,
    });
  const others = async (owner: string, restaurantId: string) =>
    (await readPayments(owner)).filter((kept) => kept.restaurantId !== restaurantId);
  return {
    read: async (owner, restaurantId) =>
      (await readPayments(owner)).find((kept) => kept.restaurantId === restaurantId) ?? null,
    keep: async (owner, kept) => write(owner, [kept, ...(await others(owner, kept.restaurantId))]),
    forget: async (owner, restaurantId) => {
      if (!cookies.get(cookie)) return;
      const rest = await others(owner, restaurantId);
      if (rest.length > 0) await write(owner, rest);
      else cookies.remove(cookie);
    },
  };
}
