import { setTimeout as pause } from "node:timers/promises";
import type { Call } from "@domain/contract/define-call";
import { HostError, isHostError } from "../errors";
import type { Caller, CallInputs, PathParams } from "./host";
import type { Breaker, Transport, WireRequest, WireResponse } from "./transport.server";

/** All calls of one page together may take this multiple of one call's limit: 5.2 s for 4. */
const pageTimeoutFactor = 1.3;
const retries = 2;

/** A call's input, whatever the call. */
export type AnyInput = Omit<CallInputs<Call>, "params" | "body"> & { params?: PathParams; body?: unknown };

export type SendRequest = (method: WireRequest["method"], path: string, input: AnyInput) => Promise<WireResponse>;

interface Sender {
  transport: Transport;
  guard: Breaker;
  /** Milliseconds that one call may take. */
  callLimit: number;
  /** Maps a path to the one that this host uses. */
  pathOf: (path: string) => string;
}

/**
 * Sends the calls of one request to the app, with its headers, within its time limit; reads are retried. `exportTimeoutMs`: each call
 * of an export has its own instead. The limit is of the host's time: what a form with files takes to arrive does not count, nor does a
 * call with a time of its own.
 */
export function createRequestSender(
  { transport, guard, callLimit, pathOf }: Sender,
  caller: Caller,
  exportTimeoutMs?: number,
): SendRequest {
  let deadline: number | undefined;
  return async function send(method, path, input) {
    const { timeoutMs = exportTimeoutMs } = input;
    const start = Date.now();
    deadline ??= start + callLimit * pageTimeoutFactor;
    const left = timeoutMs ?? Math.min(input.limitMs ?? callLimit, deadline - start);
    if (left <= 0) throw timeoutError(true);
    // Not AbortSignal.timeout, which fires long after the response too and then makes an exception with its stack: 2 % of a page.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), left);
    try {
      const { body, type } = await encode(input.body);
      const headers = {
        ...callerHeaders(caller, input.bearer),
        ...(type ? { "content-type": type } : {}),
        ...input.headers,
      };
      assertSendable(input.headers);
      const wire = { method, path: pathOf(path), headers, body, signal: limit.signal, timeoutMs };
      const attempt = () => guard(() => transport(wire));
      return await (method === "GET" ? withRetries(attempt, limit.signal) : attempt());
    } finally {
      clearTimeout(timer);
      if (timeoutMs !== undefined) deadline += Date.now() - start;
    }
  };
}

const methods = { get: "GET", post: "POST", put: "PUT", patch: "PATCH", delete: "DELETE" } as const;

/** The HTTP method of a call. */
export const getMethod = ({ method }: Call) => methods[method];

/** "/orders/HG%2F1" of "/orders/{id}". */
export function toPath({ path, operationId }: Call, params: PathParams = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${operationId} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/** The headers of every call; `bearer` as in `CallInputs`. */
export function callerHeaders(
  { token, requestId, forwardedHeaders, clientAddress }: Caller,
  bearer: string | null = token(),
): Record<string, string> {
  return {
    accept: "application/json",
    "x-request-id": requestId,
    ...forwardedHeaders,
    "x-forwarded-for": clientAddress,
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
  };
}

/**
 * A form's key is sent as a header. A value that a header cannot hold is refused like any invalid key, and is no server
 * error.
 */
function assertSendable(headers: Record<string, string> = {}): void {
  if (Object.values(headers).every((value) => /^[\t\x20-\x7e]*$/.test(value))) return;
  throw new HostError("validation_failed", "Reload the page and try again.");
}

async function encode(body: unknown): Promise<{ body?: WireRequest["body"]; type?: string }> {
  if (body === undefined) return {};
  if (!(body instanceof FormData)) return { body: JSON.stringify(body), type: "application/json" };
  const encoded = new Response(body);
  const type = encoded.headers.get("content-type") ?? undefined;
  return { body: new Uint8Array(await encoded.arrayBuffer()), type };
}

/**
 * Reads only: a change may have been made although its answer was lost. Timeouts are not repeated, nor are hosts that
 * sent Retry-After.
 */
async function withRetries(attempt: () => Promise<WireResponse>, signal: AbortSignal): Promise<WireResponse> {
  for (let tries = 0; ; tries += 1) {
    try {
      const response = await attempt();
      const isOver = ![502, 503, 504].includes(response.status) || response.retryAfter !== undefined;
      if (tries >= retries || isOver) return response;
    } catch (error) {
      if (tries >= retries || !isHostError(error, "unreachable")) throw error;
    }
    await pause(60 * 2 ** tries + Math.random() * 60);
    if (signal.aborted) throw timeoutError(false);
  }
}

const timeoutError = (isUnsent: boolean) =>
  new HostError("timeout", "Our kitchens are taking too long to answer. Please try again in a moment.", { isUnsent });
