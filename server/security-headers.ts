/** Origins of the card provider whose fields and hosted page the browser uses; empty with the stand-in, which is our own. */
export interface CardOrigins {
  script: string[];
  frame: string[];
  connect: string[];
  form: string[];
}

export const standInOrigins: CardOrigins = { script: [], frame: [], connect: [], form: [] };

export const cloverOrigins: CardOrigins = {
  script: ["https://*.clover.com"],
  frame: ["https://*.clover.com"],
  connect: ["https://*.clover.com"],
  // Browsers also check where a form's answer redirects to: the hosted payment page.
  form: ["https://*.clover.com"],
};

/** Sets what every answer carries. A page that sets its own policy (the stand-in's card fields) keeps it. */
export function setSecurityHeaders(
  headers: Headers,
  { nonce, isSecure, card }: { nonce: string; isSecure: boolean; card: CardOrigins },
): void {
  const set = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value);
  };
  const ownPolicy = headers.has("Content-Security-Policy");
  if (headers.get("Content-Type")?.startsWith("text/html") && !ownPolicy) {
    headers.set("Content-Security-Policy", policy(nonce, isSecure, card));
    set("Permissions-Policy", "geolocation=(self), payment=(self), camera=(), microphone=(), usb=()");
    set("Cross-Origin-Opener-Policy", "same-origin");
  }
  if (!ownPolicy) set("X-Frame-Options", "DENY");
  set("X-Content-Type-Options", "nosniff");
  // Not "no-referrer": browsers would then send "Origin: null" with native form posts, which looks like a foreign site.
  set("Referrer-Policy", "strict-origin-when-cross-origin");
  if (isSecure) set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}

function policy(nonce: string, isSecure: boolean, card: CardOrigins): string {
  const directives = [
    ["default-src", "'self'"],
    ["script-src", "'self'", `'nonce-${nonce}'`, ...card.script],
    ["style-src", "'self'"],
    ["style-src-attr", "'unsafe-inline'"],
    ["img-src", "'self'", "https:", "data:", "blob:"],
    ["font-src", "'self'"],
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
