import { type RawBuilder, sql } from "kysely";
import type { Db } from "@api/dependencies";
import type { HalalQueue, queueKinds } from "@domain/contract/halal";
import { reminderDays } from "@domain/halal/status";
import { readUnlisting } from "./unlist";

/** More than that nobody works off in a sitting; the counts tell how many there are. */
const most = 200;
type Kind = (typeof queueKinds)[number];

/** A day of the place's own calendar. */
const today = (now: Date) => sql`(${now}::timestamptz at time zone r.time_zone)::date`;

/** Every list as rows of one form; each has an index of its own (migration 054). */
const lists: Record<Kind, (now: Date) => RawBuilder<unknown>> = {
  new: () => sql`
    select 'certificate' as what, c.id, c.restaurant_id, c.scope, c.sent_at as since, c.expires_on
    from halal_certificates c where c.state = 'submitted'
    union all
    select 'declaration', p.restaurant_id, p.restaurant_id, null, p.declared_at, null
    from halal_profiles p
    where p.declared_at is not null and p.reviewed_at is null
      and not exists (select from halal_certificates c where c.restaurant_id = p.restaurant_id and c.state = 'submitted')`,
  expiring: (now) => sql`
    select 'certificate' as what, c.id, c.restaurant_id, c.scope, c.sent_at as since, c.expires_on
    from halal_certificates c join restaurants r on r.id = c.restaurant_id
    where c.state = 'verified' and c.expires_on between ${today(now)} and ${today(now)} + ${reminderDays[0]}::int
      and ${isLast}`,
  expired: (now) => sql`
    select 'certificate' as what, c.id, c.restaurant_id, c.scope, c.sent_at as since, c.expires_on
    from halal_certificates c join restaurants r on r.id = c.restaurant_id
    where c.state = 'verified' and c.expires_on < ${today(now)} and ${isLast}`,
  reported: () => sql`
    select 'concern' as what, c.id, c.restaurant_id, null::text as scope, c.reported_at as since, null::date as expires_on
    from halal_concerns c where c.state = 'open'`,
};

/** One that another has followed is history. */
const isLast = sql`not exists (
  select from halal_certificates n
  where n.restaurant_id = c.restaurant_id and n.scope = c.scope and n.supplier_id is not distinct from c.supplier_id
    and n.state = 'verified' and n.expires_on > c.expires_on)`;

/** [HALAL-8] What administrators have to look at, oldest first; certificates that end by the day they do. */
export async function readQueue(db: Db, kind: Kind, now: Date): Promise<HalalQueue> {
  const order = kind === "expiring" || kind === "expired" ? sql`q.expires_on` : sql`q.since`;
  const rows = sql<Row>`
    select q.*, r.name, r.logo as picture, r.status = 'approved' as is_listed
    from (${lists[kind](now)}) q join restaurants r on r.id = q.restaurant_id
    where r.deleted_at is null order by ${order}, q.id limit ${most}`.execute(db);
  const count = (one: Kind) => sql`
    (select count(*)::int from (${lists[one](now)}) q join restaurants r on r.id = q.restaurant_id where r.deleted_at is null)`;
  const counts = sql<HalalQueue["counts"]>`
    select ${count("new")} as new, ${count("expiring")} as expiring, ${count("expired")} as expired,
      ${count("reported")} as reported`.execute(db);
  const [listed, counted, unlists] = await Promise.all([rows, counts, readUnlisting(db)]);
  return {
    unlists_expired: unlists,
    counts: counted.rows[0] ?? { new: 0, expiring: 0, expired: 0, reported: 0 },
    data: listed.rows.map((row) => ({ ...row, since: row.since.toISOString() })),
  };
}

type Row = Omit<HalalQueue["data"][number], "since"> & { since: Date };
