import type { Selectable } from "kysely";
import type * as z from "zod";
import { audit } from "@api/audit/audit";
import { type Database, json } from "@api/db/tables";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { publishMenuChange } from "@api/modules/menu-items/save";
import type { certificateDecision } from "@domain/contract/halal-decisions";
import {
  certificateDatesProblem,
  type CertificateStep,
  listDifferences,
  nextCertificateState,
  scopeLabels,
} from "@domain/halal/certificate";
import { formatLongDate } from "@domain/halal/halal-text";
import { localDate } from "@domain/local-time";
import { asSentence } from "@domain/values/text-line";
import { lockProfile, withdrawSignature } from "./declare";
import { getEvidence, getHalalPlace } from "./evidence";
import { addHistory, isLastStep } from "./history";
import { notifyOwners } from "./notify-owners";
import { findDecider, markReviewed, versionConflictError } from "./review";
import { relistRestaurant } from "./unlist";

type Deps = Pick<ApiDependencies, "db" | "clock" | "events" | "mailer">;
type Decision = z.output<typeof certificateDecision>;
interface About {
  restaurantId: string;
  certificateId: string;
  actor: Actor;
}
type LockedCertificate = Selectable<Database["halal_certificates"]>;
type HalalPlace = Awaited<ReturnType<typeof getHalalPlace>>;

/**
 * [HALAL-2, HALAL-8] An administrator's decision about a certificate; owner and managers are notified, and the history names the
 * administrator. The state machine determines the new state, never the request.
 * @throws ApiError not_found, conflict (an older version), step_not_allowed, validation_failed
 */
export function decideCertificate(deps: Deps, about: About, decision: Decision): Promise<void> {
  const { db, clock } = deps;
  const { restaurantId, certificateId, actor } = about;
  return db.transaction().execute(async (trx) => {
    const place = await getHalalPlace(trx, restaurantId);
    const profile = await lockProfile(trx, restaurantId);
    const row = await lockCertificate(trx, restaurantId, certificateId);
    if (row.version !== decision.version) {
      if (await isOwnDecision(trx, row, decision, actor)) return;
      throw versionConflictError(await findDecider(trx, row.decided_by, actor));
    }
    const { step } = decision;
    const now = clock.now();
    if (step === "ask") {
      if (row.state !== "submitted") throw notAllowed();
      await updateCertificate(trx, row, { question: decision.note ?? "" });
    } else {
      const state = nextCertificateState(row.state, step, "admin");
      if (!state) throw notAllowed();
      const scope = decision.corrections?.scope ?? row.scope;
      if (step === "verify" && scope === "outlet" && !(profile.level && profile.declared_at))
        throw new ApiError("step_not_allowed", "The owner has not signed yet what is halal here. Ask for it first.");
      const corrected = step === "verify" ? applyCorrections(row, decision, place, now) : {};
      const checked = step === "verify" ? { checked_by: decision.checked_by, check_note: decision.note || null } : {};
      const reason = step === "verify" ? null : (decision.note ?? null);
      const decided = { state, reason, question: null, decided_at: now, decided_by: actor.id };
      await updateCertificate(trx, row, { ...corrected, ...checked, ...decided });
      if (step === "verify" && scope === "outlet") {
        // The administrator also saw the declaration, which signing again would outdate. A supplier's or product's certificate
        // says nothing of the kitchen: it neither accepts what is declared nor lifts an expired badge.
        await markReviewed(trx, { restaurantId, actor, now });
        await relistRestaurant(trx, deps, { restaurantId, actor });
      }
      // [HALAL-2] What was stated beside it has to be signed anew.
      if (step === "revoke" && scope === "outlet") await withdrawSignature(trx, restaurantId);
    }
    await announceDecision(trx, deps, { ...about, place, row, decision, now });
  });
}

/** Whether this decision is the last one already: pressed again after its answer was lost. */
async function isOwnDecision(trx: Db, row: LockedCertificate, decision: Decision, actor: Actor): Promise<boolean> {
  const { step, version, note, checked_by: ways, corrections = {} } = decision;
  if (row.version !== version + 1) return false;
  const words = note || null;
  if (step === "ask") {
    const last = { restaurantId: row.restaurant_id, certificateId: row.id, what: "asked" as const };
    return row.question === words && (await isLastStep(trx, last, actor));
  }
  if (row.decided_by !== actor.id || row.state !== notices[step].what) return false;
  if (step !== "verify") return row.reason === words;
  const isSaved = ([field, value]: [string, unknown]) => (value || null) === Reflect.get(row, field);
  return (
    row.check_note === words &&
    ways.length === row.checked_by.length &&
    ways.every((way) => row.checked_by.includes(way)) &&
    Object.entries(corrections).every((entry) => entry[1] === undefined || isSaved(entry))
  );
}

const notAllowed = () => new ApiError("step_not_allowed", "This certificate is decided already.");

async function lockCertificate(trx: Db, restaurantId: string, id: string): Promise<LockedCertificate> {
  const row = isUuid(id)
    ? await trx
        .selectFrom("halal_certificates")
        .selectAll()
        .where("id", "=", id)
        .where("restaurant_id", "=", restaurantId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound("Certificate");
  return row;
}

async function updateCertificate(trx: Db, { id, version }: LockedCertificate, values: object): Promise<void> {
  await trx
    .updateTable("halal_certificates")
    .set({ ...values, version: version + 1 })
    .where("id", "=", id)
    .execute();
}

/** The certificate with the corrections the administrator entered. @throws ApiError validation_failed */
function applyCorrections(row: LockedCertificate, { corrections = {}, note }: Decision, place: HalalPlace, now: Date) {
  const changed = Object.entries(corrections).filter(([field, value]) => {
    const before: unknown = Reflect.get(row, field);
    return value !== undefined && (value || null) !== before;
  });
  const typed = Object.fromEntries(changed.map(([field]) => [field, String(Reflect.get(row, field) ?? "")]));
  const paper = { ...row, ...Object.fromEntries(changed.map(([field, value]) => [field, value || null])) };
  const invalid = (field: string, message: string) =>
    new ApiError("validation_failed", message, { errors: { [field]: message } });
  if (paper.expires_on < paper.issued_on) throw invalid("expires_on", "It ends before it was issued.");
  const wrong = certificateDatesProblem(
    { issuedOn: paper.issued_on, expiresOn: paper.expires_on },
    localDate(now, place.timeZone),
  );
  if (wrong) throw invalid(wrong.field, wrong.message);
  if (paper.scope === "outlet" && listDifferences(paper, place).length > 0 && !note)
    throw invalid("note", "Holder or address differ: please write why it counts all the same.");
  // The original value is kept, however often it is corrected.
  return { ...Object.fromEntries(changed), typed: json({ ...typed, ...row.typed }) };
}

const notices: Record<CertificateStep | "ask", { what: "verified" | "refused" | "revoked" | "asked"; title: string }> =
  {
    verify: { what: "verified", title: "Your halal certificate is verified" },
    refuse: { what: "refused", title: "Your halal certificate was refused" },
    revoke: { what: "revoked", title: "Your halal certificate no longer counts" },
    ask: { what: "asked", title: "A question about your halal certificate" },
  };

const unsignedNotice =
  "What you stated about halal does not count any more either. Sign it again in Settings / Halal, and send a new certificate.";

/** Into the history and the audit log, to the owners and to open menus. */
async function announceDecision(
  trx: Db,
  deps: Deps,
  {
    restaurantId,
    actor,
    place,
    row,
    decision,
    now,
  }: About & {
    place: HalalPlace;
    row: LockedCertificate;
    decision: Decision;
    now: Date;
  },
): Promise<void> {
  const { what, title } = notices[decision.step];
  const note = decision.note ?? null;
  const scope = decision.corrections?.scope ?? row.scope;
  const validUntil = formatLongDate(decision.corrections?.expires_on ?? row.expires_on);
  await addHistory(trx, {
    restaurantId,
    what,
    at: now,
    actorId: actor.id,
    certificateId: row.id,
    // Reasons and questions are not public; whose certificate it is, is: a supplier's says nothing of the kitchen.
    note:
      [scope === "outlet" ? null : scopeLabels[scope], what === "verified" ? `Valid until ${validUntil}` : null]
        .filter(Boolean)
        .join(". ") || null,
  });
  await audit(trx, {
    actor,
    at: now,
    action: `halal.certificate-${what}`,
    subject: ["certificate", row.id],
    restaurantId,
    changes: { ...(note ? { note } : {}), ...(what === "asked" ? {} : { state: [row.state, what] }) },
  });
  const isKitchenRevoked = what === "revoked" && scope === "outlet";
  const standing = what === "refused" && scope === "outlet" ? await describeStanding(trx, restaurantId, now) : null;
  const more =
    what === "verified"
      ? `Valid until ${validUntil}.`
      : [note && asSentence(note), isKitchenRevoked ? unsignedNotice : null, standing].filter(Boolean).join(" ");
  const body = `${place.name}, certificate ${row.number} of ${row.certifier}.${more ? ` ${more}` : ""}`;
  await notifyOwners(trx, deps, restaurantId, { kind: `halal.${what}`, title, body });
  await publishMenuChange(trx, deps.events, [restaurantId]);
}

/** What still counts when a renewal is refused; null if nothing does. */
async function describeStanding(trx: Db, restaurantId: string, now: Date): Promise<string | null> {
  const { state, certificate } = (await getEvidence(trx, restaurantId, now)).view;
  if (state !== "certified" || !certificate) return null;
  return `Your certificate ${certificate.number} counts as before, until ${formatLongDate(certificate.expires_on)}.`;
}
