import { type Kysely, sql } from "kysely";

/**
 * [FIND-5] Who wants to be told when the first place delivers to a ZIP code, and how many asked in all, which stays when addresses
 * go. A listing whose delivery area is new or another waits to be compared with them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table demand_zip_codes (
      zip_code text primary key,
      latitude double precision,
      longitude double precision,
      point cube,
      asked integer not null,
      last_at timestamptz not null
    )`.execute(db);
  await sql`create index demand_zip_codes_point_idx on demand_zip_codes using gist (point)`.execute(db);
  await sql`
    create table demand (
      id uuid primary key default gen_random_uuid(),
      zip_code text not null references demand_zip_codes (zip_code),
      email text not null,
      token_hash text not null unique,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create unique index demand_once_key on demand (zip_code, lower(email))`.execute(db);
  await sql`create index demand_email_idx on demand (lower(email))`.execute(db);

  await sql`alter table listings add column has_new_area boolean not null default true`.execute(db);
  await sql`create index listings_new_area_idx on listings (restaurant_id) where has_new_area`.execute(db);
  await sql`
    create function listing_area_changed() returns trigger language plpgsql as $$
    begin
      new.has_new_area := true;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger listing_area_changed before update on listings for each row
    when ((old.delivers, old.latitude, old.longitude, old.reach_miles, old.zip_codes, old.excluded_zip_codes)
      is distinct from (new.delivers, new.latitude, new.longitude, new.reach_miles, new.zip_codes, new.excluded_zip_codes))
    execute function listing_area_changed()`.execute(db);
}
