import type { MiddlewareHandler } from "hono";
import { plainPage } from "./plain-page";
import type { AppEnv } from "./request-info";

/** Answers 403, with a page, to what another site's pages send. Says once where this process is not told that it is behind TLS. */
export function checkOrigin(): MiddlewareHandler<AppEnv> {
  let hasWarnedOfTls = false;
  return async (c, next) => {
    const { host, origin, logger } = c.get("info");
    const { method, raw } = c.req;
    const from = raw.headers.get("Origin");
    const ours = [origin, `${origin.split(":")[0]}://${host}`];
    if (isFromOurPages(method, raw.headers, ours)) {
      if (!hasWarnedOfTls && isBehindTls(from ?? "", ours)) {
        hasWarnedOfTls = true;
        logger.warn(`Pages go out over https and this app is not told: set APP_URL=${from}, and TRUST_PROXY`);
      }
      return next();
    }
    if (isOneClickUnsubscribe(c.req.path, raw.headers)) return next();
    const claims = { from, site: raw.headers.get("Sec-Fetch-Site"), ours: origin };
    logger.warn(claims, "A form came from another origin: were it ours, APP_URL or TRUST_PROXY would have to say so");
    const whatToDo = "This form was sent from another address than this site's. Open the page here and send it again.";
    return plainPage(403, "We could not accept this form", whatToDo);
  };
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** RFC 8058: whoever handles the mail posts to its link for the reader. The token in it is what allows that, and no cookie is read. */
const oneClick = /^\/newsletter\/unsubscribe\/[\w-]+$/;

/** Whether it is for programs that say nothing of where they are from: what it needs lies in the address alone. */
export const isOneClickUnsubscribe = (path: string, headers: Headers): boolean =>
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
const isBehindTls = (origin: string, ours: readonly string[]): boolean =>
  origin.startsWith("https:") && !ours.includes(origin) && ours.includes(origin.replace("https:", "http:"));
