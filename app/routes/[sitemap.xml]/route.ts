import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { readServedZipCodes } from "~/host/browse.server";
import { listCapabilities, supportsPass } from "~/host/capabilities.server";
import { paths } from "~/lib/paths";
import { listTownsIn, townSlug } from "~/places/towns.server";
import { createListing, placeParts } from "./listing.server";

const staticPages = [
  paths.landing(),
  paths.home(),
  paths.about(),
  paths.contact(),
  paths.privacy(),
  paths.terms(),
  paths.newsletter(),
];
const listing = createListing();

/** The part with everything but restaurants. */
const pagesPart = "pages";

/**
 * [PAGE-3] Every page for search engines: the public ones, and each listed restaurant. Above 10,000 restaurants it is
 * an index of sitemaps, each of them a part of this route.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const part = new URL(request.url).searchParams.get("part");
  if (part === null) {
    const [all, pages] = await Promise.all([listing(context.host), pagesFor(context)]);
    if (all.isWhole) return answer(formatSitemap([...pages, ...restaurantPages(all.ids)].map(inFull)));
    return answer(formatSitemapIndex([pagesPart, ...placeParts].map((name) => inFull(paths.sitemap(name)))));
  }
  if (part === pagesPart) return answer(formatSitemap((await pagesFor(context)).map(inFull)));
  if (!placeParts.includes(part)) throw new Response(null, { status: 404 });
  return answer(formatSitemap(restaurantPages((await listing(context.host, part)).ids).map(inFull)));

  function inFull(path: string) {
    return context.origin + path;
  }
}

const restaurantPages = (ids: readonly string[]) => ids.map((id) => paths.restaurant(id));

async function pagesFor(context: AppLoadContext): Promise<string[]> {
  const noPass = (error: unknown) => context.logger.warn({ err: error }, "Go Pass not loaded; sitemap made without it");
  const [isPassSold, towns, offered] = await Promise.all([
    supportsPass(context.host, noPass),
    listTownPages(context.host),
    listCapabilities(context.host, ["certifiers"]),
  ]);
  const halal = offered.length > 0 ? [paths.halal()] : [];
  return [...staticPages, ...(isPassSold ? [paths.goPass()] : []), ...halal, ...towns];
}

/** [FIND-17] The pages of all towns that places deliver to. Empty for a host without this call. */
export async function listTownPages(host: Pick<AppLoadContext["host"], "call">): Promise<string[]> {
  const towns = await listTownsIn(await readServedZipCodes(host, "0123456789"));
  return towns.map(({ state, name }) => paths.town(state, townSlug(name)));
}

const answer = (text: string) =>
  new Response(text, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=0, must-revalidate",
    },
  });

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
const located = (url: string) => `<loc>${url.replace(/[&<>"']/g, (sign) => entities[sign] ?? "")}</loc>`;

/** A sitemap in the format of sitemaps.org. */
export const formatSitemap = (addresses: readonly string[]): string => formatDocument("urlset", "url", addresses);

/** A sitemap index: the URLs of other sitemaps. */
export const formatSitemapIndex = (sitemaps: readonly string[]): string =>
  formatDocument("sitemapindex", "sitemap", sitemaps);

const formatDocument = (name: string, entry: string, urls: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...urls.map((url) => `<${entry}>${located(url)}</${entry}>`),
    `</${name}>`,
    "",
  ].join("\n");
