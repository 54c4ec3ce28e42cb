import type { Db } from "@api/dependencies";
import type { DraftFile } from "@domain/contract/administration/registration";

/** The files of a draft, as they were added. */
export async function listDraftFiles(db: Db, draftId: string): Promise<DraftFile[]> {
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

/** Rows of a draft's files with what is stored of them. */
export const draftFiles = (db: Db, draftId: string) =>
  db
    .selectFrom("uploads")
    .innerJoin("stored_files", "stored_files.id", "uploads.file_id")
    .where("uploads.draft_id", "=", draftId)
    .select(["uploads.id", "kind", "file_name", "width", "height", "file_id", "size_bytes", "content_type"])
    .orderBy("uploads.position");
