import type { Coordinates, Place, Suggestion } from "~/lib/place";
import { type City, type Gazetteer, loadGazetteer, type ZipArea } from "./gazetteer.server";
import { maxSuggestions, type PlaceSource } from "./place-source";

const country = "United States";

/** A position farther than this from every ZIP code is at sea or abroad. */
const reachMiles = 25;

/**
 * A street gets the city's ZIP code only where the city has at most this many, since it is probably wrong otherwise.
 */
const fewZips = 2;

/**
 * The fallback that is always available: US cities and ZIP codes. Streets are taken as typed. An id is the address
 * itself, which is looked up again.
 */
export const gazetteerPlaces: PlaceSource = {
  async suggest(text) {
    const gazetteer = await loadGazetteer();
    for (const reading of readAddress(text)) {
      const found = matches(gazetteer, reading);
      if (found.length > 0) return found;
    }
    return [];
  },
  async resolve(id) {
    const [, street = null, name, state, zip] = /^(?:(.+), )?([^,]+), ([A-Z]{2})(?: (\d{5}))?$/.exec(id) ?? [];
    if (!name || !state) return null;
    const gazetteer = await loadGazetteer();
    const city = gazetteer.city(name, state);
    const area = city?.zips.find((one) => one.zip === zip);
    if (!city || (zip && !area)) return null;
    return placeAt(street, city, area ?? null, (area ?? city).point);
  },
  async reverse(point) {
    const area = (await loadGazetteer()).nearest(point, reachMiles);
    return area ? placeAt(null, area.city, area, point) : null;
  },
};

function matches(gazetteer: Gazetteer, { street, city: name, state, zip }: Reading): Suggestion[] {
  // "Bristol, Cam": a city before the comma is not a street.
  if (street !== null && !/^\d|\s/.test(street)) return [];
  if (!name)
    return ranked(gazetteer.zipsStarting(zip ?? ""), byZip).map((area) => toSuggestion(street, area.city, area));
  const states = state === null ? null : gazetteer.statesStarting(state);
  const exact = states !== null || zip !== null;
  const cities = gazetteer
    .citiesStarting(name)
    .filter((city) => (!states || states.has(city.state)) && (!exact || gazetteer.city(name, city.state) === city));
  if (zip === null) {
    const isExact = (city: City) => gazetteer.city(name, city.state) === city;
    const isSure = (city: City) => street !== null && city.zips.length <= fewZips;
    return ranked(cities, byCity(isExact)).map((city) =>
      toSuggestion(street, city, isSure(city) ? city.zips[0] : undefined),
    );
  }
  const areas = cities.flatMap((city) => city.zips.filter((area) => area.zip.startsWith(zip)));
  return ranked(areas, byZip).map((area) => toSuggestion(street, area.city, area));
}

/** Nearby ones first, then exact matches, then large cities: those with many ZIP codes. */
const byCity = (isExact: (city: City) => boolean) => (one: City, other: City) =>
  Number(other.isNearby) - Number(one.isNearby) ||
  Number(isExact(other)) - Number(isExact(one)) ||
  other.zips.length - one.zips.length;

const byZip = (one: ZipArea, other: ZipArea) =>
  Number(other.city.isNearby) - Number(one.city.isNearby) || Number(one.zip) - Number(other.zip);

const ranked = <T>(all: T[], order: (one: T, other: T) => number) => all.sort(order).slice(0, maxSuggestions);

const toAddress = (street: string | null, city: City, zip?: string) => {
  const where = `${city.name}, ${city.state}${zip ? ` ${zip}` : ""}`;
  return street ? `${street}, ${where}` : where;
};

function toSuggestion(street: string | null, city: City, area?: ZipArea): Suggestion {
  const text = toAddress(street, city, area?.zip);
  const main = street ?? city.name;
  return { id: text, text, main, rest: text.slice(main.length).replace(/^, /, "") };
}

function placeAt(street: string | null, city: City, area: ZipArea | null, coordinates: Coordinates): Place {
  const zip = area?.zip ?? null;
  const address = toAddress(street, city, zip ?? undefined);
  return { id: address, address, coordinates, country, city: city.name, street, zip };
}

/** One interpretation of typed text: a complete street, and the beginning of a city, state or ZIP code. */
interface Reading {
  street: string | null;
  /** The beginning of a city's name, or all of it if a state follows; "" when there is only a ZIP code. */
  city: string;
  /** The beginning of a state's code or name. */
  state: string | null;
  /** The first digits of a ZIP code, or all five. */
  zip: string | null;
}

const suffixes =
  "alley|ave|avenue|blvd|boulevard|cir|circle|court|ct|dr|drive|highway|hwy|lane|ln|parkway|pike|pkwy|pl|place|plaza|" +
  "rd|road|route|rt|sq|square|st|street|ter|terrace|trail|trl|turnpike|way";
const unit = String.raw`(?:\s+(?:n|s|e|w|north|south|east|west)\b)?(?:,?\s+(?:(?:apt|unit|ste|suite|fl|floor)\.?\s*[\w-]+|#\s*[\w-]+))?`;

/** A house number, a name, a street type, perhaps a unit; then the rest. */
const streetStart = new RegExp(String.raw`^(\d[\w-]*\s+(?:\S+\s+)*?(?:${suffixes})\.?${unit})[\s,]+(\S.*)$`, "i");

/**
 * Interpretations of typed text as (part of) a US address, most likely first: "12 Main St, Bris" is a street and the
 * beginning of a city, "Bristol, C" a city and the beginning of a state, "0601" a ZIP code.
 */
function readAddress(typed: string): Reading[] {
  const text = typed
    .replace(/,?\s*\b(USA|United States( of America)?)\s*$/i, "")
    .replace(/\s+/g, " ")
    .replace(/[\s,]+$/, "")
    .trim();
  if (/^\d{3,5}$/.test(text)) return [{ street: null, city: "", state: null, zip: text }];
  const [, head, zip] = /^(.*[a-z.][\s,]+)(\d{3,5})(?:-\d{0,4})?$/i.exec(text) ?? [];
  if (head && zip) return readHead(head.replace(/[\s,]+$/, ""), zip);
  return readPlace(text).map((reading) => ({ ...reading, zip: null }));
}

/** The text before a ZIP code: a street with or without its city, or a city. */
function readHead(head: string, zip: string): Reading[] {
  const readings = readPlace(head).map((reading) => ({ ...reading, zip }));
  // "12 Main St 06010": only the ZIP code gives the location. Fewer digits may be a unit number.
  if (zip.length === 5 && /^\d/.test(head)) readings.push({ street: head, city: "", state: null, zip });
  return readings;
}

type PlaceReading = Omit<Reading, "zip">;

function readPlace(text: string): PlaceReading[] {
  const parts = text.split(",").map((part) => part.trim());
  const last = parts.at(-1) ?? "";
  const street = (count: number) => parts.slice(0, -count).join(", ") || null;
  const readings: PlaceReading[] = [];
  if (parts.length > 1) readings.push({ street: street(2), city: parts.at(-2) ?? "", state: last });
  readings.push(...withState(street(1), last), { street: street(1), city: last, state: null });
  const [, start, rest] = streetStart.exec(text) ?? [];
  if (start && rest && !rest.includes(",")) {
    readings.push(...withState(start, rest), { street: start, city: rest, state: null });
  }
  return readings.filter(({ city }) => city.length > 1);
}

/** "Bristol CT", "New Haven Connecticut": the state without a comma before it. */
function withState(street: string | null, text: string): PlaceReading[] {
  const words = text.split(" ");
  return [1, 2]
    .filter((count) => words.length > count)
    .map((count) => ({ street, city: words.slice(0, -count).join(" "), state: words.slice(-count).join(" ") }));
}
