import { createContext, useContext } from "react";
import { useNonce } from "./nonce";

/** What this page says of itself to search engines (schema.org, JSON-LD). Known on the server only, so that no page carries it twice. */
export const StructuredDataContext = createContext<object | null>(null);

/** The page's JSON-LD. Robots read the document as it is sent; scripts have nothing to do with it and leave it alone. */
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

/** JSON that cannot end its script element, whatever a restaurant calls itself. */
export const toScriptJson = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");
