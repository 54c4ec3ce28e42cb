import { unstable_parseMultipartFormData as parseMultipart, type UploadHandlerPart } from "@remix-run/node";
import type { FileRefusal } from "@domain/contract/administration/registration";
import { megabyte } from "@domain/file-size";
import { uploadLimits, uploadRefusals } from "@domain/registration/uploads";
import { HostError, isHostError, rethrowUnlessHostError } from "~/host/errors";
import type { Upload } from "~/host/registration-drafts/draft-store";
import { checkForm, readForm } from "~/lib/read-form.server";
import { isUploadRequest } from "~/lib/uploads/upload-request";

/** Files and the other fields. */
const maxStoredBytes = uploadLimits.totalBytes + megabyte;
/** Up to this size an oversized form is read to its end, because browsers read the response only then. */
const maxReadBytes = 100 * megabyte;
const maxTextBytes = 64 * 1024;
const maxParts = 100;

interface ReadForm {
  /** The text fields. */
  form: FormData;
  refusals: FileRefusal[];
}

/**
 * Reads a form of the registration as a stream: each file is passed to `keep` while it arrives, so that none is held in
 * memory as a whole. Text fields are returned even when a file is refused.
 * @throws HostError payload_too_large for far too large input, validation_failed for invalid input
 */
export async function readRegistrationForm(
  request: Request,
  keep: (upload: Upload) => Promise<FileRefusal | null>,
): Promise<ReadForm> {
  if (!isUploadRequest(request)) return { form: await readForm(request), refusals: [] };
  const announced = Number(request.headers.get("Content-Length") ?? 0);
  if (announced > maxReadBytes) throw tooLarge();
  const isTooMuch = announced > maxStoredBytes;
  const refusals: FileRefusal[] = [];
  let parts = 0;
  let fault: unknown;

  const readPart = async ({ name, filename, contentType = "", data }: UploadHandlerPart) => {
    parts += 1;
    if (parts > maxParts) throw tooLarge();
    if (filename === undefined) return readStreamText(data);
    const source = readChunks(data);
    const first = await source.next();
    // A file field without a chosen file.
    if (filename === "" && (first.done || first.value.byteLength === 0)) return undefined;
    const upload = {
      field: name,
      name: filename.slice(0, 200) || "file",
      contentType,
      body: resumeChunks(first, source),
    };
    const refusal = isTooMuch ? { ...upload, message: uploadRefusals.tooMuch } : await storeOrRefuse(upload, keep);
    if (refusal) refusals.push({ field: name, name: upload.name, message: refusal.message });
    // The rest of a refused file has to be read before the next part.
    while (!(await source.next()).done);
    return undefined;
  };
  /** Errors of the parser have no class of their own, so whatever else is thrown here must have one. */
  const takePart = (part: UploadHandlerPart) =>
    readPart(part).catch((error: unknown) => {
      fault = error;
      throw error;
    });
  const { url, method, headers } = request;
  const body = request.body?.pipeThrough(limitedTo(isTooMuch ? maxReadBytes : maxStoredBytes));
  // A body that is a stream needs `duplex` (Fetch standard); the DOM's types do not know it.
  const init: RequestInit & { duplex: "half" } = {
    method,
    headers: { "Content-Type": headers.get("Content-Type") ?? "" },
    body,
    duplex: "half",
  };
  const counted = new Request(url, init);
  try {
    return { form: checkForm(await parseMultipart(counted, takePart)), refusals };
  } catch (error) {
    throw fault ?? asRefusal(error);
  }
}

/** Converts errors of the parser, or of the limit below it. */
const asRefusal = (error: unknown): HostError =>
  isHostError(error) ? error : new HostError("validation_failed", "The form could not be read.", { cause: error });

/** A part's content; the parser detects truncation only here. */
async function* readChunks(data: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  try {
    for await (const chunk of data) yield chunk;
  } catch (error) {
    throw asRefusal(error);
  }
}

/** While the host does not answer, a file is refused and the rest of the form is processed. */
async function storeOrRefuse(upload: Upload, keep: (upload: Upload) => Promise<FileRefusal | null>) {
  try {
    return await keep(upload);
  } catch (error) {
    rethrowUnlessHostError(error);
    return { field: upload.field, name: upload.name, message: error.message };
  }
}

/** `source` continued after `first`. It stays open for the caller when this generator is abandoned. */
async function* resumeChunks(first: IteratorResult<Uint8Array>, source: AsyncIterator<Uint8Array>) {
  for (let next = first; !next.done; next = await source.next()) yield next.value;
}

async function readStreamText(data: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of readChunks(data)) {
    size += chunk.byteLength;
    if (size > maxTextBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function limitedTo(most: number) {
  let size = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > most) controller.error(tooLarge());
      else controller.enqueue(chunk);
    },
  });
}

const tooLarge = () => new HostError("payload_too_large", uploadRefusals.tooMuch);
