import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { type Encoding, toBrotli, toGzip } from "../http/compression";
import type { SecureHeaders } from "../http/security-headers";
import { computeCspHashes } from "./csp-hashes";
import type { PageVariant } from "./page-variant";

/** A page that is sent to all visitors. */
export interface SharedPage {
  etag: string;
  /** In the order in which they are sent; without those of the encoding. */
  headers: [name: string, value: string][];
  /** The body in the encodings computed so far; browsers accept gzip at least. */
  bodies: Partial<Record<Encoding, Buffer>>;
}

/** The visitor for whom the page is rendered first. */
export interface FirstRequester {
  origin: string;
  reference: string;
}

interface SharedPageOptions {
  /** How long proxies may cache pages of visitors without cookies; 0: never. */
  sharedSeconds: number;
  secure: SecureHeaders;
}

/**
 * The shared page of a response; the response itself if it must not be cached; or null if it sets a cookie, so that every request has
 * to be handled individually.
 */
export async function toSharedPage(
  { cookie }: PageVariant,
  { origin, reference }: FirstRequester,
  response: Response,
  { sharedSeconds, secure }: SharedPageOptions,
): Promise<SharedPage | Response | null> {
  const { status } = response;
  const headers = new Headers(response.headers);
  if (headers.has("Set-Cookie")) return null;
  const isCacheable = status === 200 && headers.get("Cache-Control") === "private, no-cache";
  const text = await response.text();
  // The request's id, which would make each render a different page.
  const html = isCacheable ? text.replaceAll(reference, "") : text;
  secure(headers, origin, { scripts: computeCspHashes(html, "script"), styles: computeCspHashes(html, "style") });
  if (!isCacheable) return new Response(html || null, { status, headers });
  const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  headers.set("ETag", etag);
  headers.set("Vary", "Accept-Encoding, Cookie");
  if (sharedSeconds > 0 && cookie === "")
    headers.set("Cache-Control", `public, max-age=0, s-maxage=${sharedSeconds}, must-revalidate`);
  return { etag, headers: [...headers], bodies: { gzip: await toGzip(Buffer.from(html)) } };
}

const decompress = promisify(gunzip);

/** The body in the requested encoding. Brotli is created on first use and cached; uncompressed bodies, which are rare, are not. */
export async function getEncodedBody({ bodies }: SharedPage, encoding: Encoding): Promise<Buffer> {
  const encoded = bodies[encoding];
  if (encoded) return encoded;
  const plain = await decompress(bodies.gzip ?? "");
  if (encoding === "identity") return plain;
  return (bodies.br ??= await toBrotli(plain, 5));
}
