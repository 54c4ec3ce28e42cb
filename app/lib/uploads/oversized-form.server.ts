import { data, unstable_parseMultipartFormData as parseMultipart, type UploadHandlerPart } from "@remix-run/node";
import { isClientDisconnect } from "@domain/client-disconnect";
import { megabyte } from "@domain/file-size";
import { uploadLimits } from "@domain/registration/uploads";
import { getFormLimit } from "./upload-request";

/** With one byte more than it may have, the form's own rule refuses a file, beside its field. */
const fileBytes = uploadLimits.fileBytes + 1;
const textBytes = megabyte;

/**
 * Reads a form with files that are too large: as a stream, each file cut at what no form takes, so that the form is refused as if its
 * file were a little too large, with what was typed. The whole of it is read, because browsers read the response only then; no more of
 * it is held in memory than a form of that page may have.
 * @throws 400 for what is no form, 413 for texts and numbers of files that no form of ours sends
 */
export async function readOversizedForm(request: Request): Promise<FormData> {
  let refusal: unknown;
  let room = getFormLimit(request);
  const readPart = async (part: UploadHandlerPart) => {
    const isText = part.filename === undefined;
    const { content, isCut } = await readStart(part.data, Math.min(isText ? textBytes : fileBytes, room));
    room -= content.byteLength;
    // A file that is cut below the limit would be taken for a whole one.
    if (isCut && (isText || content.byteLength < fileBytes))
      throw (refusal = data({ code: "payload_too_large", message: "Please send less." }, 413));
    return isText ? content.toString("utf8") : new File([content], part.filename ?? "", { type: part.contentType });
  };
  try {
    return await parseMultipart(request, readPart);
  } catch (error) {
    if (isClientDisconnect(error)) throw error;
    // Errors of the parser have no class of their own.
    throw refusal ?? data({ code: "validation_failed", message: "The form could not be read." }, 400);
  }
}

/** The first `most` bytes; the rest has to be read before the next part. */
async function readStart(source: AsyncIterable<Uint8Array>, most: number) {
  const chunks: Uint8Array[] = [];
  let room = most;
  let isCut = false;
  for await (const chunk of source) {
    isCut ||= chunk.byteLength > room;
    if (room > 0) chunks.push(chunk.slice(0, room));
    room = Math.max(0, room - chunk.byteLength);
  }
  return { content: Buffer.concat(chunks), isCut };
}
