import type { ServerBuild } from "@remix-run/node";

/* Lazy route discovery of @remix-run/react and @remix-run/server-runtime 2.17.5: its address and answer are not public API. */

/** Where browsers ask which routes the links of a page belong to. */
export const discoveryPath = "/__manifest";

/** More links than any page of ours has; a path beyond is discovered when it is pressed. */
const maxPaths = 200;

/**
 * The response to a discovery request: the manifest's entries of the routes of each path `p`. Remix would match each against all
 * routes, sorted and compiled anew: an eighth of the time a server spends for browsers with scripts. Null for requests that Remix
 * refuses, as those of another build.
 * @param getRouteIds the routes that a path and its parent paths match
 */
export function respondToDiscovery(
  { assets }: ServerBuild,
  { searchParams }: URL,
  getRouteIds: (path: string) => readonly string[],
): Response | null {
  const paths = searchParams.getAll("p");
  if (searchParams.get("version") !== assets.version || paths.length === 0) return null;
  const ids = paths.slice(0, maxPaths).flatMap((path) => getRouteIds(path.startsWith("/") ? path : `/${path}`));
  const routes = Object.fromEntries([...new Set(ids)].map((id) => [id, assets.routes[id]]));
  return new Response(JSON.stringify(routes), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
