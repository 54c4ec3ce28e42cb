/**
 * Validates a path of this app that came from a browser; null for other origins, protocol-relative URLs, backslashes
 * and control characters.
 */
export function safePath(target: unknown): string | null {
  if (typeof target !== "string" || target.length > 2000 || !target.startsWith("/")) return null;
  // Browsers drop tabs and line ends and treat backslashes as slashes when they resolve a URL.
  if (/[\u0000-\u001f\u007f\\]/.test(target)) return null;
  const base = "http://app.invalid";
  if (!URL.canParse(target, base)) return null;
  const url = new URL(target, base);
  if (url.origin !== base || url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * [ROUTE-16] Validates a redirect target after login: a path of this app, but not the login itself. Under /auth only
 * applications and email confirmation are allowed, because they require a login.
 */
export function safeRedirect(target: unknown): string | null {
  const path = safePath(target);
  return path && !/^\/(auth(?!\/(?:application\/|confirm-email(?![\w/-])))|login|signup)(?![\w-])/.test(path)
    ? path
    : null;
}
