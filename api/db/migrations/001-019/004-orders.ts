import { type Kysely, sql } from "kysely";

/** Carts, payments, orders, refunds, reviews. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table carts (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users (id) on delete cascade,
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (user_id, restaurant_id)
    )`.execute(db);
  // line_key names item, size and sorted add-ons: the same choice twice is one line with a higher quantity.
  await sql`
    create table cart_items (
      id uuid primary key default gen_random_uuid(),
      cart_id uuid not null references carts (id) on delete cascade,
      menu_item_id uuid not null references menu_items (id) on delete cascade,
      quantity integer not null check (quantity between 1 and 99),
      size text not null default 'regular' check (size in ('regular', 'large')),
      addon_ids uuid[] not null default '{}',
      line_key text not null,
      created_at timestamptz not null default now(),
      unique (cart_id, line_key)
    )`.execute(db);

  await sql`
    create table orders (
      id uuid primary key default gen_random_uuid(),
      number bigint generated always as identity (start with 2001) unique,
      restaurant_id uuid not null references restaurants (id),
      customer_id uuid references users (id) on delete set null,
      customer_name text not null,
      customer_phone text,
      source text not null check (source in ('online', 'table', 'pos')),
      order_type text not null check (order_type in ('delivery', 'takeaway', 'dine-in')),
      table_label text,
      token integer not null,
      status text not null check (status in ('placed', 'accepted', 'preparing', 'ready', 'completed', 'rejected', 'cancelled')),
      scheduled_for timestamptz,
      estimated_ready_at timestamptz,
      delivery_address jsonb,
      subtotal_cents integer not null,
      offer_discount_cents integer not null default 0,
      coupon_discount_cents integer not null default 0,
      delivery_fee_cents integer not null default 0,
      tax_cents integer not null default 0,
      taxes jsonb not null default '[]',
      tip_cents integer not null default 0,
      total_cents integer not null,
      currency text not null default 'usd',
      coupon_id uuid references coupons (id) on delete set null,
      coupon_code text,
      payment_method text not null check (payment_method in ('credit_card', 'cash', 'digital_wallet', 'bank_transfer')),
      note text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (total_cents = subtotal_cents - offer_discount_cents - coupon_discount_cents + delivery_fee_cents + tax_cents + tip_cents)
    )`.execute(db);
  await sql`create index orders_restaurant_idx on orders (restaurant_id, created_at desc)`.execute(db);
  await sql`create index orders_restaurant_open_idx on orders (restaurant_id, created_at) where status in ('placed', 'accepted', 'preparing', 'ready')`.execute(
    db,
  );
  await sql`create index orders_customer_idx on orders (customer_id, created_at desc)`.execute(db);

  await sql`
    create table order_items (
      id uuid primary key default gen_random_uuid(),
      order_id uuid not null references orders (id) on delete cascade,
      menu_item_id uuid references menu_items (id) on delete set null,
      name text not null,
      category text,
      image text,
      size text not null default 'regular',
      addons jsonb not null default '[]',
      quantity integer not null check (quantity > 0),
      unit_price_cents integer not null,
      line_total_cents integer not null,
      position integer not null
    )`.execute(db);
  await sql`create index order_items_order_idx on order_items (order_id, position)`.execute(db);

  await sql`
    create table order_status_changes (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders (id) on delete cascade,
      status text not null,
      at timestamptz not null default now(),
      actor_id uuid references users (id) on delete set null,
      actor_role text not null,
      reason text
    )`.execute(db);
  await sql`create index order_status_changes_order_idx on order_status_changes (order_id, id)`.execute(db);

  // One row a use: the unique number makes the limit per user hold under parallel orders.
  await sql`
    create table coupon_redemptions (
      coupon_id uuid not null references coupons (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      use_number integer not null check (use_number >= 1),
      order_id uuid not null references orders (id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (coupon_id, user_id, use_number)
    )`.execute(db);
  await sql`create index coupon_redemptions_order_idx on coupon_redemptions (order_id)`.execute(db);

  await sql`
    create table payments (
      id uuid primary key default gen_random_uuid(),
      key text not null unique,
      customer_id uuid references users (id) on delete set null,
      restaurant_id uuid not null references restaurants (id),
      cart_id uuid,
      order_id uuid references orders (id) on delete set null,
      method text not null default 'credit_card',
      status text not null check (status in ('open', 'charging', 'charged', 'ordered', 'declined', 'refunding', 'refunded', 'abandoned')),
      attempt integer not null default 0,
      amount_cents integer not null check (amount_cents >= 0),
      currency text not null default 'usd',
      choices jsonb not null,
      quote jsonb not null,
      charge_id text unique,
      card_brand text,
      card_last4 text,
      decline_code text,
      checkout_session_id text unique,
      checkout_href text,
      claimed_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index payments_order_key on payments (order_id) where order_id is not null`.execute(db);
  // One cart can be paid for once: a second key for the same cart is refused while the first is under way or done.
  await sql`create unique index payments_one_live_per_cart on payments (cart_id) where status in ('charging', 'charged', 'ordered')`.execute(
    db,
  );
  await sql`create index payments_unsettled_idx on payments (updated_at) where status in ('open', 'charging', 'charged', 'refunding')`.execute(
    db,
  );
  await sql`create index payments_restaurant_idx on payments (restaurant_id, created_at desc)`.execute(db);

  await sql`
    create table refunds (
      id uuid primary key default gen_random_uuid(),
      payment_id uuid not null references payments (id),
      order_id uuid references orders (id) on delete set null,
      key text not null unique,
      amount_cents integer not null check (amount_cents > 0),
      reason text not null,
      borne_by text not null default 'restaurant' check (borne_by in ('restaurant', 'platform')),
      status text not null check (status in ('pending', 'succeeded', 'failed')),
      provider_refund_id text unique,
      actor_id uuid references users (id) on delete set null,
      created_at timestamptz not null default now(),
      settled_at timestamptz
    )`.execute(db);
  await sql`create index refunds_payment_idx on refunds (payment_id)`.execute(db);
  await sql`create index refunds_order_idx on refunds (order_id)`.execute(db);
  await sql`create index refunds_pending_idx on refunds (created_at) where status = 'pending'`.execute(db);

  await sql`
    create table reviews (
      id uuid primary key default gen_random_uuid(),
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      order_id uuid unique references orders (id) on delete set null,
      user_id uuid references users (id) on delete set null,
      customer_name text not null,
      rating smallint not null check (rating between 1 and 5),
      comment text,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index reviews_restaurant_idx on reviews (restaurant_id, created_at desc)`.execute(db);
}
