import { json } from "@api/db/tables";
import type { Db } from "@api/dependencies";

export interface Audited {
  /** Who did it, in which role. */
  actor: { id: string; role: string };
  at: Date;
  /** What was done: "restaurant.approved". */
  action: string;
  /** What it was done to: its kind and id. */
  subject: readonly [type: string, id: string];
  /** Whose restaurant it concerns. */
  restaurantId?: string;
  /** What changed, from what to what; no secrets and no bank data. */
  changes?: unknown;
}

/** Adds a line to the audit log. Call it in the transaction of the change, so that neither is there without the other. */
export async function audit(trx: Db, { actor, at, action, subject, restaurantId, changes }: Audited): Promise<void> {
  const [subject_type, subject_id] = subject;
  await trx
    .insertInto("audit_log")
    .values({
      at,
      actor_id: actor.id,
      actor_role: actor.role,
      action,
      subject_type,
      subject_id,
      restaurant_id: restaurantId,
      changes: changes === undefined ? undefined : json(changes),
    })
    .execute();
}
