import { editDistance } from "@domain/search/closeness";
import type { Coordinates } from "~/lib/place";
import { cityAliases, cityKey, stateAbbreviations } from "./place-names";
import {
  areaOf,
  centerOf,
  type City,
  findNearestRow,
  loadZipTable,
  milesTo,
  type ZipArea,
  type ZipTable,
  zipCodeOf,
  zipsOf,
} from "./zip-table.server";

/** All ZIP codes and cities of the US. */
export interface Gazetteer {
  zip: (code: string) => ZipArea | undefined;
  zipsStarting: (digits: string) => ZipArea[];
  /** The most central ZIP code of a city: where the city is. */
  centerOf: (city: City) => ZipArea;
  /** The ZIP codes of a city, lowest first. */
  zipsOf: (city: City) => ZipArea[];
  /** `state` is its code. */
  city: (name: string, state: string) => City | undefined;
  citiesNamed: (name: string) => City[];
  citiesStarting: (name: string) => City[];
  /** The cities that people call by this other name. */
  citiesCalled: (name: string) => City[];
  /** The code of the state with this code, name or abbreviation, in small letters without spaces. */
  state: (text: string) => string | undefined;
  /** The code of the state whose name is misspelt so. */
  stateLike: (text: string) => string | undefined;
  /** Codes of the states whose names or codes start so. */
  statesStarting: (text: string) => string[];
  nearest: (point: Coordinates, withinMiles: number) => ZipArea | undefined;
  /** ZIP codes whose center is within that distance, by code. */
  within: (point: Coordinates, miles: number) => ZipArea[];
}

let loading: Promise<Gazetteer> | undefined;

/** Loaded and indexed when first needed; a failure is retried. */
export function loadGazetteer(): Promise<Gazetteer> {
  loading ??= loadZipTable()
    .then(createGazetteer)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

function createGazetteer(table: ZipTable): Gazetteer {
  const rows = [...table.codes.keys()];
  const areas = (found: number[]) => found.flatMap((row) => areaOf(table, row) ?? []);
  const zipsStarting = (digits: string) => areas(startingWith(rows, (row) => zipCodeOf(table, row), digits));
  const citiesStarting = (name: string) => startingWith(table.cities, (city) => city.key, cityKey(name));
  const citiesNamed = (name: string) => {
    const wanted = cityKey(name);
    return citiesStarting(name).filter(({ key }) => key === wanted);
  };
  const city = (name: string, state: string) => citiesNamed(name).find((one) => one.state === state);
  const states = nameStates(table.stateNames);
  return {
    zip: (code) => zipsStarting(code)[0],
    zipsStarting,
    centerOf: (one) => centerOf(table, one),
    zipsOf: (one) => zipsOf(table, one),
    city,
    citiesNamed,
    citiesStarting,
    citiesCalled: (name) =>
      (cityAliases.get(cityKey(name)) ?? []).flatMap((text) => city(text.slice(0, -4), text.slice(-2)) ?? []),
    state: (text) => states.get(text),
    stateLike: (text) => findSimilarState(states, text),
    statesStarting: (text) => [
      ...new Set([...states].filter(([name]) => name.startsWith(text)).map(([, code]) => code)),
    ],
    nearest(point, withinMiles) {
      const row = findNearestRow(table, rows, point, withinMiles);
      return row === undefined ? undefined : areaOf(table, row);
    },
    within: (point, reach) => areas(rows.filter((row) => milesTo(table, row, point, reach) <= reach)),
  };
}

/** Codes by what states are called: "ncarolina" and "nc" are North Carolina. */
function nameStates(names: ReadonlyMap<string, string>): Map<string, string> {
  const codes = new Map(stateAbbreviations);
  for (const [code, name] of names) {
    const words = name.toLowerCase().split(" ");
    const short = words.length === 2 ? [`${words[0]?.charAt(0)}${words[1]}`] : [];
    for (const text of [code.toLowerCase(), words.join(""), ...short]) codes.set(text, code);
  }
  return codes;
}

/** The range of a sorted list whose keys start with `prefix`, by binary search. */
function startingWith<T>(sorted: T[], keyOf: (one: T) => string, prefix: string): T[] {
  const before = (test: (key: string) => boolean) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const one = sorted[middle];
      if (one !== undefined && test(keyOf(one))) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const from = before((key) => key < prefix);
  return sorted.slice(
    from,
    before((key) => key < prefix || key.startsWith(prefix)),
  );
}

/** Shorter names resemble too many words. */
const minStateLength = 6;

/** The code of the state whose name differs in the fewest letters; undefined if none is close, or several are equally close. */
function findSimilarState(codes: ReadonlyMap<string, string>, typed: string): string | undefined {
  if (typed.length < minStateLength) return undefined;
  const maxEdits = typed.length < 8 ? 1 : 2;
  const near = [...codes]
    .filter(([name]) => name.length >= minStateLength && name.startsWith(typed.charAt(0)))
    .map(([name, code]) => ({ code, edits: editDistance(typed, name, maxEdits) }))
    .filter(({ edits }) => edits <= maxEdits)
    .sort((one, other) => one.edits - other.edits);
  const [first, second] = near;
  return first && first.edits !== second?.edits ? first.code : undefined;
}
