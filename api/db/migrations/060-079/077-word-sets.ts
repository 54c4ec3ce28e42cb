import { type Kysely, sql } from "kysely";

/**
 * [FIND-10] The words of a place once more, in order: whether some of many are among them is looked up instead of compared one by one
 * (decision 065). Whole rows lie in the table: packed or put beside it each look at a place would cost more than its comparison. The table is
 * written anew: about 20 s for 100,000 places.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_places set (toast_tuple_target = 8160)`.execute(db);
  await sql`
    alter table search_places
    add column if not exists word_set tsvector generated always as (array_to_tsvector(words)) stored`.execute(db);
  await sql`alter table search_places alter column word_set set storage main`.execute(db);
}
