import type { LoaderFunctionArgs } from "@remix-run/node";
import { capabilitiesOf, offersBooks, offersPass } from "~/host/capabilities.server";
import { paths } from "~/lib/paths";
import { modeOf } from "~/session/cookies/preferences.server";
import { createKitchenCounts } from "./kitchen-counts.server";

const kitchenCounts = createKitchenCounts();

/**
 * Who runs this site and how it is searched, for search engines; whether the Go Pass may be claimed [LAND-5], and how many
 * kitchens each craving leads to. A host that does not answer takes no more than its panel and the numbers away.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { host, logger, cookies } = context;
  context.page.structuredData = siteData(context.origin, context.settings.contactEmail);
  const warn = (message: string) => (error: unknown) => logger.warn({ err: error }, message);
  const [isPassSold, areBooksSold, kitchens, offered] = await Promise.all([
    offersPass(host, warn("The landing page does not know whether passes are sold")),
    offersBooks(host, warn("The landing page does not know whether books are sold")),
    kitchenCounts(host, modeOf(cookies), warn("The landing page does not know how many kitchens there are")),
    capabilitiesOf(host, ["quote"]),
  ]);
  return { isPassSold, areBooksSold, kitchens, keepsPromises: offered.includes("quote") };
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
