import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { getMimeType } from "hono/utils/mime";
import { chooseEncoding, toBrotli, toGzip } from "./compression";

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

/** Below this a compressed file is about as large as it was. Bytes. */
const leastToCompress = 256;
const compressible = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg\+xml)/;

/**
 * The files below `folder` at server start; other paths are unknown, so no path can leave the folder. Names below /build/ contain
 * a content hash and are cached for a year. A WebP picture is sent as AVIF, half as large, to browsers that accept it, if the same name has one.
 */
export async function createStaticFiles(folder: string) {
  const files = new Map<string, StaticFile>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith(".")) continue;
    const file = path.join(entry.parentPath, entry.name);
    const url = `/${path.relative(folder, file).split(path.sep).join("/")}`;
    const type = getMimeType(file) ?? "application/octet-stream";
    // What `load` takes for the file beside it.
    if (!url.endsWith(".br"))
      files.set(url, { file, type, isHashed: url.startsWith("/build/") && !url.endsWith(".map") });
  }

  /** The response to a GET or HEAD request, or null when there is no such file. */
  return async function staticFile(request: Request, pathname: string): Promise<Response | null> {
    const named = files.get(pathname);
    if (!named || (request.method !== "GET" && request.method !== "HEAD")) return null;
    const avif = named.type === "image/webp" ? files.get(pathname.replace(/webp$/, "avif")) : undefined;
    const found = avif && request.headers.get("Accept")?.includes("image/avif") ? avif : named;
    found.loaded ??= load(found);
    const loaded = await found.loaded;
    // Deleted since the start, for example by a new build.
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
    if (avif) headers.set("Vary", "Accept");
    if (request.headers.get("If-None-Match") === etag) return new Response(null, { status: 304, headers });
    const encoding = br ? chooseEncoding(request.headers.get("Accept-Encoding")) : "identity";
    const body = { br, gzip, identity: bytes }[encoding] ?? bytes;
    if (encoding !== "identity") headers.set("Content-Encoding", encoding);
    headers.set("Content-Length", String(body.byteLength));
    return new Response(request.method === "HEAD" ? null : body, { headers });
  };
}

/** Compressed by the build (`.br`) or on first use, and kept in memory. */
async function load({ file, type }: StaticFile): Promise<Loaded | null> {
  const content = await readFile(file).catch(() => null);
  if (!content) return null;
  const bytes = new Uint8Array(content);
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  if (!compressible.test(type) || bytes.byteLength < leastToCompress) return { etag, bytes };
  const built = await readFile(`${file}.br`).catch(() => null);
  return { etag, bytes, br: built ? new Uint8Array(built) : await toBrotli(bytes, 9), gzip: await toGzip(bytes) };
}
