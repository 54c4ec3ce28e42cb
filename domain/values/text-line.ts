import * as z from "zod";

/** One line of text as forms and calls take it: trimmed, of at least `least` and at most `most` characters. */
export const textLine = (least: number, tooShort: string, most: number, label: string) =>
  z.string({ error: tooShort }).trim().min(least, tooShort).max(most, `${label} can be at most ${most} characters`);
