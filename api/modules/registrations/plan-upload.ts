import type { Db } from "@api/dependencies";
import type { InspectedFile } from "@api/uploads/inspect";
import { isStoredAlready } from "@api/uploads/stored-files";
import type { Vault } from "@api/vault";
import { type UploadKind, uploadLimits, uploadRefusals } from "@domain/registration/uploads";

interface ListedFile {
  kind: UploadKind;
  file_id: string;
  file_name: string;
  size_bytes: number;
}

/**
 * [FORM-5] What becomes of a file that is added to those of a registration: it is refused with a sentence, it is there already because
 * the response to its first upload was lost, or it is stored, and replaces others: the previous one of its kind, unless it is a further document.
 */
export async function planUpload<Listed extends ListedFile>(
  { trx, vault }: { trx: Db; vault: Vault },
  others: readonly Listed[],
  { kind, file }: { kind: UploadKind; file: InspectedFile },
): Promise<{ refusal: string } | { isStored: true } | { replaces: Listed[] }> {
  const alike = others.filter((other) => other.kind === kind);
  const isAdditional = kind === "additional_document";
  if (isAdditional && (await isStoredAlready(trx, vault, alike, file))) return { isStored: true };
  const replaces = isAdditional ? [] : alike;
  const left = others.filter((other) => !replaces.includes(other));
  const refusal = findFileRefusal(left, { kind, size: file.size });
  return refusal === null ? { replaces } : { refusal };
}

/** Why a file cannot be added to the existing ones, or null. */
export function findFileRefusal(
  others: readonly { kind: UploadKind; size_bytes: number }[],
  file: { kind: UploadKind; size: number },
): string | null {
  const total = others.reduce((sum, other) => sum + other.size_bytes, file.size);
  if (total > uploadLimits.totalBytes) return uploadRefusals.tooMuch;
  const alike = others.filter((other) => other.kind === file.kind).length;
  const isFull = file.kind === "additional_document" && alike >= uploadLimits.additionalDocuments;
  return isFull ? uploadRefusals.tooMany : null;
}
