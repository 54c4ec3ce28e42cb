import * as z from "zod";
import { hourSeconds } from "@domain/duration";
import type { Cipher } from "../cipher.server";
import type { Cookies } from "./cookies.server";

const cookie = "counter-draft";
/** Longer than a phone call, shorter than a shift, because it contains a customer's name and address. */
const lifetime = hourSeconds;

const content = z.object({ owner: z.string(), fields: z.record(z.string(), z.string()) });

/**
 * The fields of a counter order other than its dishes, until it is placed. Encrypted in a cookie, so that it survives
 * adding dishes without JavaScript, and that the delivery fee of its address can be quoted.
 */
export interface CounterDraft {
  /** Values by name; empty where `owner` (a person at a restaurant) has entered nothing yet. */
  read: (owner: string) => Promise<Record<string, string>>;
  save: (owner: string, fields: Record<string, string>) => Promise<void>;
  clear: () => void;
}

export function createCounterDraft(cookies: Cookies, cipher: Cipher): CounterDraft {
  return {
    read: async (owner) => {
      const encrypted = cookies.get(cookie);
      const draft = encrypted ? content.safeParse(await cipher.decrypt(encrypted)).data : undefined;
      return draft?.owner === owner ? draft.fields : {};
    },
    save: async (owner, fields) =>
      cookies.set(cookie, await cipher.encrypt({ owner, fields }, lifetime), { maxAge: lifetime }),
    clear: () => {
      if (cookies.get(cookie)) cookies.remove(cookie);
    },
  };
}
