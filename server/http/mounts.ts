import type { Hono } from "hono";
import type { Config } from "~/lib/config/config.server";
import type { HostConnection } from "../hosts/host-connection";
import type { Metrics } from "../observability/metrics";
import { limitFiles } from "./rate-limit";
import { limitTextBody } from "./request-checks";
import type { AppEnv } from "./request-info";

interface Parts extends Pick<HostConnection, "mounts"> {
  config: Pick<Config, "visitsPerMinute">;
  metrics: Metrics | null;
}

/**
 * Serves the host's public paths. Methods that a mount does not accept are refused here: any write reaching the host would clear its
 * caches.
 */
export function addMounts(app: Hono<AppEnv>, { mounts, config, metrics }: Parts): void {
  const limit = config.visitsPerMinute > 0 ? limitFiles(config, metrics) : null;
  for (const { path, fetch, methods = ["GET", "HEAD"], isUnlimited = false } of mounts) {
    if (limit && !isUnlimited) app.use(path, limit);
    app.use(path, limitTextBody);
    app.all(path, (c) => {
      const isAllowed = methods.some((method) => method === c.req.method);
      if (!isAllowed) return new Response(null, { status: 405, headers: { Allow: methods.join(", ") } });
      const { clientAddress, requestId } = c.get("info");
      c.req.raw.headers.set("X-Forwarded-For", clientAddress);
      c.req.raw.headers.set("X-Request-Id", requestId);
      return fetch(c.req.raw);
    });
  }
}
