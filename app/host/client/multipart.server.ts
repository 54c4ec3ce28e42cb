import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";

/** A file on its way: its bytes are read as they are sent. */
export interface FilePart {
  field: string;
  name: string;
  contentType: string;
  body: AsyncIterable<Uint8Array>;
}

/** A form of fields and files as a stream of multipart/form-data, never held as a whole (RFC 7578). */
export function multipart(fields: Record<string, string>, files: Iterable<FilePart>) {
  const boundary = `form-${randomUUID()}`;
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Readable.from(written(boundary, fields, files), { objectMode: false }),
  };
}

async function* written(boundary: string, fields: Record<string, string>, files: Iterable<FilePart>) {
  const head = (disposition: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`);
  for (const [name, value] of Object.entries(fields)) {
    yield head(`name="${quoted(name)}"`);
    yield Buffer.from(`\r\n${value}\r\n`);
  }
  for (const { field, name, contentType, body } of files) {
    yield head(`name="${quoted(field)}"; filename="${quoted(name)}"`);
    yield Buffer.from(
      `Content-Type: ${/^[\w.+-]+\/[\w.+-]+$/.exec(contentType)?.[0] ?? "application/octet-stream"}\r\n\r\n`,
    );
    yield* body;
    yield Buffer.from("\r\n");
  }
  yield Buffer.from(`--${boundary}--\r\n`);
}

/** As browsers write names: no line end and no quote may end them. */
const quoted = (text: string) => text.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
