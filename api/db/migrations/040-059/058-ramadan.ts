import { type Kysely, sql } from "kysely";

/**
 * [PRAYER-3] What a restaurant does in Ramadan, which its listing carries while it is on, with the platform's
 * correction of the calendar; and for which meal and prayer an order was placed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table restaurants add column ramadan jsonb`.execute(db);
  await sql`alter table listings add column ramadan jsonb`.execute(db);
  await sql`
    alter table orders
      add column occasion text check (occasion in ('iftar', 'suhoor')),
      add column prayer_at timestamptz`.execute(db);
  await sql`
    create function hijri_correction() returns integer language sql stable as $$
      select coalesce((select (value #>> '{}')::integer from platform_settings where name = 'hijri_correction'), 0)
    $$`.execute(db);
  // However a listing is written, it says what the restaurant says.
  await sql`
    create function listed_ramadan() returns trigger language plpgsql as $$
    begin
      new.ramadan := (
        select jsonb_build_object('correction', hijri_correction(), 'days', r.ramadan -> 'days')
        from restaurants r where r.id = new.restaurant_id and (r.ramadan ->> 'is_on')::boolean);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger listed_ramadan before insert or update on listings
    for each row execute function listed_ramadan()`.execute(db);
  await sql`
    create function relist_ramadan() returns trigger language plpgsql as $$
    begin
      update listings set ramadan = null where restaurant_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger restaurants_listed_ramadan after update of ramadan on restaurants
    for each row when (old.ramadan is distinct from new.ramadan) execute function relist_ramadan()`.execute(db);
  await sql`
    create function relist_corrected() returns trigger language plpgsql as $$
    begin
      update listings set ramadan = null where ramadan is not null;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger platform_settings_listed_ramadan after insert or update on platform_settings
    for each row when (new.name = 'hijri_correction') execute function relist_corrected()`.execute(db);
}
