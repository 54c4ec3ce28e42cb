import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import type { Vault } from "@api/vault";
import type { InspectedFile } from "./inspect";

/** Files in the database, encrypted piece by piece (docs/decisions/015). */

const pieceBytes = 512 * 1024;

const getPurpose = (fileId: string, position: number) => `stored_file:${fileId}:${position}`;

/** As base64 on the way: the embedded database takes ten times as long for bytes. */
const asBytes = (bytes: Buffer) => sql<Uint8Array>`decode(${bytes.toString("base64")}, 'base64')`;

/** Stores a file within the caller's transaction, so that it is there exactly when what names it is. @returns its id */
export async function storeFile(trx: Db, vault: Vault, file: InspectedFile): Promise<string> {
  const { id } = await trx
    .insertInto("stored_files")
    .values({ content_type: file.contentType, size_bytes: file.size })
    .returning("id")
    .executeTakeFirstOrThrow();
  let position = 0;
  for await (const piece of readPieces(file.content())) {
    const sealed = asBytes(vault.encrypt(piece, getPurpose(id, position)));
    await trx.insertInto("stored_file_pieces").values({ file_id: id, position, sealed }).execute();
    position += 1;
  }
  return id;
}

/** The file's bytes, read piece by piece as they are taken. Breaks off with an error when a piece does not open. */
export function readFile(db: Db, vault: Vault, fileId: string): ReadableStream<Uint8Array> {
  let position = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const row = await db
          .selectFrom("stored_file_pieces")
          .select(sql<string>`encode(sealed, 'base64')`.as("sealed"))
          .where("file_id", "=", fileId)
          .where("position", "=", position)
          .executeTakeFirst();
        if (!row) return controller.close();
        controller.enqueue(
          new Uint8Array(vault.decrypt(Buffer.from(row.sealed, "base64"), getPurpose(fileId, position))),
        );
        position += 1;
      },
    },
    { highWaterMark: 0 },
  );
}

/** [FORM-5] Whether one of them is this file, by name and content: it was sent before, and the answer was lost. */
export async function isStoredAlready(
  db: Db,
  vault: Vault,
  stored: readonly { file_id: string; file_name: string; size_bytes: number }[],
  file: InspectedFile,
): Promise<boolean> {
  const alike = stored.filter(({ file_name, size_bytes }) => file_name === file.name && size_bytes === file.size);
  if (alike.length === 0) return false;
  const sent = await digest(file.content());
  for (const { file_id } of alike) if ((await digest(readFile(db, vault, file_id))) === sent) return true;
  return false;
}

async function digest(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of content) hash.update(piece);
  return hash.digest("hex");
}

/** Removes files with their bytes. */
export async function removeFiles(trx: Db, fileIds: string[]): Promise<void> {
  if (fileIds.length > 0) await trx.deleteFrom("stored_files").where("id", "in", fileIds).execute();
}

/** Splits content into pieces of one size, but for the last. */
async function* readPieces(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    for (let from = 0; from < chunk.byteLength;) {
      const part = chunk.subarray(from, from + pieceBytes - size);
      held.push(part);
      size += part.byteLength;
      from += part.byteLength;
      if (size < pieceBytes) continue;
      yield Buffer.concat(held);
      held = [];
      size = 0;
    }
  }
  if (size > 0) yield Buffer.concat(held);
}
