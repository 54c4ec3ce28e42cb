/**
 * A path of this app from something a browser sent, or null: no other origin, no protocol-relative or backslash trick, no
 * control character.
 */
export function safePath(target: unknown): string | null {
  if (typeof target !== "string" || target.length > 2000 || !target.startsWith("/")) return null;
  // Browsers drop tabs and line ends and read a backslash as a slash before they resolve an address.
  if (/[\u0000-\u001f\u007f\\]/.test(target)) return null;
  const base = "http://app.invalid";
  if (!URL.canParse(target, base)) return null;
  const url = new URL(target, base);
  if (url.origin !== base || url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * [ROUTE-16] Where a login may lead: a path of this app, and not back to the login itself. Of the pages under /auth an
 * application and an address to be confirmed need a login as well.
 */
export function safeRedirect(target: unknown): string | null {
  const path = safePath(target);
  return path && !/^\/(auth(?!\/(?:application\/|confirm-email(?![\w/-])))|login|signup)(?![\w-])/.test(path)
    ? path
    : null;
}
