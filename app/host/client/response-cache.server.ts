import type * as z from "zod";
import { deepFreeze } from "~/lib/memoize";

/** Of more characters than this, an answer is not what many pages ask for. */
const longest = 200_000;

/**
 * What was read out of answers, by their text: the same text read by the same schema is the same object, so that parsing, checking and
 * whatever is worked out of it alone (`memoize`) happen once. Spares a customer's home an eighth of its time. Whose answer it is does not
 * matter: nothing but the text is in it. As it is shared it is frozen. Room is made by what was not asked for longest.
 * @param room in characters of text
 */
export function createResponseCache(room = 2_000_000) {
  const kept = new Map<string, { reader: z.ZodType; found: unknown }>();
  let length = 0;

  const forget = (text: string) => {
    if (kept.delete(text)) length -= text.length;
  };

  /** @param parse what reads the text; what it throws is thrown, and not kept */
  return function readAnswer(text: string, reader: z.ZodType, parse: () => unknown): unknown {
    const known = kept.get(text);
    if (known) forget(text);
    const entry = known?.reader === reader ? known : { reader, found: deepFreeze(parse()) };
    if (text.length > longest) return entry.found;
    kept.set(text, entry);
    length += text.length;
    for (const oldest of kept.keys()) {
      if (length <= room) break;
      forget(oldest);
    }
    return entry.found;
  };
}
