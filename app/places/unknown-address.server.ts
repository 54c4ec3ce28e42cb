import { hasStreetType, isAbroad, splitWords } from "./address-words";
import { cleanUp } from "./read-address.server";

/** Why an address cannot be located: it is abroad or in a territory that nobody delivers in, it lacks its town, or for another reason. */
type UnknownAddress =
  | { kind: "territory"; name: string }
  | { kind: "abroad" }
  | { kind: "no-town"; street: string }
  | { kind: "other" };

/** Of the table of ZIP codes only these have none. */
const territories: readonly { name: string; ends: RegExp; zips: RegExp }[] = [
  { name: "Puerto Rico", ends: /(?:^|[\s,])(?:puerto rico|p\.?r\.?)$/i, zips: /^00[679]\d\d$/ },
  { name: "the U.S. Virgin Islands", ends: /(?:^|[\s,])(?:virgin islands|u?s?v\.?i\.?)$/i, zips: /^008\d\d$/ },
  { name: "Guam", ends: /(?:^|[\s,])(?:guam|gu)$/i, zips: /^969[123]\d$/ },
  { name: "American Samoa", ends: /(?:^|[\s,])american samoa$|,\s*as$/i, zips: /^96799$/ },
  { name: "the Northern Mariana Islands", ends: /(?:^|[\s,])(?:mariana islands|saipan|mp)$/i, zips: /^9695\d$/ },
];

/** [LAND-9] Why this text, which could not be located, names no place. */
export function explainUnknownAddress(typed: string): UnknownAddress {
  const text = cleanUp(typed);
  const [, before = text, zip = ""] = /^(.*?)[\s,]*\b(\d{5})(?:-\d{4})?$/.exec(text) ?? [];
  const found = territories.find(({ ends, zips }) => ends.test(before) || zips.test(zip));
  if (found) return { kind: "territory", name: found.name };
  if (isAbroad(text)) return { kind: "abroad" };
  const isStreet = zip === "" && /^\d\S*\s/.test(text) && !text.includes(",") && hasStreetType(splitWords(text));
  return isStreet ? { kind: "no-town", street: text } : { kind: "other" };
}

/** [LAND-9] The sentence beside the field for the address. */
export function describeUnknownAddress(reason: UnknownAddress): string {
  if (reason.kind === "territory")
    return `Nobody delivers in ${reason.name} yet. Enter an address in one of the states.`;
  if (reason.kind === "abroad")
    return "Nobody delivers outside the United States. Enter an address in one of the states.";
  if (reason.kind === "no-town") return `Which town is ${reason.street} in? Add the town and state, or the ZIP code.`;
  return "We could not find this address. Check it or choose it on the list.";
}
