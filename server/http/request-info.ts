import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "pino";
import { isIpAddress } from "@domain/accounts/client-address";
import { isDataRequest, oldRoutesParameter } from "~/framework/data-request";
import type { Config } from "~/lib/config/config.server";
import type { RateLimited } from "../hosts/rate-limited-host";
import { createRequestLogger } from "../observability/logger";
import { continueTrace, type Trace } from "../observability/trace";

/** Data about a request, known before Remix handles it. */
export interface RequestInfo {
  /** The caller's, or a new one. */
  requestId: string;
  /** The request id as documents contain it, in a form that nobody can choose: caches remove it from their text. */
  reference: string;
  /** Undefined for shared pages, whose scripts are allowed by hash. */
  nonce: string | undefined;
  clientAddress: string;
  origin: string;
  trace: Trace;
  logger: Logger;
  isDataRequest: boolean;
  /** Why the host is not called. */
  refusal?: RateLimited;
}

/** Hono's typed variables of a request to the app. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { info: RequestInfo & { host: string }; isFile: boolean };
}

/** The parts of a request used here, available before it is converted to a web Request. */
export interface IncomingPage {
  url: string;
  headers: Pick<Headers, "get">;
}

type Proxied = Pick<Config, "proxies">;

/** The values of a forwarded header, which counts only behind a trusted proxy. */
const getForwarded = (headers: IncomingPage["headers"], { proxies }: Proxied, name: string) =>
  proxies > 0 ? (headers.get(name) ?? "").split(",").map((value) => value.trim()) : [];

/** Who calls, and under which request id: the caller's, or a new one. */
export function getCaller(
  { headers }: Pick<IncomingPage, "headers">,
  incoming: Pick<HttpBindings["incoming"], "socket"> | undefined,
  config: Proxied,
): { requestId: string; isOwnId: boolean; clientAddress: string } {
  // Each proxy appends its client's address; entries before those of our own proxies are not trustworthy.
  const address = getForwarded(headers, config, "X-Forwarded-For").at(-config.proxies) ?? "";
  const sentId = headers.get("X-Request-Id") ?? "";
  const isOwnId = !/^[\w.-]{8,64}$/.test(sentId);
  return {
    requestId: isOwnId ? randomUUID() : sentId,
    isOwnId,
    clientAddress: isIpAddress(address) ? address : (incoming?.socket.remoteAddress ?? "unknown"),
  };
}

/** The client's address and the app's public origin. Forwarded headers count only behind a trusted proxy. */
export function getRequestInfo(
  { url, headers }: IncomingPage,
  incoming: Pick<HttpBindings["incoming"], "socket"> | undefined,
  config: Pick<Config, "proxies" | "appUrl">,
  logger: Logger,
): RequestInfo & { host: string } {
  const { host: ownHost, pathname } = new URL(url);
  const { requestId, isOwnId, clientAddress } = getCaller({ headers }, incoming, config);
  const forwarded = (name: string) => getForwarded(headers, config, name)[0];
  const trace = continueTrace(headers);
  const names = [forwarded("X-Forwarded-Host"), headers.get("Host")];
  const host = names.find((name) => name && isHost(name)) ?? ownHost;
  const scheme = forwarded("X-Forwarded-Proto") === "https" ? "https" : "http";
  return {
    requestId,
    reference: isOwnId ? requestId : `${requestId}.${randomBytes(9).toString("base64url")}`,
    host,
    origin: config.appUrl ?? `${scheme}://${host}`,
    nonce: randomBytes(16).toString("base64"),
    clientAddress,
    trace,
    isDataRequest: isDataRequest(pathname),
    logger: createRequestLogger(logger, requestId, trace),
  };
}

/** A host name or address with optional port; anything else could break the URL. */
const isHost = (name: string) => /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(name) && URL.canParse(`http://${name}`);

/**
 * The request for Remix: at the public address, with forwarded headers only from a trusted proxy, as Remix compares them with
 * Origin.
 */
export function requestForApp(request: Request, info: RequestInfo & { host: string }): Request {
  const url = new URL(request.url);
  if (url.searchParams.has(oldRoutesParameter)) url.searchParams.delete(oldRoutesParameter);
  const target = `${info.origin.split(":")[0]}://${info.host}${url.pathname}${url.search}`;
  const headers = new Headers(request.headers);
  headers.set("Host", info.host);
  for (const name of ["X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-For"]) headers.delete(name);
  const { method, signal } = request;
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(target, { method, headers, signal, ...(hasBody ? { body: request.body, duplex: "half" } : {}) });
}

/** The status for logs and metrics: 499 if the client disconnected before the response, which is not a failure. */
export const getReportedStatus = (request: Request, status: number): number =>
  request.signal.aborted && status >= 500 ? 499 : status;

/** The client's address, as the app reports it to a separate API: "‹address› ‹signature›". */
const header = "x-client-address";

type SignedInfo = { requestId: string; clientAddress: string };

/** Signed for this request only, so that it cannot be reused. */
const sign = (key: string, { requestId, clientAddress }: SignedInfo) =>
  createHmac("sha256", key).update(`client-address ${requestId} ${clientAddress}`).digest("base64url");

/** The header with the signed client address; none without a key. */
export function signedClientIp([key]: readonly string[], info: SignedInfo): Record<string, string> {
  return key ? { [header]: `${info.clientAddress} ${sign(key, info)}` } : {};
}

/** The client address signed with one of the keys; null without a valid signature. */
export function verifiedClientIp(keys: readonly string[], headers: Headers, requestId: string): string | null {
  const [clientAddress = "", signature = ""] = (headers.get(header) ?? "").split(" ");
  if (!isIpAddress(clientAddress)) return null;
  const sent = Buffer.from(signature);
  const isKnown = keys.some((key) => {
    const expected = Buffer.from(sign(key, { requestId, clientAddress }));
    return sent.length === expected.length && timingSafeEqual(sent, expected);
  });
  return isKnown ? clientAddress : null;
}
