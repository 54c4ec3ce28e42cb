import type { Context } from "hono";
import type { ApiEnv } from "./router";

interface AnsweredFile {
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
  body: ReadableStream<Uint8Array>;
}

/**
 * A file somebody uploaded, for somebody who may see it: nothing in it can act as a page of ours. Pictures may be drawn in
 * a page; all else is for saving.
 */
export function privateFile(c: Context<ApiEnv>, { name, contentType, size, body }: AnsweredFile) {
  const disposition = contentType.startsWith("image/") ? "inline" : "attachment";
  return c.body(body, 200, {
    "Content-Type": contentType,
    "Content-Length": String(size),
    "Content-Disposition": `${disposition}; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", "%27")}`,
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "sandbox",
    "Cache-Control": "private, no-store",
  });
}
