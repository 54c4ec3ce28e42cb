import { createContext, useContext } from "react";

/** The nonce of this page's Content-Security-Policy. Server only: browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

/** The nonce for a page's own scripts; undefined in browsers. */
export const useNonce = (): string | undefined => useContext(NonceContext);
