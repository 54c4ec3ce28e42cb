import { Hono, type MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import { isClientDisconnect } from "@domain/client-disconnect";
import type { Config } from "~/lib/config/config.server";
import type { HostConnection } from "./hosts/host-connection";
import { compressResponse } from "./http/compression";
import { addHealthChecks } from "./http/health-checks";
import { addMounts } from "./http/mounts";
import { plainPage } from "./http/plain-page";
import { rateLimit } from "./http/rate-limit";
import { checkOrigin, limitFormBody, rejectUnusableAddress } from "./http/request-checks";
import { type AppEnv, getRequestInfo, requestForApp } from "./http/request-info";
import { logRequests } from "./http/request-log";
import type { SecureHeaders } from "./http/security-headers";
import type { Metrics } from "./observability/metrics";
import { toSharedResponse } from "./page-cache/cached-pages";
import type { PageCache } from "./page-cache/page-cache";
import { getPageVariant, type PageVariant } from "./page-cache/page-variant";
import { respond, type ResponseParts } from "./remix/respond";

interface AppParts extends Pick<HostConnection, "isReady" | "mounts">, ResponseParts {
  config: Config;
  logger: Logger;
  staticFile: (request: Request, pathname: string) => Promise<Response | null>;
  /** The route pattern of an address; null when no route matches. */
  getPattern: (pathname: string) => string | null;
  metrics: Metrics | null;
  secure: SecureHeaders;
  /** Null: pages are not cached. */
  pages: PageCache | null;
  waitFor?: (address: string, allowed?: number) => number;
}

/** The app's HTTP server: health, static files, checks before Remix, and response headers. */
export function createAppServer(parts: AppParts): Hono<AppEnv> {
  const { config, logger, pages } = parts;
  const app = new Hono<AppEnv>();

  addHealthChecks(app, parts.isReady);

  app.use((c, next) => {
    c.set("info", getRequestInfo(c.req.raw, c.env.incoming, config, logger));
    return next();
  });
  app.use(logRequests(parts));
  app.use(finishResponse(parts.secure));

  app.use(async (c, next) => {
    const file = await parts.staticFile(c.req.raw, c.req.path);
    c.set("isFile", file !== null);
    return file ?? next();
  });

  addMounts(app, parts);

  app.use(rejectUnusableAddress);
  app.use(checkOrigin());
  if (config.visitsPerMinute > 0) app.use(rateLimit(config, parts.metrics, parts.waitFor));
  app.use(limitFormBody);

  app.all("*", async (c) => {
    const info = c.get("info");
    const { raw } = c.req;
    const { method, headers } = raw;
    const { pathname, search } = new URL(raw.url);
    const variant =
      info.refusal || !pages ? null : getPageVariant({ method, target: pathname + search, headers }, info);
    if (variant) {
      const page = await pages?.open(variant, info, () =>
        respond(parts, requestForApp(toVariantRequest(variant, raw.url, info.host), info), {
          ...info,
          nonce: undefined,
        }),
      );
      if (page) return page instanceof Response ? page : toSharedResponse(raw, page);
    }
    return respond(parts, requestForApp(raw, info), info);
  });

  app.onError((error, c) => {
    const { logger: log, requestId } = c.get("info");
    if (isClientDisconnect(error)) {
      log.info({ path: c.req.path }, "Client disconnected during upload");
      return plainPage(400, "What was sent broke off", "Go back and send it again.");
    }
    log.error({ err: error, path: c.req.path }, "Request failed outside the app");
    return plainPage(500, "Something went wrong", `It is our fault, not yours. Reference number ${requestId}.`);
  });
  return app;
}

/** Adds the request id and the security headers, and compresses the body. */
function finishResponse(secure: SecureHeaders): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { origin, nonce, requestId } = c.get("info");
    await next();
    const headers = new Headers(c.res.headers);
    headers.set("X-Request-Id", requestId);
    secure(headers, origin, { scripts: [`'nonce-${nonce}'`] });
    const { status, statusText, body } = c.res;
    c.res = undefined;
    c.res = await compressResponse(c.req.raw, new Response(body, { status, statusText, headers }));
  };
}

/** The request that a shared page is rendered for, built only from the cache key: nothing else of the visitor can get into it. */
function toVariantRequest({ target, cookie }: PageVariant, base: string, host: string): Request {
  const headers = { host, accept: "text/html", ...(cookie && { cookie }) };
  return new Request(new URL(target, base), { headers });
}
