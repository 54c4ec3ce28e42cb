/**
 * [FIND-18] Whether a query seems to name a person: an e-mail address, a telephone or card number, a street address. Such queries are
 * not stored. Wrong guesses cost one count, so it is generous: any seven digits in a row count as a number.
 */
export function looksPersonal(typed: string): boolean {
  const text = typed.normalize("NFKC").toLowerCase().trim();
  return [address, spelledAddress, mailbox, dottedDomain, spacedDomain, number, street, postBox].some((pattern) =>
    pattern.test(text),
  );
}

const address = /\S\s?@\s?\S+/;
const spelledAddress = /\S\s*[([{]at[)\]}]\s*\S|\bat\b.+\bdot\b/;
/** The address without its sign: "amina gmail.com". */
const mailbox = /\b(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|aol|proton(?:mail)?)\b/;
/** Of any other provider, anywhere in a text: "amina example.com biryani". */
const dottedDomain =
  /[\p{L}\d]\.(?:com|net|org|edu|gov|info|biz|io|co|me|app|dev|us|uk|ca|au|de|fr|nl|tr|pk|bd|ae|sa)(?![\p{L}\d])/u;
/** At the end of stored words, which have no dots: "amina example com". */
const spacedDomain = /\S\s+\S+\s(?:com|net|org|edu)$/;
/** In any script's digits, however they are grouped. */
const number = /(?:\p{Nd}[\s().+/_–—-]*){7}/u;
const way =
  "(?:st|str|street|ave|avenue|rd|road|blvd|boulevard|ln|lane|dr|drive|ct|court|pl|place|pkwy|parkway|hwy|highway|ter|terrace|cir|circle|apt|apartment)";
/** "48 Prospect St", "12 W 4th Street", "Main Street 12", "123 Broadway". */
const street = new RegExp(
  `\\b\\d{1,6}[a-z]?,?\\s+(?:[\\p{L}\\d'’.-]+\\s+){1,4}?${way}\\b|\\p{L}\\s+${way}\\.?\\s+#?\\d|\\b\\d+\\s+broadway\\b`,
  "u",
);
const postBox = /\bp\.?\s?o\.?\s?box\b/;
