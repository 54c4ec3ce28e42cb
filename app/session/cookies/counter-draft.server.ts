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

/** Which draft: `owner` is a person at a restaurant, after one order; `key` tells orders in several tabs apart. */
interface DraftName {
  owner: string;
  key?: string | undefined;
}

const fields = z.record(z.string(), z.string());
const draft = z.object({ owner: z.string(), key: z.string().optional(), fields, isDone: z.literal(true).optional() });
const content = z.object({ drafts: z.array(draft) });
/** Compressed: long texts in scripts of three bytes a character fit as well. */
const packed = z.object({ packed: z.string() });

type Draft = z.output<typeof draft>;

/**
 * The fields of counter orders other than their dishes, until they are placed, newest first. Encrypted in a cookie, so that they
 * survive adding dishes without JavaScript, and that the delivery fee of an address can be quoted.
 */
export interface CounterDraft {
  /** Values by name; empty where nothing was entered for this order. Without a key: the owner's newest. */
  read: (name: DraftName) => Promise<Record<string, string>>;
  save: (name: DraftName, fields: Record<string, string>) => Promise<void>;
  /**
   * Once the order is placed, on hold or gone. Its own page, which may not hear of that, still finds it by its key: another total and
   * other change would show there. Drafts of orders in other tabs stay.
   */
  clear: (name: DraftName) => Promise<void>;
}

export function createCounterDraft(cookies: Cookies, cipher: Cipher): CounterDraft {
  const readAll = async (): Promise<Draft[]> => {
    const encrypted = cookies.get(cookie);
    return encrypted ? unpack(await cipher.decrypt(encrypted)) : [];
  };
  const write = async (drafts: Draft[]) =>
    cookies.set(cookie, await cipher.encrypt(toFitting(drafts), lifetime), { maxAge: lifetime });
  const isNamed = ({ owner, key }: DraftName) => {
    return (one: Draft) => one.owner === owner && one.key === key;
  };
  return {
    read: async ({ owner, key }) => {
      const drafts = await readAll();
      const found = drafts.find((one) => one.owner === owner && (key === undefined ? !one.isDone : one.key === key));
      return found?.fields ?? {};
    },
    save: async (name, typed) => {
      const drafts = await readAll();
      const previous = drafts.find(isNamed(name));
      const { owner, key } = name;
      const next = { owner, ...(key === undefined ? {} : { key }), ...(previous?.isDone && { isDone: true as const }) };
      await write([{ ...next, fields: typed }, ...drafts.filter((one) => one !== previous)]);
    },
    clear: async (name) => {
      if (!cookies.get(cookie)) return;
      const drafts = await readAll();
      const done = name.key === undefined ? undefined : drafts.find(isNamed(name));
      const rest = drafts.filter((one) => !isNamed(name)(one) && !one.isDone);
      if (done) rest.push({ ...done, isDone: true });
      if (rest.length > 0) await write(rest);
      else cookies.remove(cookie);
    },
  };
}

/** The oldest are dropped; a single one that does not fit even compressed goes without its longest field. */
function toFitting(drafts: Draft[]): z.output<typeof content> | z.output<typeof packed> {
  if (countBytes({ drafts }) <= maxCookieBytes) return { drafts };
  const small = { packed: deflateRawSync(JSON.stringify({ drafts })).toString("base64url") };
  if (countBytes(small) <= maxCookieBytes) return small;
  if (drafts.length > 1) return toFitting(drafts.slice(0, -1));
  return toFitting(drafts.map((one) => ({ ...one, fields: withoutLongest(one.fields) })));
}

function withoutLongest(typed: Record<string, string>): Record<string, string> {
  const [longest] = Object.entries(typed).sort(([, one], [, other]) => countBytes(other) - countBytes(one));
  return Object.fromEntries(Object.entries(typed).filter(([name]) => name !== longest?.[0]));
}

/** Input is what was encrypted here, so its length is limited already. */
function unpack(stored: unknown): Draft[] {
  const small = packed.safeParse(stored).data?.packed;
  const all = small === undefined ? stored : JSON.parse(inflateRawSync(Buffer.from(small, "base64url")).toString());
  return content.safeParse(all).data?.drafts ?? [];
}

const countBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
