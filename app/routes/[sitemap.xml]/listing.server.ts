import { browseCalls } from "@domain/contract/calls/browse";
import type { Host } from "~/host/client/host";
import { nullIfUnsupportedOrInvalid } from "~/host/errors";
import { listRestaurants } from "~/host/restaurants.server";

type Readable = Pick<Host, "call">;

/** The limit of one sitemap (sitemaps.org). */
const maxAddresses = 50_000;

/** Parts of the restaurants, by the first digit of their ids, for when they exceed one sitemap. */
export const placeParts = "0123456789abcdef".split("");

export interface Listing {
  ids: string[];
  /** False when there are more. */
  isWhole: boolean;
}

/** Milliseconds; short, so that unlisted restaurants disappear almost at once. */
const cacheTtlMs = 5_000;

/**
 * Returns the ids of listed restaurants, all or those of one part, cached for five seconds so that crawlers cannot
 * overload the host. Of all the first 10,000 are returned; of a part all. Failures are not cached.
 */
export function createListing(now: () => number = Date.now) {
  const cache = new Map<string, { until: number; listing: Promise<Listing> }>();
  return function readListing(host: Readable, part = ""): Promise<Listing> {
    const cached = cache.get(part);
    if (cached && cached.until > now()) return cached.listing;
    const fresh = { until: now() + cacheTtlMs, listing: read(host, part) };
    cache.set(part, fresh);
    fresh.listing.catch(() => {
      if (cache.get(part) === fresh) cache.delete(part);
    });
    return fresh.listing;
  };
}

async function read(host: Readable, part: string): Promise<Listing> {
  const ids: string[] = [];
  do {
    const query = { begins_with: part || undefined, after: ids.at(-1) };
    const answer = await host.call(browseCalls.listPlaceIds, { query }).catch(nullIfUnsupportedOrInvalid);
    // Other hosts may answer any path with something.
    if (part === "" && !answer?.ids.length) return { ids: await readPages(host), isWhole: true };
    if (!answer) break;
    ids.push(...answer.ids);
    if (answer.is_last || answer.ids.length === 0) return { ids, isWhole: true };
  } while (part !== "" && ids.length < maxAddresses);
  return { ids: ids.slice(0, maxAddresses), isWhole: false };
}

const perPage = 100;

/** 10,000 restaurants, for a host that can only paginate. */
const maxPages = 100;
const atOnce = 4;

async function readPages(host: Readable): Promise<string[]> {
  const first = await readPage(host, 1);
  const ids = first.ids;
  // A host without pagination has returned everything.
  const pages = Math.min(Math.ceil((first.total ?? 0) / perPage), maxPages);
  for (let page = 2; page <= pages; page += atOnce) {
    const next = Array.from({ length: Math.min(atOnce, pages - page + 1) }, (_, ahead) => readPage(host, page + ahead));
    for (const { ids: more } of await Promise.all(next)) ids.push(...more);
  }
  return [...new Set(ids)];
}

async function readPage(host: Readable, page: number) {
  const { restaurants, total } = await listRestaurants(host, { page, per_page: perPage, facets: false });
  const listed = restaurants.filter(({ status }) => status === null || status === "approved");
  return { ids: listed.map(({ id }) => id), total };
}
