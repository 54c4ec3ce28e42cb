import { AsyncLocalStorage } from "node:async_hooks";
import type { Trace } from "./trace";

/** What every line of the log says while a request is answered, whoever writes it. */
interface Scope {
  requestId: string;
  traceId: string;
  spanId: string;
  parentId?: string;
}

const scope = new AsyncLocalStorage<Scope>();

/** Runs `work`, and what it starts, as part of the request. */
export function withRequestScope<Result>(request: { requestId: string; trace: Trace }, work: () => Result): Result {
  const { traceId, spanId, parentId } = request.trace;
  return scope.run({ requestId: request.requestId, traceId, spanId, ...(parentId ? { parentId } : {}) }, work);
}

/** The request under way, for a line of the log; nothing outside of one. */
export const currentRequest = (): object => ({ ...scope.getStore() });
