import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { pagePath } from "~/framework/data-request";
import { isUploadRequest } from "~/lib/upload-request";
import { plainPage } from "./plain-page";
import type { AppEnv } from "./request-info";

/** Origins of the card provider's fields and hosted page; empty with the sandbox, which is on our origin. */
export interface CardOrigins {
  script: string[];
  frame: string[];
  connect: string[];
  form: string[];
}

export const sandboxOrigins: CardOrigins = { script: [], frame: [], connect: [], form: [] };

export const cloverOrigins: CardOrigins = {
  script: ["https://*.clover.com"],
  frame: ["https://*.clover.com"],
  connect: ["https://*.clover.com"],
  // Browsers also check where a form's answer redirects to: the hosted payment page.
  form: ["https://*.clover.com"],
};

interface Page {
  /** What is allowed beside this app's own files: 'nonce-…', or 'sha256-…' of each. */
  scripts: readonly string[];
  styles?: readonly string[];
  isSecure: boolean;
  card: CardOrigins;
  /** Foreign origins of pictures. */
  pictures: readonly string[];
}

/** Sets the security headers of every response. A page that sets its own policy (the sandbox's card fields) keeps it. */
export function setSecurityHeaders(headers: Headers, page: Page): void {
  const set = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value);
  };
  const ownPolicy = headers.has("Content-Security-Policy");
  if (headers.get("Content-Type")?.startsWith("text/html") && !ownPolicy) {
    headers.set("Content-Security-Policy", policy(page));
    set("Permissions-Policy", "geolocation=(self), payment=(self), camera=(), microphone=(), usb=()");
    set("Cross-Origin-Opener-Policy", "same-origin");
  }
  if (!ownPolicy) set("X-Frame-Options", "DENY");
  set("X-Content-Type-Options", "nosniff");
  // Other sites may not embed our resources; links and robots are not affected.
  set("Cross-Origin-Resource-Policy", "same-origin");
  // Not "no-referrer": browsers would then send "Origin: null" with native form posts, which looks like a foreign site.
  set("Referrer-Policy", "strict-origin-when-cross-origin");
  if (page.isSecure) set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}

/** Everything not listed is blocked. On strict-dynamic: docs/decisions/029. */
function policy({ scripts, styles = [], isSecure, card, pictures }: Page): string {
  const directives = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...scripts, ...card.script],
    ["style-src", "'self'", ...styles],
    ["style-src-attr", "'unsafe-inline'"],
    ["img-src", "'self'", "data:", "blob:", ...pictures],
    ["media-src", "'self'"],
    ["font-src", "'self'", "data:"],
    ["manifest-src", "'self'"],
    ["worker-src", "'self'"],
    ["connect-src", "'self'", ...card.connect],
    ["frame-src", "'self'", ...card.frame],
    ["form-action", "'self'", ...card.form],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["frame-ancestors", "'none'"],
    ...(isSecure ? [["upgrade-insecure-requests"]] : []),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

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

const megabyte = 1024 * 1024;

/** A picture or CSV file of 10 MB plus the other fields. */
const withFile = 11 * megabyte;

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

/** Pages with file uploads; each checks the login before reading. */
const fileForms = [
  { pages: /^\/dashboard\/(items|addons|coupons|offers)(\/|$)/, limit: refusing(withFile, tooLarge) },
  { pages: /^\/dashboard\/settings\/halal\/certificate$/, limit: refusing(withFile, tooLarge) },
  { pages: /^\/admin\/certifiers\//, limit: refusing(withFile, tooLarge) },
  { pages: /^\/dashboard\/settings\/images$/, limit: refusing(2 * withFile, tooLarge) },
];

/** 1 MB for a form, 11 MB per file. Responds 413 with a plain page. Registration files are streamed with their own limits. */
export const limitFormBody: MiddlewareHandler = (c, next) => {
  if (isUploadRequest(c.req.raw)) return next();
  const isForm = c.req.header("content-type")?.startsWith("multipart/form-data");
  const withFiles = isForm && fileForms.find(({ pages }) => pages.test(pagePath(c.req.path)));
  return withFiles ? withFiles.limit(c, next) : limitTextBody(c, next);
};

/** Whether a form is small enough to be included in the response page. */
export const isSmallForm = (headers: Headers): boolean => Number(headers.get("content-length") ?? 0) <= megabyte;
