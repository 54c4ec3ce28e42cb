import { json } from "../db/tables";
import type { Db } from "../dependencies";

export interface Audited {
  /** Who did it, in which role; null where nobody knows. */
  actor: { id: string; role: string } | null;
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

/** Lines about one kind of thing of a restaurant, or of the platform (null): `linesOf("promotion.tax", "tax")`. */
export const linesOf =
  (topic: string, type: string) =>
  (
    actor: Audited["actor"],
    at: Date,
    { id, restaurantId }: { id: string; restaurantId: string | null },
    what: "created" | "changed" | "deleted",
  ): Omit<Audited, "changes"> => ({
    actor,
    at,
    action: `${topic}-${what}`,
    subject: [type, id],
    ...(restaurantId === null ? {} : { restaurantId }),
  });

/** Adds a line to the audit log. Call it in the transaction of the change, so that neither is there without the other. */
export async function audit(trx: Db, { actor, at, action, subject, restaurantId, changes }: Audited): Promise<void> {
  const [subject_type, subject_id] = subject;
  await trx
    .insertInto("audit_log")
    .values({
      at,
      actor_id: actor?.id ?? null,
      actor_role: actor?.role ?? null,
      action,
      subject_type,
      subject_id,
      restaurant_id: restaurantId,
      changes: changes === undefined ? undefined : json(changes),
    })
    .execute();
}

/** Columns that say how a row is kept, not what it says. */
const keeping = new Set(["id", "restaurant_id", "version", "position", "created_at", "updated_at", "updated_by"]);

/** As `audit`, of a row before and after: from what to what, column by column; nothing where nothing differs. */
export async function auditRow(
  trx: Db,
  line: Omit<Audited, "changes">,
  { before, after }: { before: Readonly<Record<string, unknown>>; after: Readonly<Record<string, unknown>> },
): Promise<void> {
  const told = Object.fromEntries(Object.entries(after).filter(([column]) => !keeping.has(column)));
  const changes = changesBetween(before, told);
  if (changes) await audit(trx, { ...line, changes });
}

/** What a line of the audit log tells of a field: what it was and what it is, or only that it changed. */
type Change = [from: unknown, to: unknown] | "changed";

/**
 * The fields that differ, from what to what. Of `secret` ones (bank data, tax ids) only that they changed. Fields that `after`
 * leaves out (undefined) stay as they are. Undefined where nothing differs.
 */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  secret: readonly string[] = [],
): Record<string, Change> | undefined {
  const changes = Object.entries(after).flatMap(([field, to]): [string, Change][] => {
    const from = before[field] ?? null;
    if (to === undefined || JSON.stringify(from) === JSON.stringify(to ?? null)) return [];
    return [[field, secret.includes(field) ? "changed" : [from, to]]];
  });
  return changes.length > 0 ? Object.fromEntries(changes) : undefined;
}
