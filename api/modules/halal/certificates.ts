import type * as z from "zod";
import { audit } from "@api/audit/audit";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { notifyAdmins } from "@api/modules/notifications/notify";
import { findSaved, noteSaved } from "@api/modules/resource/idempotency-key";
import { isMember } from "@api/modules/restaurants/membership";
import { inspectFile } from "@api/uploads/inspect";
import type { ReceivedFile } from "@api/uploads/receive";
import { storeFile } from "@api/uploads/stored-files";
import { certificateFields } from "@domain/contract/halal";
import { certificateDatesProblem } from "@domain/halal/certificate";
import { localDate } from "@domain/local-time";
import { getHalalPlace, getHalalView } from "./evidence";
import { addHistory, recordInApplication } from "./history";

/** The maximum number of pending documents of an owner. */
const maxPending = 10;

interface Sent {
  restaurantId: string;
  actor: Actor;
  /** The request's idempotency key. */
  key?: string | undefined;
  fields: ReadonlyMap<string, string>;
  files: readonly ReceivedFile[];
}

/**
 * [HALAL-2] Stores a certificate with the state "submitted" and notifies administrators. The state cannot be set by the sender.
 * @throws ApiError validation_failed, with a message per field; conflict when too many are pending
 */
export async function submitCertificate(
  { db, clock, vault, events, mailer }: ApiDependencies,
  { restaurantId, actor, key, fields, files }: Sent,
): Promise<void> {
  const place = await getHalalPlace(db, restaurantId);
  const values = parseFields(fields);
  const now = clock.now();
  const wrong = certificateDatesProblem(
    { issuedOn: values.issued_on, expiresOn: values.expires_on },
    localDate(now, place.timeZone),
  );
  if (wrong) throw invalid({ [wrong.field]: wrong.message });
  const chosen = files.find(({ field, size, name }) => field === "file" && (size > 0 || name));
  if (!chosen) throw invalid({ file: "Please add the certificate: a PDF, a photo or a scan" });
  const sound = await inspectFile(chosen, "additional_document");
  if (typeof sound === "string") throw invalid({ file: sound });
  await db.transaction().execute(async (trx) => {
    const idempotencyKey = { actor, scope: ["certificate", restaurantId], key, now } as const;
    const saved = await findSaved(trx, idempotencyKey);
    // Sent once more after it was rejected, it is another one.
    if (saved && (await isWaiting(trx, saved))) return;
    await assertRoom(trx, restaurantId);
    const supplierId = await findSupplierId(trx, restaurantId, values);
    const paper = { ...values, supplier_id: supplierId, country: null, website: null };
    const file = { id: await storeFile(trx, vault, sound), name: sound.name };
    const { id, certifier } = await insertCertificate(trx, { restaurantId, actor, now, paper, file });
    await noteSaved(trx, idempotencyKey, id);
    await recordInApplication(trx, restaurantId, now);
    const task = {
      kind: "halal.sent",
      title: `${place.name} has sent a halal certificate`,
      body: `Certificate ${values.number} of ${certifier} waits to be checked.`,
      link: `/admin/halal-evidence/${restaurantId}/${id}`,
    };
    await notifyAdmins(trx, { events, mailer }, task);
  });
}

interface Sending {
  restaurantId: string;
  actor: Pick<Actor, "id" | "role">;
  now: Date;
  paper: Omit<z.output<typeof certificateFields>, "supplier_id"> & {
    supplier_id: string | null;
    /** For a certifier that is not in the directory. */
    country: string | null;
    website: string | null;
  };
  /** The file is already stored. */
  file: { id: string; name: string };
}

/** Inserts a certificate in the caller's transaction, always as submitted. @throws ApiError validation_failed */
export async function insertCertificate(
  trx: Db,
  { restaurantId, actor, now, paper, file }: Sending,
): Promise<{ id: string; certifier: string }> {
  const certifier = await resolveCertifier(trx, paper);
  const { number, scope, covers, not_covered, holder, address, issued_on, expires_on, is_public, supplier_id } = paper;
  const { id } = await trx
    .insertInto("halal_certificates")
    .values({
      restaurant_id: restaurantId,
      certifier_id: certifier.id,
      certifier: certifier.name,
      certifier_country: certifier.id === null ? paper.country : null,
      certifier_website: certifier.id === null ? paper.website : null,
      number,
      scope,
      holder,
      address,
      issued_on,
      expires_on,
      is_public,
      supplier_id,
      covers: covers || null,
      not_covered: not_covered || null,
      file_id: file.id,
      file_name: file.name,
      sent_at: now,
      sent_by: actor.id,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await addHistory(trx, { restaurantId, what: "sent", at: now, actorId: actor.id, certificateId: id });
  const changes = { certifier: [null, certifier.name], number: [null, number], expires_on: [null, expires_on] };
  const subject = ["certificate", id] as const;
  await audit(trx, { actor, at: now, action: "halal.certificate-sent", subject, restaurantId, changes });
  return { id, certifier: certifier.name };
}

function parseFields(fields: ReadonlyMap<string, string>): z.output<typeof certificateFields> {
  const sent = Object.fromEntries([...fields].filter(([, value]) => value.trim() !== ""));
  const read = certificateFields.safeParse({
    ...sent,
    is_public: sent.is_public === "true" || sent.is_public === "on",
  });
  if (read.success) return read.data;
  throw invalid(Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message]).reverse()));
}

const invalid = (errors: Record<string, string>) =>
  new ApiError("validation_failed", Object.values(errors)[0] ?? "Please check what you entered.", { errors });

const isWaiting = async (trx: Db, id: string): Promise<boolean> =>
  (await trx
    .selectFrom("halal_certificates")
    .select("id")
    .where("id", "=", id)
    .where("state", "=", "submitted")
    .executeTakeFirst()) !== undefined;

async function assertRoom(trx: Db, restaurantId: string): Promise<void> {
  const waiting = await trx
    .selectFrom("halal_certificates")
    .select("id")
    .where("restaurant_id", "=", restaurantId)
    .where("state", "=", "submitted")
    .limit(maxPending)
    .execute();
  if (waiting.length >= maxPending)
    throw new ApiError("conflict", "Several certificates wait to be checked already. Please wait for an answer.");
}

/** The certifier from the directory by its id, otherwise its name as entered. */
async function resolveCertifier(
  trx: Db,
  values: Pick<z.output<typeof certificateFields>, "certifier_id" | "certifier">,
) {
  if (!values.certifier_id) return { id: null, name: values.certifier };
  const known = await trx
    .selectFrom("certifiers")
    .select(["id", "name"])
    .where("id", "=", values.certifier_id)
    .where("is_active", "=", true)
    .executeTakeFirst();
  if (!known) throw invalid({ certifier: "Please choose the certifier again" });
  return known;
}

async function findSupplierId(
  trx: Db,
  restaurantId: string,
  { scope, supplier_id }: z.output<typeof certificateFields>,
) {
  if (scope !== "supplier" || !supplier_id) return null;
  const supplier = await trx
    .selectFrom("halal_suppliers")
    .select("id")
    .where("id", "=", supplier_id)
    .where("restaurant_id", "=", restaurantId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (!supplier) throw invalid({ supplier_id: "Please choose the supplier again" });
  return supplier.id;
}

/** The stored file of a certificate, for those who may see it: everybody while the evidence shows it. @throws ApiError not_found */
export async function getCertificateFile(
  db: Db,
  { restaurantId, certificateId, actor }: { restaurantId: string; certificateId: string; actor: Actor | null },
  now: Date,
) {
  const row =
    isUuid(certificateId) && isUuid(restaurantId)
      ? await db
          .selectFrom("halal_certificates as c")
          .innerJoin("stored_files as f", "f.id", "c.file_id")
          .innerJoin("restaurants as r", "r.id", "c.restaurant_id")
          .select(["c.file_id", "c.file_name", "c.state", "c.is_public", "c.restaurant_id"])
          .select(["f.content_type", "f.size_bytes", "r.status"])
          .where("c.id", "=", certificateId)
          .where("c.restaurant_id", "=", restaurantId)
          .where("r.deleted_at", "is", null)
          .executeTakeFirst()
      : undefined;
  const isKeeper =
    row && actor && isMember(actor, row.restaurant_id) && ["admin", "owner", "manager"].includes(actor.role);
  const isPublic = row?.state === "verified" && row.is_public && row.status === "approved";
  const isOpen = isKeeper || (isPublic && (await isInEvidence(db, { restaurantId, certificateId }, now)));
  if (!row || !isOpen) throw notFound("Certificate");
  return row;
}

/** Whether the place's evidence shows it today: not a supplier's that was removed, nor the kitchen's beside another statement. */
async function isInEvidence(
  db: Db,
  { restaurantId, certificateId }: { restaurantId: string; certificateId: string },
  now: Date,
): Promise<boolean> {
  const { certificate, other_certificates: others } = await getHalalView(db, restaurantId, now);
  return [...(certificate ? [certificate] : []), ...others].some(({ id }) => id === certificateId);
}
