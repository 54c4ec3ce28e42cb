import * as z from "zod";

/**
 * One line of text, trimmed: a line break or tab, as files and calls may hold, becomes a blank. Fields of forms hold none.
 * `missing` answers what is no text.
 */
export const oneLine = (missing?: string) =>
  z.string(missing === undefined ? undefined : { error: missing }).overwrite((text) =>
    text
      .split(/[\t\n\v\f\r\u0085\u2028\u2029]+/)
      .map((part) => part.trim())
      .filter(Boolean)
      .join(" "),
  );

/** One line of text as forms and calls take it: trimmed, of at least `min` and at most `max` characters. */
export const textLine = (min: number, tooShort: string, max: number, label: string) =>
  oneLine(tooShort).min(min, tooShort).max(max, `${label} can be at most ${max} characters`);

/** The text with a full stop, unless it ends a sentence by itself: another sentence may follow what people typed. */
export const asSentence = (text: string): string => (/[.!?…؟。]["”’)]?$/.test(text) ? text : `${text}.`);
