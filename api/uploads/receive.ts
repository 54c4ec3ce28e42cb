import { setMaxListeners } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { ApiError } from "@api/errors";

/** A file as it came, in a temporary folder. Nothing about it has been checked but its size. */
export interface ReceivedFile {
  field: string;
  /** The name it has where it comes from. */
  name: string;
  path: string;
  size: number;
  /** It was larger than allowed and is cut off. */
  isCut: boolean;
}

interface ReceivedForm {
  fields: Map<string, string>;
  files: ReceivedFile[];
}

interface FormLimits {
  /** Of the whole body. */
  totalBytes: number;
  fileBytes: number;
  files: number;
  fields: number;
}

const fieldBytes = 64 * 1024;
const tooLarge = () => new ApiError("payload_too_large", "What was sent is too large.");
const unreadable = () => new ApiError("validation_failed", "The form could not be read.");

/**
 * Reads a multipart body as it arrives, files straight to a temporary folder, and hands it to `use`; the folder is gone
 * afterwards. However much is sent, no more than the limits is read, and little of it is ever in memory.
 * @throws ApiError payload_too_large, validation_failed
 */
export async function withReceivedForm<Result>(
  request: Request,
  limits: FormLimits,
  use: (form: ReceivedForm) => Promise<Result>,
): Promise<Result> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("multipart/form-data") || !request.body) throw unreadable();
  if (Number(request.headers.get("content-length") ?? 0) > limits.totalBytes) throw tooLarge();
  const folder = await mkdtemp(path.join(tmpdir(), "halalgo-upload-"));
  try {
    return await use(await receive(request.body, { type, folder, limits }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function receive(
  body: ReadableStream<Uint8Array>,
  { type, folder, limits }: { type: string; folder: string; limits: FormLimits },
): Promise<ReceivedForm> {
  const form: ReceivedForm = { fields: new Map(), files: [] };
  const writing: Promise<void>[] = [];
  const stop = new AbortController();
  // Each file being written listens.
  setMaxListeners(limits.files + 2, stop.signal);
  let refusal: ApiError | undefined;
  const refuse = (error: ApiError) => {
    refusal ??= error;
    stop.abort();
  };
  const parser = createParser(type, limits);
  for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const) parser.on(limit, () => refuse(tooLarge()));
  parser.on("field", (name, value, isNameCut, isCut) => {
    if (isNameCut || isCut) return refuse(tooLarge());
    form.fields.set(name, value);
  });
  parser.on("file", (field, stream, name) => {
    const file = { field, name, path: path.join(folder, String(form.files.length)), size: 0, isCut: false };
    form.files.push(file);
    const written = pipeline(stream, createWriteStream(file.path), { signal: stop.signal }).then(() => {
      file.size = stream.bytesRead;
      file.isCut = stream.truncated;
    });
    // Waited for below; this keeps one that fails earlier from counting as unhandled.
    written.catch(() => refuse(unreadable()));
    writing.push(written);
  });
  try {
    await pipeline(readChunks(body), counted(limits.totalBytes), parser, { signal: stop.signal });
    await Promise.all(writing);
  } catch (error) {
    stop.abort();
    await Promise.allSettled(writing);
    throw error instanceof ApiError ? error : (refusal ?? unreadable());
  }
  if (refusal) throw refusal;
  return form;
}

function createParser(type: string, { fileBytes, files, fields }: FormLimits) {
  const limits = { fileSize: fileBytes, files, fields, parts: files + fields, fieldSize: fieldBytes };
  try {
    return new Busboy({
      headers: { "content-type": type },
      limits: { ...limits, fieldNameSize: 100, headerPairs: 20 },
    });
  } catch {
    throw unreadable();
  }
}

/** The stream of the web as one of Node; it is cancelled when reading ends early. */
async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let isDone = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) {
        isDone = true;
        return;
      }
      yield value;
    }
  } finally {
    if (!isDone) await reader.cancel().catch(() => undefined);
  }
}

function counted(most: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.byteLength;
      if (size > most) done(tooLarge());
      else done(null, chunk);
    },
  });
}
