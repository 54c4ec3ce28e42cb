import { type Kysely, sql } from "kysely";

/** [HALAL-12] Whoever reports a concern may add a photo; it goes with their address once the concern is answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table halal_concerns
      add column file_id uuid references stored_files (id) on delete set null`.execute(db);
}
