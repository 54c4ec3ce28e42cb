import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Contains 80 kB of numbering plans: server only. */

/** The number in international format, "+18605550117"; US numbers need no country code. Null if invalid. */
export function parseInternationalPhone(text: string): string | null {
  const parsed = parsePhoneNumberFromString(text, "US");
  return parsed?.isValid() ? parsed.number : null;
}

/** As parseInternationalPhone, for numbers in the US only. */
export function parseUsPhone(text: string): string | null {
  const number = parseInternationalPhone(text);
  return number?.startsWith("+1") ? number : null;
}
