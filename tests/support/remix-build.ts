import type { ActionFunction, EntryContext, LoaderFunction, ServerBuild } from "@remix-run/node";

interface Page {
  path?: string;
  index?: boolean;
  loader?: LoaderFunction;
  action?: ActionFunction;
  /** A route that is no page: a file, a feed. */
  isResource?: boolean;
}

/** A build as Remix's compiler makes it of these routes, by their ids; "root" is there. A document is the list of scripts, as JSON. */
export function remixBuild(pages: Record<string, Page>): ServerBuild {
  const routes = Object.entries<Page>({ root: { path: "" }, ...pages }).map(([id, page]) => ({
    ...page,
    id,
    parentId: id === "root" ? undefined : "root",
  }));
  return {
    mode: "production",
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers, { manifest }: EntryContext) =>
          new Response(JSON.stringify(manifest), { status, headers }),
        handleError: () => undefined,
      },
    },
    routes: Object.fromEntries(
      routes.map(({ loader, action, isResource, ...route }) => [
        route.id,
        { ...route, module: { loader, action, default: isResource ? undefined : () => null } },
      ]),
    ),
    assets: {
      entry: { module: "/build/entry-OLD.js", imports: [] },
      routes: Object.fromEntries(
        routes.map(({ loader, action, isResource: _, ...route }) => [
          route.id,
          {
            ...route,
            module: `/build/${route.id}-OLD.js`,
            imports: ["/build/chunk-OLD.js"],
            hasLoader: loader !== undefined,
            hasAction: action !== undefined,
            hasClientLoader: false,
            hasClientAction: false,
            hasErrorBoundary: false,
          },
        ]),
      ),
      url: "/build/manifest-OLD.js",
      version: "old",
    },
    publicPath: "/build/",
    assetsBuildDirectory: "public/build",
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: true,
    },
    isSpaMode: false,
  };
}
