import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/lib/paths";

/** Who runs this site and how it is searched, for search engines; the page itself needs no data. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  context.page.structuredData = siteData(context.origin, context.settings.contactEmail);
  return null;
};

/** schema.org's WebSite and Organization. */
export function siteData(origin: string, email: string): object {
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
