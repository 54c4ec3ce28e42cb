import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { getMimeType } from "hono/utils/mime";
import { asBrotli, asGzip, encodingFor } from "./compression";

interface StaticFile {
  file: string;
  type: string;
  isHashed: boolean;
  loaded?: Promise<Loaded | null>;
}

interface Loaded {
  etag: string;
  bytes: Uint8Array<ArrayBuffer>;
  br?: Uint8Array<ArrayBuffer>;
  gzip?: Uint8Array<ArrayBuffer>;
}

const compressible = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg\+xml)/;

/**
 * The files below `folder`, as they are when the server starts; a path that is not among them is nobody's file, so no path
 * can lead outside. Names below /build/ carry a hash of their content and are kept by browsers for a year.
 */
export async function createStaticFiles(folder: string) {
  const files = new Map<string, StaticFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith(".")) continue;
    const file = path.join(entry.parentPath, entry.name);
    const url = `/${path.relative(folder, file).split(path.sep).join("/")}`;
    const type = getMimeType(file) ?? "application/octet-stream";
    files.set(url, { file, type, isHashed: url.startsWith("/build/") && !url.endsWith(".map") });
  }

  /** The answer for a GET or HEAD request, or null when there is no such file. */
  return async function staticFile(request: Request, pathname: string): Promise<Response | null> {
    const found = files.get(pathname);
    if (!found || (request.method !== "GET" && request.method !== "HEAD")) return null;
    found.loaded ??= load(found);
    const loaded = await found.loaded;
    // Taken away since the server started, as a build does with the files of the one before.
    if (!loaded) return null;
    const { etag, bytes, br, gzip } = loaded;
    const headers = new Headers({
      "Content-Type": found.type,
      "Cache-Control": found.isHashed
        ? "public, max-age=31536000, immutable"
        : // Browsers ask for its newest rules each time.
          pathname === "/service-worker.js"
          ? "no-cache"
          : "public, max-age=3600",
      ETag: etag,
    });
    if (br) headers.set("Vary", "Accept-Encoding");
    if (request.headers.get("If-None-Match") === etag) return new Response(null, { status: 304, headers });
    const encoding = br ? encodingFor(request.headers.get("Accept-Encoding")) : "identity";
    const body = { br, gzip, identity: bytes }[encoding] ?? bytes;
    if (encoding !== "identity") headers.set("Content-Encoding", encoding);
    headers.set("Content-Length", String(body.byteLength));
    return new Response(request.method === "HEAD" ? null : body, { headers });
  };
}

/** Compressed once, when first asked for, and kept in memory. */
async function load({ file, type }: StaticFile): Promise<Loaded | null> {
  const content = await readFile(file).catch(() => null);
  if (!content) return null;
  const bytes = new Uint8Array(content);
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  if (!compressible.test(type) || bytes.byteLength < 1024) return { etag, bytes };
  return { etag, bytes, br: await asBrotli(bytes, 9), gzip: await asGzip(bytes) };
}
