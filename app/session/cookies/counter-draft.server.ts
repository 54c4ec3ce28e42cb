import { deflateRawSync, inflateRawSync } from "node:zlib";
import * as z from "zod";
import { hourSeconds } from "@domain/duration";
import type { Cipher } from "../cipher.server";
import type { Cookies } from "./cookies.server";

const cookie = "counter-draft";
/** Longer than a phone call, shorter than a shift, because it contains a customer's name and address. */
const lifetime = hourSeconds;
/** Bytes that fit a cookie after encryption. Browsers ignore a longer one and keep the draft before it, which would then be ordered. */
const maxCookieBytes = 2_700;

const fields = z.record(z.string(), z.string());
const content = z.object({ owner: z.string(), fields: fields.optional(), packed: z.string().optional() });

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
      if (draft?.owner !== owner) return {};
      return draft.packed === undefined ? (draft.fields ?? {}) : unpack(draft.packed);
    },
    save: async (owner, typed) => {
      const plain = { owner, fields: typed };
      const fitting = countBytes(plain) <= maxCookieBytes ? plain : pack(owner, typed);
      cookies.set(cookie, await cipher.encrypt(fitting, lifetime), { maxAge: lifetime });
    },
    clear: () => {
      if (cookies.get(cookie)) cookies.remove(cookie);
    },
  };
}

/** Long texts in scripts of three bytes a character fit compressed; what still does not fit goes without its longest field. */
function pack(owner: string, typed: Record<string, string>): { owner: string; packed: string } {
  const draft = { owner, packed: deflateRawSync(JSON.stringify(typed)).toString("base64url") };
  const [longest] = Object.entries(typed).sort(([, one], [, other]) => countBytes(other) - countBytes(one));
  if (countBytes(draft) <= maxCookieBytes || !longest) return draft;
  return pack(owner, Object.fromEntries(Object.entries(typed).filter(([name]) => name !== longest[0])));
}

/** Input is what was encrypted here, so its length is limited already. */
const unpack = (packed: string): Record<string, string> =>
  fields.safeParse(JSON.parse(inflateRawSync(Buffer.from(packed, "base64url")).toString())).data ?? {};

const countBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
