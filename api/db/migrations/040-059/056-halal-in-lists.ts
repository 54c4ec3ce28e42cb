import { type Kysely, sql } from "kysely";

/**
 * [HALAL-9…12] Lists and search read evidence with the place: a row of a listing keeps what a badge can come of, search its words.
 * Triggers keep both in the transaction of what they describe. No badge is stored: what is kept holds on any day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table listings add halal jsonb, add halal_marks text[] not null default '{}'`.execute(db);
  await sql`create index if not exists listings_halal_idx on listings using gin (halal_marks)`.execute(db);
  await sql`alter table users add halal_filters text[] not null default '{}'`.execute(db);
  await sql`alter table restaurants add halal_unlisted_at timestamptz`.execute(db);
  await sql`
    create table halal_looks (
      subject_id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      at timestamptz not null
    )`.execute(db);
  await sql`create index halal_looks_user_idx on halal_looks (user_id)`.execute(db);
  await keepListings(db);
  await keepSearch(db);
  for (const table of ["halal_profiles", "halal_certificates"]) await createTriggers(db, table);
  await sql`select halal_keep(array_agg(restaurant_id)) from halal_profiles`.execute(db);
}

async function keepListings(db: Kysely<unknown>): Promise<void> {
  // As KeptHalal of domain/halal reads it.
  await sql`
    create function halal_evidence(restaurant uuid) returns jsonb language sql stable as $$
      select jsonb_build_object('level', p.level, 'slaughter', p.slaughter, 'alcohol', p.alcohol,
        'isSigned', p.declared_at is not null, 'reviewedAt', p.reviewed_at,
        'certificates', (
          select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'certifier', c.certifier, 'issuedOn', c.issued_on,
            'expiresOn', c.expires_on, 'checkedAt', c.decided_at) order by c.expires_on desc, c.id), '[]')
          from halal_certificates c
          where c.restaurant_id = p.restaurant_id and c.scope = 'outlet' and c.state = 'verified'))
      from halal_profiles p where p.restaurant_id = restaurant
    $$`.execute(db);
  // What a filter may find there, on some day: domain/halal has the last word.
  await sql`
    create function halal_marks(kept jsonb) returns text[] language sql immutable as $$
      select array_remove(array[
        case when kept->'certificates' <> '[]' then 'certified' end,
        case when kept->>'slaughter' = 'hand' then 'hand' end,
        case when kept->>'alcohol' = 'none' then 'no_alcohol' end,
        case when kept->>'level' = 'everything' then 'everything' end], null)
    $$`.execute(db);
  // Waits for whoever lists the place meanwhile, who has not seen this change; who lists it later sees it.
  await sql`
    create function refresh_listed_halal(ids uuid[]) returns void language plpgsql as $$
    begin
      perform from restaurants where id = any(ids) order by id for share;
      perform from listings where restaurant_id = any(ids) order by restaurant_id for update;
      update listings l set halal = fresh.halal, halal_marks = coalesce(halal_marks(fresh.halal), '{}')
      from (select id, halal_evidence(id) as halal from unnest(ids) id) fresh
      where l.restaurant_id = fresh.id and l.halal is distinct from fresh.halal;
    end $$`.execute(db);
  await sql`
    create function listings_halal_insert() returns trigger language plpgsql as $$
    begin
      if exists (select from new_rows) then
        perform refresh_listed_halal((select array_agg(restaurant_id) from new_rows));
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger listings_halal_insert after insert on listings
    referencing new table as new_rows for each statement execute function listings_halal_insert()`.execute(db);
}

/** By the certifier's name, and by how people ask for what is slaughtered by hand; whether it holds today is asked of each that is found. */
async function keepSearch(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_entries drop constraint search_entries_kind_check`.execute(db);
  await sql`
    alter table search_entries add constraint search_entries_kind_check
      check (kind in ('place', 'cuisine', 'category', 'dish', 'halal'))`.execute(db);
  await sql`
    create function search_keep_halal(ids uuid[]) returns void language plpgsql as $$
    begin
      delete from search_entries where restaurant_id = any(ids) and kind = 'halal';
      insert into search_entries (restaurant_id, kind, name, name_words)
      select p.restaurant_id, 'halal', e.name, search_words(e.words)
      from halal_profiles p, lateral (
        select c.certifier as name, concat_ws(' ', c.certifier, k.short_name) as words
        from halal_certificates c left join certifiers k on k.id = c.certifier_id
        where c.restaurant_id = p.restaurant_id and c.scope = 'outlet' and c.state = 'verified'
        union select '', 'zabiha dhabiha hand slaughtered' where p.slaughter = 'hand'
      ) e where p.restaurant_id = any(ids);
      perform search_learn(array_agg(word), true) from search_entries e, unnest(e.name_words) word
        where e.restaurant_id = any(ids) and e.kind = 'halal';
      perform search_keep_words(ids);
    end $$`.execute(db);
  // What a place says of itself is written anew without these.
  await sql`
    do $$ begin
      execute replace(pg_get_functiondef('search_keep_places(uuid[])'::regprocedure),
        'kind <> ''dish''', 'kind not in (''dish'', ''halal'')');
    end $$`.execute(db);
  await sql`
    create function halal_keep(ids uuid[]) returns void language plpgsql as $$
    begin
      if ids is null then return; end if;
      perform refresh_listed_halal(ids);
      perform search_keep_halal(ids);
    end $$`.execute(db);
}

async function createTriggers(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.raw(`${table}_kept`);
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    begin
      perform halal_keep((select array_agg(distinct restaurant_id) from changed));
      return null;
    end $$`.execute(db);
  for (const [event, rows] of [
    ["insert", "new"],
    ["update", "new"],
    ["delete", "old"],
  ] as const) {
    await sql`
      create trigger ${sql.raw(`${table}_kept_${event}`)} after ${sql.raw(event)} on ${sql.raw(table)}
      referencing ${sql.raw(rows)} table as changed for each statement execute function ${name}()`.execute(db);
  }
}
