import { type Kysely, sql } from "kysely";

/**
 * What owners set in their dashboard: an end to being busy, a delivery fee by subtotal, when a kitchen ticket counts as late,
 * and which events are mailed to whom. A revision a part keeps two editors from overwriting each other. A kitchen that can
 * choose its time to accept begins with ten minutes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table restaurants
      alter column accept_within_minutes set default 10,
      add column busy_until timestamptz,
      add column delivery_fee_steps jsonb,
      add column ticket_warning_minutes integer check (ticket_warning_minutes between 1 and 240),
      add column ticket_late_minutes integer check (ticket_late_minutes between 1 and 240),
      add column mail_settings jsonb`.execute(db);
  await sql`
    create table restaurant_revisions (
      restaurant_id uuid not null references restaurants (id) on delete cascade,
      part text not null check (part in ('settings', 'hours', 'mail')),
      version integer not null,
      updated_at timestamptz not null,
      updated_by uuid references users (id) on delete set null,
      primary key (restaurant_id, part)
    )`.execute(db);
  await sql`alter table team_invitations add column invited_by uuid references users (id) on delete set null`.execute(
    db,
  );
  await sql`create index team_invitations_restaurant_idx on team_invitations (restaurant_id) where accepted_at is null`.execute(
    db,
  );
}
