/** An answer as the scanner sees it. */
interface Scanned {
  headers: Headers;
  html: string;
}

/**
 * The score that Mozilla's HTTP Observatory gives a page over https: 100, and what each of its tests adds or takes; gifts count only
 * from 90 on. Left out is what the page does not decide: redirects from http, preloading of HSTS.
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
export function observatoryScore(page: Scanned): { score: number; results: Record<string, number> } {
  const results = {
    policy: contentSecurityPolicy(page.headers.get("content-security-policy")),
    cookies: cookies(page.headers),
    cors: page.headers.get("access-control-allow-origin") === "*" ? -50 : 0,
    referrer: referrerPolicy(page.headers.get("referrer-policy")),
    transport: transportSecurity(page.headers.get("strict-transport-security")),
    integrity: subresourceIntegrity(page.html),
    contentType: page.headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
    frames: frames(page.headers),
    resource: resourcePolicy(page.headers.get("cross-origin-resource-policy")),
  };
  const all = Object.values(results);
  const sum = (points: number[]) => points.reduce((total, point) => total + point, 0);
  const base = 100 + sum(all.filter((point) => point < 0));
  return { score: base >= 90 ? base + sum(all.filter((point) => point > 0)) : base, results };
}

function parseDirectives(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(";")) {
    const [name, ...sources] = part.trim().split(/\s+/);
    // Of two of a name browsers take the first.
    if (name && !directives.has(name)) directives.set(name, sources.length > 0 ? sources : ["'none'"]);
  }
  return directives;
}

const wide = ["*", "http:", "https:", "data:", "blob:", "ftp:", "filesystem:"];

function contentSecurityPolicy(header: string | null): number {
  if (!header) return -25;
  const directives = parseDirectives(header);
  const otherwise = directives.get("default-src") ?? ["*"];
  const has = (name: string) => directives.get(name) ?? otherwise;
  const [scripts, styles, objects] = [has("script-src"), has("style-src"), has("object-src")];
  const isNonced = scripts.some((source) => /^'(nonce-|sha\d+-)/.test(source));
  const isStrict = isNonced && scripts.includes("'strict-dynamic'");
  const allowsInline = scripts.includes("'unsafe-inline'") && !isNonced;
  const isWide = !isStrict && scripts.some((source) => wide.includes(source));
  if (allowsInline || isWide || objects.some((source) => wide.includes(source))) return -20;
  if (directives.has("script-src") && scripts.includes("'unsafe-eval'")) return -10;
  const all = [...directives.values()].flat();
  if (all.some((source) => source.startsWith("http://"))) return -20;
  const passive = [...has("img-src"), ...has("media-src")];
  if (passive.some((source) => source === "http:" || source === "ftp:")) return -10;
  const unsafeStyles = ["'unsafe-inline'", "data:", "https:", "*"];
  if (styles.some((source) => unsafeStyles.includes(source))) return 0;
  return otherwise.join() === "'none'" ? 10 : 5;
}

function cookies(headers: Headers): number {
  const lines = headers.getSetCookie();
  if (lines.length === 0) return 0;
  const isProtected = headers.has("strict-transport-security");
  const worst = lines.map((line) => {
    const attributes = line
      .toLowerCase()
      .split(";")
      .slice(1)
      .map((attribute) => attribute.trim());
    const isSession = /^[^=]*(sess|sid|login|auth|token)/i.test(line);
    const isSecure = attributes.includes("secure");
    if (isSession && !isSecure) return isProtected ? -10 : -40;
    if (isSession && !attributes.includes("httponly")) return -30;
    if (!isSecure) return isProtected ? -5 : -20;
    return attributes.some((attribute) => /^samesite=(lax|strict)$/.test(attribute)) ? 5 : 0;
  });
  return Math.min(...worst);
}

function referrerPolicy(header: string | null): number {
  const last = header?.split(",").at(-1)?.trim().toLowerCase();
  if (last === undefined) return 0;
  if (["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"].includes(last)) return 5;
  return last === "no-referrer-when-downgrade" ? 0 : -5;
}

function transportSecurity(header: string | null): number {
  const seconds = Number(/max-age=(\d+)/i.exec(header ?? "")?.[1] ?? -1);
  if (seconds < 0) return -20;
  return seconds >= 15_552_000 ? 0 : -10;
}

/** Scripts of other sites need a hash of their content; our own do not. */
function subresourceIntegrity(html: string): number {
  const foreign = [...html.matchAll(/<script\b[^>]*\bsrc="(?:https?:)?\/\/[^>]*>/gi)].map(([tag]) => tag);
  if (foreign.length === 0) return 0;
  return foreign.every((tag) => /\bintegrity="/i.test(tag)) ? 5 : -5;
}

function frames(headers: Headers): number {
  const ancestors = parseDirectives(headers.get("content-security-policy") ?? "").get("frame-ancestors");
  if (ancestors && !ancestors.some((source) => wide.includes(source))) return 5;
  return /^(deny|sameorigin)$/i.test(headers.get("x-frame-options") ?? "") ? 0 : -20;
}

const resourcePolicy = (header: string | null): number => (header === "same-origin" || header === "same-site" ? 10 : 0);
