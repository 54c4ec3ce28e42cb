import { randomBytes } from "node:crypto";

/** A request's place in a distributed trace (W3C Trace Context, https://www.w3.org/TR/trace-context/). */
export interface Trace {
  /** 32 hex digits, the same in every process the request goes through. */
  traceId: string;
  /** 16 hex digits: this process's part. */
  spanId: string;
  /** Whose call this is; null where the trace begins. */
  parentId: string | null;
  /** Two hex digits, passed on unchanged: whether it is sampled. */
  flags: string;
  /** Other vendors' trace state, passed on unchanged. */
  state: string | null;
}

const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:$|-)/;

/** A list of printable ASCII keys and values, of at most the length everyone must propagate. */
const tracestate = /^[\x20-\x7e]{1,512}$/;

/** A new span of the caller's trace, or of a new trace. */
export function continueTrace(headers: Pick<Headers, "get">): Trace {
  const [, traceId, parentId, flags = "01"] = traceparent.exec(headers.get("traceparent") ?? "") ?? [];
  const spanId = randomBytes(8).toString("hex");
  if (!traceId || !parentId) {
    return { traceId: randomBytes(16).toString("hex"), spanId, parentId: null, flags, state: null };
  }
  const state = headers.get("tracestate") ?? "";
  return { traceId, spanId, parentId, flags, state: tracestate.test(state) ? state : null };
}

/** The headers that propagate the trace to a called service. */
export function traceHeaders({ traceId, spanId, flags, state }: Trace): Record<string, string> {
  return { traceparent: `00-${traceId}-${spanId}-${flags}`, ...(state ? { tracestate: state } : {}) };
}
