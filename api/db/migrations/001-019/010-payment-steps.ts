import { type Kysely, sql } from "kysely";

/**
 * The life cycle of a payment, held by the database: whatever a process believes, an illegal step is refused (docs/payments.md
 * draws it). Refunds remember when they were last tried, so that one which fails lets the others go first; payments are found
 * by the key the customer knows, also those that keep their row under `<key>/<id>`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_payment_step() returns trigger language plpgsql as $$
    begin
      if old.status || ' > ' || new.status not in (
        'open > charging', 'open > charged', 'open > abandoned',
        'charging > charged', 'charging > declined',
        'declined > charging', 'declined > open',
        'charged > ordered', 'charged > refunding', 'charged > abandoned',
        'ordered > refunding',
        'refunding > refunded',
        'abandoned > charging', 'abandoned > charged', 'abandoned > open'
      ) then
        raise exception 'A payment cannot go from % to %', old.status, new.status
          using errcode = 'check_violation', constraint = 'payments_steps';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger payments_steps before update of status on payments
    for each row when (old.status is distinct from new.status) execute function refuse_payment_step()`.execute(db);
  await sql`alter table refunds add column tried_at timestamptz`.execute(db);
  await sql`create index payments_first_key_idx on payments (split_part(key, '/', 1))`.execute(db);
}
