import { json } from "@api/db/tables";
import type { Db } from "@api/dependencies";
import { hashSecret } from "@api/vault";
import { addressRange } from "@domain/accounts/client-address";
import { dayMs } from "@domain/duration";

export interface AuditEvent {
  /** Who did it, in which role; null if unknown. */
  actor: { id: string; role: string } | null;
  at: Date;
  /** The action: "restaurant.approved". */
  action: string;
  /** Type and id of the subject. */
  subject: readonly [type: string, id: string];
  /** The restaurant concerned. */
  restaurantId?: string;
  /** Old and new values; no secrets and no bank data. */
  changes?: unknown;
}

/** Creates events for one type of record of a restaurant, or of the platform (null): `createAuditEvents("promotion.tax", "tax")`. */
export const createAuditEvents =
  (topic: string, type: string) =>
  (
    actor: AuditEvent["actor"],
    at: Date,
    { id, restaurantId }: { id: string; restaurantId: string | null },
    what: "created" | "changed" | "deleted",
  ): Omit<AuditEvent, "changes"> => ({
    actor,
    at,
    action: `${topic}-${what}`,
    subject: [type, id],
    ...(restaurantId === null ? {} : { restaurantId }),
  });

/**
 * Adds entries to the audit log in one statement. Call it in the transaction of the change, so that both are committed together.
 */
export async function audit(trx: Db, ...entries: readonly AuditEvent[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ actor, at, action, subject: [subject_type, subject_id], restaurantId, changes }) => ({
    at,
    actor_id: actor?.id ?? null,
    actor_role: actor?.role ?? null,
    action,
    subject_type,
    subject_id,
    restaurant_id: restaurantId,
    changes: changes === undefined ? undefined : json(changes),
  }));
  await trx.insertInto("audit_log").values(rows).execute();
}

/** Technical columns, which are not compared. */
const keeping = new Set(["id", "restaurant_id", "version", "position", "created_at", "updated_at", "updated_by"]);

/** As `audit`, with the columns that differ before and after; adds nothing if none do. */
export async function auditRow(
  trx: Db,
  line: Omit<AuditEvent, "changes">,
  { before, after }: { before: Readonly<Record<string, unknown>>; after: Readonly<Record<string, unknown>> },
): Promise<void> {
  const audited = Object.fromEntries(Object.entries(after).filter(([column]) => !keeping.has(column)));
  const changes = diffRows(before, audited);
  if (changes) await audit(trx, { ...line, changes });
}

/** A field in an audit entry: its old and new value, or only that it changed. */
type Change = [from: unknown, to: unknown] | "changed";

/**
 * The fields that differ, with old and new value; of `secret` ones (bank data, tax ids) only that they changed. Fields that are
 * undefined in `after` stay unchanged. Undefined when nothing differs.
 */
export function diffRows(
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

/** How long access entries are kept; all others are kept forever. */
const retentionDays = 180;

/** Access events: logins, refused logins, and views of private data. */
export interface AccessEvent {
  at: Date;
  what:
    | "signed-up"
    | "signed-in"
    | "refused"
    | "password-changed"
    | "password-reset"
    | "data-exported"
    | "document-viewed"
    | "list-exported";
  /** Null: unknown. */
  actor: { id: string; role: string } | null;
  /** The account concerned; for an unknown one the entered address, of which only a hash is stored. */
  account: { id: string } | { email: string };
  clientAddress?: string;
  /** The method: by password, on a known device, by an emailed link. */
  way?: string;
  /** Why it was refused. */
  reason?: string;
  /** Of a restaurant's documents and lists. */
  restaurantId?: string;
  document?: string;
  /** The list and its filters. */
  list?: string;
  filter?: string;
}

/** Adds an access entry to the audit log, never with a password, a token or a full IP address. Deletes expired entries. */
export async function auditAccess(db: Db, access: AccessEvent): Promise<void> {
  const { at, what, actor, account, clientAddress, restaurantId, way, reason, document, list, filter } = access;
  const longAgo = new Date(at.getTime() - retentionDays * dayMs);
  await db.deleteFrom("audit_log").where("action", "like", "access.%").where("at", "<", longAgo).execute();
  const details = { address: clientAddress && coarseAddress(clientAddress), way, reason, document, list, filter };
  await audit(db, {
    actor,
    at,
    action: `access.${what}`,
    subject: "id" in account ? ["user", account.id] : ["unknown", hashSecret(account.email.toLowerCase()).slice(0, 16)],
    ...(restaurantId === undefined ? {} : { restaurantId }),
    changes: Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)),
  });
}

/** Keeps the network but not the device: "203.0.113.x". */
function coarseAddress(address: string): string {
  const range = addressRange(address);
  return /^\d+\.\d+\.\d+\.\d+$/.test(range) ? range.replace(/\d+$/, "x") : range.replace(/:[^:]*::\/64$/, "::/48");
}
