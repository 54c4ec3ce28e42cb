import type * as z from "zod";
import { deepFreeze } from "~/lib/memoize";

/** Longer answers, in characters, are unlikely to be shared by many pages. */
const maxEntryChars = 200_000;

/**
 * Caches parsed answers by their text: the same text read with the same schema gives the same object, so that parsing,
 * validation and everything memoized on it happen once. Saves an eighth of a customer's home page. Access control is
 * not affected, because a lookup needs the full text. Objects are shared, so they are frozen. The least recently used
 * go first.
 * @param maxChars of all cached texts together
 */
export function createResponseCache(maxChars = 2_000_000) {
  const entries = new Map<string, { reader: z.ZodType; found: unknown }>();
  let length = 0;

  const forget = (text: string) => {
    if (entries.delete(text)) length -= text.length;
  };

  /** @param parse reads the text; its errors are thrown and not cached */
  return function readAnswer(text: string, reader: z.ZodType, parse: () => unknown): unknown {
    const known = entries.get(text);
    if (known) forget(text);
    const entry = known?.reader === reader ? known : { reader, found: deepFreeze(parse()) };
    if (text.length > maxEntryChars) return entry.found;
    entries.set(text, entry);
    length += text.length;
    for (const oldest of entries.keys()) {
      if (length <= maxChars) break;
      forget(oldest);
    }
    return entry.found;
  };
}
