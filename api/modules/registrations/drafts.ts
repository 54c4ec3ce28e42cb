import * as z from "zod";
import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { inspectFile } from "@api/uploads/inspect";
import type { ReceivedFile } from "@api/uploads/receive";
import { removeFiles, storeFile } from "@api/uploads/stored-files";
import { generateSecret, hashSecret, type Vault } from "@api/vault";
import {
  type DraftFile,
  draftValues,
  type DraftValues,
  type FileRefusal,
  type RegistrationDraft,
} from "@domain/contract/administration/registration";
import { dayMs } from "@domain/duration";
import { findUploadKind, uploadRefusals } from "@domain/registration/uploads";
import { planUpload } from "./plan-upload";

/** Counted from the last change. */
const lifetimeMs = dayMs;

/** The maximum size of the entered values as JSON. */
const maxValuesBytes = 64 * 1024;

type Deps = Pick<ApiDependencies, "db" | "clock" | "vault">;

const getPurpose = (draftId: string) => `registration_draft:${draftId}`;

/** Starts a registration draft. Its token gives access; only the hash is stored. */
export async function createDraft({ db, clock }: Deps): Promise<{ token: string; expires_at: string }> {
  const token = generateSecret();
  const now = clock.now();
  const expires = new Date(now.getTime() + lifetimeMs);
  await db
    .insertInto("registration_drafts")
    .values({ token_hash: hashSecret(token), content: "", created_at: now, expires_at: expires })
    .execute();
  return { token, expires_at: expires.toISOString() };
}

/**
 * The draft of a token, locked if requested.
 * @throws ApiError not_found when the token is unknown or expired
 */
export async function getDraftRow(db: Db, token: string, now: Date, { lock = false } = {}) {
  const query = db
    .selectFrom("registration_drafts")
    .select(["id", "content", "expires_at", "submitted_at", "restaurant_id"])
    .where("token_hash", "=", hashSecret(token))
    .where("expires_at", ">", now);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw new ApiError("not_found", "This registration has expired. Please start again.");
  return row;
}

/** As getDraftRow, locked for changes. @throws ApiError not_found; conflict once it was submitted */
async function getOpenDraft(trx: Db, token: string, now: Date) {
  const row = await getDraftRow(trx, token, now, { lock: true });
  if (row.submitted_at === null) return row;
  throw new ApiError("conflict", "This registration was submitted already.", {
    data: { submitted: true, restaurant_id: row.restaurant_id },
  });
}

/** Everything a draft holds. @throws ApiError not_found */
export async function getDraft({ db, clock, vault }: Deps, token: string): Promise<RegistrationDraft> {
  const { id } = await getDraftRow(db, token, clock.now());
  const files = await listDraftFiles(db, id);
  // Read after its files: a concurrent submission moves them away, and the draft would look empty.
  const row = await getDraftRow(db, token, clock.now());
  return {
    values: toValues(vault, row),
    files,
    expires_at: row.expires_at.toISOString(),
    submitted: row.submitted_at !== null,
    restaurant_id: row.restaurant_id,
  };
}

/**
 * Merges values into the draft; null removes a key. Restarts its expiry.
 * @throws ApiError not_found, conflict, payload_too_large
 */
export async function saveDraft({ db, clock, vault }: Deps, token: string, values: DraftValues): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const row = await getOpenDraft(trx, token, now);
    const merged = Object.entries({ ...toValues(vault, row), ...values }).filter(([, value]) => value !== null);
    const text = JSON.stringify(Object.fromEntries(merged));
    if (Buffer.byteLength(text) > maxValuesBytes)
      throw new ApiError("payload_too_large", "That is more than we can store.");
    await trx
      .updateTable("registration_drafts")
      .set({ content: vault.encryptText(text, getPurpose(row.id)), expires_at: new Date(now.getTime() + lifetimeMs) })
      .where("id", "=", row.id)
      .execute();
  });
}

const stored = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(draftValues);

const toValues = (vault: Vault, { id, content }: { id: string; content: string }): DraftValues =>
  content === "" ? {} : stored.parse(vault.decryptText(content, getPurpose(id)));

/**
 * Deletes expired drafts, and every stored file without a reference. Safe in several processes. New tables that refer to stored
 * files have to be added here.
 */
export async function deleteExpiredRegistrations({ db, clock }: Pick<ApiDependencies, "db" | "clock">): Promise<void> {
  await db.deleteFrom("registration_drafts").where("expires_at", "<=", clock.now()).execute();
  await db
    .deleteFrom("stored_files")
    .where((is) =>
      is.and(
        (["uploads", "restaurant_documents", "halal_certificates", "halal_concerns"] as const).map((table) =>
          is.not(is.exists(is.selectFrom(table).select("id").whereRef("file_id", "=", "stored_files.id"))),
        ),
      ),
    )
    .execute();
}

/** Adds the files that pass the checks. @returns why the others were refused @throws ApiError not_found, conflict */
export async function addDraftFiles(deps: Deps, token: string, files: ReceivedFile[]): Promise<FileRefusal[]> {
  const refusals: FileRefusal[] = [];
  for (const file of files) {
    const message = await addFile(deps, token, file);
    if (message !== null) refusals.push({ field: file.field, name: file.name, message });
  }
  return refusals;
}

async function addFile({ db, clock, vault }: Deps, token: string, file: ReceivedFile): Promise<string | null> {
  const kind = findUploadKind(file.field);
  if (!kind) return uploadRefusals.unknownField;
  const sound = await inspectFile(file, kind);
  if (typeof sound === "string") return sound;
  return db.transaction().execute(async (trx) => {
    // Locked, so that concurrent uploads are counted together.
    const draft = await getOpenDraft(trx, token, clock.now());
    const others = await draftFiles(trx, draft.id).execute();
    const plan = await planUpload({ trx, vault }, others, { kind, file: sound });
    if ("refusal" in plan) return plan.refusal;
    if ("isStored" in plan) return null;
    await removeFiles(
      trx,
      plan.replaces.map((other) => other.file_id),
    );
    const { name, width, height } = sound;
    const file_id = await storeFile(trx, vault, sound);
    await trx
      .insertInto("uploads")
      .values({ draft_id: draft.id, file_id, kind, file_name: name, width, height })
      .execute();
    return null;
  });
}

/** @throws ApiError not_found, also for a file of another draft; conflict */
export async function removeDraftFile({ db, clock }: Deps, token: string, uploadId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const draft = await getOpenDraft(trx, token, clock.now());
    const { file_id } = await getUpload(trx, draft.id, uploadId);
    await removeFiles(trx, [file_id]);
  });
}

/** The stored file of an upload in the draft. @throws ApiError not_found */
export async function getDraftFile({ db, clock }: Deps, token: string, uploadId: string) {
  const draft = await getDraftRow(db, token, clock.now());
  return getUpload(db, draft.id, uploadId);
}

/** Rows of a draft's files with what is stored of them. */
const draftFiles = (db: Db, draftId: string) =>
  db
    .selectFrom("uploads")
    .innerJoin("stored_files", "stored_files.id", "uploads.file_id")
    .where("uploads.draft_id", "=", draftId)
    .select(["uploads.id", "kind", "file_name", "width", "height", "file_id", "size_bytes", "content_type"])
    .orderBy("uploads.position");

async function getUpload(db: Db, draftId: string, uploadId: string) {
  const row = isUuid(uploadId)
    ? await draftFiles(db, draftId).where("uploads.id", "=", uploadId).executeTakeFirst()
    : undefined;
  if (!row) throw notFound("File");
  return row;
}

/** The files of a draft, as they were added. */
async function listDraftFiles(db: Db, draftId: string): Promise<DraftFile[]> {
  const rows = await draftFiles(db, draftId).execute();
  return rows.map((row) => ({
    id: row.id,
    field: row.kind,
    name: row.file_name,
    size: row.size_bytes,
    content_type: row.content_type,
    width: row.width,
    height: row.height,
  }));
}
