import { type Kysely, sql } from "kysely";

/** What a restaurant sells and at which price: items, add-ons, coupons, deals, taxes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table menu_categories (
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      name text not null,
      position integer not null,
      primary key (restaurant_id, name)
    )`.execute(db);

  await sql`
    create table menu_items (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      name text not null,
      description text not null,
      category text not null,
      caution text,
      item_type text not null default 'food',
      image text,
      price_cents integer not null check (price_cents > 0),
      regular_price_cents integer check (regular_price_cents > 0),
      large_price_cents integer check (large_price_cents > 0),
      old_price_cents integer,
      is_available boolean not null default true,
      unavailable_until timestamptz,
      tags text[] not null default '{}',
      position integer not null default 0,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    )`.execute(db);
  await sql`create index menu_items_restaurant_idx on menu_items (restaurant_id, position) where deleted_at is null`.execute(
    db,
  );
  await sql`create index menu_items_type_idx on menu_items (item_type, created_at) where deleted_at is null and item_type <> 'food'`.execute(
    db,
  );
  await sql`create index menu_items_category_idx on menu_items (category, restaurant_id) where deleted_at is null`.execute(
    db,
  );

  await sql`
    create table modifier_groups (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      name text not null,
      minimum smallint not null default 0,
      maximum smallint,
      position integer not null default 0
    )`.execute(db);
  await sql`
    create table addons (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      group_id uuid references modifier_groups (id) on delete set null,
      name text not null,
      description text,
      price_cents integer not null check (price_cents >= 0),
      is_active boolean not null default true,
      image text,
      created_at timestamptz not null default now(),
      deleted_at timestamptz
    )`.execute(db);
  await sql`create index addons_restaurant_idx on addons (restaurant_id) where deleted_at is null`.execute(db);
  await sql`
    create table menu_item_addons (
      menu_item_id uuid not null references menu_items (id) on delete cascade,
      addon_id uuid not null references addons (id) on delete cascade,
      position integer not null default 0,
      primary key (menu_item_id, addon_id)
    )`.execute(db);
  await sql`create index menu_item_addons_addon_idx on menu_item_addons (addon_id)`.execute(db);

  // discount_hundredths: hundredths of a percent point for percentage, cents for fixed.
  await sql`
    create table coupons (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid references restaurants (id) on delete cascade,
      name text not null,
      code text not null check (code = upper(code)),
      type text not null check (type in ('percentage', 'fixed')),
      discount_hundredths integer not null check (discount_hundredths >= 0),
      starts_at timestamptz not null,
      expires_at timestamptz not null,
      minimum_order_cents integer not null default 0,
      maximum_discount_cents integer,
      limit_per_user integer check (limit_per_user >= 1),
      image text,
      description text,
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      deleted_at timestamptz
    )`.execute(db);
  await sql`create unique index coupons_code_key on coupons (code, restaurant_id) nulls not distinct where deleted_at is null`.execute(
    db,
  );
  await sql`create index coupons_restaurant_idx on coupons (restaurant_id) where deleted_at is null`.execute(db);

  await sql`
    create table deals (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      title text not null,
      type text not null check (type in ('percentage', 'fixed')),
      discount_hundredths integer not null check (discount_hundredths >= 0),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      is_active boolean not null default true,
      image text,
      categories text[] not null default '{}',
      created_at timestamptz not null default now(),
      deleted_at timestamptz
    )`.execute(db);
  await sql`create index deals_restaurant_idx on deals (restaurant_id, ends_at) where deleted_at is null`.execute(db);
  await sql`
    create table deal_items (
      deal_id uuid not null references deals (id) on delete cascade,
      menu_item_id uuid not null references menu_items (id) on delete cascade,
      primary key (deal_id, menu_item_id)
    )`.execute(db);

  await sql`
    create table taxes (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      name text not null,
      code text not null,
      rate_hundredths integer not null check (rate_hundredths between 0 and 10000),
      status boolean not null default false,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index taxes_restaurant_idx on taxes (restaurant_id)`.execute(db);
}
