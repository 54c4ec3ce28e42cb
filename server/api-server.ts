import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { Config } from "~/lib/config/config.server";
import type { HostConnection } from "./hosts/host-connection";
import { addHealthChecks } from "./http/health-checks";
import { getCaller, verifiedClientIp } from "./http/request-info";

interface ApiParts extends Pick<HostConnection, "isReady" | "mounts"> {
  config: Config;
  fetch: (request: Request) => Response | Promise<Response>;
}

/** The HTTP server of the API alone: health, public files, and the API itself. */
export function createApiServer({ config, isReady, mounts, fetch }: ApiParts) {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();
  addHealthChecks(app, isReady);
  app.use((c, next) => {
    const { headers } = c.req.raw;
    const { requestId, clientAddress } = getCaller(c.req.raw, c.env.incoming, config);
    headers.set("X-Request-Id", requestId);
    // The API trusts this header, so a client's own value is replaced.
    const proven = verifiedClientIp(config.clientAddressKeys, headers, requestId);
    headers.set("X-Forwarded-For", proven ?? clientAddress);
    return next();
  });
  for (const mount of mounts) app.all(mount.path, (c) => mount.fetch(c.req.raw));
  app.all("*", (c) => fetch(c.req.raw));
  return app;
}
