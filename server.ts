import * as build from "@remix-run/dev/server-build";
import { broadcastDevReady, createRequestHandler } from "@remix-run/node";
import { Hono } from "hono";
import { type Config, ConfigError, parseConfig } from "~/lib/config.server";
import { createAppServer } from "./server/app";
import { startEmbeddedHost } from "./server/embedded-host";
import { listen } from "./server/listen";
import { createLoadContext } from "./server/load-context";
import { createLogger } from "./server/logger";
import { connectRemoteHost } from "./server/remote-host";
import { withRouteErrors } from "./server/route-errors";
import { StartError } from "./server/start-error";
import { createStaticFiles } from "./server/static-files";
import { stopOnSignals } from "./server/stopping";
import { tell } from "./server/welcome";

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
  const [host, staticFile] = await Promise.all([
    config.apiHost ? connectRemoteHost(config.apiHost) : startEmbeddedHost(config, logger),
    createStaticFiles("public"),
  ]);
  const app = createAppServer({
    ...host,
    config,
    logger,
    staticFile,
    contextFor: createLoadContext(config, host.hostFor),
    handle: createRequestHandler(withRouteErrors(build), build.mode),
  });
  const { server, port } = await listen(app.fetch, config);
  stopOnSignals(server, host, logger);
  tell(config, port);
  if (!config.isProduction) await broadcastDevReady(build);
}

/** The marketplace API alone. */
async function serveApi(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  const host = await startEmbeddedHost(config, logger);
  const root = new Hono();
  root.get("/healthz", (c) => c.text("ok"));
  root.get("/readyz", async (c) => {
    const ready = await host.isReady().catch(() => false);
    return c.text(ready ? "ready" : "not ready", ready ? 200 : 503);
  });
  for (const { path, fetch } of host.mounts) root.all(path, (c) => fetch(c.req.raw));
  root.all("*", (c) => host.fetch(c.req.raw));
  const { server, port } = await listen(root.fetch, config);
  stopOnSignals(server, host, logger);
  tell(config, port);
}
