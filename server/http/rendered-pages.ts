import type { AppLoadContext } from "@remix-run/node";
import type { RenderedPage } from "~/session/context";
import { chooseEncoding, type Encoding, quickQuality, toBrotli, toGzip } from "./compression";
import { computeCspHashes } from "./page-cache";
import type { RequestInfo } from "./request-info";

interface DrawnPagesOptions {
  maxBytes: number;
  /** Puts the policy of a page among its headers, whose scripts and styles are allowed by what they are: 'sha256-…'. */
  secure: (headers: Headers, origin: string, allowed: { scripts: string[]; styles: string[] }) => void;
  now?: () => number;
}

/** Pages draw times in words, which hold for this long. */
const toMinute = (at: number) => Math.floor(at / 60_000);

/**
 * Documents of this minute by all they were drawn from, compressed: who looks again, or at the same as somebody else, is sent the
 * same bytes (docs/decisions/062). What a page is drawn from is its key, whoever's it is, so nobody gets another's. Room is made
 * by what was drawn first.
 */
export function createRenderedPages({ maxBytes, secure, now = Date.now }: DrawnPagesOptions) {
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
    /** The answer to a page that is kept or may be. Its scripts are allowed by what they are, as the nonce is each answer's own. */
    async answer(
      { key, found }: NonNullable<AppLoadContext["page"]["drawing"]>,
      drawn: Response,
      asked: Request,
      info: RequestInfo,
    ): Promise<Response> {
      const encoding = chooseEncoding(asked.headers.get("Accept-Encoding"));
      if (found) timesFound += 1;
      const page = found ?? (await createPage(await drawn.text(), encoding, info));
      if (!found) keep(key, page);
      const headers = new Headers(drawn.headers);
      secure(headers, info.origin, page.allowed);
      headers.append("Vary", "Accept-Encoding");
      headers.set("Content-Length", String(page.body.length));
      if (encoding !== "identity") headers.set("Content-Encoding", encoding);
      return new Response(page.body, { status: drawn.status, headers });
    },
    bytes: () => bytes,
    /** How many documents were sent again since the start. */
    timesFound: () => timesFound,
  };
}

export type RenderedPages = ReturnType<typeof createRenderedPages>;

/** Without what is one answer's alone: its nonce and its number. */
async function createPage(text: string, encoding: Encoding, { nonce, requestId }: RequestInfo): Promise<RenderedPage> {
  const own = ` nonce="${nonce}"`;
  const whole = text.replaceAll(requestId, "");
  const html = whole.replaceAll(own, "");
  const plain = Buffer.from(html);
  const compressed = { br: () => toBrotli(plain, quickQuality), gzip: () => toGzip(plain), identity: () => plain };
  return {
    body: await compressed[encoding](),
    // Only what was given the nonce: whatever else got into the page stays forbidden.
    allowed: { scripts: computeCspHashes(whole, "script", own), styles: [] },
  };
}
