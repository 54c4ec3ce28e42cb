import type { LoaderFunctionArgs } from "@remix-run/node";
import { browseCalls } from "@domain/contract/calls/browse";
import { capabilitiesOf, offersPass } from "~/host/capabilities.server";
import { nullIfUnanswered } from "~/host/errors";
import { paths } from "~/lib/paths";
import { townSlug } from "~/places/towns.server";
import { createListing, sitemapOf } from "./listing.server";

const pages = [
  paths.landing(),
  paths.home(),
  paths.about(),
  paths.contact(),
  paths.privacy(),
  paths.terms(),
  paths.newsletter(),
];
const listing = createListing();

/** Every page that search engines may know: those for everyone, and each restaurant that is listed. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const noPass = (error: unknown) => context.logger.warn({ err: error }, "The sitemap goes without the Go Pass");
  const [ids, isPassSold, towns, offered] = await Promise.all([
    listing(context.host),
    offersPass(context.host, noPass),
    // A host of somebody else may not say where its places are.
    context.host.call(browseCalls.listTowns).catch(nullIfUnanswered),
    capabilitiesOf(context.host, ["certifiers"]),
  ]);
  const townPages = towns?.items.map(({ state, city }) => paths.town(state, townSlug(city))) ?? [];
  const all = [...pages, ...(isPassSold ? [paths.goPass()] : []), ...(offered.length > 0 ? [paths.halal()] : [])];
  const text = sitemapOf(
    [...all, ...townPages, ...ids.map((id) => paths.restaurant(id))].map((path) => context.origin + path),
  );
  return new Response(text, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=0, must-revalidate",
    },
  });
}
