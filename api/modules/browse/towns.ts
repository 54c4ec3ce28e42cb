import { sql } from "kysely";
import type * as z from "zod";
import type { Db } from "@api/dependencies";
import type { townList } from "@domain/contract/browse";

/** [FIND-17] Every town in which listed places are, by state and name, however its name is written. */
export async function listTowns(db: Db): Promise<z.output<typeof townList>["data"]["data"]> {
  // As they are written: so an index has them in their order, and a thousand towns are put together here.
  const { rows } = await sql<{ state: string; city: string; places: number }>`
    select state, city, count(*)::int as places from listings group by state, city`.execute(db);
  const towns = new Map<string, { state: string; city: string; places: number }>();
  for (const row of rows) {
    const [state, city] = [row.state.trim().toUpperCase(), row.city.trim()];
    if (state === "" || city === "") continue;
    const key = `${state} ${city.toLowerCase()}`;
    const known = towns.get(key);
    const isFirst = known === undefined || city < known.city;
    towns.set(key, { state, city: isFirst ? city : known.city, places: row.places + (known?.places ?? 0) });
  }
  return [...towns].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, town]) => town);
}
