import type { AppLoadContext } from "@remix-run/node";
import { Hono } from "hono";
import type { Logger } from "pino";
import { isClientDisconnect } from "@domain/client-disconnect";
import { flashHeader, isPrefetch, prefetchSeconds } from "~/framework/data-request";
import type { Config } from "~/lib/config/config.server";
import { paths, withQuery } from "~/lib/paths";
import { isUploadRequest } from "~/lib/upload-request";
import type { HostConnection } from "./hosts/host-connection";
import { toSharedResponse } from "./http/cached-pages";
import { compressResponse } from "./http/compression";
import { addHealthChecks } from "./http/health-checks";
import { addMounts } from "./http/mounts";
import { getPageVariant, type PageCache } from "./http/page-cache";
import { plainPage } from "./http/plain-page";
import { rateLimit } from "./http/rate-limit";
import type { RenderedPages } from "./http/rendered-pages";
import { checkOrigin, isSmallForm, limitFormBody } from "./http/request-checks";
import { type AppEnv, getReportedStatus, getRequestInfo, requestForApp, type RequestInfo } from "./http/request-info";
import type { SecureHeaders } from "./http/security-headers";
import { withRequestScope } from "./observability/logger";
import type { Metrics } from "./observability/metrics";
import { restoreSessionFirst } from "./remix/route-errors";

interface AppParts extends Pick<HostConnection, "isReady" | "mounts"> {
  config: Config;
  logger: Logger;
  contextFor: (request: Request, info: RequestInfo) => Promise<AppLoadContext>;
  handle: (request: Request, context: AppLoadContext) => Promise<Response>;
  staticFile: (request: Request, pathname: string) => Promise<Response | null>;
  /** The route pattern of an address; null when no route matches. */
  getPattern: (pathname: string) => string | null;
  metrics: Metrics | null;
  secure: SecureHeaders;
  /** Null: pages are not cached. */
  pages: PageCache | null;
  renderedPages: RenderedPages | null;
  waitFor?: (address: string, allowed?: number) => number;
}

/** The app's HTTP server: health, static files, checks before Remix, and response headers. */
export function createAppServer(parts: AppParts): Hono<AppEnv> {
  const { config, logger, secure } = parts;
  const app = new Hono<AppEnv>();

  addHealthChecks(app, parts.isReady);

  app.use((c, next) => {
    const info = getRequestInfo(c.req.raw, c.env.incoming, config, logger);
    c.set("info", info);
    return withRequestScope(info, next);
  });
  app.use(async (c, next) => {
    const began = performance.now();
    const info = c.get("info");
    await next();
    const headers = new Headers(c.res.headers);
    headers.set("X-Request-Id", info.requestId);
    secure(headers, info.origin, { scripts: [`'nonce-${info.nonce}'`] });
    const { status, statusText, body } = c.res;
    c.res = undefined;
    c.res = await compressResponse(c.req.raw, new Response(body, { status, statusText, headers }));
    const ms = performance.now() - began;
    const { method, path, raw } = c.req;
    const reported = getReportedStatus(raw, status);
    const isFile = c.get("isFile");
    if (parts.metrics) {
      const route = isFile ? "file" : (findMount(path) ?? parts.getPattern(path) ?? "none");
      parts.metrics.page({ method, route, status: reported, ms });
    }
    info.logger[isFile ? "debug" : "info"]({ method, path, status: reported, ms: Math.round(ms) }, "request");
  });

  app.use(async (c, next) => {
    const file = await parts.staticFile(c.req.raw, c.req.path);
    c.set("isFile", file !== null);
    return file ?? next();
  });

  const findMount = (path: string) =>
    parts.mounts.find((mount) => path.startsWith(mount.path.replace(/[:*].*$/, "")))?.path;
  addMounts(app, parts);

  app.use((c, next) => {
    if (!c.req.raw.url.includes("%00")) return next();
    const page = plainPage(
      400,
      "We could not read that address",
      "Something in it is no text. Check the link and try again.",
    );
    return Promise.resolve(page);
  });
  app.use(checkOrigin());
  if (config.visitsPerMinute > 0) app.use(rateLimit(config, parts.metrics, parts.waitFor));
  app.use(limitFormBody);

  const answer = async (request: Request, info: RequestInfo): Promise<Response> => {
    const context = await parts.contextFor(request, info);
    const isNativePost =
      request.method === "POST" && !info.isDataRequest && isSmallForm(request.headers) && !isUploadRequest(request);
    const form = isNativePost ? request.clone() : null;
    let response = (await restoreSessionFirst(request, context)) ?? (await parts.handle(request, context));
    if (
      form &&
      context.progress.hostFailed &&
      (await context.savedForms.keep(form, context.session.user?.id ?? null))
    ) {
      // The page that would redisplay the form cannot be loaded either.
      const to = withQuery(paths.resume(), { because: "unreachable", redirectTo: new URL(request.url).pathname });
      response = new Response(null, { status: 303, headers: { Location: to } });
    }
    await context.session.commit();
    const headers = new Headers(response.headers);
    for (const cookie of context.cookies.toSend()) headers.append("Set-Cookie", cookie);
    if ([429, 503, 504].includes(response.status) && context.retryAfter)
      headers.set("Retry-After", String(context.retryAfter));
    if (context.flash !== null) headers.set(flashHeader, encodeURIComponent(context.flash));
    // Pages of logged-in people are never cached, so that they are gone after logout. A visitor's page may contain private data too;
    // and public pages set their own header.
    const isPage = info.isDataRequest || headers.get("Content-Type")?.startsWith("text/html");
    const isPrefetched = info.isDataRequest && isPrefetch(request.headers) && response.status === 200;
    if (isPrefetched && !context.page.isIncomplete) headers.set("Cache-Control", `private, max-age=${prefetchSeconds}`);
    else if (context.session.user && (isPage || !headers.has("Cache-Control")))
      headers.set("Cache-Control", "no-store");
    else if (!headers.has("Cache-Control"))
      headers.set("Cache-Control", context.page.isIncomplete ? "no-store" : "private, no-cache");
    const { status, statusText } = response;
    const complete = new Response(response.body, { status, statusText, headers });
    const { documentCache } = context.page;
    return documentCache && parts.renderedPages
      ? parts.renderedPages.answer(documentCache, complete, request, info)
      : complete;
  };

  app.all("*", async (c) => {
    const info = c.get("info");
    const { raw } = c.req;
    const { pathname, search } = new URL(raw.url);
    const visit =
      info.refusal || !parts.pages
        ? null
        : getPageVariant({ method: raw.method, target: pathname + search, headers: raw.headers }, info);
    if (visit) {
      // Built only from the cache key, so nothing else of this visitor can get into it.
      const init = {
        headers: { host: info.host, accept: "text/html", ...(visit.cookie && { cookie: visit.cookie }) },
      };
      const page = await parts.pages?.open(visit, info, () =>
        answer(requestForApp(new Request(new URL(visit.target, raw.url), init), info), { ...info, nonce: undefined }),
      );
      if (page) return page instanceof Response ? page : toSharedResponse(raw, page);
    }
    return answer(requestForApp(raw, info), info);
  });

  app.onError((error, c) => {
    const { logger: log, requestId } = c.get("info");
    if (isClientDisconnect(error)) {
      log.info({ path: c.req.path }, "A form broke off");
      return plainPage(400, "What was sent broke off", "Go back and send it again.");
    }
    log.error({ err: error, path: c.req.path }, "Request failed outside the app");
    return plainPage(500, "Something went wrong", `It is our fault, not yours. Reference number ${requestId}.`);
  });
  return app;
}
