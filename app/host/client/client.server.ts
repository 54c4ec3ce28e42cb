import type * as z from "zod";
import type { Call } from "@domain/contract/define-call";
import { uploadTimeLimitMs } from "@domain/file-size";
import { withQuery } from "~/lib/paths";
import { HostError, isHostError, toChangeError, toHostError, UpstreamError } from "../errors";
import { assertApplied, messageOnlyResponse, parseResponse, parseJson, getResponseReader } from "./envelope";
import type { CallResponse, Arguments, Caller, Host, CallInputs } from "./host";
import { createKnownCalls } from "./known-calls";
import { createParser, createReads, type ParseAndRecord, unavailableMessage } from "./reads.server";
import {
  type AnyInput,
  callerHeaders,
  createRequestSender,
  getMethod,
  type SendRequest,
  toPath,
} from "./request-sender.server";
import { createResponseCache } from "./response-cache.server";
import { createSharedResponses, type SharedResponses } from "./shared-responses";
import type { OpenStream } from "./streaming.server";
import { type Breaker, hostPaths, type Transport } from "./transport.server";

/** How long a page waits, in milliseconds, to learn whether a call exists. */
const probeTimeoutMs = 1_500;

/** What one page of an export may take; there may be a thousand. */
const exportTimeoutMs = 30_000;

interface Connection {
  transport: Transport;
  guard: Breaker;
  openStream: OpenStream;
  callLimit: number;
  /** Maps a path to the one that this host uses. */
  pathOf: (path: string) => string;
  /** For our own API, which has every call. */
  hasEveryCall: boolean;
  /** Cleared by whoever learns of changes. */
  shared: SharedResponses;
}

/**
 * Creates each request's own host client, with its token, its time limit and its memoized reads. `callLimit`: ms that
 * one call may take; with the default, a slow host still gives a page in under 6 s, also after a refused post.
 */
export function createHostClient({
  openStream = noStreams,
  callLimit = 4_000,
  pathOf = hostPaths(),
  hasEveryCall = false,
  shared = createSharedResponses(),
  ...required
}: Pick<Connection, "transport" | "guard"> & Partial<Connection>) {
  let lastPosition: number | undefined;
  const transport: Transport = async (request) => {
    const response = await required.transport(request);
    lastPosition = response.eventPosition ?? lastPosition;
    return response;
  };
  const connection = { ...required, transport, openStream, callLimit, pathOf, hasEveryCall, shared };
  const knownCalls = createKnownCalls();
  const parseAndRecord = createParser(knownCalls);
  const readAnswer = createResponseCache();
  return function hostFor(caller: Caller, isExport = false): Host {
    const send = createRequestSender(connection, caller, isExport ? exportTimeoutMs : undefined);
    const reads = createReads({ send, caller, shared, readAnswer, parseAndRecord, isKept: !isExport });
    const change = createChanges({ send, caller, shared, clearReads: reads.clear, parseAndRecord });

    function call<const Definition extends Call>(
      definition: Definition,
      ...input: Arguments<Definition>
    ): Promise<CallResponse<Definition>>;
    function call<const Definition extends Call, Reader extends z.ZodType>(
      definition: Definition,
      input: CallInputs<Definition>,
      reader: Reader,
    ): Promise<z.output<Reader>>;
    function call(definition: Call, input: AnyInput = {}, reader = getResponseReader(definition)): Promise<unknown> {
      return definition.method === "get" ? reads.get(definition, input, reader) : change(definition, input, reader);
    }

    return {
      eventPosition: lastPosition,
      call,
      send: (definition, ...[input = {}]) => change(definition, input, messageOnlyResponse),
      supports: (definition, params) => {
        if (hasEveryCall) return Promise.resolve(true);
        const path = toPath(definition, params);
        const probe = () => probeCall(send, definition, path, Math.min(callLimit, probeTimeoutMs));
        return knownCalls.isSupported(`${getMethod(definition)} ${path}`, probe);
      },
      upload: createUpload(connection, caller, reads.clear),
      ...createStreams(connection, caller),
      forExport: () => hostFor(caller, true),
    };
  };
}

interface ChangeParts {
  send: SendRequest;
  caller: Caller;
  shared: SharedResponses;
  clearReads: () => void;
  parseAndRecord: ParseAndRecord;
}

/** Changes invalidate what was read before, whatever becomes of them: one whose answer was lost may have been made. */
function createChanges({ send, caller, shared, clearReads, parseAndRecord }: ChangeParts) {
  return async function change<Reader extends z.ZodType>(call: Call, input: AnyInput, reader: Reader) {
    const [method, path] = [getMethod(call), toPath(call, input.params)];
    clearReads();
    try {
      const made = assertApplied(await send(method, withQuery(path, input.query ?? {}), input));
      return parseAndRecord(call, path, (support) => parseResponse(made, reader, support));
    } catch (error) {
      if (!isHostError(error)) throw error;
      const { code, status, retryAfter } = error;
      caller.onFailure?.({ method, path, code, status, retryAfter });
      throw toChangeError(error);
    } finally {
      shared.clear();
    }
  };
}

/** Finds out whether the host has a call, as `Host.supports` describes. @throws HostError without an answer */
async function probeCall(send: SendRequest, call: Call, path: string, limitMs: number): Promise<boolean> {
  const isRead = call.method === "get";
  const input = isRead ? { limitMs } : { limitMs, bearer: null, body: {} };
  const { status, text } = await send(getMethod(call), isRead ? `${path}?per_page=1` : path, input);
  if (status >= 500 && status !== 501) throw new UpstreamError(`has status ${status}`);
  return status < 300 || !isHostError(toHostError(status, parseJson(text), true), "unsupported");
}

function createUpload(
  { transport, guard, pathOf, shared }: Connection,
  caller: Caller,
  clearReads: () => void,
): Host["upload"] {
  return async function upload(definition, { params, body, contentType, signal, bearer }, reader) {
    clearReads();
    const headers = { ...callerHeaders(caller, bearer), "content-type": contentType };
    const limit = AbortSignal.any([signal, AbortSignal.timeout(uploadTimeLimitMs)]);
    const path = pathOf(toPath(definition, params));
    try {
      const sent = await guard(() => transport({ method: "POST", path, headers, body, signal: limit }), signal);
      return parseResponse(assertApplied(sent), reader, { isExtended: definition.tier === "extended" });
    } catch (error) {
      throw isHostError(error) ? toChangeError(error) : error;
    } finally {
      // Also where the answer was lost: the change may have been made.
      shared.clear();
    }
  };
}

/** Answers that are passed on while they arrive. */
function createStreams({ guard, openStream, pathOf }: Connection, caller: Caller): Pick<Host, "download" | "stream"> {
  return {
    download: async (definition, { params, signal }) => {
      const headers = { ...callerHeaders(caller), accept: "*/*" };
      const path = pathOf(toPath(definition, params));
      const { status, ...file } = await guard(() => openStream({ path, headers, signal }), signal);
      if (status === 200) return { status, ...file };
      throw toHostError(status, parseJson(await new Response(file.body).text()), true);
    },
    stream: async (definition, { query = {}, headers = {}, signal }) => {
      const accept = { ...callerHeaders(caller), accept: "text/event-stream", ...headers };
      const path = pathOf(withQuery(toPath(definition), query));
      const response = await guard(() => openStream({ path, headers: accept, signal }), signal);
      if (response.body && response.status === 200 && response.contentType.startsWith("text/event-stream"))
        return response.body;
      const text = await new Response(response.body).text();
      if (response.status < 300) throw new UpstreamError(`is not a stream but "${response.contentType.slice(0, 60)}"`);
      throw toHostError(response.status, parseJson(text), true);
    },
  };
}

const noStreams: OpenStream = () => Promise.reject(new HostError("unsupported", unavailableMessage));
