import { type Kysely, sql } from "kysely";

/**
 * A restaurant can be suspended. The version before this one, which may still serve, shows it to nobody: it lists what is
 * approved, and a suspended restaurant is not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table restaurants
      add column suspension_reason text,
      drop constraint if exists restaurants_status_check,
      add constraint restaurants_status_check check (status in ('pending', 'approved', 'rejected', 'suspended'))`.execute(
    db,
  );
}
