const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** RFC 8058: whoever handles the mail posts to its link for the reader. The token in it is what allows that, and no cookie is read. */
const oneClick = /^\/newsletter\/unsubscribe\/[\w-]+$/;

/** Whether it is for programs that say nothing of where they are from: what it needs lies in the address alone. */
export const isForAnybody = (path: string, headers: Headers): boolean =>
  oneClick.test(path) && !headers.has("Cookie") && !headers.has("Origin") && !headers.has("Sec-Fetch-Site");

/**
 * Whether a request that changes something comes from this app's own pages: what it says of itself in Origin and Sec-Fetch-Site has
 * to be ours, scheme included, and it has to say one of them. Every browser sends Origin with a post, also without JavaScript;
 * Sec-Fetch-Site only over https and on this machine. "same-site" is a neighbour's page, "none" no page at all.
 *
 * A page that a proxy serves over https without telling us is taken too, where the browser vouches for it: no page can set
 * Sec-Fetch-Site, and one at http is never told of as "same-origin" with one at https.
 */
export function isFromOurPages(method: string, headers: Headers, ours: readonly string[]): boolean {
  if (safeMethods.has(method)) return true;
  const origin = headers.get("Origin");
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin") return false;
  if (origin === null) return site !== null;
  return ours.includes(origin) || (site !== null && isBehindTls(origin, ours));
}

/** Whether it is one of ours but for the scheme: the pages go out over https, and this process is asked over http. */
export const isBehindTls = (origin: string, ours: readonly string[]): boolean =>
  origin.startsWith("https:") && !ours.includes(origin) && ours.includes(origin.replace("https:", "http:"));
