import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "pino";
import { isIpAddress } from "@domain/accounts/client-address";
import { isDataRequest, oldRoutesParameter } from "~/framework/data-request";
import type { Config } from "~/lib/config/config.server";
import type { RateLimited } from "../hosts/rate-limited-host";
import { continueTrace, type Trace } from "../observability/logger";

/** What the server knows of a request before Remix sees it. */
export interface RequestInfo {
  requestId: string;
  /** Undefined: for a page that many see, whose scripts are allowed by what they are. */
  nonce: string | undefined;
  clientAddress: string;
  origin: string;
  trace: Trace;
  logger: Logger;
  isOfScript: boolean;
  /** Why nothing is asked of the host. */
  refusal?: RateLimited;
}

/** Hono's typed variables of a request to the app. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { info: RequestInfo & { host: string }; isFile: boolean };
}

/** As much of a request as is looked at here: before one of the web is made of Node's, this is all there is. */
export interface IncomingPage {
  url: string;
  headers: Pick<Headers, "get">;
}

/** Who asks, and under which address they see this app. Forwarded headers count only behind a trusted proxy. */
export function getRequestInfo(
  { url, headers }: IncomingPage,
  incoming: Pick<HttpBindings["incoming"], "socket"> | undefined,
  config: Pick<Config, "proxies" | "appUrl">,
  logger: Logger,
): RequestInfo & { host: string } {
  const { host: ownHost, pathname } = new URL(url);
  const listed = (name: string) => (config.proxies > 0 ? (headers.get(name) ?? "").split(",") : []);
  const forwarded = (name: string) => listed(name)[0]?.trim();
  // Each proxy adds at the end whom it heard; what stands before our own proxies' entries is anybody's word.
  const address = listed("X-Forwarded-For").at(-config.proxies)?.trim() ?? "";
  const given = headers.get("X-Request-Id") ?? "";
  const requestId = /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
  const names = [forwarded("X-Forwarded-Host"), headers.get("Host")];
  const host = names.find((name) => name && isHost(name)) ?? ownHost;
  const scheme = forwarded("X-Forwarded-Proto") === "https" ? "https" : "http";
  return {
    requestId,
    host,
    origin: config.appUrl ?? `${scheme}://${host}`,
    nonce: randomBytes(16).toString("base64"),
    clientAddress: isIpAddress(address) ? address : (incoming?.socket.remoteAddress ?? "unknown"),
    trace: continueTrace(headers),
    isOfScript: isDataRequest(pathname),
    logger,
  };
}

/** A name or an address, with or without a port: whatever else is sent cannot be part of a URL. */
const isHost = (name: string) => /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(name) && URL.canParse(`http://${name}`);

/**
 * The request as Remix is to see it: at the address the visitor used, and with forwarded headers only from a trusted proxy,
 * for Remix compares them with Origin by itself.
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

/** Status for logs and metrics. Whoever left before the answer was drawn got none: 499, and not a failure that rings an alarm. */
export const getReportedStatus = (request: Request, status: number): number =>
  request.signal.aborted && status >= 500 ? 499 : status;

/** Who asks the app, as the app tells the API of another process: "‹address› ‹signature›". */
const header = "x-client-address";

type Told = { requestId: string; clientAddress: string };

/** Of this request only, so that it is worth nothing to whoever reads it. */
const sign = (key: string, { requestId, clientAddress }: Told) =>
  createHmac("sha256", key).update(`client-address ${requestId} ${clientAddress}`).digest("base64url");

/** The header that says for whom the app calls; none without a key. */
export function signedClientIp([key]: readonly string[], told: Told): Record<string, string> {
  return key ? { [header]: `${told.clientAddress} ${sign(key, told)}` } : {};
}

/** The address that somebody with one of the keys tells; null when nobody does. */
export function verifiedClientIp(keys: readonly string[], headers: Headers, requestId: string): string | null {
  const [clientAddress = "", signature = ""] = (headers.get(header) ?? "").split(" ");
  if (!isIpAddress(clientAddress)) return null;
  const given = Buffer.from(signature);
  const isKnown = keys.some((key) => {
    const expected = Buffer.from(sign(key, { requestId, clientAddress }));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isKnown ? clientAddress : null;
}
