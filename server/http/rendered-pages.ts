import type { AppLoadContext } from "@remix-run/node";
import type { RenderedPage } from "~/session/context";
import { chooseEncoding, type Encoding, quickQuality, toBrotli, toGzip } from "./compression";
import { computeCspHashes } from "./page-cache";
import type { RequestInfo } from "./request-info";
import type { SecureHeaders } from "./security-headers";

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
  let timesFound = 0;
  let minute = toMinute(now());

  function forgetOld(): void {
    if (minute === toMinute(now())) return;
    minute = toMinute(now());
    pages.clear();
    bytes = 0;
  }

  function keep(key: string, page: RenderedPage): void {
    forgetOld();
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
      forgetOld();
      return pages.get(key) ?? null;
    },
    /** The response for a cached or cacheable page. Its scripts are allowed by hash, as nonces differ per response. */
    async answer(
      { key, found }: NonNullable<AppLoadContext["page"]["documentCache"]>,
      rendered: Response,
      request: Request,
      info: RequestInfo,
    ): Promise<Response> {
      const encoding = chooseEncoding(request.headers.get("Accept-Encoding"));
      if (found) timesFound += 1;
      const page = found ?? (await createPage(await rendered.text(), encoding, info));
      if (!found) keep(key, page);
      const headers = new Headers(rendered.headers);
      secure(headers, info.origin, page.allowed);
      headers.append("Vary", "Accept-Encoding");
      headers.set("Content-Length", String(page.body.length));
      if (encoding !== "identity") headers.set("Content-Encoding", encoding);
      return new Response(page.body, { status: rendered.status, headers });
    },
    bytes: () => bytes,
    /** The number of cache hits since the start. */
    timesFound: () => timesFound,
  };
}

export type RenderedPages = ReturnType<typeof createRenderedPages>;

/** Removes the parts specific to one response: nonce and request id. */
async function createPage(text: string, encoding: Encoding, { nonce, reference }: RequestInfo): Promise<RenderedPage> {
  const own = ` nonce="${nonce}"`;
  const whole = text.replaceAll(reference, "");
  const html = whole.replaceAll(own, "");
  const plain = Buffer.from(html);
  const compressed = { br: () => toBrotli(plain, quickQuality), gzip: () => toGzip(plain), identity: () => plain };
  return {
    body: await compressed[encoding](),
    // Only elements with the nonce are allowed, so injected ones stay forbidden.
    allowed: { scripts: computeCspHashes(whole, "script", own), styles: [] },
  };
}
