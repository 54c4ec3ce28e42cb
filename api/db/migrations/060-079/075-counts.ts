import { type Kysely, sql } from "kysely";

/** [DATA-12] What lists and the plan of the pass count is found by index, however many places there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index if not exists listings_with_fee_idx on listings (restaurant_id)
    where fee_cents > 0 or jsonb_path_exists(fee_rules, '$[*] ? (@.feeCents > 0)')
      or jsonb_path_exists(fee_steps, '$[*] ? (@.feeCents > 0)')`.execute(db);
}
