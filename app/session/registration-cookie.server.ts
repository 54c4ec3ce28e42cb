import * as z from "zod";
import { daySeconds } from "@domain/duration";
import type { Cipher } from "./cipher.server";
import type { Cookies } from "./cookies/cookies.server";

const cookie = "registration";
/** The lifetime of a draft. */
const lifetime = daySeconds;

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

/** Which registration a visitor is filling in, and how far it is. */
export type RegistrationProgress = z.infer<typeof content>;

/** The progress of the visitor's registration, encrypted in a cookie, so that any tab and any copy of the app finds it. */
export interface RegistrationCookie {
  read: () => Promise<RegistrationProgress | null>;
  save: (progress: RegistrationProgress) => Promise<void>;
}

export function createRegistrationCookie(cookies: Cookies, cipher: Cipher): RegistrationCookie {
  return {
    read: async () => {
      const encrypted = cookies.get(cookie);
      return encrypted ? (content.safeParse(await cipher.decrypt(encrypted)).data ?? null) : null;
    },
    save: async (progress) => cookies.set(cookie, await cipher.encrypt(progress, lifetime), { maxAge: lifetime }),
  };
}
