import { audit } from "@api/audit/audit";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError } from "@api/errors";
import type { Actor } from "@api/http/router";
import { findPointAt } from "@api/modules/addresses/service";
import { hashPassword, insertAccount } from "@api/modules/auth/accounts";
import { inspectFile } from "@api/uploads/inspect";
import type { ReceivedFile } from "@api/uploads/receive";
import { megabyte } from "@domain/file-size";
import { defaultTimeZone, localDate } from "@domain/local-time";
import { findUsState } from "@domain/registration/options";
import { findUploadKind, uploadLimits, uploadRefusals } from "@domain/registration/uploads";
import { formatPersonName } from "@domain/values/person-name";
import { announceRegistration } from "./announce";
import { addDocuments, claimDraftUploads, publishLogo, type StoredUpload, storeUploads } from "./documents";
import { getDraftRow } from "./drafts";
import { parseHalal, saveHalal } from "./halal";
import { insertRestaurant } from "./insert-restaurant";
import { parseRegistration } from "./parse-registration";
import { findFileRefusal } from "./plan-upload";

interface Submission {
  fields: Map<string, string>;
  files: ReceivedFile[];
  /** The registering sales agent; null for the business itself. */
  agent: Actor | null;
}

/** The response of a submission: the restaurant, pending approval. */
interface Registered {
  id: string;
  name: string;
  status: string;
}

/**
 * [HOST-18] Registers a business: the owner's account, the pending restaurant, hours, evidence, documents and notifications, all
 * or nothing. A draft creates one restaurant, even if submitted again: later submissions return the first result.
 * @throws ApiError validation_failed and email_taken by wire field names; not_found for an expired draft
 */
export async function submitRegistration(
  deps: ApiDependencies,
  { fields, files, agent }: Submission,
): Promise<Registered> {
  const { db, clock, vault } = deps;
  const now = clock.now();
  const token = fields.get("registration_draft") || null;
  const before = token && (await findRegistered(db, (await getDraftRow(db, token, now)).restaurant_id));
  if (before) return before;

  const registration = parseRegistration(fields);
  const halal = parseHalal(fields, localDate(now, findUsState(registration.state)?.timeZone ?? defaultTimeZone));
  const documents = await soundFiles(files);
  const place = await findPointAt(registration, registration.zipCode);
  const passwordHash = await hashPassword(registration.password);
  return db.transaction().execute(async (trx) => {
    const draft = token && (await getDraftRow(trx, token, now, { lock: true }));
    const first = draft && (await findRegistered(trx, draft.restaurant_id));
    if (first) return first;
    const { email, firstName, lastName, whatsappNumber } = registration;
    const owner = {
      email,
      firstName,
      lastName,
      phone: whatsappNumber,
      role: "owner" as const,
      passwordHash,
      isConfirmed: false,
    };
    const ownerId = await insertAccount(trx, owner, now);
    const restaurantId = await insertRestaurant(trx, vault, {
      registration,
      ownerId,
      agentId: agent?.id ?? null,
      place,
      now,
    });
    const uploads = draft ? await consumeDraft(trx, { draftId: draft.id, restaurantId, now }) : [];
    uploads.push(...(await storeUploads(trx, vault, documents)));
    const actor = agent ? { id: agent.id, role: agent.role } : { id: ownerId, role: "owner" as const };
    const others = await saveHalal(trx, deps, { restaurantId, actor, registration, halal, uploads });
    await addDocuments(trx, { restaurantId, now }, others);
    await publishLogo(trx, restaurantId);
    await audit(trx, {
      actor,
      at: now,
      action: "restaurant.registered",
      subject: ["restaurant", restaurantId],
      restaurantId,
      changes: { status: [null, "pending"] },
    });
    const agentName = agent && formatPersonName(agent.firstName, agent.lastName);
    await announceRegistration(trx, deps, { restaurantId, registration, ownerId, agentName });
    return { id: restaurantId, name: registration.dbaName, status: "pending" };
  });
}

async function findRegistered(db: Db, restaurantId: string | null): Promise<Registered | undefined> {
  if (restaurantId === null) return undefined;
  return db
    .selectFrom("restaurants")
    .select(["id", "name", "status"])
    .where("id", "=", restaurantId)
    .executeTakeFirst();
}

/** Files that come with the submission itself. @throws ApiError validation_failed naming the field of each refused one */
async function soundFiles(files: ReceivedFile[]) {
  const sound = [];
  const errors: Record<string, string> = {};
  for (const received of files) {
    const kind = findUploadKind(received.field);
    const file = kind ? await inspectFile(received, kind) : uploadRefusals.unknownField;
    if (!kind || typeof file === "string") {
      errors[received.field] ??= typeof file === "string" ? file : uploadRefusals.unknownField;
      continue;
    }
    const others = sound.map((other) => ({ kind: other.kind, size_bytes: other.file.size }));
    const refusal = findFileRefusal(others, { kind, size: file.size });
    if (refusal) errors[received.field] ??= refusal;
    sound.push({ kind, file });
  }
  const [message] = Object.values(errors);
  if (message) throw new ApiError("validation_failed", message, { errors });
  return sound;
}

/** Deletes the draft's values. @returns its files, which move to the restaurant */
async function consumeDraft(
  trx: Db,
  { draftId, restaurantId, now }: { draftId: string; restaurantId: string; now: Date },
): Promise<StoredUpload[]> {
  const uploads = await claimDraftUploads(trx, draftId);
  await trx
    .updateTable("registration_drafts")
    .set({ content: "", submitted_at: now, restaurant_id: restaurantId })
    .where("id", "=", draftId)
    .execute();
  return uploads;
}

/** The size limit of a submission: its files plus text. */
export const submissionLimits = {
  totalBytes: uploadLimits.totalBytes + megabyte,
  fileBytes: uploadLimits.fileBytes,
  files: uploadLimits.additionalDocuments + 20,
  fields: 60,
};
