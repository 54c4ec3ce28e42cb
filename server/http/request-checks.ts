import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { megabyte } from "@domain/file-size";
import { isTooDeep } from "~/framework/server-build.server";
import { getFormLimit, isOversizedForm, isUploadRequest } from "~/lib/uploads/upload-request";
import { plainPage } from "./plain-page";
import type { AppEnv } from "./request-info";

/** Responds 403 to requests from other sites. Warns once if the process seems not to know that it is behind TLS. */
export function checkOrigin(): MiddlewareHandler<AppEnv> {
  let hasWarnedOfTls = false;
  return async (c, next) => {
    const { host, origin, logger } = c.get("info");
    const { method, raw } = c.req;
    const from = raw.headers.get("Origin");
    const ours = [origin, `${origin.split(":")[0]}://${host}`];
    if (isSameOriginRequest(method, raw.headers, ours)) {
      if (!hasWarnedOfTls && isBehindTls(from ?? "", ours)) {
        hasWarnedOfTls = true;
        logger.warn(
          { from },
          "Pages are served over https, but the app assumes http; set APP_URL to the origin in `from`, and TRUST_PROXY",
        );
      }
      return next();
    }
    if (isOneClickUnsubscribe(c.req.path, raw.headers)) return next();
    logger.warn(
      { from, site: raw.headers.get("Sec-Fetch-Site"), ours: origin },
      "Cross-origin form rejected; if the origin is yours, set APP_URL or TRUST_PROXY",
    );
    const whatToDo = "This form was sent from another address than this site's. Open the page here and send it again.";
    return plainPage(403, "We could not accept this form", whatToDo);
  };
}

/** Responds 400 to addresses with a null byte, which Postgres cannot store or compare, and 404 to paths deeper than any page's. */
export const rejectUnusableAddress: MiddlewareHandler = async (c, next) => {
  const { url } = c.req.raw;
  if (url.includes("%00"))
    return plainPage(
      400,
      "We could not read that address",
      "Something in it is no text. Check the link and try again.",
    );
  if (isTooDeep(new URL(url).pathname))
    return plainPage(404, "We could not find that page", "Check the link and try again.");
  return next();
};

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** RFC 8058 one-click unsubscribe: mail programs post to the link. Its token authorises it; cookies are not used. */
const oneClick = /^\/newsletter\/unsubscribe\/[\w-]+$/;

/** Whether the route is for non-browser clients without an origin: its address contains all it needs. */
export const isOneClickUnsubscribe = (path: string, headers: Headers): boolean =>
  oneClick.test(path) && !headers.has("Cookie") && !headers.has("Origin") && !headers.has("Sec-Fetch-Site");

/**
 * Whether a write comes from our own pages: Origin or Sec-Fetch-Site must be ours, including the scheme, and at least one must be
 * present. Every browser sends Origin with a post, also without JavaScript; Sec-Fetch-Site only over https and on localhost.
 * "same-site" is a neighbouring subdomain, "none" no page. A page served over https by a proxy that does not tell us is accepted
 * if the browser says "same-origin": no page can set Sec-Fetch-Site, and http and https pages are never same-origin.
 */
export function isSameOriginRequest(method: string, headers: Headers, ours: readonly string[]): boolean {
  if (safeMethods.has(method)) return true;
  const origin = headers.get("Origin");
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null && site !== "same-origin") return false;
  if (origin === null) return site !== null;
  return ours.includes(origin) || (site !== null && isBehindTls(origin, ours));
}

/** Whether it differs only in the scheme: pages are served over https, but this process sees http. */
const isBehindTls = (origin: string, ours: readonly string[]): boolean =>
  origin.startsWith("https:") && !ours.includes(origin) && ours.includes(origin.replace("https:", "http:"));

const refusing = (maxSize: number, whatToDo: string) =>
  bodyLimit({
    maxSize,
    onError: () => {
      const page = plainPage(413, "That is too large to be sent", whatToDo);
      // The rest of the body is not read, so the connection cannot be reused.
      page.headers.set("Connection", "close");
      return page;
    },
  });

/** 1 MB, for requests without files. */
export const limitTextBody = refusing(megabyte, "A form may hold 1 MB at most. Go back and send less.");
const tooLarge = "File size must be less than 10MB. Go back and choose a smaller file.";

/**
 * 1 MB for a form, 11 MB per file. Responds 413 with a plain page to what no page could read to its end; the page says so itself of a file
 * that is larger than it may be. Registration files are streamed with their own limits.
 */
export const limitFormBody: MiddlewareHandler = (c, next) => {
  const { raw } = c.req;
  if (isUploadRequest(raw) || isOversizedForm(raw)) return next();
  const bytes = getFormLimit(raw);
  return bytes === megabyte ? limitTextBody(c, next) : refusing(bytes, tooLarge)(c, next);
};

/** Whether a form is small enough to be included in the response page. */
export const isSmallForm = (headers: Headers): boolean => Number(headers.get("content-length") ?? 0) <= megabyte;
