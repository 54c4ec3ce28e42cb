import { isUuid } from "@api/db/uuid";
import type { Db } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import type { Actor } from "@api/http/router";
import { isMember } from "@api/modules/restaurants/membership";
import { getVisibleRestaurant } from "@api/modules/restaurants/visibility";
import type { InspectedFile } from "@api/uploads/inspect";
import { storeFile } from "@api/uploads/stored-files";
import type { Vault } from "@api/vault";
import type { RestaurantDocument } from "@domain/contract/administration/registration";
import { picturesPath, type UploadKind } from "@domain/registration/uploads";

interface Owned {
  restaurantId: string;
  now: Date;
}

/** An uploaded file whose bytes are stored already. */
export interface StoredUpload {
  kind: UploadKind;
  file_id: string;
  file_name: string;
  width: number | null;
  height: number | null;
  /** For an invoice: the supplier. */
  supplier_id?: string | null;
}

/** Stores the files of a request. */
export async function storeUploads(
  trx: Db,
  vault: Vault,
  files: readonly { kind: UploadKind; file: InspectedFile }[],
): Promise<StoredUpload[]> {
  const stored: StoredUpload[] = [];
  for (const { kind, file } of files) {
    const { name: file_name, width, height } = file;
    stored.push({ kind, file_id: await storeFile(trx, vault, file), file_name, width, height });
  }
  return stored;
}

/** Creates documents from stored files, in this order. */
export async function addDocuments(trx: Db, { restaurantId, now }: Owned, files: readonly StoredUpload[]) {
  const rows = files.map(({ kind, file_id, file_name, width, height, supplier_id = null }) => ({
    restaurant_id: restaurantId,
    kind,
    file_id,
    file_name,
    width,
    height,
    supplier_id,
    created_at: now,
  }));
  if (rows.length > 0) await trx.insertInto("restaurant_documents").values(rows).execute();
}

/** Removes the files from the draft; their stored bytes stay. */
export async function claimDraftUploads(trx: Db, draftId: string): Promise<StoredUpload[]> {
  const uploads = await trx
    .deleteFrom("uploads")
    .where("draft_id", "=", draftId)
    .returning(["file_id", "kind", "file_name", "width", "height", "position"])
    .execute();
  return uploads
    .sort((one, other) => one.position - other.position)
    .map(({ kind, file_id, file_name, width, height }) => ({ kind, file_id, file_name, width, height }));
}

/** Uses the submitted banner as the restaurant's picture. */
export async function publishLogo(trx: Db, restaurantId: string): Promise<void> {
  const logo = await listStoredDocuments(trx, restaurantId).where("kind", "=", "logo").executeTakeFirst();
  if (!logo) return;
  await trx
    .updateTable("restaurants")
    .set({ logo: `${picturesPath}/${logo.id}` })
    .where("id", "=", restaurantId)
    .execute();
}

/** A restaurant's documents with their stored files, oldest first. */
export const listStoredDocuments = (db: Db, restaurantId: string) =>
  db
    .selectFrom("restaurant_documents as d")
    .innerJoin("stored_files as f", "f.id", "d.file_id")
    .where("d.restaurant_id", "=", restaurantId)
    .select(["d.id", "d.kind", "d.file_name", "d.width", "d.height", "d.created_at", "d.file_id"])
    .select(["f.size_bytes", "f.content_type"])
    .orderBy("d.position");

/** A restaurant's documents, for administrators and its owner and managers. @throws ApiError not_found, forbidden */
export async function listDocuments(db: Db, restaurantId: string, actor: Actor): Promise<RestaurantDocument[]> {
  const rows = await listStoredDocuments(db, await requireKeeper(db, restaurantId, actor)).execute();
  return rows.map(toRestaurantDocument);
}

/** A document's wire form. */
export const toRestaurantDocument = (
  row: Awaited<ReturnType<ReturnType<typeof listStoredDocuments>["execute"]>>[number],
): RestaurantDocument => ({
  id: row.id,
  kind: row.kind,
  name: row.file_name,
  size: row.size_bytes,
  content_type: row.content_type,
  width: row.width,
  height: row.height,
  created_at: row.created_at.toISOString(),
});

/** A document with the id of its stored file. @throws ApiError not_found, forbidden */
export async function getDocument(db: Db, target: { restaurantId: string; documentId: string }, actor: Actor) {
  const restaurantId = await requireKeeper(db, target.restaurantId, actor);
  const row = isUuid(target.documentId)
    ? await listStoredDocuments(db, restaurantId).where("d.id", "=", target.documentId).executeTakeFirst()
    : undefined;
  if (!row) throw notFound("Document");
  return row;
}

/** A business's public banner. @throws ApiError not_found, for any other document too */
export async function getBusinessPicture(db: Db, documentId: string) {
  const row = isUuid(documentId)
    ? await db
        .selectFrom("restaurant_documents as d")
        .innerJoin("stored_files as f", "f.id", "d.file_id")
        .innerJoin("restaurants as r", "r.id", "d.restaurant_id")
        .where("d.id", "=", documentId)
        .where("d.kind", "=", "logo")
        .where("r.deleted_at", "is", null)
        .select(["d.file_id", "f.content_type", "f.size_bytes"])
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound("Picture");
  return row;
}

async function requireKeeper(db: Db, restaurantId: string, actor: Actor): Promise<string> {
  if (actor.role === "agent") return requireApplication(db, restaurantId, actor);
  const { id } = await getVisibleRestaurant(db, restaurantId, actor);
  const mayLook = isMember(actor, id) && ["admin", "owner", "manager"].includes(actor.role);
  if (!mayLook) throw new ApiError("forbidden", "You do not have permission to see this.");
  return id;
}

/** Allows the sales agent who registered it, until it is decided. @throws ApiError not_found */
async function requireApplication(db: Db, restaurantId: string, agent: Actor): Promise<string> {
  const row = isUuid(restaurantId)
    ? await db
        .selectFrom("restaurants")
        .select("id")
        .where("id", "=", restaurantId)
        .where("registered_by", "=", agent.id)
        .where("status", "in", ["pending", "rejected"])
        .where("deleted_at", "is", null)
        .executeTakeFirst()
    : undefined;
  if (!row) throw notFound("Restaurant");
  return row.id;
}
