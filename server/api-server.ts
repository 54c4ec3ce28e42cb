import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { Config } from "~/lib/config/config.server";
import type { HostConnection } from "./hosts/host-connection";
import { addHealthChecks } from "./http/health-checks";
import { getRequestInfo, verifiedClientIp } from "./http/request-info";

interface ApiParts extends Pick<HostConnection, "isReady" | "mounts"> {
  config: Config;
  logger: Logger;
  fetch: (request: Request) => Response | Promise<Response>;
}

/** The HTTP server of the API alone: health, public files, and the API itself. */
export function createApiServer({ config, logger, isReady, mounts, fetch }: ApiParts) {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();
  addHealthChecks(app, isReady);
  app.use((c, next) => {
    const info = getRequestInfo(c.req.raw, c.env.incoming, config, logger);
    const { headers } = c.req.raw;
    headers.set("X-Request-Id", info.requestId);
    // The API trusts this header, so a client's own value is replaced.
    const proven = verifiedClientIp(config.clientAddressKeys, headers, info.requestId);
    headers.set("X-Forwarded-For", proven ?? info.clientAddress);
    return next();
  });
  for (const mount of mounts) app.all(mount.path, (c) => mount.fetch(c.req.raw));
  app.all("*", (c) => fetch(c.req.raw));
  return app;
}
