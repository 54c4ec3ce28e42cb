import { type Kysely, sql } from "kysely";

/**
 * [FIND-10, FIND-11] What search looks at (decision 051): a row for each place, its cuisine, each category and dish of it, with the
 * words of each; beside it one set of words a place, by which places are found, and every word once, by which misspelled ones are
 * mended. Triggers keep all three in the transaction of what they describe, a statement at a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createReaders(db);
  await createTrigrams(db);
  await createTables(db);
  await createKeepers(db);
  await createTriggers(db);
  await sql`select search_keep_places(array_agg(id)) from restaurants`.execute(db);
  await sql`select search_keep_dishes(array_agg(id), array_agg(distinct restaurant_id)) from menu_items where deleted_at is null`.execute(
    db,
  );
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_entries (
      restaurant_id uuid not null,
      kind text not null check (kind in ('place', 'cuisine', 'category', 'dish')),
      item_id uuid,
      name text not null,
      name_words text[] not null,
      category_words text[] not null default '{}',
      text_words text[] not null default '{}'
    )`.execute(db);
  await sql`create index search_entries_place_idx on search_entries (restaurant_id, kind)`.execute(db);
  await sql`create unique index search_entries_item_idx on search_entries (item_id) where kind = 'dish'`.execute(db);
  await sql`
    create table search_places (
      restaurant_id uuid primary key references restaurants (id) on delete cascade,
      own_words text[] not null,
      words text[] not null
    )`.execute(db);
  // Beside the row instead of in it, each look at a place would read three pages more.
  await sql`alter table search_places alter column words set storage main`.execute(db);
  await sql`create index search_places_words_idx on search_places using gin (words)`.execute(db);
  await sql`
    create table search_vocabulary (
      word text primary key,
      skeleton text not null,
      in_names boolean not null,
      trigrams text[] not null generated always as (search_trigrams(word)) stored
    )`.execute(db);
  await sql`create index search_vocabulary_trigram_idx on search_vocabulary using gin (trigrams)`.execute(db);
  await sql`create index search_vocabulary_skeleton_idx on search_vocabulary (skeleton)`.execute(db);
  await sql`create index search_vocabulary_start_idx on search_vocabulary (word text_pattern_ops) where in_names`.execute(
    db,
  );
  await sql`
    create table search_misses (
      term text not null,
      zip_code text not null default '',
      count integer not null default 1,
      last_at timestamptz not null,
      primary key (term, zip_code)
    )`.execute(db);
  await sql`create index search_misses_last_idx on search_misses (last_at)`.execute(db);
}

const raw = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`);
const marks = raw(String.raw`[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640]`);
const apostrophes = raw(String.raw`['\u0060\u00b4\u02b9-\u02bf\u2018\u2019\u201b]`);
const separators = raw(
  String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u20a0-\u2bff\u3000-\u303f\ufe00-\ufe0f\U0001f000-\U0001faff]+`,
);

/** As searchWords and toConsonantSkeleton of domain/search: a test compares them. */
async function createReaders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_words(read text) returns text[] language sql immutable strict parallel safe as $$
      select coalesce(array_agg(left(word, 40) order by place) filter (where word <> ''), '{}')
      from regexp_split_to_table(
        regexp_replace(
          replace(replace(replace(replace(translate(
            lower(regexp_replace(normalize(read, NFKD), ${marks}, '', 'g') collate "und-x-icu"),
            'ıøłđðħə', 'iolddhe'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
          ${apostrophes}, '', 'g'),
        ${separators}) with ordinality as parts (word, place)
    $$`.execute(db);
  await sql`
    create function search_skeleton(word text) returns text language sql immutable strict parallel safe as $$
      select regexp_replace(
        case when sounded ~ '^[aeiouy]' then 'a' || regexp_replace(substr(sounded, 2), '[aeiouyh]', '', 'g')
          else regexp_replace(sounded, '[aeiouyh]', '', 'g') end, '(.)\\1+', '\\1', 'g')
      from (select ${sql.raw(sounds.reduce((rest, [written, sound]) => `regexp_replace(${rest}, '${written}', '${sound}', 'g')`, "word"))} as sounded) s
    $$`.execute(db);
}

/** The groups of three letters of a word, with two spaces before and one behind it, each once: as pg_trgm has them (decision 051 says why it is not used). */
async function createTrigrams(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_trigrams(word text) returns text[] language sql immutable strict parallel safe as $$
      select coalesce(array_agg(distinct substr('  ' || word || ' ', place, 3)), '{}')
      from generate_series(1, length(word) + 1) place
    $$`.execute(db);
}

const sounds: readonly (readonly [string, string])[] = [
  ["tch|ch|sh|sch", "s"],
  ["ph", "f"],
  ["[kg]h|ck|q", "k"],
  ["[bp]", "b"],
  ["[dt]h?", "t"],
  ["[jzs]", "s"],
  ["c(?=[eiy])", "s"],
  ["c", "k"],
  ["g", "k"],
  ["x", "ks"],
  ["[vw]", "w"],
];

async function createKeepers(db: Kysely<unknown>): Promise<void> {
  // What is there already is left alone, so that a bulk load writes each word once.
  await sql`
    create function search_learn(found text[], are_names boolean) returns void language sql as $$
      insert into search_vocabulary (word, skeleton, in_names)
      select word, search_skeleton(word), are_names from (select distinct unnest(found) as word) words
      where length(word) > 1 and not exists (
        select from search_vocabulary v where v.word = words.word and (v.in_names or not are_names))
      order by word
      on conflict (word) do update set in_names = true where excluded.in_names and not search_vocabulary.in_names
    $$`.execute(db);
  // One statement locks, the next ones read what whoever held the lock before has written.
  await sql`
    create function search_keep_words(ids uuid[]) returns void language plpgsql as $$
    begin
      perform from search_places where restaurant_id = any(ids) order by restaurant_id for update;
      update search_places p set words = fresh.words from (
        select e.restaurant_id, array_agg(distinct word) as words
        from search_entries e, unnest(e.name_words || e.category_words || e.text_words) word
        where e.restaurant_id = any(ids) group by e.restaurant_id
      ) fresh
      where p.restaurant_id = fresh.restaurant_id and p.words is distinct from fresh.words;
    end $$`.execute(db);
  await sql`
    create function search_keep_places(ids uuid[]) returns void language plpgsql as $$
    begin
      if ids is null then return; end if;
      insert into search_places (restaurant_id, own_words, words)
      select id, search_words(name || ' ' || cuisine_type), '{}' from restaurants where id = any(ids) order by id
      on conflict (restaurant_id) do update set own_words = excluded.own_words;
      delete from search_entries where restaurant_id = any(ids) and kind <> 'dish';
      insert into search_entries (restaurant_id, kind, name, name_words, category_words, text_words)
      select r.id, e.kind, e.name, search_words(e.name), search_words(e.category), search_words(e.description)
      from restaurants r, lateral (
        select 'place' as kind, r.name as name, r.cuisine_type || ' ' || r.category as category,
          concat_ws(' ', r.description, r.city) as description
        union all select 'cuisine', r.cuisine_type, '', '' where r.cuisine_type <> ''
        union all select 'category', category, '', '' from unnest(r.menu_category_names) category
      ) e where r.id = any(ids);
      perform search_learn(array_agg(word), true) from search_entries e, unnest(e.name_words || e.category_words) word
        where e.restaurant_id = any(ids) and e.kind <> 'dish';
      perform search_learn(array_agg(word), false) from search_entries e, unnest(e.text_words) word
        where e.restaurant_id = any(ids) and e.kind <> 'dish';
      perform search_keep_words(ids);
    end $$`.execute(db);
  await sql`
    create function search_keep_dishes(items uuid[], ids uuid[]) returns void language plpgsql as $$
    begin
      if items is null then return; end if;
      delete from search_entries where item_id = any(items) and kind = 'dish';
      insert into search_entries (restaurant_id, kind, item_id, name, name_words, category_words, text_words)
      select restaurant_id, 'dish', id, name, search_words(name), search_words(category), search_words(description)
      from menu_items where id = any(items) and deleted_at is null;
      perform search_learn(array_agg(word), true) from search_entries e, unnest(e.name_words || e.category_words) word
        where e.item_id = any(items) and e.kind = 'dish';
      perform search_learn(array_agg(word), false) from search_entries e, unnest(e.text_words) word
        where e.item_id = any(items) and e.kind = 'dish';
      perform search_keep_words(ids);
    end $$`.execute(db);
}

const row = (name: string, columns: readonly string[]) =>
  `(${columns.map((column) => `${name}.${column}`).join(", ")})`;
const differs = (columns: readonly string[]) => `${row("o", columns)} is distinct from ${row("n", columns)}`;
const placeColumns = ["name", "cuisine_type", "category", "description", "city", "menu_category_names"];
const dishColumns = ["restaurant_id", "name", "category", "description", "deleted_at"];

const triggers: readonly { table: string; event: string; rows: string; does: string }[] = [
  {
    table: "restaurants",
    event: "insert",
    rows: "new table as new_rows",
    does: "perform search_keep_places((select array_agg(id) from new_rows))",
  },
  {
    table: "restaurants",
    event: "update",
    rows: "old table as old_rows new table as new_rows",
    does: `perform search_keep_places((select array_agg(n.id) from old_rows o join new_rows n using (id) where ${differs(placeColumns)}))`,
  },
  {
    table: "restaurants",
    event: "delete",
    rows: "old table as old_rows",
    does: "delete from search_entries where restaurant_id in (select id from old_rows)",
  },
  {
    table: "menu_items",
    event: "insert",
    rows: "new table as new_rows",
    does: "perform search_keep_dishes((select array_agg(id) from new_rows), (select array_agg(distinct restaurant_id) from new_rows))",
  },
  {
    table: "menu_items",
    event: "update",
    rows: "old table as old_rows new table as new_rows",
    does: `perform search_keep_dishes(array_agg(n.id), array_agg(n.restaurant_id) || array_agg(o.restaurant_id))
      from old_rows o join new_rows n using (id) where ${differs(dishColumns)}`,
  },
  {
    table: "menu_items",
    event: "delete",
    rows: "old table as old_rows",
    does: "perform search_keep_dishes(array_agg(id), array_agg(distinct restaurant_id)) from old_rows",
  },
];

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  for (const { table, event, rows, does } of triggers) {
    const name = `${table}_searched_${event}`;
    await sql`
      create function ${sql.raw(name)}() returns trigger language plpgsql as $$
      begin ${sql.raw(does)}; return null; end $$`.execute(db);
    await sql`
      create trigger ${sql.raw(name)} after ${sql.raw(event)} on ${sql.raw(table)}
      referencing ${sql.raw(rows)} for each statement execute function ${sql.raw(name)}()`.execute(db);
  }
}
