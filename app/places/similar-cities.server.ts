import { editDistance } from "@domain/search/closeness";
import { isAbroad, splitWords } from "./address-words";
import type { Gazetteer } from "./gazetteer.server";
import { readStateAtEnd } from "./named-town.server";
import { cityKey } from "./place-names";
import { cleanUp, type Reading, readStreet, splitCity } from "./read-address.server";
import type { City } from "./zip-table.server";

/** Shorter names are similar to too many, and longer ones none of the US has. */
const [minLength, maxLength] = [5, 30];
const maxWords = 3;

/** Codes of the territories and the armed forces. */
const outsideStates = new Set(["pr", "gu", "vi", "as", "mp", "aa", "ae", "ap"]);

/** What misspelt text may mean, the closest first: "12 Main St, Bristl". null where it is like no city's name. */
export function readMisspelt(gazetteer: Gazetteer, typed: string): Reading | null {
  const text = cleanUp(typed);
  const words = splitWords(text);
  // "San Juan PR" is no misspelt San Juan of Texas: the gazetteer has no territories and no military post offices.
  if (outsideStates.has(words.at(-1)?.text ?? "") || isAbroad(text)) return null;
  const { state, count = 0 } = readStateAtEnd(gazetteer, words) ?? {};
  const place = words.slice(0, words.length - count);
  for (let length = Math.min(maxWords, place.length); length > 0; length -= 1) {
    const found = splitCity(text, place, length);
    const street = found && readStreet(gazetteer, text, found, state !== undefined, "");
    const cities = street ? findSimilar(gazetteer, found.name, state) : [];
    if (street && cities.length > 0) {
      return { ...street, candidates: cities.map((city) => ({ city, area: null, match: "start" })), zip: "" };
    }
  }
  return null;
}

/** Those with the fewest letters to change; all begin with the same letter. */
function findSimilar(gazetteer: Gazetteer, name: string, state: string | undefined): City[] {
  const key = cityKey(name);
  if (key.length < minLength || key.length > maxLength) return [];
  let [similar, least]: [City[], number] = [[], key.length < 8 ? 1 : 2];
  for (const city of gazetteer.citiesStarting(key.charAt(0))) {
    if (state !== undefined && city.state !== state) continue;
    const edits = editDistance(key, city.key, least);
    if (edits < least) similar = [];
    if (edits <= least) [similar, least] = [[...similar, city], edits];
  }
  return similar;
}
