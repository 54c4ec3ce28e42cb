import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from "@remix-run/node";

const compressible = /^(text\/(html|plain|x-script|css|csv)|application\/(json|javascript|xml)|image\/svg\+xml)/;

/** The answer, compressed as its reader accepts. Every chunk is flushed, so that a streamed page still arrives in parts. */
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
  const encoded = createReadableStreamFromReadable(encoder);
  // Its errors end `encoded` too; a reader who left is no error.
  writeReadableStreamToWritable(body, encoder).catch(() => undefined);
  headers.set("Content-Encoding", encoding);
  headers.delete("Content-Length");
  return new Response(encoded, { status: response.status, statusText: response.statusText, headers });
}
