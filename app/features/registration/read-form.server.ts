import { unstable_parseMultipartFormData as parseMultipart, type UploadHandlerPart } from "@remix-run/node";
import type { FileRefusal } from "@domain/contract/administration/registration";
import { uploadLimits, uploadRefusals } from "@domain/registration/uploads";
import { HostError, isHostError } from "~/host/errors";
import type { Upload } from "~/host/registration-drafts/draft-store";
import { checkForm, readForm } from "~/lib/read-form.server";
import { isUploadRequest } from "~/lib/upload-request";

const megabyte = 1024 * 1024;
/** Files and the fields beside them. */
const maxStoredBytes = uploadLimits.totalBytes + megabyte;
/** Up to here a form that is too large is read to its end, for browsers look at an answer only then. */
const mostRead = 100 * megabyte;
const longestText = 64 * 1024;
const mostParts = 100;

interface ReadForm {
  /** The text fields. */
  form: FormData;
  refusals: FileRefusal[];
}

/**
 * A form of the registration, read as it comes: each file is handed to `keep` while it is still being sent, so none is ever
 * held as a whole. Text fields count although a file is refused.
 * @throws HostError payload_too_large for what is far too large, validation_failed for what is no form
 */
export async function readRegistrationForm(
  request: Request,
  keep: (upload: Upload) => Promise<FileRefusal | null>,
): Promise<ReadForm> {
  if (!isUploadRequest(request)) return { form: await readForm(request), refusals: [] };
  const announced = Number(request.headers.get("Content-Length") ?? 0);
  if (announced > mostRead) throw tooLarge();
  const isTooMuch = announced > maxStoredBytes;
  const refusals: FileRefusal[] = [];
  let parts = 0;
  let fault: unknown;

  const readPart = async ({ name, filename, contentType = "", data }: UploadHandlerPart) => {
    parts += 1;
    if (parts > mostParts) throw tooLarge();
    if (filename === undefined) return readText(data);
    const source = readChunks(data);
    const first = await source.next();
    // An input nobody chose a file for.
    if (filename === "" && (first.done || first.value.byteLength === 0)) return undefined;
    const upload = {
      field: name,
      name: filename.slice(0, 200) || "file",
      contentType,
      body: resumeChunks(first, source),
    };
    const refusal = isTooMuch ? { ...upload, message: uploadRefusals.tooMuch } : await storeOrRefuse(upload, keep);
    if (refusal) refusals.push({ field: name, name: upload.name, message: refusal.message });
    // What was not read of a refused file stands before the next one.
    while (!(await source.next()).done);
    return undefined;
  };
  /** The parser gives its complaints no name: what is thrown here is none of them. */
  const takePart = (part: UploadHandlerPart) =>
    readPart(part).catch((error: unknown) => {
      fault = error;
      throw error;
    });
  const { url, method, headers } = request;
  const body = request.body?.pipeThrough(limitedTo(isTooMuch ? mostRead : maxStoredBytes));
  const type = { "Content-Type": headers.get("Content-Type") ?? "" };
  const counted = new Request(url, { method, headers: type, body, ...{ duplex: "half" } });
  try {
    return { form: checkForm(await parseMultipart(counted, takePart)), refusals };
  } catch (error) {
    throw fault ?? asRefusal(error);
  }
}

/** What the parser, or the limit below it, throws while it reads. */
const asRefusal = (error: unknown): HostError =>
  isHostError(error)
    ? error
    : new HostError("validation_failed", "What was sent could not be read as a form.", { cause: error });

/** A part's content; the parser finds out only here that it breaks off. */
async function* readChunks(data: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  try {
    for await (const chunk of data) yield chunk;
  } catch (error) {
    throw asRefusal(error);
  }
}

/** While the host does not answer, a file is refused and the rest of the form goes on. */
async function storeOrRefuse(upload: Upload, keep: (upload: Upload) => Promise<FileRefusal | null>) {
  try {
    return await keep(upload);
  } catch (error) {
    if (!isHostError(error) || error.code === "unauthenticated") throw error;
    return { field: upload.field, name: upload.name, message: error.message };
  }
}

/** `source` from `first` on. It stays open for whoever reads on when this is given up. */
async function* resumeChunks(first: IteratorResult<Uint8Array>, source: AsyncIterator<Uint8Array>) {
  for (let next = first; !next.done; next = await source.next()) yield next.value;
}

async function readText(data: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of readChunks(data)) {
    size += chunk.byteLength;
    if (size > longestText) throw tooLarge();
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
