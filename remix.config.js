import { flatRoutes } from "remix-flat-routes";

/** Classic compiler: server.ts is the composition root and is bundled with the app (docs/decisions/002). */
/** @type {import("@remix-run/dev").AppConfig} */
export default {
  server: "./server.ts",
  serverModuleFormat: "esm",
  serverPlatform: "node",
  serverMinify: false,
  serverDependenciesToBundle: [],
  // Everything server.ts bundles lies outside app/, which is all the compiler watches by itself.
  watchPaths: ["server/**/*", "api/**/*", "domain/**/*"],
  tailwind: false,
  postcss: true,
  ignoredRouteFiles: ["**/*"],
  routes: async (defineRoutes) => flatRoutes("routes", defineRoutes, { ignoredRouteFiles: ["**/*.test.{ts,tsx}"] }),
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
