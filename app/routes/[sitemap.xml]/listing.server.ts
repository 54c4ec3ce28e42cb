import type { Host } from "~/host/client/host";
import { listRestaurants } from "~/host/restaurants.server";

type Readable = Pick<Host, "call">;

const perPage = 100;

/** 10,000 restaurants: a fifth of what one sitemap may hold. */
const mostPages = 100;
const atOnce = 4;

/** Milliseconds. What is taken off the marketplace is out of it almost at once. */
const keptFor = 5_000;

/**
 * Gives the ids of all listed restaurants, asked of the host page by page and kept for five seconds, so that robots cannot
 * keep the host busy. What fails is not kept.
 */
export function createListing(now: () => number = Date.now) {
  let kept: { until: number; ids: Promise<string[]> } | null = null;
  return function listing(host: Readable): Promise<string[]> {
    if (kept && kept.until > now()) return kept.ids;
    const ids = readAll(host);
    const fresh = { until: now() + keptFor, ids };
    kept = fresh;
    ids.catch(() => {
      if (kept === fresh) kept = null;
    });
    return ids;
  };
}

async function readAll(host: Readable): Promise<string[]> {
  const first = await readPage(host, 1);
  const ids = first.ids;
  // A host without pages has answered with everything.
  const pages = Math.min(Math.ceil((first.total ?? 0) / perPage), mostPages);
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

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** The addresses as sitemaps.org's protocol has it. */
export function sitemapOf(addresses: readonly string[]): string {
  const entries = addresses.map(
    (url) => `<url><loc>${url.replace(/[&<>"']/g, (sign) => entities[sign] ?? "")}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}
