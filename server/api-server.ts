import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { Config } from "~/lib/config.server";
import { allowedMethods } from "./allowed-methods";
import type { HostParts } from "./host-parts";
import { inRequest } from "./request-scope";
import { verifiedClientIp } from "./signed-client-ip";
import { requestInfo } from "./request-info";

interface ApiParts extends Pick<HostParts, "isReady" | "mounts"> {
  config: Config;
  logger: Logger;
  fetch: (request: Request) => Response | Promise<Response>;
}

/** The HTTP side of the marketplace API alone: health, what is open to the world, and the API itself. */
export function createApiServer({ config, logger, isReady, mounts, fetch }: ApiParts) {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();
  app.use(allowedMethods);
  // With its status: without, the answer to HEAD is a fault of the server below.
  app.get("/healthz", (c) => c.text("ok", 200));
  app.get("/readyz", async (c) => {
    const ready = await isReady().catch(() => false);
    return c.text(ready ? "ready" : "not ready", ready ? 200 : 503);
  });
  app.use((c, next) => {
    const info = requestInfo(c.req.raw, c.env.incoming, config, logger);
    const { headers } = c.req.raw;
    headers.set("X-Request-Id", info.requestId);
    // The API takes the address from here, and a stranger's word for nothing.
    const proven = verifiedClientIp(config.clientAddressKeys, headers, info.requestId);
    headers.set("X-Forwarded-For", proven ?? info.clientAddress);
    return inRequest(info, next);
  });
  for (const mount of mounts) app.all(mount.path, (c) => mount.fetch(c.req.raw));
  app.all("*", (c) => fetch(c.req.raw));
  return app;
}
