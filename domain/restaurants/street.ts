/** What no number belongs to: "St 4B" has a unit, "State Route 10", "Avenue 64" and "FM 1960" are roads. */
const unnumbered =
  /\b(?:alley|aly|blvd|boulevard|cir|circle|court|ct|dr|drive|lane|ln|parkway|pkwy|pl|place|plaza|sq|square|st|street|ter|terrace|trail|trl|way)(?: [nsew]| north| south| east| west)?$/;
/** A unit after the street: "Apt 3", "Suite 200", "#4", "4B". Groups: the street, the unit. */
const streetAndUnit =
  /^(\S+ \S.*?) ((?:apt|apartment|unit|ste|suite|fl|floor|rm|room|bldg|building)\b.*|\d+(?:st|nd|rd|th) (?:fl|floor)\b.*|\d+ ?\w?)$/;

/**
 * [FIND-1] Whether two entered streets are the same but for the unit: "48 prospect st., Apt 3" is at "48 Prospect St", and at
 * "48 Prospect St #4".
 */
export function isAtStreet(entered: string, street: string): boolean {
  const known = withoutUnit(street);
  return known !== "" && withoutUnit(entered) === known;
}

function withoutUnit(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll("#", " unit ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const [, street = words, unit = ""] = streetAndUnit.exec(words) ?? [];
  return /^\d+ ?\w?$/.test(unit) && !unnumbered.test(street) ? words : street;
}
