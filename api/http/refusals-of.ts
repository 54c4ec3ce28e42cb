import type { Call } from "@domain/contract/define-call";
import type { ErrorCode } from "@domain/contract/errors";

/** What any call may answer instead: a token that is over, too much at once, a fault of ours. */
const always: readonly ErrorCode[] = ["unauthenticated", "rate_limited", "internal", "overloaded"];

/** Every reason for which a call is refused; what its kind does not say stands in its definition. */
export function refusalsOf({
  access,
  params,
  query,
  headers,
  body,
  multipart,
  method,
  refusals = [],
}: Call): ErrorCode[] {
  const isRead = method === "get";
  return [
    ...always,
    ...(access === "anyone" ? [] : (["forbidden"] as const)),
    ...(params || body || multipart ? (["not_found"] as const) : []),
    ...(params || query || headers || body || multipart ? (["validation_failed"] as const) : []),
    ...(body || multipart ? (["payload_too_large"] as const) : []),
    ...(isRead ? [] : (["conflict"] as const)),
    ...refusals,
  ];
}
