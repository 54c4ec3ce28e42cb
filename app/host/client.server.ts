import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { withQuery } from "~/lib/paths";
import type { Breaker } from "./breaker.server";
import { HostError, isHostError, refusalOf, UpstreamError } from "./errors";
import { hostPaths } from "./host-paths";
import { createKnownCalls } from "./known-calls";
import type { OpenStream, StreamAnswer } from "./streaming.server";
import type { Transport, WireAnswer, WireRequest } from "./transport.server";
import { done, parseJson, understand } from "./understand";

interface CallOptions {
  query?: Record<string, string | number | boolean | null | undefined>;
  headers?: Record<string, string>;
  /** An extended call: a host may lack it, which is then told as `unsupported`. */
  extended?: boolean;
  /** Limit of this call in milliseconds, within what is left of the page's own limit. */
  timeout?: number;
  /** Instead: its own limit, beyond the page's, for what takes long by nature (pictures, imports, exports). */
  patience?: number;
  /** Calls as somebody else than the session's person, with their token; as nobody with null. */
  bearer?: string | null;
}

interface ChangeOptions extends CallOptions {
  /** Sent as JSON; a FormData as multipart/form-data. */
  body?: unknown;
}

interface UploadOptions extends Pick<CallOptions, "headers" | "extended" | "bearer"> {
  /** Read as it is sent, never held as a whole. */
  body: Readable;
  contentType: string;
  /** Its end ends the upload: of the browser's own request. */
  signal: AbortSignal;
}

type Upload = <Answer extends z.ZodType>(
  path: string,
  answer: Answer,
  options: UploadOptions,
) => Promise<z.output<Answer>>;

type Read = <Answer extends z.ZodType>(
  path: string,
  answer: Answer,
  options?: CallOptions,
) => Promise<z.output<Answer>>;
type Change = <Answer extends z.ZodType>(
  path: string,
  answer: Answer,
  options?: ChangeOptions,
) => Promise<z.output<Answer>>;

/**
 * The host as one request of one visitor sees it. `path` starts with a slash; the answer is checked by the given schema
 * (see unwrapping). @throws HostError
 */
export interface Host {
  get: Read;
  post: Change;
  put: Change;
  patch: Change;
  delete: Change;
  /** Posts a body that comes from a browser meanwhile, so it may take as long as that does: minutes, not the page's limit. */
  upload: Upload;
  /**
   * Whether the host has an extended call, as far as this process knows or can ask: a read is made, a change sent without a
   * token and without a word, which whoever has it refuses. A host that does not say counts as one that has it.
   */
  offers: (method: WireRequest["method"], path: string) => Promise<boolean>;
  /** A file of the host's, whatever its type. @throws HostError as other reads do */
  download: (path: string, options: { signal: AbortSignal }) => Promise<StreamAnswer & { status: 200 }>;
  /**
   * Opens an extended call whose answer goes on for as long as `signal` is not aborted, beyond the page's time limit.
   * @throws HostError, before the stream begins; `unsupported` where the host has none. What breaks off later just ends.
   */
  stream: (
    path: string,
    options: Pick<CallOptions, "query" | "headers"> & { signal: AbortSignal },
  ) => Promise<ReadableStream<Uint8Array>>;
}

/** What a request to the app passes on to the host. */
export interface Caller {
  /** Asked at each call: logging in changes it midway. */
  token: () => string | null;
  requestId: string;
  /** Headers of every call: the trace (W3C Trace Context), and to our own API the proof of the visitor's address. */
  passOn: Record<string, string>;
  clientAddress: string;
  /** Told of rows of an answer that were odd, in words for the log. */
  onOddRows?: (path: string, odd: string[]) => void;
  /** Told of every change that the host refused or did not make [ERR-5]; no word of what was sent. */
  onFailure?: (failure: { method: string; path: string; code: string; status: number; retryAfter?: number }) => void;
}

/** All calls of one page together may take this much of one call's limit: 5.2 s of 4. */
const pageShare = 1.3;
const retries = 2;
/** Milliseconds a page waits to learn whether a call is there. */
const askingLimit = 1_500;
/** Five minutes are what the server gives a request to arrive in. */
const uploadLimit = 300_000;

/**
 * Gives each request its own view of the host: its token, its time limit, and reads that are made once. `callLimit`: ms one
 * call may take; with the usual one a slow host gives its page in under 6 s, also after a refused post.
 */
export function createHostClient({
  transport,
  guard,
  openStream = noStreams,
  callLimit = 4_000,
  pathOf = hostPaths(),
  hasEveryCall = false,
}: {
  transport: Transport;
  guard: Breaker;
  openStream?: OpenStream;
  callLimit?: number;
  /** A path as this host has it. */
  pathOf?: (path: string) => string;
  /** Our own API: nobody has to ask. */
  hasEveryCall?: boolean;
}) {
  const known = createKnownCalls();
  return function hostFor(caller: Caller): Host {
    const deadline = Date.now() + callLimit * pageShare;
    const reads = new Map<string, Promise<WireAnswer>>();

    const send = async (method: WireRequest["method"], path: string, options: ChangeOptions): Promise<WireAnswer> => {
      const left = options.patience ?? Math.min(options.timeout ?? callLimit, deadline - Date.now());
      if (left <= 0)
        throw new HostError("timeout", "Our kitchens are taking too long to answer. Please try again in a moment.");
      const signal = AbortSignal.timeout(left);
      const { body, type } = await encode(options.body);
      const headers = {
        ...headersFor(caller, options.bearer),
        ...(type ? { "content-type": type } : {}),
        ...options.headers,
      };
      assertSendable(options.headers);
      const wire = { method, path: pathOf(path), headers, body, signal, patience: options.patience };
      const attempt = () => guard(() => transport(wire));
      return method === "GET" ? withRetries(attempt, signal) : attempt();
    };

    const understood = <Answer extends z.ZodType>(
      method: string,
      path: string,
      wire: WireAnswer,
      answer: Answer,
      options: CallOptions,
    ) => {
      const call = `${method} ${path}`;
      try {
        const found = understand(wire, answer, options);
        if (!options.extended) return found;
        // Samples or nothing at all are truer than "There are none".
        const list = readRows.safeParse(found).data;
        if (list && list.items.length === 0 && list.odd.length > 0) throw new HostError("unsupported", notHere);
        known.learn(call, true);
        return found;
      } catch (error) {
        if (isHostError(error, "unsupported")) known.learn(call, false);
        throw error;
      }
    };

    const isOffered = async (method: WireRequest["method"], path: string): Promise<boolean> => {
      const isRead = method === "GET";
      const timeout = Math.min(callLimit, askingLimit);
      const options = isRead ? { timeout } : { timeout, bearer: null, body: {} };
      const { status, text } = await send(method, isRead ? `${path}?per_page=1` : path, options);
      if (status >= 500 && status !== 501) throw new UpstreamError(`has status ${status}`);
      return status < 300 || !isHostError(refusalOf(status, parseJson(text), true), "unsupported");
    };

    const change =
      (method: WireRequest["method"]): Change =>
      async (path, answer, options = {}) => {
        reads.clear();
        try {
          const sent = done(await send(method, withQuery(path, options.query ?? {}), options));
          return understood(method, path, sent, answer, options);
        } catch (error) {
          if (isHostError(error)) {
            const { code, status, retryAfter } = error;
            caller.onFailure?.({ method, path, code, status, retryAfter });
          }
          throw error;
        }
      };

    return {
      get: async (path, answer, options = {}) => {
        const url = withQuery(path, options.query ?? {});
        const key = `${caller.token() ?? ""} ${url}`;
        const read = reads.get(key) ?? send("GET", url, options);
        reads.set(key, read);
        const found = understood("GET", path, await read, answer, options);
        const { data } = readRows.safeParse(found);
        if (data && data.odd.length > 0) caller.onOddRows?.(path, data.odd);
        return found;
      },
      post: change("POST"),
      put: change("PUT"),
      patch: change("PATCH"),
      delete: change("DELETE"),
      offers: (method, path) =>
        hasEveryCall ? Promise.resolve(true) : known.isThere(`${method} ${path}`, () => isOffered(method, path)),
      upload: async (path, answer, { body, contentType, signal, ...options }) => {
        reads.clear();
        const headers = { ...headersFor(caller, options.bearer), "content-type": contentType, ...options.headers };
        const limit = AbortSignal.any([signal, AbortSignal.timeout(uploadLimit)]);
        const sent = await guard(() => transport({ method: "POST", path: pathOf(path), headers, body, signal: limit }));
        return understand(done(sent), answer, options);
      },
      download: async (path, { signal }) => {
        const headers = { ...headersFor(caller), accept: "*/*" };
        const { status, ...file } = await guard(() => openStream({ path: pathOf(path), headers, signal }));
        if (status === 200) return { status, ...file };
        throw refusalOf(status, parseJson(await new Response(file.body).text()), true);
      },
      stream: async (path, { query = {}, headers = {}, signal }) => {
        const accept = { ...headersFor(caller), accept: "text/event-stream", ...headers };
        const answer = await guard(() => openStream({ path: pathOf(withQuery(path, query)), headers: accept, signal }));
        if (answer.body && answer.status === 200 && answer.contentType.startsWith("text/event-stream"))
          return answer.body;
        const text = await new Response(answer.body).text();
        if (answer.status < 300) throw new UpstreamError(`is not a stream but "${answer.contentType.slice(0, 60)}"`);
        throw refusalOf(answer.status, parseJson(text), true);
      },
    };
  };
}

const notHere = "This is not available here.";
const noStreams: OpenStream = () => Promise.reject(new HostError("unsupported", notHere));

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

/** A form's key travels as a header: what no header can carry is refused like any wrong key, and is no failure of ours. */
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
 * Reads only: a change might have been made although its answer was lost. A late answer is not asked for again, nor a host that
 * says when to come again.
 */
async function withRetries(attempt: () => Promise<WireAnswer>, signal: AbortSignal): Promise<WireAnswer> {
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await attempt();
      const isOver = ![502, 503, 504].includes(answer.status) || answer.retryAfter !== undefined;
      if (tries >= retries || isOver) return answer;
    } catch (error) {
      if (tries >= retries || !isHostError(error, "unreachable")) throw error;
    }
    await pause(60 * 2 ** tries + Math.random() * 60);
    if (signal.aborted)
      throw new HostError("timeout", "Our kitchens are taking too long to answer. Please try again in a moment.");
  }
}

/** What `listAnswer` makes. */
const readRows = z.object({ items: z.array(z.unknown()), odd: z.array(z.string()) });
