import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { parse } from "hono/utils/cookie";
import { quarterHourMs } from "@domain/duration";
import { cookieName } from "~/session/cookies/cookies.server";
import { type Encoding, toBrotli, toGzip } from "./compression";
import type { SecureHeaders } from "./security-headers";

/** The request data that a shared page is rendered from; nothing else of the request affects it. */
export interface PageVariant {
  key: string;
  /** Path and query. */
  target: string;
  /** Only theme and mode, if they are not the defaults. */
  cookie: string;
  /** The restaurant of the page; null for lists and pages without one. */
  restaurantId: string | null;
}

/** Pages that are the same for all visitors, with their query parameters. Not `mode`, which sets a cookie. */
const publicPages = [
  { path: /^\/(?:about|privacy|terms|halal)?$/, query: [] },
  { path: /^\/halal-food\/[\w-]+\/[\w-]+$/, query: [] },
  { path: /^\/restaurant\/([\w-]+)$/, query: ["q", "sort", "reviews"] },
  {
    path: /^\/home$/,
    query: "search exact service sort open free rated deals halal price dish diet cuisine within show page".split(" "),
  },
];
const maxTargetLength = 300;

/** Cookies that do not affect these pages. Any other cookie besides the two preferences makes a page personal. */
const unread = ["devices", "sidebar", "kitchenTheme"];

/** The cache variant of a request; null if the response is personal. */
export function getPageVariant(
  { method = "", target, headers }: { method?: string; target: string; headers: Pick<Headers, "get"> },
  { origin, host }: { origin: string; host: string },
): PageVariant | null {
  if ((method !== "GET" && method !== "HEAD") || target.length > maxTargetLength) return null;
  const [path = "", query] = target.split("?", 2);
  const page = publicPages.find((one) => one.path.test(path));
  if (!page || headers.get("authorization")) return null;
  if (query && ![...new URLSearchParams(query).keys()].every((name) => page.query.includes(name))) return null;
  const cookie = readPreferences(headers.get("cookie"), origin.startsWith("https:"));
  if (cookie === null) return null;
  const restaurantId = page.path.exec(path)?.[1] ?? null;
  return { key: `${origin} ${host} ${target} ${cookie}`, target, cookie, restaurantId };
}

function readPreferences(header: string | null, isSecure: boolean): string | null {
  if (!header) return "";
  const { [cookieName("theme", isSecure)]: theme, [cookieName("mode", isSecure)]: mode, ...others } = parse(header);
  const known = new Set(unread.map((name) => cookieName(name, isSecure)));
  if (Object.keys(others).some((name) => !known.has(name))) return null;
  const preferences = { theme: theme === "dark" && theme, mode: mode === "pickup" && mode };
  return Object.entries(preferences)
    .flatMap(([name, value]) => (value ? `${cookieName(name, isSecure)}=${value}` : []))
    .join("; ");
}

/** A page that is sent to all visitors. */
export interface SharedPage {
  etag: string;
  /** In the order in which they are sent; without those of the encoding. */
  headers: [name: string, value: string][];
  /** The body as far as it has been made; browsers take gzip at least. */
  bodies: Partial<Record<Encoding, Buffer>>;
}

interface CachedPage extends SharedPage {
  restaurantId: string | null;
  renderedAt: number;
  freshMs: number;
  isRefreshing: boolean;
  bytes: number;
}

/** Pages show opening status, so this is the maximum age of a page. */
const [freshMs, staleMs] = [10_000, 10_000];
/** The maximum age without notifications of changes, as with a foreign API. */
const unwatchedMs = 2_000;
/** Another API process may have responded before it was notified of a change. */
const settlingMs = 1_000;

interface CacheOptions {
  maxBytes: number;
  /** How long proxies may cache pages of visitors without cookies; 0: never. */
  sharedSeconds: number;
  /** Whether changes are currently received. */
  isWatched: () => boolean;
  secure: SecureHeaders;
  now?: () => number;
}

/** Days start on a quarter hour in every time zone; then a certificate may expire [HALAL-9]. */
const getQuarter = (at: number) => Math.floor(at / quarterHourMs);

/** Whoever the page is rendered for first. */
interface FirstRequester {
  origin: string;
  reference: string;
}

/**
 * Caches visitors' pages, rendered once for all. Concurrent requests share one render; changes evict pages, and a render that
 * began before a change is not cached. Evicts the least recently used.
 */
export function createPageCache({ maxBytes, sharedSeconds, isWatched, secure, now = Date.now }: CacheOptions) {
  const pages = new Map<string, CachedPage>();
  const pendingRenders = new Map<string, { restaurantId: string | null; page: Promise<CachedPage | null> }>();
  let bytes = 0;
  let changedAt = -Infinity;

  const drop = (key: string) => {
    bytes -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  };

  const keep = (key: string, page: CachedPage) => {
    drop(key);
    pages.set(key, page);
    bytes += page.bytes;
    for (const [oldest] of pages) if (bytes > maxBytes) drop(oldest);
  };

  const getState = (page: CachedPage): "fresh" | "stale" | "old" => {
    if (getQuarter(page.renderedAt) !== getQuarter(now())) return "old";
    const age = now() - page.renderedAt;
    const fresh = isWatched() ? page.freshMs : unwatchedMs;
    if (age < fresh) return "fresh";
    return fresh === freshMs && age < freshMs + staleMs ? "stale" : "old";
  };

  /** A page that can be sent as it is. */
  function ready({ key }: PageVariant): SharedPage | null {
    const page = pages.get(key);
    if (!page) return null;
    const state = getState(page);
    if (state === "old" || (state === "stale" && !page.isRefreshing)) return null;
    pages.delete(key);
    pages.set(key, page);
    return page;
  }

  /** The cacheable page of a response, or the response itself if it is personal. */
  async function toPage(
    visit: PageVariant,
    firstRequester: FirstRequester,
    beganAt: number,
    response: Response,
  ): Promise<CachedPage | Response | null> {
    const { status } = response;
    const headers = new Headers(response.headers);
    if (headers.has("Set-Cookie")) return null;
    const isCacheable = status === 200 && headers.get("Cache-Control") === "private, no-cache";
    const text = await response.text();
    // The request's id, which would make each render a different page.
    const html = isCacheable ? text.replaceAll(firstRequester.reference, "") : text;
    secure(headers, firstRequester.origin, {
      scripts: computeCspHashes(html, "script"),
      styles: computeCspHashes(html, "style"),
    });
    if (!isCacheable) return new Response(html || null, { status, headers });
    const zipped = await toGzip(Buffer.from(html));
    const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
    headers.set("ETag", etag);
    headers.set("Vary", "Accept-Encoding, Cookie");
    if (sharedSeconds > 0 && visit.cookie === "")
      headers.set("Cache-Control", `public, max-age=0, s-maxage=${sharedSeconds}, must-revalidate`);
    return {
      etag,
      headers: [...headers],
      bodies: { gzip: zipped },
      restaurantId: visit.restaurantId,
      renderedAt: beganAt,
      freshMs: beganAt - changedAt < settlingMs ? settlingMs : freshMs,
      isRefreshing: false,
      // Brotli's is about as long.
      bytes: zipped.length * 2 + 2_000,
    };
  }

  async function render(visit: PageVariant, firstRequester: FirstRequester, respond: () => Promise<Response>) {
    const beganAt = now();
    const rendered = respond().then((response) => toPage(visit, firstRequester, beganAt, response));
    const pending = {
      restaurantId: visit.restaurantId,
      page: rendered.then((page) => (page instanceof Response ? null : page)),
    };
    pendingRenders.set(visit.key, pending);
    try {
      const page = await pending.page;
      if (page && pendingRenders.get(visit.key) === pending) keep(visit.key, page);
      return await rendered;
    } finally {
      if (pendingRenders.get(visit.key) === pending) pendingRenders.delete(visit.key);
    }
  }

  return {
    ready,
    /** The page, rendered if necessary; a personal response; or null when the request has to be handled individually. */
    async open(
      visit: PageVariant,
      firstRequester: FirstRequester,
      respond: () => Promise<Response>,
    ): Promise<SharedPage | Response | null> {
      const found = ready(visit);
      if (found) return found;
      const old = pages.get(visit.key);
      if (old && getState(old) === "stale") {
        old.isRefreshing = true;
        const failed = () => void (old.isRefreshing = false);
        render(visit, firstRequester, respond).then(failed, failed);
        return old;
      }
      return pendingRenders.get(visit.key)?.page ?? render(visit, firstRequester, respond);
    },
    /** Evicts the pages that show this restaurant; null: any restaurant. */
    changed(restaurantId: string | null): void {
      changedAt = now();
      const isTouched = (page: { restaurantId: string | null }) =>
        restaurantId === null || page.restaurantId === null || page.restaurantId === restaurantId;
      for (const [key, page] of pages) if (isTouched(page)) drop(key);
      for (const [key, pending] of pendingRenders) if (isTouched(pending)) pendingRenders.delete(key);
    },
    bytes: () => bytes,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * The 'sha256-…' of each inline element for the policy; a cached page cannot use a nonce.
 * @param attribute only elements with it
 */
export function computeCspHashes(html: string, element: "script" | "style", attribute = ""): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)([^>]*)>([\\s\\S]*?)</${element}>`, "g");
  const found = [...html.matchAll(inline)].filter(([, attributes]) => attributes?.includes(attribute));
  const texts = new Set(found.map(([, , text = ""]) => text));
  return [...texts].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}

const unzipped = promisify(gunzip);

/** The body in the requested encoding. Brotli is created on first use and cached; uncompressed bodies, which are rare, are not. */
export async function getEncodedBody({ bodies }: SharedPage, encoding: Encoding): Promise<Buffer> {
  const made = bodies[encoding];
  if (made) return made;
  const plain = await unzipped(bodies.gzip ?? "");
  if (encoding === "identity") return plain;
  return (bodies.br ??= await toBrotli(plain, 5));
}
