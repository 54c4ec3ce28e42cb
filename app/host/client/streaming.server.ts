import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { Agent, request } from "undici";
import { transportError } from "./transport.server";

interface StreamRequest {
  /** Path and query below the host's base address. */
  path: string;
  headers: Record<string, string>;
  signal: AbortSignal;
}

export interface StreamResponse {
  status: number;
  contentType: string;
  body: ReadableStream<Uint8Array> | null;
}

/** Opens a stream at the host; resolves when the answer begins. @throws HostError unreachable or timeout */
export type OpenStream = (request: StreamRequest) => Promise<StreamResponse>;

/**
 * Streams over HTTP, each on its own connection. `endAll` ends the open ones and refuses new ones; `count` returns how
 * many are open.
 */
export function httpStreams(baseUrl: string): {
  openStream: OpenStream;
  endAll: () => void;
  count: () => number;
} {
  const agent = new Agent({
    connect: { timeout: 1_000 },
    headersTimeout: 5_000,
    // A host that sends no heartbeat for this long counts as dead; the client reconnects.
    bodyTimeout: 45_000,
  });
  const open = new Set<() => void>();
  const openStream: OpenStream = async ({ path, headers, signal }) => {
    try {
      const response = await request(`${baseUrl}${path}`, { headers, signal, dispatcher: agent });
      const contentType = String(response.headers["content-type"] ?? "");
      // Closing early emits an error after the last listener is gone; unhandled, it would end the process.
      response.body.on("error", () => undefined);
      const end = () => void response.body.destroy();
      open.add(end);
      const body = untilBroken(createReadableStreamFromReadable(response.body), () => open.delete(end));
      return { status: response.statusCode, contentType, body };
    } catch (error) {
      throw transportError(error, signal);
    }
  };
  const endAll = () => {
    for (const end of open) end();
    agent.destroy().catch(() => undefined);
  };
  return { openStream, endAll, count: () => open.size };
}

/** Streams of a host in the same process; the host ends them when it stops. */
export const inProcessStreams =
  (fetch: (request: Request) => Response | Promise<Response>): OpenStream =>
  async ({ path, headers, signal }) => {
    const response = await fetch(new Request(`http://host.internal${path}`, { headers, signal }));
    return { status: response.status, contentType: response.headers.get("content-type") ?? "", body: response.body };
  };

/** Passes on the bytes of `body`; an error just ends the stream, since the client reconnects either way. */
function untilBroken(body: ReadableStream<Uint8Array>, ended: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }) as const);
        if (value) controller.enqueue(value);
        if (!done) return;
        ended();
        controller.close();
      },
      async cancel(reason) {
        ended();
        await reader.cancel(reason).catch(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

/** A file in transit: its bytes are read while they are sent. */
export interface FilePart {
  field: string;
  name: string;
  contentType: string;
  body: AsyncIterable<Uint8Array>;
}

/** A form of fields and files as a stream of multipart/form-data, never held in memory as a whole (RFC 7578). */
export function multipart(fields: Record<string, string>, files: Iterable<FilePart>) {
  const boundary = `form-${randomUUID()}`;
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Readable.from(writeMultipart(boundary, fields, files), { objectMode: false }),
  };
}

async function* writeMultipart(boundary: string, fields: Record<string, string>, files: Iterable<FilePart>) {
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

/** Escaped as browsers do, so that line ends and quotes cannot end the name. */
const quoted = (text: string) => text.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
