import type { LoaderFunctionArgs } from "@remix-run/node";
import { minuteMs } from "@domain/duration";
import { searchFood } from "~/host/browse.server";
import { listCapabilities, supportsBooks, supportsPass } from "~/host/capabilities.server";
import { createCachedRead } from "~/host/client/cached-read";
import type { Host } from "~/host/client/host";
import { nullIfUnsupportedOrInvalid } from "~/host/errors";
import { listRestaurants } from "~/host/restaurants.server";
import { paths } from "~/lib/paths";
import { getArea } from "~/session/areas";
import { findLocation, getMode } from "~/session/cookies/preferences.server";
import { type Craving, cravings } from "./cravings-list";

/**
 * Who runs this site and how it is searched, for search engines; whether the Go Pass may be claimed [LAND-5], and how many
 * kitchens each craving leads to. A host that does not answer takes no more than its panel and the numbers away.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { host, logger, cookies } = context;
  context.page.structuredData = siteData(context.origin, context.settings.contactEmail);
  const mode = getMode(cookies);
  const warn = (message: string) => (error: unknown) => logger.warn({ err: error }, message);
  const [isPassSold, areBooksSold, kitchens, offered] = await Promise.all([
    supportsPass(host, warn("The landing page does not know whether passes are sold")),
    supportsBooks(host, warn("The landing page does not know whether books are sold")),
    listsEverything(context)
      ? kitchenCounts(mode, () => readCounts(host, mode)).catch(
          warn("The landing page does not know how many kitchens there are"),
        )
      : null,
    listCapabilities(host, ["quote"]),
  ]);
  return { isPassSold, areBooksSold, kitchens: kitchens ?? {}, keepsPromises: offered.includes("quote") };
}

/** schema.org's WebSite and Organization. */
function siteData(origin: string, email: string): object {
  const organization = `${origin}/#organization`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebSite",
        "@id": `${origin}/#website`,
        name: "HalalGo",
        url: `${origin}${paths.landing()}`,
        inLanguage: "en",
        publisher: { "@id": organization },
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${origin}${paths.home()}?search={search_term_string}` },
          "query-input": "required name=search_term_string",
        },
      },
      {
        "@type": "Organization",
        "@id": organization,
        name: "HalalGo",
        url: `${origin}${paths.landing()}`,
        logo: `${origin}/icons/app-512.png`,
        email,
      },
    ],
  };
}

/**
 * [FIND-4] Whether the links below the pictures lead to the places of all areas, which are counted once for everybody. An address, or
 * what a customer's account keeps (its default address, halal filters), makes the list shorter, and counting it costs six searches
 * per person: then no numbers are shown.
 */
const listsEverything = ({ cookies, session }: LoaderFunctionArgs["context"]): boolean =>
  findLocation(cookies) === null && (!session.user || getArea(session.user.role) !== "customer");

/** How many kitchens a craving's link shows, by its label; what the host does not say is left out, as is what nobody cooks yet. */
export type KitchenCounts = Partial<Record<string, number>>;

type Mode = "delivery" | "pickup";

/**
 * The numbers below the craving pictures: those of the very list that the picture leads to without an address. Asked once in
 * five minutes and mode, as a visit to the front page must not cost six searches.
 */
const kitchenCounts = createCachedRead<KitchenCounts>(5 * minuteMs);

async function readCounts(host: Host, mode: Mode): Promise<KitchenCounts> {
  // Another host may answer with its whole list, whatever it is asked for, and its total counts that.
  if ((await listCapabilities(host, ["browse"])).length === 0) return {};
  const counts = await Promise.all(
    cravings.map(async (craving) => [craving.label, (await countKitchens(host, craving, mode)) || undefined] as const),
  );
  return Object.fromEntries(counts);
}

async function countKitchens(host: Host, { cuisine, search }: Craving, mode: Mode) {
  if (cuisine) return (await listRestaurants(host, { cuisines: cuisine, mode, per_page: 1, facets: false })).total;
  const query = { q: search, mode, show: "dishes", per_page: 1 };
  return (await searchFood(host, query).catch(nullIfUnsupportedOrInvalid))?.dishes.places ?? null;
}
