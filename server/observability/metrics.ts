import { Hono } from "hono";
import type { Logger } from "pino";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Config } from "~/lib/config/config.server";
import type { HostConnection } from "../hosts/host-connection";
import { listen } from "../http/listen";

/** A completed request or call. `route` is a pattern, never an address; `status` a status, or the reason of failure. */
interface Answered {
  method: string;
  route: string;
  status: number | string;
  ms: number;
}

export interface Metrics {
  /** A request from a browser. */
  page: (answered: Answered) => void;
  /** A call served by this process's API. */
  apiCall: (answered: Answered) => void;
  /** A call to the API of another process. */
  hostCall: (answered: Answered) => void;
  /** A rate-limited request. */
  refused: (limit: string) => void;
  /** A gauge read when scraped. */
  watch: (name: string, help: string, read: () => number) => void;
  /** Several gauges read together, each with a label. Failures are logged and omitted. */
  watchEach: (name: string, help: string, label: string, read: () => Promise<Map<string, number>>) => void;
  /** The metrics in Prometheus's text format. */
  text: () => Promise<{ body: string; contentType: string }>;
}

/** Buckets in seconds. A page should take at most one; calls to the host at most 5.2. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** This process's metrics, and Node's including event loop lag. */
export function createMetrics(logger: Logger): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const durations = (name: string, help: string) => {
    const labelNames = ["method", "route", "status"] as const;
    const histogram = new Histogram({ name, help, labelNames, buckets, registers });
    return ({ method, route, status, ms }: Answered) =>
      histogram.observe({ method: methods.has(method) ? method : "other", route, status }, ms / 1000);
  };
  const refusals = new Counter({
    name: "requests_refused_total",
    help: "Rate-limited requests",
    labelNames: ["limit"],
    registers,
  });
  return {
    page: durations("http_request_duration_seconds", "Requests of browsers, until response headers"),
    apiCall: durations("api_call_duration_seconds", "Calls that the marketplace API of this process answered"),
    hostCall: durations("host_call_duration_seconds", "Calls to the marketplace API, per attempt"),
    refused: (limit) => refusals.inc({ limit }),
    watch: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
    watchEach: (name, help, label, read) => {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          const values = await read().catch((error: unknown) => {
            logger.warn({ err: error, metric: name }, "A metric could not be read");
            return new Map<string, number>();
          });
          this.reset();
          for (const [value, number] of values) this.set({ [label]: value }, number);
        },
      });
    },
    text: async () => ({ body: await registry.metrics(), contentType: registry.contentType }),
  };
}

/** Serves /metrics on its own port, which must not be public. @throws StartError when it is taken */
export async function serveMetrics(
  metrics: Metrics,
  { openStreams }: Pick<HostConnection, "openStreams">,
  { metricsPort = 0, hostname }: Pick<Config, "metricsPort" | "hostname">,
): Promise<void> {
  metrics.watch("event_streams", "Readers of live events, and of files, at this moment", openStreams);
  const app = new Hono();
  app.get("/metrics", async (c) => {
    const { body, contentType } = await metrics.text();
    return c.body(body, 200, { "Content-Type": contentType, "Cache-Control": "no-store" });
  });
  const { server } = await listen(app.fetch, { port: metricsPort, hostname, name: "METRICS_PORT" });
  // Serves until exit, without keeping the process alive.
  server.unref();
}
