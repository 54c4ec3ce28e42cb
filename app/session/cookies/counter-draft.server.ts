import * as z from "zod";
import type { Cipher } from "../cipher.server";
import type { Cookies } from "./cookies.server";

const cookie = "counter-draft";
/** Longer than a phone call, shorter than a shift: it says who ordered, and where they live. */
const lifetime = 60 * 60;

const content = z.object({ owner: z.string(), fields: z.record(z.string(), z.string()) });

/**
 * What was typed of an order at the counter beside its dishes, until it is placed. Encrypted in a cookie, so that it outlives
 * each dish that is added without JavaScript, and that the fee of its address can be asked for.
 */
export interface CounterDraft {
  /** By name; empty where `owner` (who takes orders where) has typed nothing yet. */
  read: (owner: string) => Promise<Record<string, string>>;
  keep: (owner: string, fields: Record<string, string>) => Promise<void>;
  forget: () => void;
}

export function createCounterDraft(cookies: Cookies, cipher: Cipher): CounterDraft {
  return {
    read: async (owner) => {
      const encrypted = cookies.get(cookie);
      const draft = encrypted ? content.safeParse(await cipher.decrypt(encrypted)).data : undefined;
      return draft?.owner === owner ? draft.fields : {};
    },
    keep: async (owner, fields) =>
      cookies.set(cookie, await cipher.encrypt({ owner, fields }, lifetime), { maxAge: lifetime }),
    forget: () => {
      if (cookies.get(cookie)) cookies.remove(cookie);
    },
  };
}
