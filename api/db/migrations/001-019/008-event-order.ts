import { type Kysely, sql } from "kysely";

/**
 * Numbers events in the order in which they become visible, and tells listeners (channel `events`) that there are new ones.
 *
 * A sequence is drawn when a row is written, not when it is committed: a reader that has seen 12 could miss an 11 that is
 * committed later (https://www.postgresql.org/docs/current/functions-sequence.html). A deferred constraint trigger runs as
 * the last step before the commit; there it takes a lock held until the commit is visible, and draws the number anew. No
 * transaction waits for another one's work under that lock, so it neither slows them down nor locks them dead; NOTIFY takes
 * such a lock at the same moment anyway.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function number_event() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('halalgo.events', 0));
      update events set sequence = default where sequence = new.sequence;
      perform pg_notify('events', '');
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger events_in_commit_order after insert on events
    deferrable initially deferred for each row execute function number_event()`.execute(db);
}
