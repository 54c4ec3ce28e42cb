import { type RawBuilder, sql } from "kysely";
import type { Db } from "@api/dependencies";
import type { Actor } from "@api/http/router";
import type { HalalQueue, queueKinds } from "@domain/contract/halal";
import { minuteMs } from "@domain/duration";
import { reminderDays } from "@domain/halal/status";
import { isReplaced } from "./replaced";
import { getUnlisting } from "./unlist";

/** The maximum length of the list; the counts tell how many there are in total. */
const maxRows = 200;
/** Suppliers' and products' certificates that ended longer ago: no page shows them, and they would fill the list for good. */
const maxDaysExpired = 90;
type Kind = (typeof queueKinds)[number];

/** A date in the restaurant's time zone. */
const today = (now: Date) => sql`(${now}::timestamptz at time zone r.time_zone)::date`;

/** Each list as rows of the same shape, each with its own index (migration 054). */
const lists: Record<Kind, (now: Date) => RawBuilder<unknown>> = {
  new: () => sql`
    select 'certificate' as what, c.id, c.restaurant_id, c.scope, c.sent_at as since, c.expires_on,
      c.question is not null as is_asked
    from halal_certificates c where c.state = 'submitted'
    union all
    select 'declaration', p.restaurant_id, p.restaurant_id, null, p.declared_at, null, p.question is not null
    from halal_profiles p
    where p.declared_at is not null and p.reviewed_at is null
      and not exists (select from halal_certificates c where c.restaurant_id = p.restaurant_id and c.state = 'submitted')`,
  expiring: (now) => sql`
    select 'certificate' as what, c.id, c.restaurant_id, c.scope, c.sent_at as since, c.expires_on, false as is_asked
    from halal_certificates c join restaurants r on r.id = c.restaurant_id
    where c.state = 'verified' and c.expires_on between ${today(now)} and ${today(now)} + ${reminderDays[0]}::int
      and not ${isReplaced}`,
  expired: (now) => sql`
    select 'certificate' as what, c.id, c.restaurant_id, c.scope, c.sent_at as since, c.expires_on, false as is_asked
    from halal_certificates c join restaurants r on r.id = c.restaurant_id
    where c.state = 'verified' and c.expires_on < ${today(now)} and not ${isReplaced}
      and (c.scope = 'outlet' or c.expires_on >= ${today(now)} - ${maxDaysExpired}::int)`,
  reported: () => sql`
    select 'concern' as what, c.id, c.restaurant_id, null::text as scope, c.reported_at as since, null::date as expires_on,
      false as is_asked
    from halal_concerns c where c.state = 'open'`,
};

/** [HALAL-8] The administrators' review queue, oldest first; expiring certificates by their last day. */
export async function listQueue(db: Db, kind: Kind, { now, actor }: { now: Date; actor: Actor }): Promise<HalalQueue> {
  const order = kind === "expiring" || kind === "expired" ? sql`q.expires_on` : sql`q.since`;
  const rows = sql<Row>`
    select q.*, r.name, r.logo as picture, r.status = 'approved' as is_listed, (
      select u.first_name from halal_looks k join users u on u.id = k.user_id
      where k.subject_id = q.id and k.user_id <> ${actor.id} and ${isFresh(now)}) as looker
    from (${lists[kind](now)}) q join restaurants r on r.id = q.restaurant_id
    where r.deleted_at is null order by ${order}, q.id limit ${maxRows}`.execute(db);
  const count = (one: Kind) => sql`
    (select count(*)::int from (${lists[one](now)}) q join restaurants r on r.id = q.restaurant_id where r.deleted_at is null)`;
  const counts = sql<HalalQueue["counts"]>`
    select ${count("new")} as new, ${count("expiring")} as expiring, ${count("expired")} as expired,
      ${count("reported")} as reported`.execute(db);
  const [listed, counted, unlists] = await Promise.all([rows, counts, getUnlisting(db)]);
  return {
    unlists_expired: unlists,
    counts: counted.rows[0] ?? { new: 0, expiring: 0, expired: 0, reported: 0 },
    data: listed.rows.map((row) => ({ ...row, since: row.since.toISOString() })),
  };
}

/** How long after opening it a person counts as reviewing it. */
const lookMinutes = 30;
const isFresh = (now: Date) => sql`k.at > ${new Date(now.getTime() - lookMinutes * minuteMs)}`;

/** [HALAL-8] Records who is reviewing it, or returns the person who opened it shortly before. */
export async function recordView(
  db: Db,
  { subject, actor, now }: { subject: string; actor: Actor; now: Date },
): Promise<{ name: string; at: string } | null> {
  await sql`
    insert into halal_looks as k (subject_id, user_id, at) values (${subject}, ${actor.id}, ${now})
    on conflict (subject_id) do update set user_id = excluded.user_id, at = excluded.at
    where k.user_id = excluded.user_id or not (${isFresh(now)})`.execute(db);
  const { rows } = await sql<{ name: string; at: Date }>`
    select u.first_name as name, k.at from halal_looks k join users u on u.id = k.user_id
    where k.subject_id = ${subject} and k.user_id <> ${actor.id}`.execute(db);
  return rows[0] ? { name: rows[0].name, at: rows[0].at.toISOString() } : null;
}

type Row = Omit<HalalQueue["data"][number], "since"> & { since: Date };
