import * as z from "zod";
import type { Call } from "@domain/contract/define-call";
import { withQuery } from "~/lib/paths";
import { HostError, isHostError } from "../errors";
import { parseResponse } from "./envelope";
import type { Caller } from "./host";
import type { createKnownCalls } from "./known-calls";
import { type AnyInput, getMethod, type SendRequest, toPath } from "./request-sender.server";
import type { createResponseCache } from "./response-cache.server";
import type { SharedResponses } from "./shared-responses";
import type { WireResponse } from "./transport.server";

export const unavailableMessage = "This is not available here.";

/** The result of `lenientListResponse`. */
const list = z.object({ items: z.array(z.unknown()), rowProblems: z.array(z.string()) });

/** Parses responses, and records what they reveal about the calls that this host supports. */
export function createParser(knownCalls: Pick<ReturnType<typeof createKnownCalls>, "record">) {
  return function parseAndRecord<Found>(
    call: Call,
    path: string,
    parse: (support: { isExtended: boolean }) => Found,
  ): Found {
    const isExtended = call.tier === "extended";
    const name = `${getMethod(call)} ${path}`;
    try {
      const found = parse({ isExtended });
      if (!isExtended) return found;
      // Sample data or an unsupported list is truer than "There are none".
      const { items, rowProblems } = list.safeParse(found).data ?? {};
      if (items?.length === 0 && rowProblems && rowProblems.length > 0)
        throw new HostError("unsupported", unavailableMessage);
      knownCalls.record(name, true);
      return found;
    } catch (error) {
      if (isHostError(error, "unsupported")) knownCalls.record(name, false);
      throw error;
    }
  };
}

export type ParseAndRecord = ReturnType<typeof createParser>;

interface ReadParts {
  send: SendRequest;
  caller: Caller;
  shared: SharedResponses;
  readAnswer: ReturnType<typeof createResponseCache>;
  parseAndRecord: ParseAndRecord;
  /** Not for an export, whose pages together do not fit into memory. */
  isKept: boolean;
}

/** The reads of one request to the app: each is made once, until `clear` after a change. */
export function createReads({ send, caller, shared, readAnswer, parseAndRecord, isKept }: ReadParts) {
  const reads = new Map<string, Promise<WireResponse>>();

  /** The request's own read, or an answer that this visitor shares with others. */
  const readOnce = (url: string, input: AnyInput): Promise<WireResponse> | WireResponse => {
    const token = caller.token();
    const sharedResponse = shared.find(token, url);
    if (sharedResponse) return sharedResponse;
    const key = `${token ?? ""} ${url}`;
    const running = reads.get(key);
    if (running) return running;
    const share = shared.begin(token, url);
    const pending = send("GET", url, input).then((response) => {
      share(response);
      return response;
    });
    reads.set(key, pending);
    return pending;
  };

  const get = async <Reader extends z.ZodType>(call: Call, input: AnyInput, reader: Reader) => {
    const path = toPath(call, input.params);
    const url = withQuery(path, input.query ?? {});
    const response = await (isKept && isPlain(input) ? readOnce(url, input) : send("GET", url, input));
    const found = parseAndRecord(call, path, (support) => {
      const parse = () => parseResponse(response, reader, support);
      return isKept && response.status === 200 ? readAnswer(response.text, reader, parse) : parse();
    });
    const { rowProblems = [] } = list.safeParse(found).data ?? {};
    if (rowProblems.length > 0) caller.onInvalidRows?.(path, rowProblems);
    return found;
  };

  return {
    /** @throws HostError */
    get: <Reader extends z.ZodType>(call: Call, input: AnyInput, reader: Reader): Promise<unknown> =>
      get(call, input, reader).catch((error: unknown) => {
        const mayRecover = isHostError(error) && (error.status >= 500 || error.status === 429);
        if (mayRecover && error.code !== "unsupported") caller.onReadFailed?.();
        throw error;
      }),
    clear: () => reads.clear(),
  };
}

/** Whether a read depends on its address and the session's token alone. */
const isPlain = ({ bearer, headers }: AnyInput): boolean => bearer === undefined && headers === undefined;
