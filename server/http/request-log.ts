import type { MiddlewareHandler } from "hono";
import type { HostConnection } from "../hosts/host-connection";
import type { Metrics } from "../observability/metrics";
import { type AppEnv, getReportedStatus } from "./request-info";

interface LogParts extends Pick<HostConnection, "mounts"> {
  metrics: Metrics | null;
  /** The route pattern of an address; null when no route matches. */
  getPattern: (pathname: string) => string | null;
}

/** Logs each request and records its duration, until the response headers. */
export function logRequests({ metrics, getPattern, mounts }: LogParts): MiddlewareHandler<AppEnv> {
  const findMount = (path: string) => mounts.find((mount) => path.startsWith(mount.path.replace(/[:*].*$/, "")))?.path;
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const ms = performance.now() - startedAt;
    const { method, path, raw } = c.req;
    const status = getReportedStatus(raw, c.res.status);
    const isFile = c.get("isFile");
    const findRoute = () => (isFile ? "file" : (findMount(path) ?? getPattern(path) ?? "none"));
    metrics?.page({ method, route: findRoute(), status, ms });
    c.get("info").logger[isFile ? "debug" : "info"]({ method, path, status, ms: Math.round(ms) }, "request");
  };
}
