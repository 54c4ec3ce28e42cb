import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** 80 kB of the world's numbering plans: for the server alone. */

/** The number as it is dialled from anywhere, "+18605550117"; a US number needs no country code. Null for what is none. */
export function parseInternationalPhone(text: string): string | null {
  const parsed = parsePhoneNumberFromString(text, "US");
  return parsed?.isValid() ? parsed.number : null;
}

/** As parseInternationalPhone, for numbers in the US only. */
export function parseUsPhone(text: string): string | null {
  const number = parseInternationalPhone(text);
  return number?.startsWith("+1") ? number : null;
}
