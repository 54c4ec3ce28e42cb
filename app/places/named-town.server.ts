import { isAbroad, splitWords, type Word } from "./address-words";
import type { Gazetteer } from "./gazetteer.server";
import { type Candidate, cleanUp, type Reading, splitCity } from "./read-address.server";

/** No city and no state of the US has more words in its name. */
const [maxCityWords, maxStateWords] = [5, 3];

/**
 * [LAND-8] The town after what is no street: "dunkin donuts bristol ct", "main and elm, bristol ct". It is only suggested, since of "old lyme
 * ct" Lyme would be another town. A number before it is that of a house, and what follows may be a court: "12 Old Union Ct".
 */
export function readNamedTown(gazetteer: Gazetteer, typed: string): Reading | null {
  const text = cleanUp(typed);
  const words = splitWords(text);
  const end = readStateAtEnd(gazetteer, words);
  if (!end || /^\d/.test(text) || isAbroad(text)) return null;
  const place = words.slice(0, -end.count);
  for (let length = Math.min(maxCityWords, place.length - 1); length > 0; length -= 1) {
    const { name } = splitCity(text, place, length) ?? {};
    if (name === undefined) continue;
    const cities = [...gazetteer.citiesNamed(name), ...gazetteer.citiesCalled(name)];
    const candidates = cities
      .filter(({ state }) => state === end.state)
      .map((city): Candidate => ({ city, area: null, match: "start" }));
    if (candidates.length > 0) return { street: null, candidates, zip: "" };
  }
  return null;
}

/** Shorter beginnings are those of too many: "mass" is Massachusetts. */
const minStateLetters = 4;

/** The state that the words end with, by its whole name, code, or the beginning of its name alone; undefined for none. */
export function readStateAtEnd(
  gazetteer: Gazetteer,
  words: readonly Word[],
): { state: string; count: number } | undefined {
  const counts = Array.from({ length: maxStateWords }, (_, at) => maxStateWords - at);
  return counts
    .filter((count) => count < words.length)
    .flatMap((count) => {
      const text = words
        .slice(-count)
        .map((word) => word.text)
        .join("");
      const [only, ...others] = text.length >= minStateLetters ? gazetteer.statesStarting(text) : [];
      const state = gazetteer.state(text) ?? (others.length === 0 ? only : undefined);
      return state === undefined ? [] : [{ state, count }];
    })
    .at(0);
}
