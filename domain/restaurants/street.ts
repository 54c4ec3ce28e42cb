/** Roads whose name ends with a number: "State Route 10" is no unit 10. */
const numberedRoad = /\b(?:route|rte|rt|highway|hwy|road|rd|interstate|us|sr|cr)$/;
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
  return /^\d/.test(unit) && numberedRoad.test(street) ? words : street;
}
