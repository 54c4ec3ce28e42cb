import * as z from "zod";

/** One line of text as forms and calls take it: trimmed, of at least `min` and at most `max` characters. */
export const textLine = (min: number, tooShort: string, max: number, label: string) =>
  z.string({ error: tooShort }).trim().min(min, tooShort).max(max, `${label} can be at most ${max} characters`);
