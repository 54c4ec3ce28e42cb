import { quarterHourMs } from "@domain/duration";
import type { SecureHeaders } from "../http/security-headers";
import type { PageVariant } from "./page-variant";
import { type FirstRequester, type SharedPage, toSharedPage } from "./shared-page";

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

/** Gzip and Brotli, which is about as long, and the headers. */
const estimateBytes = ({ bodies }: SharedPage) => (bodies.gzip?.length ?? 0) * 2 + 2_000;

/**
 * Caches visitors' pages, rendered once for all. Concurrent requests share one render; changes evict pages, and a render that
 * began before a change is not cached. Evicts the least recently used.
 */
export function createPageCache({ maxBytes, sharedSeconds, isWatched, secure, now = Date.now }: CacheOptions) {
  const pages = new Map<string, CachedPage>();
  const pendingRenders = new Map<string, { restaurantId: string | null; page: Promise<CachedPage | null> }>();
  let bytes = 0;
  let changedAt = -Infinity;

  const remove = (key: string) => {
    bytes -= pages.get(key)?.bytes ?? 0;
    pages.delete(key);
  };

  const add = (key: string, page: CachedPage) => {
    remove(key);
    pages.set(key, page);
    bytes += page.bytes;
    for (const [oldest] of pages) if (bytes > maxBytes) remove(oldest);
  };

  const getState = (page: CachedPage): "fresh" | "stale" | "old" => {
    if (getQuarter(page.renderedAt) !== getQuarter(now())) return "old";
    const age = now() - page.renderedAt;
    const fresh = isWatched() ? page.freshMs : unwatchedMs;
    if (age < fresh) return "fresh";
    return fresh === freshMs && age < freshMs + staleMs ? "stale" : "old";
  };

  /** The cached page if it can be sent without rendering: a fresh one, or a stale one that is being refreshed. */
  function findServable({ key }: PageVariant): SharedPage | null {
    const page = pages.get(key);
    if (!page) return null;
    const state = getState(page);
    if (state === "old" || (state === "stale" && !page.isRefreshing)) return null;
    pages.delete(key);
    pages.set(key, page);
    return page;
  }

  async function createPage(
    variant: PageVariant,
    firstRequester: FirstRequester,
    respond: () => Promise<Response>,
  ): Promise<CachedPage | Response | null> {
    const renderedAt = now();
    const page = await toSharedPage(variant, firstRequester, await respond(), { sharedSeconds, secure });
    if (!page || page instanceof Response) return page;
    return {
      ...page,
      restaurantId: variant.restaurantId,
      renderedAt,
      freshMs: renderedAt - changedAt < settlingMs ? settlingMs : freshMs,
      isRefreshing: false,
      bytes: estimateBytes(page),
    };
  }

  async function render(variant: PageVariant, firstRequester: FirstRequester, respond: () => Promise<Response>) {
    const { key, restaurantId } = variant;
    const rendered = createPage(variant, firstRequester, respond);
    const pending = { restaurantId, page: rendered.then((page) => (page instanceof Response ? null : page)) };
    pendingRenders.set(key, pending);
    try {
      const page = await pending.page;
      if (page && pendingRenders.get(key) === pending) add(key, page);
      return await rendered;
    } finally {
      if (pendingRenders.get(key) === pending) pendingRenders.delete(key);
    }
  }

  return {
    findServable,
    /** The page, rendered if necessary; a personal response; or null when the request has to be handled individually. */
    async open(
      variant: PageVariant,
      firstRequester: FirstRequester,
      respond: () => Promise<Response>,
    ): Promise<SharedPage | Response | null> {
      const found = findServable(variant);
      if (found) return found;
      const old = pages.get(variant.key);
      if (old && getState(old) === "stale") {
        old.isRefreshing = true;
        const stopRefreshing = () => void (old.isRefreshing = false);
        render(variant, firstRequester, respond).then(stopRefreshing, stopRefreshing);
        return old;
      }
      return pendingRenders.get(variant.key)?.page ?? render(variant, firstRequester, respond);
    },
    /** Evicts the pages that show this restaurant; null: any restaurant. */
    evict(restaurantId: string | null): void {
      changedAt = now();
      const isAffected = (page: { restaurantId: string | null }) =>
        restaurantId === null || page.restaurantId === null || page.restaurantId === restaurantId;
      for (const [key, page] of pages) if (isAffected(page)) remove(key);
      for (const [key, pending] of pendingRenders) if (isAffected(pending)) pendingRenders.delete(key);
    },
    bytes: () => bytes,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
