import { z } from "@hono/zod-openapi";
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
 * Sends an uploaded file so that it can never run as a page of ours: pictures can be displayed, everything else is downloaded.
 */
export function privateFileResponse(c: Context<ApiEnv>, { name, contentType, size, body }: AnsweredFile) {
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

/** A file of a multipart call; an empty file field, as browsers send it, counts as none. */
export const filePart = z
  .custom<File>((value) => value instanceof File)
  .transform((file) => (file.size > 0 || file.name ? file : undefined))
  .optional()
  .openapi({ type: "string", format: "binary" });

/** Parses text that contains a JSON list or object; other values stay as they are. */
export const parseJsonField = (value: unknown): unknown => {
  if (typeof value !== "string" || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};
