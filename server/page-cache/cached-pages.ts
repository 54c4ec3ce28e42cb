import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { isLoopback } from "@domain/accounts/client-address";
import type { Config } from "~/lib/config/config.server";
import { chooseEncoding, type Encoding } from "../http/compression";
import { getRequestInfo } from "../http/request-info";
import type { Metrics } from "../observability/metrics";
import type { PageCache } from "./page-cache";
import { getPageVariant } from "./page-variant";
import { getEncodedBody, type SharedPage } from "./shared-page";

interface CachedPageOptions {
  pages: PageCache;
  config: Pick<Config, "proxies" | "appUrl">;
  logger: Logger;
  metrics: Metrics | null;
  getPattern: (pathname: string) => string | null;
  /** Seconds to wait for a rate-limited address, else 0. */
  waitFor: (address: string) => number;
}

/**
 * Serves a cached shared page directly from Node's request: web Request and Response objects and the middleware would take four
 * times as long. Counted and logged like any other request.
 * @returns whether it responded; otherwise the request is handled normally
 */
export function createCachedPageHandler({ pages, config, logger, metrics, getPattern, waitFor }: CachedPageOptions) {
  return function respondFromCache(incoming: IncomingMessage, response: ServerResponse): boolean {
    const began = performance.now();
    const { method, url: target = "" } = incoming;
    if (target[0] !== "/") return false;
    const headers = { get: (name: string) => incoming.headers[name.toLowerCase()]?.toString() ?? null };
    const info = getRequestInfo({ url: `http://localhost${target}`, headers }, incoming, config, logger);
    const variant = getPageVariant({ method, target, headers }, info);
    const page = variant && pages.findServable(variant);
    const encoding = chooseEncoding(headers.get("accept-encoding"));
    const body = page?.bodies[encoding];
    if (!page || !body) return false;
    if (!isLoopback(info.clientAddress) && waitFor(info.clientAddress) > 0) return false;

    const status = isNotModified(page, headers) ? 304 : 200;
    const sent = status === 304 ? page.headers : [...page.headers, ...getBodyHeaders(body, encoding)];
    response.writeHead(status, [...sent, ["X-Request-Id", info.requestId]].flat());
    response.end(status === 304 || method === "HEAD" ? undefined : body);
    const ms = performance.now() - began;
    const [path = ""] = target.split("?", 1);
    metrics?.page({ method: method ?? "", route: getPattern(path) ?? "none", status, ms });
    info.logger.info({ method, path, status, ms: Math.round(ms) }, "request");
    return true;
  };
}

/** The response with a shared page, or 304 if the client already has it; for requests that went through the middleware. */
export async function toSharedResponse({ method, headers }: Request, page: SharedPage): Promise<Response> {
  if (isNotModified(page, headers)) return new Response(null, { status: 304, headers: page.headers });
  const encoding = chooseEncoding(headers.get("accept-encoding"));
  const body = await getEncodedBody(page, encoding);
  return new Response(method === "HEAD" ? null : new Uint8Array(body), {
    headers: [...page.headers, ...getBodyHeaders(body, encoding)],
  });
}

const isNotModified = ({ etag }: SharedPage, headers: Pick<Headers, "get">): boolean =>
  headers.get("if-none-match")?.includes(etag) ?? false;

const getBodyHeaders = (body: Buffer, encoding: Encoding): [string, string][] => [
  ["Content-Length", String(body.length)],
  ...(encoding === "identity" ? [] : [["Content-Encoding", encoding] satisfies [string, string]]),
];
