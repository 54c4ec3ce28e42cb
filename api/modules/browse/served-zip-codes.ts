import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { loadZipCodes } from "@api/modules/addresses/service";
import type { Coordinates } from "@domain/orders/delivery-estimate";

/** Of one statement: the embedded database does nothing else meanwhile. */
const zipCodesAtOnce = 500;

/**
 * [FIND-1, FIND-17] ZIP codes with this first digit to whose centre a place delivers, in order. At the very edge of a radius one may be
 * missing, but none is wrong.
 */
export async function listServedZipCodes(db: Db, digit: string): Promise<string[]> {
  const [zipCodes, cells, named] = await Promise.all([loadZipCodes(), listCells(db), listNamed(db, digit)]);
  const served = new Set(named);
  const candidates = [...zipCodes].filter(
    ([zip, point]) => zip.startsWith(digit) && !served.has(zip) && isNearCell(cells, point),
  );
  for (let first = 0; first < candidates.length; first += zipCodesAtOnce) {
    for (const zip of await listReached(db, candidates.slice(first, first + zipCodesAtOnce))) served.add(zip);
  }
  return [...served].filter((zip) => zipCodes.has(zip)).sort();
}

/** The squares of one degree in which places deliver: most ZIP codes are far from all of them. */
async function listCells(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ latitude: number; longitude: number }>`
    select distinct floor(latitude)::int as latitude, floor(longitude)::int as longitude
    from listings where delivers and latitude is not null`.execute(db);
  return new Set(rows.map(({ latitude, longitude }) => `${latitude},${longitude}`));
}

/** No radius is longer than 30 miles: a degree of latitude, or two of longitude up to the north of Alaska. */
function isNearCell(cells: ReadonlySet<string>, { latitude, longitude }: Coordinates): boolean {
  for (const north of [-1, 0, 1]) {
    for (const east of [-2, -1, 0, 1, 2]) {
      if (cells.has(`${Math.floor(latitude) + north},${Math.floor(longitude) + east}`)) return true;
    }
  }
  return false;
}

/** Named by a place that delivers there at any distance. */
async function listNamed(db: Db, digit: string): Promise<string[]> {
  const { rows } = await sql<{ zip: string }>`
    select distinct zip from listings l, unnest(l.zip_codes) zip
    where l.delivers and zip like ${`${digit}%`} and not l.excluded_zip_codes @> array[zip]`.execute(db);
  return rows.map(({ zip }) => zip);
}

/** Those within a place's radius, by its index. */
async function listReached(db: Db, candidates: readonly (readonly [string, Coordinates])[]): Promise<string[]> {
  const zips = candidates.map(([zip]) => zip);
  const latitudes = candidates.map(([, { latitude }]) => latitude);
  const longitudes = candidates.map(([, { longitude }]) => longitude);
  const { rows } = await sql<{ zip: string }>`
    select zip from unnest(${zips}::text[], ${latitudes}::float8[], ${longitudes}::float8[]) area (zip, latitude, longitude)
    where exists (
      select from listings l
      where l.delivers and l.reach @> earth_point(area.latitude, area.longitude)
        and cube_distance(l.point, earth_point(area.latitude, area.longitude))
          <= 2 * 3958.8 * sin(least(l.reach_miles / (2 * 3958.8), pi() / 2))
        and not l.excluded_zip_codes @> array[area.zip])`.execute(db);
  return rows.map(({ zip }) => zip);
}
