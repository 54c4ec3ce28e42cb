import * as z from "zod";
import type { Cipher } from "./cipher.server";
import type { Cookies } from "./cookies/cookies.server";

const cookie = "registration";
/** The lifetime of a draft. */
const lifetime = 24 * 60 * 60;

const content = z.object({
  token: z.string(),
  /** Why the last submission failed, and the step that displays it. */
  problem: z
    .object({
      step: z.union([z.literal([1, 2, 3, 4]), z.literal("halal")]),
      fieldErrors: z.record(z.string(), z.array(z.string())),
      formErrors: z.array(z.string()),
    })
    .nullable(),
  isSubmitted: z.boolean(),
});

/**
 * Identifies the visitor's registration in progress. Encrypted in a cookie, so that any tab and any copy of the app
 * finds it.
 */
export type Ticket = z.infer<typeof content>;

export interface RegistrationTicket {
  read: () => Promise<Ticket | null>;
  keep: (ticket: Ticket) => Promise<void>;
}

export function createRegistrationTicket(cookies: Cookies, cipher: Cipher): RegistrationTicket {
  return {
    read: async () => {
      const encrypted = cookies.get(cookie);
      return encrypted ? (content.safeParse(await cipher.decrypt(encrypted)).data ?? null) : null;
    },
    keep: async (ticket) => cookies.set(cookie, await cipher.encrypt(ticket, lifetime), { maxAge: lifetime }),
  };
}
