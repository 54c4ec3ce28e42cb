import * as z from "zod";
import { findUsState } from "@domain/registration/options";
import { textLine } from "@domain/values/text-line";

/** [WIZ-6, WIZ-7, SET-2] Fields of a business that its registration and its settings check alike. */

const getDigits = (text: string) => text.replace(/\D/g, "");

/** A telephone number of at least ten digits, as it was typed; `tooShort` also says that it is missing. */
export const phoneField = (tooShort: string) =>
  z
    .string({ error: tooShort })
    .trim()
    .refine((text) => getDigits(text).length >= 10, { error: tooShort, abort: true })
    .max(30, "Please enter a valid phone number");

/** A state of the US by name or code; gives its code, "CT". */
export const stateField = textLine(2, "State is required", 40, "State").transform((text, context) => {
  const state = findUsState(text);
  if (state) return state.code;
  context.addIssue("Please choose a state of the US");
  return z.NEVER;
});

/** "06010" or "06010-1234". */
export const zipCodeField = (tooShort: string) =>
  textLine(5, tooShort, 10, "ZIP code").regex(/^(?:.{0,4}|\d{5}(?:-\d{4})?)$/, "Please enter a valid ZIP code");
