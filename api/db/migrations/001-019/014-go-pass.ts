import { type Kysely, sql } from "kysely";

/**
 * The Go Pass, paid by the month: cards kept at the provider, when a pass is charged again, and payments for other things
 * than orders. A payment's status `ordered` means that what was paid for has been given: an order, or a month of a pass.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // id: the provider's name for the customer whose card it is; charges are made with it. No card number is ever here.
  await sql`
    create table cards_on_file (
      id text primary key,
      source_id text not null,
      user_id uuid not null references users (id) on delete cascade,
      brand text,
      last4 text,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    alter table passes
      add column anchor_day smallint not null default extract(day from now() at time zone 'UTC'),
      add column card_id text references cards_on_file (id) on delete set null,
      add column failed_tries integer not null default 0,
      add column next_try_at timestamptz,
      add column reminded_at timestamptz`.execute(db);
  await sql`update passes set anchor_day = extract(day from started_at at time zone 'UTC')`.execute(db);
  await sql`create index passes_running_idx on passes (paid_until) where status <> 'lapsed'`.execute(db);
  await sql`create index passes_user_idx on passes (user_id, started_at desc)`.execute(db);

  await sql`
    alter table payments
      alter column restaurant_id drop not null,
      alter column choices drop not null,
      alter column quote drop not null,
      add column purpose text not null default 'order' check (purpose in ('order', 'pass')),
      add column pass_id uuid references passes (id) on delete set null,
      add column pass_paid_until timestamptz,
      add column card_id text references cards_on_file (id) on delete set null,
      add constraint payments_order_is_whole
        check (purpose <> 'order' or (restaurant_id is not null and choices is not null and quote is not null))`.execute(
    db,
  );
  // The month that follows `pass_paid_until` is paid once, whatever crashes and however many processes renew.
  await sql`create unique index payments_one_per_pass_month on payments (pass_id, pass_paid_until) where status in ('charging', 'charged', 'ordered')`.execute(
    db,
  );
  await sql`create index payments_pass_customer_idx on payments (customer_id) where purpose = 'pass'`.execute(db);

  await sql`alter table sandbox_records drop constraint sandbox_records_kind_check`.execute(db);
  await sql`alter table sandbox_records add constraint sandbox_records_kind_check check (kind in ('token', 'charge', 'refund', 'checkout', 'customer'))`.execute(
    db,
  );
}
