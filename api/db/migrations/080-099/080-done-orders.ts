import { type Kysely, sql } from "kysely";

/**
 * [KDS-5] When an order was done stands with it, so that a kitchen finds what it has done today whenever that was ordered. Written by
 * each step from now on; where it is null (what the version before moves meanwhile) the time it was placed stands for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column if not exists done_at timestamptz`.execute(db);
}
