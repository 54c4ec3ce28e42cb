import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import type { Call } from "@domain/contract/define-call";
import { withQuery } from "~/lib/paths";
import { HostError, isHostError, toHostError, UpstreamError } from "../errors";
import { assertApplied, messageOnlyResponse, parseResponse, parseJson, getResponseReader } from "./envelope";
import type { CallResponse, Arguments, Caller, Host, CallInputs, PathParams } from "./host";
import { createKnownCalls } from "./known-calls";
import { createResponseCache } from "./response-cache.server";
import { createSharedResponses, type SharedResponses } from "./shared-responses";
import type { OpenStream } from "./streaming.server";
import { type Breaker, hostPaths, type Transport, type WireResponse, type WireRequest } from "./transport.server";

type Input = Omit<CallInputs<Call>, "params" | "body"> & { params?: PathParams; body?: unknown };

/** All calls of one page together may take this multiple of one call's limit: 5.2 s for 4. */
const pageShare = 1.3;
const retries = 2;

/** How long a page waits, in milliseconds, to learn whether a call exists. */
const askingLimit = 1_500;

/** The server allows a request five minutes to arrive. */
const uploadLimit = 300_000;

/**
 * Creates each request's own host client, with its token, its time limit and its memoized reads. `callLimit`: ms that
 * one call may take; with the default, a slow host still gives a page in under 6 s, also after a refused post.
 */
export function createHostClient({
  transport,
  guard,
  openStream = noStreams,
  callLimit = 4_000,
  pathOf = hostPaths(),
  hasEveryCall = false,
  shared = createSharedResponses(),
}: {
  transport: Transport;
  guard: Breaker;
  openStream?: OpenStream;
  callLimit?: number;
  /** Maps a path to the one that this host uses. */
  pathOf?: (path: string) => string;
  /** For our own API, which has every call. */
  hasEveryCall?: boolean;
  /** Cleared by whoever learns of changes. */
  shared?: SharedResponses;
}) {
  const known = createKnownCalls();
  const readAnswer = createResponseCache();
  return function hostFor(caller: Caller): Host {
    const deadline = Date.now() + callLimit * pageShare;
    const reads = new Map<string, Promise<WireResponse>>();

    const send = async (method: WireRequest["method"], path: string, options: Input): Promise<WireResponse> => {
      const { timeoutMs } = options;
      const left = timeoutMs ?? Math.min(options.limitMs ?? callLimit, deadline - Date.now());
      if (left <= 0) throw tooLate();
      // Not AbortSignal.timeout, which fires long after the response too and then makes an exception with its stack: 2 % of a page.
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), left);
      try {
        const { body, type } = await encode(options.body);
        const headers = {
          ...headersFor(caller, options.bearer),
          ...(type ? { "content-type": type } : {}),
          ...options.headers,
        };
        assertSendable(options.headers);
        const wire = { method, path: pathOf(path), headers, body, signal: limit.signal, timeoutMs };
        const attempt = () => guard(() => transport(wire));
        return await (method === "GET" ? withRetries(attempt, limit.signal) : attempt());
      } finally {
        clearTimeout(timer);
      }
    };

    const read = <Found>(call: Call, path: string, parse: (support: { isExtended: boolean }) => Found) => {
      const isExtended = call.tier === "extended";
      const name = `${getMethod(call)} ${path}`;
      try {
        const found = parse({ isExtended });
        if (!isExtended) return found;
        // Sample data or an unsupported list is truer than "There are none".
        const list = readRows.safeParse(found).data;
        if (list && list.items.length === 0 && list.odd.length > 0)
          throw new HostError("unsupported", unavailableMessage);
        known.learn(name, true);
        return found;
      } catch (error) {
        if (isHostError(error, "unsupported")) known.learn(name, false);
        throw error;
      }
    };

    /** The request's own read, or an answer that this visitor shares with others. */
    const readOnce = (url: string, input: Input): Promise<WireResponse> | WireResponse => {
      const token = caller.token();
      const known = shared.find(token, url);
      if (known) return known;
      const key = `${token ?? ""} ${url}`;
      const running = reads.get(key);
      if (running) return running;
      const keep = shared.begin(token, url);
      const pending = send("GET", url, input).then((answer) => {
        keep(answer);
        return answer;
      });
      reads.set(key, pending);
      return pending;
    };

    const get = async <Reader extends z.ZodType>(call: Call, input: Input, reader: Reader) => {
      const path = pathTo(call, input.params);
      const url = withQuery(path, input.query ?? {});
      const answer = await (isPlain(input) ? readOnce(url, input) : send("GET", url, input));
      const found = read(call, path, (support) => {
        const parse = () => parseResponse(answer, reader, support);
        return answer.status === 200 ? readAnswer(answer.text, reader, parse) : parse();
      });
      const { data } = readRows.safeParse(found);
      if (data && data.odd.length > 0) caller.onOddRows?.(path, data.odd);
      return found;
    };

    const change = async <Reader extends z.ZodType>(call: Call, input: Input, reader: Reader) => {
      const [method, path] = [getMethod(call), pathTo(call, input.params)];
      reads.clear();
      try {
        const made = assertApplied(await send(method, withQuery(path, input.query ?? {}), input));
        return read(call, path, (support) => parseResponse(made, reader, support));
      } catch (error) {
        if (isHostError(error)) {
          const { code, status, retryAfter } = error;
          caller.onFailure?.({ method, path, code, status, retryAfter });
        }
        throw error;
      } finally {
        shared.clear();
      }
    };

    const isOffered = async (call: Call, path: string): Promise<boolean> => {
      const isRead = call.method === "get";
      const limitMs = Math.min(callLimit, askingLimit);
      const options = isRead ? { limitMs } : { limitMs, bearer: null, body: {} };
      const { status, text } = await send(getMethod(call), isRead ? `${path}?per_page=1` : path, options);
      if (status >= 500 && status !== 501) throw new UpstreamError(`has status ${status}`);
      return status < 300 || !isHostError(toHostError(status, parseJson(text), true), "unsupported");
    };

    function call<const Definition extends Call>(
      definition: Definition,
      ...input: Arguments<Definition>
    ): Promise<CallResponse<Definition>>;
    function call<const Definition extends Call, Reader extends z.ZodType>(
      definition: Definition,
      input: CallInputs<Definition>,
      reader: Reader,
    ): Promise<z.output<Reader>>;
    function call(definition: Call, input: Input = {}, reader = getResponseReader(definition)): Promise<unknown> {
      if (definition.method !== "get") return change(definition, input, reader);
      return get(definition, input, reader).catch((error: unknown) => {
        if (isHostError(error) && error.code !== "unsupported" && (error.status >= 500 || error.status === 429))
          caller.onLostRead?.();
        throw error;
      });
    }

    return {
      call,
      send: (definition, ...[input = {}]) => change(definition, input, messageOnlyResponse),
      offers: (definition, params) => {
        const path = pathTo(definition, params);
        const ask = () => isOffered(definition, path);
        return hasEveryCall ? Promise.resolve(true) : known.isThere(`${getMethod(definition)} ${path}`, ask);
      },
      upload: async (definition, { params, body, contentType, signal, bearer }, reader) => {
        reads.clear();
        const headers = { ...headersFor(caller, bearer), "content-type": contentType };
        const limit = AbortSignal.any([signal, AbortSignal.timeout(uploadLimit)]);
        const path = pathOf(pathTo(definition, params));
        try {
          const sent = await guard(() => transport({ method: "POST", path, headers, body, signal: limit }), signal);
          return parseResponse(assertApplied(sent), reader, { isExtended: definition.tier === "extended" });
        } finally {
          // Also where the answer was lost: the change may have been made.
          shared.clear();
        }
      },
      download: async (definition, { params, signal }) => {
        const headers = { ...headersFor(caller), accept: "*/*" };
        const path = pathOf(pathTo(definition, params));
        const { status, ...file } = await guard(() => openStream({ path, headers, signal }), signal);
        if (status === 200) return { status, ...file };
        throw toHostError(status, parseJson(await new Response(file.body).text()), true);
      },
      stream: async (definition, { query = {}, headers = {}, signal }) => {
        const accept = { ...headersFor(caller), accept: "text/event-stream", ...headers };
        const path = pathOf(withQuery(pathTo(definition), query));
        const answer = await guard(() => openStream({ path, headers: accept, signal }), signal);
        if (answer.body && answer.status === 200 && answer.contentType.startsWith("text/event-stream"))
          return answer.body;
        const text = await new Response(answer.body).text();
        if (answer.status < 300) throw new UpstreamError(`is not a stream but "${answer.contentType.slice(0, 60)}"`);
        throw toHostError(answer.status, parseJson(text), true);
      },
    };
  };
}

const methods = { get: "GET", post: "POST", put: "PUT", patch: "PATCH", delete: "DELETE" } as const;
const getMethod = ({ method }: Call) => methods[method];

/** Whether a read depends on its address and the session's token alone. */
const isPlain = ({ bearer, headers }: Input): boolean => bearer === undefined && headers === undefined;

/** "/orders/HG%2F1" of "/orders/{id}". */
function pathTo({ path, operationId }: Call, params: PathParams = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${operationId} needs ${name}`);
    return encodeURIComponent(value);
  });
}

const tooLate = () =>
  new HostError("timeout", "Our kitchens are taking too long to answer. Please try again in a moment.");

const unavailableMessage = "This is not available here.";
const noStreams: OpenStream = () => Promise.reject(new HostError("unsupported", unavailableMessage));

function headersFor(
  { token, requestId, passOn, clientAddress }: Caller,
  bearer: string | null = token(),
): Record<string, string> {
  return {
    accept: "application/json",
    "x-request-id": requestId,
    ...passOn,
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
      const answer = await attempt();
      const isOver = ![502, 503, 504].includes(answer.status) || answer.retryAfter !== undefined;
      if (tries >= retries || isOver) return answer;
    } catch (error) {
      if (tries >= retries || !isHostError(error, "unreachable")) throw error;
    }
    await pause(60 * 2 ** tries + Math.random() * 60);
    if (signal.aborted) throw tooLate();
  }
}

/** The result of `lenientListResponse`. */
const readRows = z.object({ items: z.array(z.unknown()), odd: z.array(z.string()) });
