import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import type { Actor } from "@api/http/router";

/** The public text of each history entry; null: visible to the owner and administrators only. */
const sentences = {
  declared: "Owner’s statement signed",
  reviewed: "Statement reviewed",
  statement_asked: null,
  statement_refused: "Statement no longer counts",
  sent: null,
  asked: null,
  verified: "Certificate checked with the certifier",
  refused: null,
  revoked: "Certificate withdrawn",
  expired: "Certificate ended",
  moved: "Name or address changed, to be reviewed",
  concern_answered: "A concern was answered",
} as const satisfies Record<string, string | null>;
type What = keyof typeof sentences;

interface Line {
  restaurantId: string;
  what: What;
  at: Date;
  actorId: string | null;
  certificateId?: string;
  note?: string | null;
}

/** Appends a history entry in the transaction of the change. Entries are never changed or removed. */
export async function addHistory(
  trx: Db,
  { restaurantId, what, at, actorId, certificateId, note }: Line,
): Promise<void> {
  await trx
    .insertInto("halal_history")
    .values({
      restaurant_id: restaurantId,
      what,
      at,
      note: note ?? null,
      actor_id: actorId,
      certificate_id: certificateId ?? null,
    })
    .execute();
}

/** Whether the last entry about a certificate, or about the statement, is this person's own. */
export async function isLastStep(
  trx: Db,
  { restaurantId, certificateId = null, what }: { restaurantId: string; certificateId?: string | null; what: What },
  actor: Pick<Actor, "id">,
): Promise<boolean> {
  const last = await trx
    .selectFrom("halal_history")
    .select(["what", "actor_id"])
    .where("restaurant_id", "=", restaurantId)
    .where("certificate_id", "is not distinct from", certificateId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.what === what && last.actor_id === actor.id;
}

/**
 * [HALAL-5] The last signing of a declaration. Its version, the number of signings, is what an owner's form compares: what an
 * administrator asks or decides meanwhile changes nothing in that form.
 */
export async function getSigning(db: Db, restaurantId: string) {
  const row = await db
    .selectFrom("halal_history")
    .select(["at as updated_at", "actor_id as updated_by", sql<number>`(count(*) over ())::int`.as("version")])
    .where("restaurant_id", "=", restaurantId)
    .where("what", "=", "declared")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? { version: 0, updated_at: new Date(0), updated_by: null };
}

/** [HALAL-4] Evidence added to a submitted application answers the open question, and is announced when it is resubmitted. */
export async function recordInApplication(trx: Db, restaurantId: string, now: Date): Promise<void> {
  await trx
    .updateTable("application_requests")
    .set({ answered_at: now })
    .where("restaurant_id", "=", restaurantId)
    .where("part", "=", "halal")
    .where("answered_at", "is", null)
    .execute();
  await sql`
    update restaurants set application_changes = array_append(application_changes, 'Halal evidence')
    where id = ${restaurantId} and status in ('pending', 'rejected')
      and not 'Halal evidence' = any (application_changes)`.execute(trx);
}

const hasSentence = (what: string): what is What => what in sentences;

/** The latest public entries, newest first. */
export async function listPublicHistory(db: Db, restaurantId: string) {
  const rows = await db
    .selectFrom("halal_history")
    .select(["what", "at", "note"])
    .where("restaurant_id", "=", restaurantId)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(50)
    .execute();
  return rows.flatMap(({ what, at, note }) => {
    const words = hasSentence(what) ? sentences[what] : null;
    return words === null ? [] : [{ what: words, at: at.toISOString(), note }];
  });
}
