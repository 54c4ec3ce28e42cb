import type { Coordinates } from "~/lib/place";
import {
  endsAsStreet,
  hasStreetType,
  isAbroad,
  isNumberedRoad,
  isPostBox,
  isStreetType,
  splitUnit,
  splitWords,
  type Word,
} from "./address-words";
import { correctState } from "./correct-state.server";
import type { Gazetteer } from "./gazetteer.server";
import { type City, countZips, type ZipArea } from "./zip-table.server";

/** A city that typed text may mean, and its area if a ZIP code was typed. */
export interface Candidate {
  city: City;
  area: ZipArea | null;
  /** By its whole name, or by another that people use, rather than by the beginning of its name. */
  match: "alias" | "name" | "start";
}

/** What typed text says. */
export interface Reading {
  /** As typed; null where there is none. */
  street: string | null;
  /** One at least. */
  candidates: Candidate[];
  /** The digits of the ZIP code, all or the first ones; "" for none. */
  zip: string;
}

/** A position farther than this from every ZIP code is at sea or abroad. */
const positionMiles = 25;

/** Longer text is cut at its beginning, since the place is at its end. */
const maxLength = 300;

/**
 * Reads typed text from its end: ZIP code, state, the longest known city; before them the street with its unit. "12 Main St, Bris" has the
 * beginning of a city, "Bristol, C" that of a state, "0601" that of a ZIP code. null where it names no place.
 */
export function readAddress(gazetteer: Gazetteer, typed: string): Reading | null {
  const text = cleanUp(typed);
  if (isAbroad(text)) return null;
  const position = readPosition(text);
  if (position) {
    const area = gazetteer.nearest(position, positionMiles);
    return area ? { street: null, candidates: [toCandidate(area)], zip: area.zip } : null;
  }
  const [rest, unit] = splitUnit(text) ?? [];
  const withUnit = rest ? readText(gazetteer, rest) : null;
  if (withUnit?.street) return { ...withUnit, street: `${withUnit.street}, ${unit}` };
  const corrected = () => correctState(gazetteer, text);
  return readText(gazetteer, text) ?? readText(gazetteer, corrected() ?? "");
}

/** What stands for a ZIP code alone: "0 6010", "O6010". */
const spacedZip = /^(?=\D*\d\D*\d)(?!.*\s.*\s)(?=(?:\s?[\do]){5}$)[\do\s]+$/i;
/** A ZIP code at the end with the letter for the digit: "Bristol CT O6010". */
const letteredZip = /(?<![\do])(?=[\do]*o)(?=(?:\D*\d){3})[\do]{5}$/i;
const toDigits = (zip: string) => zip.replace(/\s/g, "").replace(/o/gi, "0");

/** One space between words, also between state and ZIP code, without a country or what says that an address follows. */
export const cleanUp = (typed: string): string =>
  typed
    .slice(-maxLength)
    .replace(/\s+/g, " ")
    .replace(/[\s,.]+$/, "")
    .replace(/(?:^|[\s,]+)(?:u\.?s\.?a|united states(?: of america)?)$|,\s*u\.?s$/i, "")
    .replace(/[\s,]+$/, "")
    .replace(/(?<=[\s,][a-z]{2})(?=\d{5}(?:-\d{4})?$)/i, " ")
    .replace(/^(?:(?:at |near )?the )?(?:corner|intersection) of /i, "")
    .trim()
    .replace(spacedZip, toDigits)
    .replace(letteredZip, toDigits);

/** "41.6718, -72.9493", "41.6718° N 72.9493° W": degrees, as maps write them. */
export function readPosition(text: string): Coordinates | null {
  const degrees = String.raw`\d{1,3}\.\d{2,}`;
  const [, minusNorth, north, south, minusEast, east, west] =
    new RegExp(
      String.raw`^\(?([-+])?(${degrees})°?\s?(?:(s)|n)?[\s,]+([-+])?(${degrees})°?\s?(?:(w)|e)?\)?$`,
      "i",
    ).exec(text) ?? [];
  if (north === undefined || east === undefined) return null;
  const sign = (...signs: (string | undefined)[]) => (signs.some((one) => one !== undefined && one !== "+") ? -1 : 1);
  return { lat: sign(minusNorth, south) * Number(north), lng: sign(minusEast, west) * Number(east) };
}

function readText(gazetteer: Gazetteer, text: string): Reading | null {
  const words = splitWords(text);
  const [first, ...others] = words;
  if (!first) return null;
  // "Bay Ridge, Brooklyn"
  const called = text.includes(",") ? gazetteer.citiesCalled(text.replaceAll(",", " ")) : [];
  if (called.length > 0) {
    return { street: null, candidates: called.map((city) => ({ city, area: null, match: "alias" })), zip: "" };
  }
  const last = words.at(-1)?.text ?? "";
  const zip = /^(\d{5})(?:-\d{0,4}|\d{4})?$/.exec(last)?.[1] ?? /^\d{3,4}$/.exec(last)?.[0];
  if (zip && others.length === 0) {
    const candidates = gazetteer.zipsStarting(zip).map(toCandidate);
    return candidates.length > 0 ? { street: null, candidates, zip } : null;
  }
  if (zip) {
    const before = words.slice(0, -1);
    return readPlace(gazetteer, text, before, zip) ?? readBeforeZip(gazetteer, text, before, zip);
  }
  return readAfterZip(gazetteer, text, first, others) ?? readPlace(gazetteer, text, words, "");
}

const toCandidate = (area: ZipArea): Candidate => ({ city: area.city, area, match: "name" });

/** "06010 Bristol". In "12345 Main St" it is the number of a house. */
function readAfterZip(gazetteer: Gazetteer, text: string, { text: zip }: Word, others: Word[]): Reading | null {
  const area = /^\d{5}$/.test(zip) ? gazetteer.zip(zip) : undefined;
  const rest = area && readPlace(gazetteer, text.slice(zip.length), splitWords(text.slice(zip.length)), "");
  const isThere = rest?.street === null && rest.candidates.some(({ city }) => city === area?.city);
  return area && isThere && others.length > 0 ? { street: null, candidates: [toCandidate(area)], zip } : null;
}

/** Only the ZIP code gives the location: "12 Main St 06010", "ct 06010". Fewer digits may be the number of a unit. */
function readBeforeZip(gazetteer: Gazetteer, text: string, words: Word[], zip: string): Reading | null {
  const area = zip.length === 5 ? gazetteer.zip(zip) : undefined;
  if (!area) return null;
  const state = readStates(gazetteer, words).find(({ isWhole }) => isWhole);
  const withoutState = words.slice(0, words.length - (state?.count ?? 0));
  // "12 Main Ct 06010" is in a court.
  const isStreet = hasStreetType(words) && !hasStreetType(withoutState) && !withoutState.at(-1)?.isAfterComma;
  const before = isStreet ? words : withoutState;
  const head = text.slice(0, before.at(-1)?.end ?? 0);
  const [, start = head, end = ""] = /^(.*),\s*(\D+)$/.exec(head) ?? [];
  // What follows the street is a city of another name.
  const street = hasStreetType(splitWords(`0 ${end}`)) ? head : start;
  const isNamed = !isPostBox(street) && (isNumbered(street) || hasStreetType(splitWords(street)));
  return { street: isNamed ? street : null, candidates: [toCandidate(area)], zip };
}

interface StateReading {
  /** How many words it has. */
  count: number;
  /** Codes; null: any state. */
  states: readonly string[] | null;
  isWhole: boolean;
}

/** The state at the end of the words, most likely first; the last reading is that there is none. */
function readStates(gazetteer: Gazetteer, words: Word[]): StateReading[] {
  const readings: StateReading[] = [3, 2, 1].flatMap((count) => {
    if (words.length < count) return [];
    const text = words
      .slice(-count)
      .map((word) => word.text)
      .join("");
    const whole = gazetteer.state(text);
    const states = whole === undefined ? gazetteer.statesStarting(text) : [whole];
    return states.length > 0 ? [{ count, states, isWhole: whole !== undefined }] : [];
  });
  const wholeFirst = readings.sort((one, other) => Number(other.isWhole) - Number(one.isWhole));
  return [...wholeFirst, { count: 0, states: null, isWhole: false }];
}

/** No city of the US has more words in its name. */
const maxCityWords = 5;

function readPlace(gazetteer: Gazetteer, text: string, words: Word[], zip: string): Reading | null {
  for (const { count, states } of readStates(gazetteer, words)) {
    const place = words.slice(0, words.length - count);
    for (let length = Math.min(maxCityWords, place.length); length > 0; length -= 1) {
      const found = splitCity(text, place, length);
      const street = found && readStreet(gazetteer, text, found, states !== null, zip);
      if (!found || !street) continue;
      const isPart = states === null && zip === "";
      const candidates = findCandidates(gazetteer, found.name, isPart).filter(
        ({ city }) => !states || states.includes(city.state),
      );
      const placed = placeByZip(gazetteer, candidates, zip, states !== null);
      if (placed.length > 0) return { ...street, candidates: placed, zip };
    }
  }
  return null;
}

interface Split {
  name: string;
  city: Word[];
  before: Word[];
}

/** The last words as the name of a city, and those before it; null where a comma parts them. */
export function splitCity(text: string, words: Word[], length: number): Split | null {
  const [before, city] = [words.slice(0, -length), words.slice(-length)];
  const name = text.slice(city[0]?.start, city.at(-1)?.end);
  return name.length < 2 || name.includes(",") ? null : { name, city, before };
}

/** The street before a city; null where the text before it is neither a street nor nothing. */
export function readStreet(
  gazetteer: Gazetteer,
  text: string,
  { name, city, before }: Split,
  hasState: boolean,
  zip: string,
): Pick<Reading, "street"> | null {
  if (before.length === 0) return { street: null };
  const street = text.slice(0, before.at(-1)?.end);
  // Nobody delivers food to one: only its town says something.
  if (isPostBox(street)) return { street: null };
  const isNamed = hasStreetType(before);
  if (city[0]?.isAfterComma) {
    // "St Paul, PR": after a city comes no other.
    const isCity = gazetteer.citiesNamed(street.slice(street.lastIndexOf(",") + 1)).length > 0;
    if (isCity && !hasState) return null;
    if (/\d/.test(street) || isNamed) return { street };
    return hasState ? { street: null } : null;
  }
  const isOwnType = city.length === 1 && city.every(isStreetType);
  const isPlaced = hasState || zip !== "";
  const isStreet = isNumbered(street) && (isNamed || (!isOwnType && isPlaced));
  const isRoad = isPlaced && isNumberedRoad(street);
  // "Devon Ave Chicago"; of "west st paul" Paul, Idaho is not meant.
  const isWellKnown = () => gazetteer.citiesNamed(name).length > 1 || gazetteer.citiesNamed(name).some(isLarge);
  const isUnnumbered = endsAsStreet(before) && !isOwnType && (isPlaced || isWellKnown());
  return isStreet || isRoad || isUnnumbered ? { street } : null;
}

const isLarge = (city: City): boolean => countZips(city) >= 10;

/** A number, then a name or another number: "12 Main", "123 Route 6", "One World Trade Center". */
const isNumbered = (street: string) =>
  /^(?:\d\S*|one|two|three|four|five|six|seven|eight|nine|ten)\s.*(?:[a-z]{2}|\d)/i.test(street);

function findCandidates(gazetteer: Gazetteer, name: string, isPart: boolean): Candidate[] {
  const called = gazetteer.citiesCalled(name);
  const named = new Set(gazetteer.citiesNamed(name));
  const others = [...(isPart ? gazetteer.citiesStarting(name) : named)].filter((city) => !called.includes(city));
  return [
    ...called.map((city): Candidate => ({ city, area: null, match: "alias" })),
    ...others.map((city): Candidate => ({ city, area: null, match: named.has(city) ? "name" : "start" })),
  ];
}

/** The areas with this ZIP code in the cities; where it is in another city, both may be meant. */
function placeByZip(gazetteer: Gazetteer, candidates: Candidate[], zip: string, hasState: boolean): Candidate[] {
  if (zip === "" || candidates.length === 0) return candidates;
  const areas = candidates.flatMap((one) =>
    gazetteer.zipsOf(one.city).flatMap((area) => (area.zip.startsWith(zip) ? { ...one, area } : [])),
  );
  if (areas.length > 0 || zip.length < 5) return areas;
  const area = gazetteer.zip(zip);
  if (!area) return candidates;
  return [...candidates.filter(({ city }) => hasState || city.state === area.city.state), toCandidate(area)];
}
