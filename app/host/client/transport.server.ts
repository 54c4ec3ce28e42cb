import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { Agent, errors, request } from "undici";
import { HostError, isHostError, UpstreamError } from "../errors";

export interface WireRequest {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path and query below the host's base address. */
  path: string;
  headers: Record<string, string>;
  /** A stream is sent as it comes, with no length told beforehand. */
  body?: string | Uint8Array<ArrayBuffer> | Readable;
  signal: AbortSignal;
  /** When the caller waits longer than for a page. */
  timeoutMs?: number;
}

export interface WireResponse {
  status: number;
  contentType: string;
  text: string;
  /** Seconds, where the host says when to come again. */
  retryAfter?: number;
}

/** Carries one request to the host and its whole answer back. @throws HostError unreachable, timeout or nonsense */
export type Transport = (request: WireRequest) => Promise<WireResponse>;

/** In milliseconds, from the last piece sent to the answer: what is uploaded is looked at first. */
const uploadTimeoutMs = 60_000;

/** More than this is no answer to a page. */
export const largestAnswer = 5 * 1024 * 1024;

/**
 * Calls the host over HTTP on kept connections. `baseUrl` has no slash at its end and may hold a path; `silence`: ms in
 * which nothing comes, after which a connection is given up, whatever the signal says.
 */
export function httpTransport(baseUrl: string, silence = 5_000): { transport: Transport; close: () => Promise<void> } {
  const agent = new Agent({
    connect: { timeout: 1_000 },
    connections: 64,
    pipelining: 1,
    keepAliveTimeout: 10_000,
    // Not longer, whatever the host offers: one that stops drains its connections for about as long.
    keepAliveMaxTimeout: 10_000,
    headersTimeout: silence,
    bodyTimeout: silence,
  });
  const transport: Transport = async ({ method, path, headers, body, signal, timeoutMs }) => {
    const limit = timeoutMs ?? (body instanceof Readable ? uploadTimeoutMs : undefined);
    const limits = limit ? { headersTimeout: limit, bodyTimeout: limit } : {};
    try {
      const sent = { method, headers, body, signal, dispatcher: agent, ...limits };
      const answer = await request(`${baseUrl}${path}`, sent);
      const { "content-type": type, "content-length": length, "retry-after": retryAfter } = answer.headers;
      const text = await readText(answer.body, Number(length ?? 0));
      return { status: answer.statusCode, contentType: String(type ?? ""), text, retryAfter: seconds(retryAfter) };
    } catch (error) {
      throw transportError(error, signal);
    }
  };
  return { transport, close: () => agent.close() };
}

/** Calls a host in this very process, without a socket. */
export function inProcessTransport(fetch: (request: Request) => Response | Promise<Response>): Transport {
  return async ({ method, path, headers, body, signal }) => {
    const content =
      body instanceof Readable ? { body: createReadableStreamFromReadable(body), duplex: "half" as const } : { body };
    const sent = new Request(`http://host.internal${path}`, { method, headers, signal, ...content });
    try {
      const answer = await Promise.race([fetch(sent), aborted(signal)]);
      const text = await answer.text();
      const { status, headers: said } = answer;
      const retryAfter = seconds(said.get("retry-after"));
      return { status, contentType: said.get("content-type") ?? "", text, retryAfter };
    } catch (error) {
      throw transportError(error, signal);
    }
  };
}

/** A date, which the header may hold as well, is of no use to us. */
const seconds = (retryAfter: unknown): number | undefined =>
  typeof retryAfter === "string" && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined;

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("Given up waiting.", { cause: signal.reason })), {
      once: true,
    });
  });
}

/** `told`: the length the host announced, if any; an answer that is too large is not read to the limit then. */
async function readText(body: AsyncIterable<Uint8Array>, told: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (Math.max(size, told) > largestAnswer) throw new UpstreamError("is larger than any page needs");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

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
      });
}

interface BreakerOptions {
  /** Failures in a row after which calls are no longer tried. */
  failures?: number;
  /** How long they are not, in milliseconds; then one call is let through to see. Short: one copy of many may be all that ended. */
  pause?: number;
  now?: () => number;
}

/**
 * Keeps a host that does not answer from being asked by every visitor at once. Only calls that were not answered count; a
 * refusal is an answer. A visitor who left (`visitor` is aborted) says nothing of the host, either way.
 * @throws HostError unreachable, at once, while open
 */
export function createBreaker({ failures = 8, pause = 500, now = Date.now }: BreakerOptions = {}) {
  let inARow = 0;
  let openUntil = 0;
  let isProbing = false;

  return async function guarded<T>(call: () => Promise<T>, visitor?: AbortSignal): Promise<T> {
    const isOpen = inARow >= failures;
    if (isOpen && (isProbing || now() < openUntil)) {
      throw new HostError("unreachable", "We can't reach our kitchens right now. Please try again in a moment.");
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

/** Calls whose path the documents leave open, and the one that is proposed for them. */
const proposed: Readonly<Record<string, string>> = { "/auth/agent/login": "/auth/login" };

/**
 * Gives a path of ours as the host has it: `own` (API_PATHS) names beginnings of ours and what stands there instead; the
 * longest that fits whole segments counts.
 */
export function hostPaths(own: Readonly<Record<string, string>> = {}) {
  const known = Object.entries({ ...proposed, ...own }).sort(([a], [b]) => b.length - a.length);
  return function pathOf(path: string): string {
    const found = known.find(([ours]) => path.startsWith(ours) && /^(?:[/?]|$)/.test(path.slice(ours.length)));
    return found ? `${found[1]}${path.slice(found[0].length)}` : path;
  };
}
