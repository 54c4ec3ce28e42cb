import { fileURLToPath } from "node:url";
import * as build from "@remix-run/dev/server-build";
import { broadcastDevReady, createRequestHandler } from "@remix-run/node";
import type { Logger } from "pino";
import type { AnsweredCall } from "@api/dependencies";
import { createRoutePatterns, withBrowserAssets } from "~/framework/server-build.server";
import { type Config, parseConfig, warningsOf } from "~/lib/config.server";
import { ConfigError } from "~/lib/config-error.server";
import { openDataFolder } from "~/lib/data-folder.server";
import { createApiServer } from "./server/api-server";
import { createAppServer } from "./server/app";
import { startEmbeddedHost } from "./server/embedded-host";
import { shutDownGracefully } from "./server/graceful-shutdown";
import { listen } from "./server/listen";
import { createLoadContext } from "./server/load-context";
import { createLogger } from "./server/logger";
import { createMetrics } from "./server/metrics";
import { connectRemoteHost } from "./server/remote-host";
import { withRouteErrors } from "./server/route-errors";
import { serveMetrics } from "./server/serve-metrics";
import { StartError } from "./server/start-error";
import { createStaticFiles } from "./server/static-files";
import { printBanner } from "./server/banner";

try {
  const config = parseConfig(process.env);
  await (config.role === "api" ? serveApi(config) : serveApp(config));
} catch (error) {
  const isForPeople = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(`${isForPeople ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

/** The app, over a remote host or its own. */
async function serveApp(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  const metrics = config.metricsPort === undefined ? null : createMetrics(logger);
  if (config.apiHost) warnWithoutDataFolder(config, logger);
  const [host, staticFile] = await Promise.all([
    config.apiHost
      ? connectRemoteHost({ ...config, baseUrl: config.apiHost }, metrics)
      : startEmbeddedHost(config, logger, { observe: metrics?.apiCall, metrics }),
    createStaticFiles("public"),
  ]);
  const stopping = new AbortController();
  const app = createAppServer({
    ...host,
    isReady: async () => !stopping.signal.aborted && host.isReady(),
    config,
    logger,
    metrics,
    staticFile,
    patternOf: createRoutePatterns(build.routes),
    contextFor: createLoadContext(config, host.hostFor),
    handle: createRequestHandler(
      withRouteErrors(withBrowserAssets(build, fileURLToPath(new URL("assets.json", import.meta.url)))),
      build.mode,
    ),
  });
  if (metrics) await serveMetrics(metrics, host, config);
  const { server, port } = await listen(app.fetch, config);
  shutDownGracefully({ server, host, logger, stopping, drainSeconds: config.drainSeconds });
  printBanner(config, port);
  if (!config.isProduction) await broadcastDevReady(build);
}

/** The marketplace API alone. */
async function serveApi(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  const metrics = config.metricsPort === undefined ? null : createMetrics(logger);
  for (const warning of warningsOf(config)) logger.warn(warning);
  const observe = (call: AnsweredCall) => {
    metrics?.apiCall(call);
    logger.info({ ...call, ms: Math.round(call.ms) }, "call");
  };
  const host = await startEmbeddedHost(config, logger, { observe, metrics });
  if (metrics) await serveMetrics(metrics, host, config);
  const stopping = new AbortController();
  const isReady = async () => !stopping.signal.aborted && host.isReady();
  const { server, port } = await listen(createApiServer({ ...host, isReady, config, logger }).fetch, config);
  shutDownGracefully({ server, host, logger, stopping, drainSeconds: config.drainSeconds });
  printBanner(config, port);
}

/** An app before another API needs the folder for registrations only, and only where that API keeps none. */
function warnWithoutDataFolder({ dataDir }: Config, logger: Logger): void {
  try {
    openDataFolder(dataDir);
  } catch (error) {
    logger.warn({ err: error }, "Businesses cannot register where the API keeps no drafts");
  }
}
