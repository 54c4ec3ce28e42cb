import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { Agent, errors, request } from "undici";
import { HostError, isHostError, UpstreamError } from "../errors";

export interface WireRequest {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path and query below the host's base address. */
  path: string;
  headers: Record<string, string>;
  /** A stream is sent chunked, without a Content-Length. */
  body?: string | Uint8Array<ArrayBuffer> | Readable;
  signal: AbortSignal;
  /** When the caller's time limit is not the page's. */
  timeoutMs?: number;
}

export interface WireResponse {
  status: number;
  contentType: string;
  text: string;
  /** Seconds, from Retry-After. */
  retryAfter?: number;
  /** For how many seconds all visitors and customers may read this answer, from X-Shared-Seconds. */
  sharedSeconds?: number;
  /** The host's last event before this answer, from Event-Position. */
  eventPosition?: number;
}

/** Sends one request to the host and reads its whole answer. @throws HostError unreachable, timeout or invalid_response */
export type Transport = (request: WireRequest) => Promise<WireResponse>;

/** Milliseconds between the last byte sent and the answer: uploads are inspected first. */
const uploadTimeoutMs = 60_000;

/** No page needs a larger answer. */
export const maxResponseBytes = 5 * 1024 * 1024;

/**
 * Calls the host over HTTP with keep-alive. `baseUrl` has no trailing slash and may contain a path; `silence`: ms
 * without data after which a connection is abandoned, whatever the signal says.
 */
export function httpTransport(baseUrl: string, silence = 5_000): { transport: Transport; close: () => Promise<void> } {
  const agent = new Agent({
    connect: { timeout: 1_000 },
    connections: 64,
    pipelining: 1,
    keepAliveTimeout: 10_000,
    // Caps the host's offer: a stopping host drains its connections for about this long.
    keepAliveMaxTimeout: 10_000,
    headersTimeout: silence,
    bodyTimeout: silence,
  });
  const transport: Transport = async ({ method, path, headers, body, signal, timeoutMs }) => {
    const limit = timeoutMs ?? (body instanceof Readable ? uploadTimeoutMs : undefined);
    const limits = limit ? { headersTimeout: limit, bodyTimeout: limit } : {};
    try {
      const sent = { method, headers, body, signal, dispatcher: agent, ...limits };
      const response = await request(`${baseUrl}${path}`, sent);
      const { "content-type": type, "content-length": length, "retry-after": retryAfter } = response.headers;
      const text = await readStreamText(response.body, Number(length ?? 0));
      return {
        status: response.statusCode,
        contentType: String(type ?? ""),
        text,
        retryAfter: seconds(retryAfter),
        sharedSeconds: seconds(response.headers[sharedHeader]),
        eventPosition: position(response.headers[positionHeader]),
      };
    } catch (error) {
      throw transportError(error, signal);
    }
  };
  return { transport, close: () => agent.close() };
}

/** Calls a host in the same process, without a socket. */
export function inProcessTransport(fetch: (request: Request) => Response | Promise<Response>): Transport {
  return async ({ method, path, headers, body, signal }) => {
    const content =
      body instanceof Readable ? { body: createReadableStreamFromReadable(body), duplex: "half" as const } : { body };
    const sent = new Request(`http://host.internal${path}`, { method, headers, signal, ...content });
    try {
      const response = await Promise.race([fetch(sent), aborted(signal)]);
      const text = await response.text();
      const { status, headers: received } = response;
      const retryAfter = seconds(received.get("retry-after"));
      const sharedSeconds = seconds(received.get(sharedHeader));
      const eventPosition = position(received.get(positionHeader));
      const contentType = received.get("content-type") ?? "";
      return { status, contentType, text, retryAfter, sharedSeconds, eventPosition };
    } catch (error) {
      throw transportError(error, signal);
    }
  };
}

const sharedHeader = "x-shared-seconds";
const positionHeader = "event-position";

/** Retry-After as a date is ignored. */
const seconds = (header: unknown): number | undefined =>
  typeof header === "string" && /^\d{1,6}$/.test(header) ? Number(header) : undefined;

const position = (header: unknown): number | undefined =>
  typeof header === "string" && /^\d{1,15}$/.test(header) ? Number(header) : undefined;

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("Given up waiting.", { cause: signal.reason })), {
      once: true,
    });
  });
}

/** A response that announces (`contentLength`) or has too long a body is refused before it is read. */
async function readStreamText(body: AsyncIterable<Uint8Array>, contentLength: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (Math.max(size, contentLength) > maxResponseBytes) throw new UpstreamError("is larger than any page needs");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** The HostError for a request that got no answer: `timeout` or `unreachable`. */
export function transportError(error: unknown, signal: AbortSignal): HostError {
  if (error instanceof HostError) return error;
  const isLate =
    signal.aborted || error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError;
  return isLate
    ? new HostError("timeout", "Our kitchens are taking too long to answer. Please try again in a moment.", {
        cause: error,
      })
    : new HostError("unreachable", "We can't reach our kitchens right now. Please try again in a moment.", {
        cause: error,
        isUnsent: isUnconnected(error),
      });
}

/** Whether there was no connection to send anything on: nobody listens, or the name leads nowhere. */
function isUnconnected(error: unknown): boolean {
  if (error instanceof errors.ConnectTimeoutError) return true;
  // One of each address of the host's name.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isUnconnected);
  return error instanceof Error && "syscall" in error && /^(connect|getaddrinfo)$/.test(String(error.syscall));
}

interface BreakerOptions {
  /** Consecutive failures after which the breaker opens. */
  failures?: number;
  /**
   * How long it stays open, in milliseconds; then one call is let through. Short, because a single replica may have
   * stopped.
   */
  pause?: number;
  now?: () => number;
}

/**
 * Circuit breaker: stops every visitor from waiting for a host that does not answer. Only unanswered calls count; a
 * refusal is an answer. A visitor who left (`visitor` is aborted) does not count either way.
 * @throws HostError unreachable, at once, while open
 */
export function createBreaker({ failures = 8, pause = 500, now = Date.now }: BreakerOptions = {}) {
  let inARow = 0;
  let openUntil = 0;
  let isProbing = false;

  return async function guarded<T>(call: () => Promise<T>, visitor?: AbortSignal): Promise<T> {
    const isOpen = inARow >= failures;
    if (isOpen && (isProbing || now() < openUntil)) {
      const message = "We can't reach our kitchens right now. Please try again in a moment.";
      throw new HostError("unreachable", message, { isUnsent: true });
    }
    if (isOpen) isProbing = true;
    try {
      const answer = await call();
      inARow = 0;
      return answer;
    } catch (error) {
      if (visitor?.aborted) throw error;
      if (isHostError(error, "unreachable", "timeout")) {
        inARow += 1;
        if (inARow >= failures) openUntil = now() + pause;
      } else {
        inARow = 0;
      }
      throw error;
    } finally {
      isProbing = false;
    }
  };
}

export type Breaker = ReturnType<typeof createBreaker>;

/** Our paths that the documents of other hosts do not name, with what is tried there; API_PATHS overrides them. */
const proposed: Readonly<Record<string, string>> = { "/auth/agent/login": "/auth/login" };

/**
 * Maps our paths to the host's: `own` (API_PATHS) maps prefixes of ours to their replacements; the longest one that
 * matches whole segments wins.
 */
export function hostPaths(own: Readonly<Record<string, string>> = {}) {
  const known = Object.entries({ ...proposed, ...own }).sort(([a], [b]) => b.length - a.length);
  return function getPath(path: string): string {
    const found = known.find(([ours]) => path.startsWith(ours) && /^(?:[/?]|$)/.test(path.slice(ours.length)));
    return found ? `${found[1]}${path.slice(found[0].length)}` : path;
  };
}
