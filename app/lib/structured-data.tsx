import { createContext, useContext } from "react";
import { useNonce } from "./nonce";

/**
 * This page's structured data for search engines (schema.org, JSON-LD). Server only, so that no page contains it twice.
 */
export const StructuredDataContext = createContext<object | null>(null);

/** The page's JSON-LD. Crawlers read it from the document; hydration leaves it alone. */
export function StructuredData() {
  const data = useContext(StructuredDataContext);
  const nonce = useNonce();
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: data ? toScriptJson(data) : "" }}
    />
  );
}

/** JSON that cannot close its script element, whatever a restaurant is called. */
export const toScriptJson = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");
