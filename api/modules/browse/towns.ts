import { sql } from "kysely";
import type * as z from "zod";
import type { Db } from "@api/dependencies";
import type { townList } from "@domain/contract/browse";

/** [FIND-17] Every town in which listed places are, by state and name, however its name is written. */
export async function listTowns(db: Db): Promise<z.output<typeof townList>["data"]["data"]> {
  const { rows } = await sql<{ state: string; city: string; places: number }>`
    select upper(trim(state)) as state, min(trim(city)) as city, count(*)::int as places
    from listings where trim(city) <> '' and trim(state) <> ''
    group by upper(trim(state)), lower(trim(city)) order by 1, lower(min(trim(city)))`.execute(db);
  return rows;
}
