import { type Kysely, sql } from "kysely";

/** [RUSH-18] Menus by time, with the categories on them; an item may name menus of its own. Kept pages hear of them (053). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table menus (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      name text not null,
      days text[] not null,
      from_minute integer not null check (from_minute between 0 and 1439),
      until_minute integer not null check (until_minute between 0 and 1439),
      categories text[] not null default '{}',
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      updated_by uuid references users (id) on delete set null,
      unique (restaurant_id, name)
    )`.execute(db);
  await sql`alter table menu_items add column menus text[] not null default '{}'`.execute(db);
  await sql`
    create trigger tell_catalogue after insert or update or delete on menus
    for each row execute function tell_catalogue('restaurant_id')`.execute(db);
}
