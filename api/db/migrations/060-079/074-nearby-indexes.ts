import { type Kysely, sql } from "kysely";

/**
 * [FIND-1, FIND-3] What is near is read from indexes alone (decision 050): which places, how far, and in which version each stands. Processes
 * keep what they have read of a version; in the middle of a city thousands are in reach of one door, and their rows lie all over the table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Another at each change: of the transaction that wrote the row. A constant default writes no row anew.
  await sql`alter table listings add column if not exists version bigint not null default 0`.execute(db);
  await sql`
    create or replace function listing_version() returns trigger language plpgsql as $$
    begin
      new.version = pg_current_xact_id()::text::bigint;
      return new;
    end $$`.execute(db);
  await sql`
    create or replace trigger listing_version before insert or update on listings
    for each row execute function listing_version()`.execute(db);
  // Whoever loads many rows switches triggers off; a version that stood still would show rows as they were.
  await sql`alter table listings enable always trigger listing_version`.execute(db);
  const kept = "restaurant_id, version, delivers, picks_up, dines_in";
  for (const index of [
    "listings_within_idx on listings using gist (point) include (restaurant_id, version, delivers, picks_up, dines_in, reach_miles)",
    "listings_reaching_idx on listings using gist (reach) include (restaurant_id, version, point, reach_miles) where delivers",
    `listings_best_idx on listings (standing desc, position) include (${kept})`,
    `listings_latest_idx on listings (created_at desc, position desc) include (${kept})`,
  ]) {
    await sql`create index if not exists ${sql.raw(index)}`.execute(db);
  }
  // The same columns in the same order: whatever asked these is answered by those above.
  await sql`
    drop index if exists listings_point_idx, listings_reach_idx, listings_standing_idx, listings_newest_idx`.execute(
    db,
  );
  // An index answers alone only of pages that were vacuumed since they were written; popularity writes each row every six hours.
  await sql`
    alter table listings set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`.execute(
    db,
  );
}
