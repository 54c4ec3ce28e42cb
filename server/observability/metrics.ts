import { Hono } from "hono";
import type { Logger } from "pino";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Connection } from "@api/db/connect";
import type { ApiDependencies } from "@api/dependencies";
import { countQueuedMails } from "@api/mail/mailer";
import { countPayments } from "@api/modules/payments/payment";
import type { Config } from "~/lib/config/config.server";
import type { HostConnection } from "../hosts/host-connection";
import { listen } from "../http/listen";

/** One answered request or call. `route` is a pattern, never an address; `status` a status, or why there is none. */
interface Answered {
  method: string;
  route: string;
  status: number | string;
  ms: number;
}

export interface Metrics {
  /** A request of a browser's. */
  page: (answered: Answered) => void;
  /** A call that the API of this process answered. */
  apiCall: (answered: Answered) => void;
  /** A call to the API of another process. */
  hostCall: (answered: Answered) => void;
  /** A request that came too often. */
  refused: (limit: string) => void;
  /** A number that is read when it is asked for. */
  watch: (name: string, help: string, read: () => number) => void;
  /** Several numbers that are read together, each under a label. What cannot be read is logged and left out. */
  watchEach: (name: string, help: string, label: string, read: () => Promise<Map<string, number>>) => void;
  /** In the text format of Prometheus. */
  text: () => Promise<{ body: string; contentType: string }>;
}

/** Seconds. A page is to be there within one; the host has 5.2. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** What this process tells Prometheus: its own numbers, and Node's with the delay of the event loop among them. */
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
    help: "Requests that came too often",
    labelNames: ["limit"],
    registers,
  });
  return {
    page: durations("http_request_duration_seconds", "Requests of browsers, until the answer's head"),
    apiCall: durations("api_call_duration_seconds", "Calls that the marketplace API of this process answered"),
    hostCall: durations("host_call_duration_seconds", "Calls to the marketplace API, each try for itself"),
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

/** Tells of the database's connections, and of the work that lies in it. Every process of the API tells the same of the latter. */
export function watchDatabase(
  metrics: Metrics,
  { db, clock, pool }: Pick<ApiDependencies, "db" | "clock"> & Pick<Connection, "pool">,
): void {
  metrics.watchEach("payments", "Payments of the last 24 hours, and older unsettled ones", "status", () =>
    countPayments({ db, clock }),
  );
  metrics.watchEach(
    "mails",
    "Mails still to be sent",
    "state",
    async () => new Map([["waiting", await countQueuedMails(db)]]),
  );
  if (!pool) return;
  metrics.watchEach(
    "database_connections",
    "Connections to Postgres, and who waits for one",
    "state",
    async () => new Map(Object.entries(pool())),
  );
}

/** Answers /metrics on a port of its own, which is not to be reached from outside. @throws StartError when it is taken */
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
  // It answers until the very end, and keeps no process alive.
  server.unref();
}
