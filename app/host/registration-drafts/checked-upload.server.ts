import {
  uploadKindOf,
  uploadKinds,
  uploadLimits,
  uploadRefusals,
  wrongTypeRefusal,
} from "@domain/registration/uploads";
import type { KeptFile, Upload } from "./draft-store";

/** Why a file is not kept, in a sentence for whoever sent it. */
export class RefusedFile extends Error {
  override name = "RefusedFile";

  /** @throws RefusedFile where `size` bytes more of `field` are too much beside `others`. */
  static unlessRoom(others: Pick<KeptFile, "field" | "size">[], field: string, size: number): void {
    const additional = others.filter((file) => file.field === "additional_document").length;
    if (field === "additional_document" && additional >= uploadLimits.additionalDocuments)
      throw new RefusedFile(uploadRefusals.tooMany);
    if (others.reduce((sum, file) => sum + file.size, size) > uploadLimits.totalBytes)
      throw new RefusedFile(uploadRefusals.tooMuch);
  }
}

/** How the types begin that may be uploaded. */
const beginnings: [string, number[]][] = [
  ["application/pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/**
 * The upload's bytes, told by their content and not by their name; `seen` holds size and type once they have passed.
 * @throws RefusedFile as soon as they are too many or no type the field takes.
 */
export async function* checked({ field, body }: Upload, seen: { size: number; contentType: string }) {
  const kind = uploadKindOf(field);
  if (!kind) throw new RefusedFile(uploadRefusals.unknownField);
  const longest = Math.max(...beginnings.map(([, bytes]) => bytes.length));
  let head = Buffer.alloc(0);
  const recognise = () => {
    const type = beginnings.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0] ?? "";
    if (!uploadKinds[kind].types.some((allowed) => allowed === type)) throw new RefusedFile(wrongTypeRefusal(kind));
    seen.contentType = type;
  };
  for await (const chunk of body) {
    seen.size += chunk.byteLength;
    if (seen.size > uploadLimits.fileBytes) throw new RefusedFile(uploadRefusals.tooLarge);
    if (seen.contentType) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.byteLength < longest) continue;
    recognise();
    yield head;
  }
  if (seen.size === 0) throw new RefusedFile(uploadRefusals.empty);
  if (seen.contentType) return;
  recognise();
  yield head;
}
