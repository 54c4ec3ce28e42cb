import type { Db } from "@api/dependencies";
import { addressRange } from "@domain/accounts/client-address";
import { hashSecret } from "../vault";
import { audit } from "./note";

/** Lines of the door are kept that long; all others for good. */
const keptDays = 180;

/** Who came in, who was turned away, and who looked at what is private. */
export interface Access {
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
  /** Null: nobody knows who it was. */
  actor: { id: string; role: string } | null;
  /** Whose account it is about; for one that there is none of, the address that was typed, of which only a hash is kept. */
  account: { id: string } | { email: string };
  clientAddress?: string;
  /** How: by password, on a known device, by a mailed link. */
  way?: string;
  /** Why it was refused. */
  reason?: string;
  /** Of a restaurant's documents and lists. */
  restaurantId?: string;
  document?: string;
  /** Which list, and what it was narrowed to. */
  list?: string;
  filter?: string;
}

/** Adds a line about access to the audit log: never a password, a token or a whole address. Clears what is too old on the way. */
export async function auditAccess(db: Db, access: Access): Promise<void> {
  const { at, what, actor, account, clientAddress, restaurantId, way, reason, document, list, filter } = access;
  const longAgo = new Date(at.getTime() - keptDays * 24 * 60 * 60 * 1000);
  await db.deleteFrom("audit_log").where("action", "like", "access.%").where("at", "<", longAgo).execute();
  const told = { address: clientAddress && coarseAddress(clientAddress), way, reason, document, list, filter };
  await audit(db, {
    actor,
    at,
    action: `access.${what}`,
    subject: "id" in account ? ["user", account.id] : ["unknown", hashSecret(account.email.toLowerCase()).slice(0, 16)],
    ...(restaurantId === undefined ? {} : { restaurantId }),
    changes: Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
  });
}

/** Enough to see that two came from one network, not from which house: "203.0.113.x". */
function coarseAddress(address: string): string {
  const range = addressRange(address);
  return /^\d+\.\d+\.\d+\.\d+$/.test(range) ? range.replace(/\d+$/, "x") : range.replace(/:[^:]*::\/64$/, "::/48");
}
