import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

type Routes = NonNullable<Parameters<typeof matchRoutes>[0]>;

/**
 * Which page an address belongs to, as the pattern that its files spell: "/restaurant/:restaurantId". A closed set, unlike
 * addresses, so that it may label a metric; null for what is nobody's page.
 */
export function createRoutePatterns(routes: ServerBuild["routes"]): (pathname: string) => string | null {
  const childrenOf = (parentId: string | undefined): Routes =>
    Object.values(routes)
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) => (index ? { id, path, index: true } : { id, path, children: childrenOf(id) }));
  const tree = childrenOf(undefined);

  return function patternOf(pathname) {
    // Data for a page that is already open is asked for beside its address.
    const page = pathname === "/_root.data" ? "/" : pathname.replace(/\.data$/, "");
    const matches = matchRoutes(tree, page);
    if (!matches) return null;
    return `/${matches.flatMap(({ route }) => route.path ?? []).join("/")}`.replace(/\/{2,}/g, "/");
  };
}
