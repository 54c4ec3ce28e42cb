import { type Kysely, sql } from "kysely";

/**
 * [PRAYER-1, PRAYER-2] By which method a place's prayer times are found and around which it pauses. Its listing carries those that
 * pause, so that what is open can be told without another read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table restaurants add column prayer jsonb`.execute(db);
  await sql`alter table listings add column prayer jsonb`.execute(db);
  // However a listing is written, it says what the restaurant says.
  await sql`
    create function listed_prayer() returns trigger language plpgsql as $$
    begin
      new.prayer := (
        select r.prayer from restaurants r where r.id = new.restaurant_id and (r.prayer ->> 'is_on')::boolean);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger listed_prayer before insert or update on listings
    for each row execute function listed_prayer()`.execute(db);
  await sql`
    create function relist_prayer() returns trigger language plpgsql as $$
    begin
      update listings set prayer = null where restaurant_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger restaurants_listed_prayer after update of prayer on restaurants
    for each row when (old.prayer is distinct from new.prayer) execute function relist_prayer()`.execute(db);
}
