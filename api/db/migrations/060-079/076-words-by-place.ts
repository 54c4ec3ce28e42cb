import { type Kysely, sql } from "kysely";

/**
 * [FIND-10] The words of each place that search looks at are found by two pages instead of four, however many places there are (decision 064).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists search_places_place_idx on search_places using hash (restaurant_id)`.execute(db);
}
