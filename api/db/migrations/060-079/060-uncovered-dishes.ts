import { type Kysely, sql } from "kysely";

/** [HALAL-6] A dish may be halal and not on the certificate of its place. A version before takes that for not stated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table menu_items drop constraint if exists menu_items_halal_check`.execute(db);
  await sql`
    alter table menu_items add constraint menu_items_halal_check check (halal in ('yes', 'uncovered', 'no'))`.execute(
    db,
  );
}
