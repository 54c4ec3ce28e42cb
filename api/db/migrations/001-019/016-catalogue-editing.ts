import { type Kysely, sql } from "kysely";

/**
 * What several people editing one menu need: who changed a row last, and its version. Pictures are kept in the database,
 * so that several processes of the API share them. Imports wait here between their preview and their confirmation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table menu_items add column updated_by uuid references users (id) on delete set null`.execute(db);
  await sql`
    alter table addons
      add column version integer not null default 1,
      add column updated_at timestamptz not null default now(),
      add column updated_by uuid references users (id) on delete set null`.execute(db);
  await sql`create index modifier_groups_restaurant_idx on modifier_groups (restaurant_id, position)`.execute(db);

  // Categories that only their items knew come after those that had a place.
  await sql`
    insert into menu_categories (restaurant_id, name, position)
    select i.restaurant_id, i.category,
      10000 + row_number() over (partition by i.restaurant_id order by i.category)
    from (select distinct restaurant_id, category from menu_items where deleted_at is null) i
    on conflict do nothing`.execute(db);

  await sql`
    create table pictures (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      created_by uuid references users (id) on delete set null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index pictures_restaurant_idx on pictures (restaurant_id)`.execute(db);
  await sql`
    create table picture_sizes (
      picture_id uuid not null references pictures (id) on delete cascade,
      width integer not null,
      bytes bytea not null,
      primary key (picture_id, width)
    )`.execute(db);

  await sql`
    create table menu_imports (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      created_by uuid references users (id) on delete set null,
      rows jsonb not null,
      created_at timestamptz not null default now(),
      imported_at timestamptz
    )`.execute(db);
  await sql`create index menu_imports_created_idx on menu_imports (created_at)`.execute(db);
}
