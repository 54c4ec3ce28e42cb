import { fileURLToPath } from "node:url";
import * as build from "@remix-run/dev/server-build";
import { broadcastDevReady } from "@remix-run/node";
import type { Logger } from "pino";
import type { ObservedCall } from "@api/dependencies";
import { createPages, withBrowserAssets } from "~/framework/server-build.server";
import { type Config, parseConfig, listConfigWarnings } from "~/lib/config/config.server";
import { ConfigError, openDataFolder } from "~/lib/config/data-folder.server";
import { createApiServer } from "./server/api-server";
import { createAppServer } from "./server/app";
import { shiftClockTo } from "./server/demo-date";
import { growYoungGeneration, limitHeap } from "./server/heap-limits";
import type { HostObservers } from "./server/hosts/embedded-host";
import type { HostConnection } from "./server/hosts/host-connection";
import { connectRemoteHost } from "./server/hosts/remote-host";
import { listen, shutDownGracefully, StartError } from "./server/http/listen";
import { createRateLimiter } from "./server/http/rate-limit";
import { createSecureHeaders, type SecureHeaders } from "./server/http/security-headers";
import { createStaticFiles } from "./server/http/static-files";
import { createLogger } from "./server/observability/logger";
import { createMetrics, serveMetrics } from "./server/observability/metrics";
import { createCachedPageHandler } from "./server/page-cache/cached-pages";
import { createPageCache } from "./server/page-cache/page-cache";
import { createRenderedPages } from "./server/page-cache/rendered-pages";
import { createLoadContext } from "./server/remix/load-context";
import { withRouteErrors } from "./server/remix/route-errors";

const demoRoles = ["customer", "owner", "manager", "staff", "agent", "admin", "applicant"];

try {
  const config = parseConfig(process.env);
  // Before anything reads the clock.
  if (config.demoDate) shiftClockTo(config.demoDate);
  await (config.role === "api" ? serveApi(config) : serveApp(config));
  limitHeap(config.role);
} catch (error) {
  const isForPeople = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(`${isForPeople ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

/** Not for an app with a remote host: its modules and the database's packages take time and memory at the start. */
async function startHost(config: Config, logger: Logger, observers: HostObservers) {
  const { startEmbeddedHost } = await import("./server/hosts/embedded-host");
  return startEmbeddedHost(config, logger, observers);
}

/** The app, with a remote or the embedded host. */
async function serveApp(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  const metrics = config.metricsPort === undefined ? null : createMetrics(logger);
  if (config.apiHost) warnWithoutDataFolder(config, logger);
  const [host, staticFile] = await Promise.all([
    config.apiHost
      ? connectRemoteHost({ ...config, baseUrl: config.apiHost }, metrics)
      : startHost(config, logger, { observe: metrics?.apiCall, metrics }),
    createStaticFiles("public"),
  ]);
  const shutdown = new AbortController();
  const remix = createPages(
    withRouteErrors(withBrowserAssets(build, fileURLToPath(new URL("assets.json", import.meta.url)))),
  );
  // First, so that early responses are counted too.
  const waitFor = createRateLimiter({ max: config.visitsPerMinute || Infinity });
  const secure = createSecureHeaders(config, host);
  const pages = config.pageCache.maxBytes > 0 ? createVisitorPageCache(config, secure, host) : null;
  const renderedPages =
    config.renderedPages.maxBytes > 0 ? createRenderedPages({ ...config.renderedPages, secure }) : null;
  if (renderedPages)
    metrics?.watch("rendered_page_cache_hits", "Pages sent from the cache of rendered pages", renderedPages.hits);
  const contextFor = createLoadContext(config, host.hostFor, renderedPages);
  const app = createAppServer({
    ...host,
    isReady: async () => !shutdown.signal.aborted && host.isReady(),
    config,
    logger,
    metrics,
    secure,
    staticFile,
    ...remix,
    pages,
    renderedPages,
    waitFor,
    contextFor: (request, info) => {
      growYoungGeneration();
      return contextFor(request, info);
    },
  });
  if (metrics) await serveMetrics(metrics, host, config);
  const respondFromCache = pages
    ? createCachedPageHandler({ ...remix, pages, config, logger, metrics, waitFor })
    : undefined;
  const { server, port } = await listen(app.fetch, { ...config, respondFromCache });
  shutDownGracefully({ server, host, logger, shutdown, drainSeconds: config.drainSeconds });
  printBanner(config, port);
  if (!config.isProduction) await broadcastDevReady(build);
}

/** The cache of visitors' pages, invalidated by changes. */
function createVisitorPageCache(config: Config, secure: SecureHeaders, { watchCatalogue }: HostConnection) {
  const pages = createPageCache({ ...config.pageCache, secure, isWatched: () => isWatched() });
  const isWatched = watchCatalogue(pages.evict);
  return pages;
}

/** The marketplace API alone. */
async function serveApi(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  const metrics = config.metricsPort === undefined ? null : createMetrics(logger);
  for (const warning of listConfigWarnings(config)) logger.warn(warning);
  const observe = (call: ObservedCall) => {
    metrics?.apiCall(call);
    logger.info({ ...call, ms: Math.round(call.ms) }, "call");
  };
  const host = await startHost(config, logger, { observe, metrics });
  if (metrics) await serveMetrics(metrics, host, config);
  const shutdown = new AbortController();
  const isReady = async () => !shutdown.signal.aborted && host.isReady();
  const { server, port } = await listen(createApiServer({ ...host, isReady, config }).fetch, config);
  shutDownGracefully({ server, host, logger, shutdown, drainSeconds: config.drainSeconds });
  printBanner(config, port);
}

/** With a remote API the data folder is needed for registration drafts only, if that API does not store them. */
function warnWithoutDataFolder({ dataDir }: Config, logger: Logger): void {
  try {
    openDataFolder(dataDir);
  } catch (error) {
    logger.warn({ err: error }, "Businesses cannot register where the API keeps no drafts");
  }
}

/** Prints the address, and in demo mode the logins. */
function printBanner({ role, isDemo, demoDate, apiHost, appUrl }: Config, port: number): void {
  const url = appUrl ?? `http://localhost:${port}`;
  const lines = [role === "api" ? `HalalGo's marketplace API is at ${url}` : `HalalGo is at ${url}`];
  if (role === "app" && apiHost) lines.push(`It calls the marketplace API at ${apiHost}`);
  if (demoDate) lines.push(`The demo lives on ${demoDate} (DEMO_DATE), by this process's clock alone`);
  if (role === "app" && isDemo && !apiHost) {
    lines.push("", "Demo logins, password halalgo-demo for all:", ...demoRoles.map((name) => `  ${name}@halalgo.test`));
  }
  process.stdout.write(`\n${lines.join("\n")}\n\n`);
}
