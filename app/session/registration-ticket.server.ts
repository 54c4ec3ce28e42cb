import * as z from "zod";
import type { Cookies } from "./cookies.server";
import type { Sealer } from "./seal.server";

const cookie = "registration";
/** A draft lives that long. */
const lifetime = 24 * 60 * 60;

const content = z.object({
  token: z.string(),
  /** Why the last attempt to send it failed, and in which step that shows. */
  problem: z
    .object({
      step: z.number().int(),
      fieldErrors: z.record(z.string(), z.array(z.string())),
      formErrors: z.array(z.string()),
    })
    .nullable(),
  isSubmitted: z.boolean(),
});

/** Which registration under way is this visitor's; sealed in a cookie, so any tab and any copy of the app finds it. */
export type Ticket = z.infer<typeof content>;

export interface RegistrationTicket {
  read: () => Promise<Ticket | null>;
  keep: (ticket: Ticket) => Promise<void>;
}

export function createRegistrationTicket(cookies: Cookies, sealer: Sealer): RegistrationTicket {
  return {
    read: async () => {
      const sealed = cookies.get(cookie);
      return sealed ? (content.safeParse(await sealer.open(sealed)).data ?? null) : null;
    },
    keep: async (ticket) => cookies.set(cookie, await sealer.seal(ticket, lifetime), { maxAge: lifetime }),
  };
}
