import { sql } from "kysely";
import type { Db } from "@api/dependencies";

/** What can happen to evidence, in words everyone may read; null: nobody but owner and administrators. */
const told = {
  declared: "Owner’s statement signed",
  reviewed: "Statement looked at",
  sent: null,
  asked: null,
  verified: "Certificate checked with the certifier",
  refused: null,
  revoked: "Certificate withdrawn",
  expired: "Certificate ended",
  moved: "Name or address changed, to be looked at",
  concern_answered: "A concern was answered",
} as const satisfies Record<string, string | null>;
type What = keyof typeof told;

interface Line {
  restaurantId: string;
  what: What;
  at: Date;
  actorId: string | null;
  certificateId?: string;
  note?: string | null;
}

/** Adds a line, in the transaction of what it tells of. Lines are never changed or removed. */
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

/** [HALAL-4] Evidence of an application that comes after it was sent: it answers what was asked, and is told when it is sent again. */
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

const isTold = (what: string): what is What => what in told;

/** The last lines that everyone may read, newest first. */
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
    const words = isTold(what) ? told[what] : null;
    return words === null ? [] : [{ what: words, at: at.toISOString(), note }];
  });
}
