const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request that changes something comes from this app's own pages. Browsers say where from in Origin, and in
 * Sec-Fetch-Site; a client that says neither is no browser and carries nobody's cookies.
 */
export function isFromOurPages(method: string, headers: Headers, host: string): boolean {
  if (safeMethods.has(method)) return true;
  const origin = headers.get("Origin");
  if (origin === null) return headers.get("Sec-Fetch-Site") !== "cross-site";
  return URL.canParse(origin) && new URL(origin).host === host;
}
