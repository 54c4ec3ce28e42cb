import { usStates } from "@domain/registration/options";

/** Kinds of street whose names end with them: a number that follows is a unit ("St 4"). */
const namedKinds =
  "alley|aly|blvd|boulevard|cir|circle|court|ct|dr|drive|lane|ln|parkway|pkwy|pl|place|plaza|sq|square|st|street|ter|terrace|trail|trl|way";
/** Kinds that have a name ("Elm Ave 4") or a number ("Avenue 64", "County Road 12"). */
const namedOrNumberedKinds = "ave|avenue|rd|road";
const directions = "[nsew]|[ns][ew]|north|south|east|west";
const endsWithKind = new RegExp(` (?:${namedKinds}|${namedOrNumberedKinds})(?: (?:${directions}))?$`);
/** Words before the kind of a road that has a number: "Co Rd 12", "Old State Hwy 7", "Texas Highway 4B". */
const roadWords = [
  "county|co|cnty|cty|parish|township|twp|town|state|st|us|interstate|national|natl|forest|farm|fm|ranch|rm|rr|private|pvt|service",
  "frontage|access|rural|old|new|upper|lower|to|market|bia|indian|reservation|tribal|park|fire|logging|mine",
  ...usStates.flatMap(({ code, name }) => [code.toLowerCase(), name.toLowerCase()]),
].join("|");
/** A house number and a kind of road without a name: the number that follows is the road's. */
const numberedRoad = new RegExp(
  `^\\S+ (?:(?:(?:${directions}|${roadWords}) )*` +
    `(?:${namedOrNumberedKinds}|cr|fm|rm|sr|us|route|rte|rt|hwy|highway|loop|interstate|spur|exit|calle|carr|carretera|avenida)|${namedKinds})$`,
);
/** "12 E" before "RM 620": without a name, what follows is the road and no room. */
const isNameless = new RegExp(`^\\S+ (?:${directions})$`);
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
  return isNameless.test(street) || isPartOfStreet(unit, street) ? words : street;
}

/** Whether the number after a street belongs to its name; a number with a letter does only after a road without a name. */
function isPartOfStreet(number: string, street: string): boolean {
  if (!/^\d+ ?\w?$/.test(number)) return false;
  return numberedRoad.test(street) || !(/^\d+[a-z]$/.test(number) || endsWithKind.test(street));
}
