import { Hono } from "hono";
import type { Config } from "~/lib/config.server";
import type { HostParts } from "./host-parts";
import { listen } from "./listen";
import type { Metrics } from "./metrics";

/** Answers /metrics on a port of its own, which is not to be reached from outside. @throws StartError when it is taken */
export async function serveMetrics(
  metrics: Metrics,
  { openStreams }: Pick<HostParts, "openStreams">,
  { metricsPort = 0, hostname }: Pick<Config, "metricsPort" | "hostname">,
): Promise<void> {
  metrics.watch("event_streams", "Readers of live events, and of files, at this moment", openStreams);
  const app = new Hono();
  app.get("/metrics", async (c) => {
    const { body, contentType } = await metrics.text();
    return c.body(body, 200, { "Content-Type": contentType, "Cache-Control": "no-store" });
  });
  const { server } = await listen(app.fetch, { port: metricsPort, hostname, name: "METRICS_PORT" });
  // It answers until the very end, and keeps no process alive.
  server.unref();
}
