import { paths } from "~/lib/paths";

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
