import { existsSync, readFileSync } from "node:fs";
import type { ActionFunction, LoaderFunction, ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import * as z from "zod";
import { pagePath } from "./data-request";

/*
 * What @remix-run/dev 2.17.5 compiles for the server ("@remix-run/dev/server-build"): its routes' modules and its list of scripts
 * are read and changed here, of which only the type is public.
 */

/** What is put around a route's loader or action. A route without a component is no page: a file, a feed. */
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
  /** The version of the compiler's own list that this one stands for. */
  compiled: z.string(),
  assets: z.object({
    entry: script,
    routes: z.record(z.string(), script),
    url: z.string(),
    version: z.string(),
  }),
});

/**
 * The build with the scripts that `scripts/browser-bundle.mjs` made of the compiler's (docs/decisions/044). `npm run dev`
 * bundles nothing: there the compiler's own are used.
 * @param file build/assets.json
 * @throws where the file is there and is not what the bundler writes
 */
export function withBrowserAssets(build: ServerBuild, file: string): ServerBuild {
  if (!existsSync(file)) return build;
  const { compiled, assets } = bundled.parse(JSON.parse(readFileSync(file, "utf8")));
  if (compiled !== build.assets.version) return build;
  const routes = Object.fromEntries(
    Object.entries(build.assets.routes).map(([id, route]) => [id, { ...route, ...pick(assets.routes[id]) }]),
  );
  const { entry, url, version } = assets;
  return {
    ...build,
    assets: { ...build.assets, entry: { ...build.assets.entry, ...pick(entry) }, routes, url, version },
  };
}

/** What the bundler changes of a script. */
const pick = (one: z.infer<typeof script> | undefined) => one && { module: one.module, imports: one.imports ?? [] };

type Routes = NonNullable<Parameters<typeof matchRoutes>[0]>;

/**
 * Which page an address belongs to, as the pattern that its files spell: "/restaurant/:restaurantId". A closed set, unlike
 * addresses, so that it may label a metric; null for nobody's page.
 */
export function createRoutePatterns(routes: ServerBuild["routes"]): (pathname: string) => string | null {
  const childrenOf = (parentId: string | undefined): Routes =>
    Object.values(routes)
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) => (index ? { id, path, index: true } : { id, path, children: childrenOf(id) }));
  const tree = childrenOf(undefined);

  return function patternOf(pathname) {
    const matches = matchRoutes(tree, pagePath(pathname));
    if (!matches) return null;
    return `/${matches.flatMap(({ route }) => route.path ?? []).join("/")}`.replace(/\/{2,}/g, "/");
  };
}
