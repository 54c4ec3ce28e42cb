import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import {
  type UploadKind,
  uploadKinds,
  uploadLimits,
  uploadRefusals,
  type UploadType,
  wrongTypeRefusal,
} from "@domain/registration/uploads";
import type { ReceivedFile } from "./receive";

/** A file that has been looked at and may be kept. */
export interface InspectedFile {
  contentType: UploadType;
  /** With the ending its content has. */
  name: string;
  size: number;
  /** Pixels, of pictures. */
  width: number | null;
  height: number | null;
  content: () => AsyncIterable<Uint8Array>;
}

/** Pictures are kept no wider or higher than this; a check stays readable. */
const maxSidePixels = 3000;
const endings: Record<UploadType, RegExp> = {
  "application/pdf": /\.pdf$/i,
  "image/jpeg": /\.jpe?g$/i,
  "image/png": /\.png$/i,
};

/**
 * Looks at what a file holds; its name and announced type count for nothing. Pictures are drawn anew, which leaves behind
 * where and with what they were taken and whatever else was in the file; a PDF stays as it is.
 * @returns the file to keep, or one sentence that says why not
 */
export async function inspectFile(file: ReceivedFile, kind: UploadKind): Promise<InspectedFile | string> {
  if (file.isCut || file.size > uploadLimits.fileBytes) return uploadRefusals.tooLarge;
  if (file.size === 0) return uploadRefusals.empty;
  const contentType = await detectType(file.path);
  if (!contentType || !uploadKinds[kind].types.includes(contentType)) return wrongTypeRefusal(kind);
  const name = fileName(file.name, contentType);
  if (contentType !== "application/pdf") return redrawn(file.path, { contentType, name });
  if (!(await isWholePdf(file))) return uploadRefusals.damaged;
  const content = () => createReadStream(file.path, { highWaterMark: 256 * 1024 });
  return { contentType, name, size: file.size, width: null, height: null, content };
}

async function detectType(path: string): Promise<UploadType | undefined> {
  const start = (await readBytes(path, 0, 8)).toString("latin1");
  if (start.startsWith("%PDF-")) return "application/pdf";
  if (start.startsWith("\xff\xd8\xff")) return "image/jpeg";
  return start === "\x89PNG\r\n\x1a\n" ? "image/png" : undefined;
}

async function redrawn(
  path: string,
  { contentType, name }: Pick<InspectedFile, "contentType" | "name">,
): Promise<InspectedFile | string> {
  const { default: sharp } = await import("sharp");
  try {
    // The picture's own size first: one that is small as a file can be enormous as pixels.
    const { width, height, format } = await sharp(path, { limitInputPixels: false }).metadata();
    if (width * height > uploadLimits.pixels) return uploadRefusals.tooManyPixels;
    if (`image/${format}` !== contentType) return uploadRefusals.damaged;
    const picture = sharp(path, { limitInputPixels: uploadLimits.pixels, failOn: "error" })
      .autoOrient()
      .resize({ width: maxSidePixels, height: maxSidePixels, fit: "inside", withoutEnlargement: true });
    const drawn = contentType === "image/png" ? picture.png() : picture.jpeg({ quality: 85, mozjpeg: true });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    // A picture may grow when it is drawn anew, but not beyond what may be kept.
    if (data.byteLength > uploadLimits.fileBytes) return uploadRefusals.tooLarge;
    const content = async function* () {
      yield data;
    };
    return { contentType, name, size: data.byteLength, width: info.width, height: info.height, content };
  } catch {
    return uploadRefusals.damaged;
  }
}

/** A PDF ends with a mark; one whose transfer broke off has none. */
async function isWholePdf({ path, size }: ReceivedFile): Promise<boolean> {
  const tail = Math.min(size, 2048);
  return (await readBytes(path, size - tail, tail)).includes("%%EOF");
}

async function readBytes(path: string, position: number, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A file name that cannot mislead: without folders and invisible characters, and with the ending of its type. */
function fileName(path: string, contentType: UploadType): string {
  const last = path.split(/[/\\]/).at(-1) ?? "";
  const plain = last
    .normalize("NFC")
    .replace(/[\p{C}"<>|:*?]/gu, "")
    .trim()
    .slice(-120);
  const ending = contentType === "application/pdf" ? ".pdf" : contentType === "image/png" ? ".png" : ".jpg";
  if (endings[contentType].test(plain)) return plain;
  return `${plain.replace(/\.\w{1,5}$/, "") || "file"}${ending}`;
}
