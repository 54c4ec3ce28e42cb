import { type Kysely, sql } from "kysely";

/** [PRAYER-6] Who sees the next prayer of their address, and by which rule of Asr. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column prayer_asr text check (prayer_asr in ('standard', 'hanafi'))`.execute(db);
}
