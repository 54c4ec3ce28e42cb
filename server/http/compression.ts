import { pipeline } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { createReadableStreamFromReadable } from "@remix-run/node";

const compressible = /^(text\/(html|plain|x-script|css|csv)|application\/(json|javascript|xml)|image\/svg\+xml)/;

/** The answer, compressed as its reader accepts. What has come is sent on whenever the page pauses, so that it arrives in parts. */
export function compressed(request: Request, response: Response): Response {
  const { headers, body } = response;
  if (!body || headers.has("Content-Encoding") || !compressible.test(headers.get("Content-Type") ?? ""))
    return response;
  headers.append("Vary", "Accept-Encoding");
  const accepted = request.headers.get("Accept-Encoding") ?? "";
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null;
  if (!encoding || Number(headers.get("Content-Length") ?? Infinity) < 1024) return response;
  const encoder =
    encoding === "br"
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 6 });
  const flush = () => encoder.flush(encoding === "br" ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH);
  const encoded = createReadableStreamFromReadable(encoder);
  // Its errors end `encoded` too; a reader who left is no error.
  pipeline(chunksOf(body, flush), encoder, () => undefined);
  headers.set("Content-Encoding", encoding);
  headers.delete("Content-Length");
  return new Response(encoded, { status: response.status, statusText: response.statusText, headers });
}

/**
 * What is streamed, with `onPause` called where nothing more is there yet. Each flush costs compression, and the one that is
 * Node's default for gzip forgets all that went before: a page of 70 chunks was three times its size with one after each.
 */
async function* chunksOf(body: ReadableStream<Uint8Array>, onPause: () => void) {
  const reader = body.getReader();
  try {
    for (let isFirst = true; ; isFirst = false) {
      const { done, value } = isFirst ? await reader.read() : await orPause(reader.read(), onPause);
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

async function orPause<T>(next: Promise<T>, onPause: () => void): Promise<T> {
  if (await isPending(next)) onPause();
  return next;
}

/** Whether it is not settled when what is under way in this process is done. */
const isPending = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => false,
      () => false,
    ),
    new Promise<boolean>((resolve) => setImmediate(resolve, true)),
  ]);
