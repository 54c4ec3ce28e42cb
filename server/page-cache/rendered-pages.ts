import type { AppLoadContext } from "@remix-run/node";
import type { RenderedPage } from "~/session/context";
import { chooseEncoding, type Encoding, quickQuality, toBrotli, toGzip } from "../http/compression";
import type { RequestInfo } from "../http/request-info";
import type { SecureHeaders } from "../http/security-headers";
import { computeCspHashes } from "./csp-hashes";

interface RenderedPagesOptions {
  maxBytes: number;
  secure: SecureHeaders;
  now?: () => number;
}

/** Pages contain relative times, valid for this long. */
const toMinute = (at: number) => Math.floor(at / 60_000);

/**
 * Caches rendered documents for a minute by all their input data, compressed: identical pages are sent again without rendering
 * (docs/decisions/062). The key is the data itself, including the person's, so nobody gets another's page. Evicts the oldest.
 */
export function createRenderedPages({ maxBytes, secure, now = Date.now }: RenderedPagesOptions) {
  const pages = new Map<string, RenderedPage>();
  let bytes = 0;
  let hits = 0;
  let minute = toMinute(now());

  function evictExpired(): void {
    if (minute === toMinute(now())) return;
    minute = toMinute(now());
    pages.clear();
    bytes = 0;
  }

  function add(key: string, page: RenderedPage): void {
    evictExpired();
    bytes += page.body.length - (pages.get(key)?.body.length ?? 0);
    pages.set(key, page);
    for (const [oldest, { body }] of pages) {
      if (bytes <= maxBytes) break;
      bytes -= body.length;
      pages.delete(oldest);
    }
  }

  return {
    find(key: string): RenderedPage | null {
      evictExpired();
      return pages.get(key) ?? null;
    },
    /** The response for a cached or cacheable page. Its scripts are allowed by hash, as nonces differ per response. */
    async respond(
      { key, found }: NonNullable<AppLoadContext["page"]["documentCache"]>,
      rendered: Response,
      request: Request,
      info: RequestInfo,
    ): Promise<Response> {
      const encoding = chooseEncoding(request.headers.get("Accept-Encoding"));
      if (found) hits += 1;
      const page = found ?? (await createPage(await rendered.text(), encoding, info));
      if (!found) add(key, page);
      const headers = new Headers(rendered.headers);
      secure(headers, info.origin, page.allowed);
      headers.append("Vary", "Accept-Encoding");
      headers.set("Content-Length", String(page.body.length));
      if (encoding !== "identity") headers.set("Content-Encoding", encoding);
      return new Response(page.body, { status: rendered.status, headers });
    },
    bytes: () => bytes,
    /** The number of cache hits since the start. */
    hits: () => hits,
  };
}

export type RenderedPages = ReturnType<typeof createRenderedPages>;

/** Removes the parts specific to one response: nonce and request id. */
async function createPage(text: string, encoding: Encoding, { nonce, reference }: RequestInfo): Promise<RenderedPage> {
  const nonceAttribute = ` nonce="${nonce}"`;
  const withoutReference = text.replaceAll(reference, "");
  const html = withoutReference.replaceAll(nonceAttribute, "");
  const plain = Buffer.from(html);
  const compressed = { br: () => toBrotli(plain, quickQuality), gzip: () => toGzip(plain), identity: () => plain };
  return {
    body: await compressed[encoding](),
    // Only elements with the nonce are allowed, so injected ones stay forbidden.
    allowed: { scripts: computeCspHashes(withoutReference, "script", nonceAttribute), styles: [] },
  };
}
