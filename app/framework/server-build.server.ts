import { existsSync, readFileSync } from "node:fs";
import {
  type ActionFunction,
  createRequestHandler,
  type LoaderFunction,
  type RequestHandler,
  type ServerBuild,
} from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import * as z from "zod";
import { pagePath } from "./data-request";
import { scriptsHandle } from "./page-scripts.server";
import { discoveryPath, respondToDiscovery } from "./route-discovery.server";

/* The server build of @remix-run/dev 2.17.5 ("@remix-run/dev/server-build"). Its route modules and its asset manifest
   are read and changed here, although only its type is public. */

/** Wrappers for a route's loader and action. A route without a component is a resource route: a file or a feed. */
export interface RouteWrappers {
  loader: (loader: LoaderFunction, route: { isPage: boolean }) => LoaderFunction;
  action: (action: ActionFunction, route: { isPage: boolean }) => ActionFunction;
}

/** The build with every loader and action wrapped. */
export function wrapRoutes(build: ServerBuild, wrap: RouteWrappers): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { loader, action, default: component } = route.module;
    const isPage = component !== undefined;
    const wrapped = {
      loader: loader && wrap.loader(loader, { isPage }),
      action: action && wrap.action(action, { isPage }),
    };
    return [id, { ...route, module: { ...route.module, ...wrapped } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

const script = z.looseObject({ module: z.string(), imports: z.array(z.string()).optional() });
const bundled = z.object({
  /** The version of the compiler's manifest that this one replaces. */
  compiled: z.string(),
  assets: z.object({
    entry: script,
    routes: z.record(z.string(), script),
    url: z.string(),
    version: z.string(),
  }),
});

/**
 * The build with the browser scripts that `scripts/browser-bundle.mjs` bundled from the compiler's
 * (docs/decisions/044). `npm run dev` does not bundle and uses the compiler's own.
 * @param file build/assets.json
 */
export function withBrowserAssets(build: ServerBuild, file: string): ServerBuild {
  if (!existsSync(file)) return build;
  const { compiled, assets } = bundled.parse(JSON.parse(readFileSync(file, "utf8")));
  if (compiled !== build.assets.version) return build;
  const routes = Object.fromEntries(
    Object.entries(build.assets.routes).map(([id, route]) => [id, { ...route, ...changed(assets.routes[id]) }]),
  );
  const { entry, url, version } = assets;
  return {
    ...build,
    assets: { ...build.assets, entry: { ...build.assets.entry, ...changed(entry) }, routes, url, version },
  };
}

/** The fields of a route's entry that the bundler changes. */
const changed = (one: z.infer<typeof script> | undefined) => one && { module: one.module, imports: one.imports ?? [] };

type Routes = NonNullable<Parameters<typeof matchRoutes>[0]>;

interface Page {
  /**
   * The route's pattern: "/restaurant/:restaurantId". Unlike paths these form a closed set, so they are safe as a
   * metric label.
   */
  pattern: string | null;
  /** The routes that the path and its parent paths match, but for those of "/". */
  routeIds: readonly string[];
  handle: RequestHandler;
}

/** How many paths are cached, and of which length at most. */
const [maxCachedPaths, maxPathLength] = [2_000, 200];

/** No route of ours is half as deep. Each parent path is matched by itself, here and in the document: thousands would take seconds. */
const maxSegments = 16;

/** Whether a path has more segments than any page's. */
export const isTooDeep = (pathname: string): boolean => pathname.split("/", maxSegments + 2).length > maxSegments + 1;

/**
 * A Remix request handler restricted to the routes that a path needs. Remix matches each path four times per request,
 * and each time sorts and compiles all routes: with 190 of them that is an eighth of a page's time. A page needs the
 * routes it matches and those that its parent paths match, which its document names as well (`getPartialManifest` of
 * @remix-run/react 2.17.5), besides those that it names as its next ones.
 */
export function createPages(build: ServerBuild): {
  handle: RequestHandler;
  getPattern: (pathname: string) => string | null;
} {
  const everything = createRequestHandler(build, build.mode);
  const findCandidates = byFirstSegment(toRouteTree(build.routes));
  const handlers = new Map<string, RequestHandler>();
  const remembered = new Map<string, Page>();

  const getHandler = (ids: ReadonlySet<string>): RequestHandler => {
    const key = [...ids].toSorted().join(" ");
    const handler = handlers.get(key) ?? createRequestHandler(onlyWith(build, ids), build.mode);
    handlers.set(key, handler);
    return handler;
  };

  const match = (pathname: string) => matchRoutes(findCandidates(pathname), pathname) ?? [];
  const matchIds = (pathname: string) => match(pathname).map(({ route }) => route.id ?? "");

  const find = (pathname: string): Page => {
    if (isTooDeep(pathname)) return { pattern: null, routeIds: [], handle: everything };
    const parents = pathname.split("/").slice(1, -1);
    const parentIds = parents.flatMap((_, index) => matchIds(`/${parents.slice(0, index + 1).join("/")}`));
    const matches = match(pathname);
    const routeIds = [...parentIds, ...matches.map(({ route }) => route.id ?? "")];
    if (matches.length === 0) return { pattern: null, routeIds, handle: everything };
    const pattern = `/${matches.flatMap(({ route }) => route.path ?? []).join("/")}`.replace(/\/{2,}/g, "/");
    const ids = [...matchIds("/"), ...routeIds];
    const next = ids.flatMap((id) => scriptsHandle.parse(build.routes[id]?.module.handle).next);
    return { pattern, routeIds, handle: getHandler(new Set([...ids, ...next])) };
  };

  const getPage = (address: string): Page => {
    const pathname = pagePath(address);
    const page = remembered.get(pathname) ?? find(pathname);
    if (remembered.size >= maxCachedPaths) remembered.clear();
    if (pathname.length <= maxPathLength) remembered.set(pathname, page);
    return page;
  };

  const discover = (url: URL) => respondToDiscovery(build, url, (path) => getPage(path).routeIds);

  return {
    async handle(request, context) {
      const url = new URL(request.url);
      if (url.pathname !== discoveryPath) return getPage(url.pathname).handle(request, context);
      return discover(url) ?? everything(request, context);
    },
    getPattern: (pathname) => (pathname === discoveryPath ? null : getPage(pathname).pattern),
  };
}

const toRouteTree = (routes: ServerBuild["routes"], parentId?: string): Routes =>
  Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index: true } : { id, path, children: toRouteTree(routes, id) },
    );

const staticSegment = /^[\w.-]+$/;

/**
 * Gives the routes that may match a path: without those that start with another first segment, since matching sorts and compiles
 * all that it is given.
 */
function byFirstSegment(tree: Routes): (pathname: string) => Routes {
  const known = new Map<string, Routes>();
  const others = onlyStartingWith(tree, null);
  for (const segment of listFirstSegments(tree)) known.set(segment, onlyStartingWith(tree, segment));
  return (pathname) => {
    const [, first = ""] = pathname.toLowerCase().split("/", 2);
    return first.includes("%") ? tree : (known.get(first) ?? others);
  };
}

const getFirstSegment = (path = "") => path.toLowerCase().split("/", 1)[0] ?? "";

const listFirstSegments = (routes: Routes): string[] =>
  routes.flatMap(({ path, children = [] }) => (path ? [getFirstSegment(path)] : listFirstSegments(children)));

const onlyStartingWith = (routes: Routes, segment: string | null): Routes =>
  routes.flatMap((route) => {
    const first = getFirstSegment(route.path);
    if (first) return staticSegment.test(first) && first !== segment ? [] : [route];
    return route.children ? [{ ...route, children: onlyStartingWith(route.children, segment) }] : [route];
  });

function onlyWith(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const pick = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } };
}
