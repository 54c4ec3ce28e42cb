import { isUuid } from "@api/db/uuid";
import type { ApiDependencies, Db } from "@api/dependencies";
import { notFound } from "@api/errors";
import { inspectFile } from "@api/uploads/inspect";
import type { ReceivedFile } from "@api/uploads/receive";
import { removeFiles, storeFile } from "@api/uploads/stored-files";
import type { FileRefusal } from "@domain/contract/administration/registration";
import { type UploadKind, uploadKindOf, uploadLimits, uploadRefusals } from "@domain/registration/uploads";
import { findDraft, findOpenDraft } from "./drafts";
import { draftFiles } from "./list-draft-files";

type Deps = Pick<ApiDependencies, "db" | "clock" | "vault">;

/** Adds each file that may be kept. @returns why the others were not @throws ApiError not_found, conflict */
export async function addDraftFiles(deps: Deps, token: string, files: ReceivedFile[]): Promise<FileRefusal[]> {
  const refusals: FileRefusal[] = [];
  for (const file of files) {
    const message = await addFile(deps, token, file);
    if (message !== null) refusals.push({ field: file.field, name: file.name, message });
  }
  return refusals;
}

async function addFile({ db, clock, vault }: Deps, token: string, file: ReceivedFile): Promise<string | null> {
  const kind = uploadKindOf(file.field);
  if (!kind) return uploadRefusals.unknownField;
  const sound = await inspectFile(file, kind);
  if (typeof sound === "string") return sound;
  return db.transaction().execute(async (trx) => {
    // Locked, so that files sent side by side are counted together.
    const draft = await findOpenDraft(trx, token, clock.now());
    const others = await draftFiles(trx, draft.id).execute();
    const replaced = kind === "additional_document" ? [] : others.filter((other) => other.kind === kind);
    const refusal = refusalBeside(
      others.filter((other) => !replaced.includes(other)),
      { kind, size: sound.size },
    );
    if (refusal) return refusal;
    await removeFiles(
      trx,
      replaced.map((other) => other.file_id),
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

/** Why a file may not be added to those that are there already; null when it may. */
export function refusalBeside(
  others: { kind: UploadKind; size_bytes: number }[],
  file: { kind: UploadKind; size: number },
): string | null {
  const total = others.reduce((sum, other) => sum + other.size_bytes, file.size);
  if (total > uploadLimits.totalBytes) return uploadRefusals.tooMuch;
  const alike = others.filter((other) => other.kind === file.kind).length;
  const isFull = file.kind === "additional_document" && alike >= uploadLimits.additionalDocuments;
  return isFull ? uploadRefusals.tooMany : null;
}

/** @throws ApiError not_found, also for a file of another draft; conflict */
export async function removeDraftFile({ db, clock }: Deps, token: string, uploadId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const draft = await findOpenDraft(trx, token, clock.now());
    const { file_id } = await uploadOf(trx, draft.id, uploadId);
    await removeFiles(trx, [file_id]);
  });
}

/** Which stored file an upload of one's own draft is. @throws ApiError not_found */
export async function findDraftFile({ db, clock }: Deps, token: string, uploadId: string) {
  const draft = await findDraft(db, token, clock.now());
  return uploadOf(db, draft.id, uploadId);
}

async function uploadOf(db: Db, draftId: string, uploadId: string) {
  const row = isUuid(uploadId)
    ? await draftFiles(db, draftId).where("uploads.id", "=", uploadId).executeTakeFirst()
    : undefined;
  if (!row) throw notFound("File");
  return row;
}
