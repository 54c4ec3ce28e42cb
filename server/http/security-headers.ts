import type { Config } from "~/lib/config/config.server";

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

/** Sets the security headers of a response to a page's origin: `allowed` are its scripts and styles, 'nonce-…' or 'sha256-…'. */
export type SecureHeaders = (
  headers: Headers,
  origin: string,
  allowed: { scripts: string[]; styles?: string[] },
) => void;

/** For this app's settings and its host's origins. */
export function createSecureHeaders(
  config: Pick<Config, "isProduction" | "pictureOrigins">,
  { card: own, pictureOrigins }: { card: CardOrigins; pictureOrigins: () => readonly string[] },
): SecureHeaders {
  // The development server triggers reloads.
  const card = config.isProduction ? own : { ...own, connect: [...own.connect, "ws:"] };
  return (headers, origin, allowed) =>
    setSecurityHeaders(headers, {
      ...allowed,
      isSecure: origin.startsWith("https:"),
      card,
      pictures: [...new Set([...pictureOrigins(), ...config.pictureOrigins])],
    });
}
