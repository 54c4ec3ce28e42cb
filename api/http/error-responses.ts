import type { ErrorHandler, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import { ApiError, OverloadedError, RateLimitedError } from "@api/errors";
import { isClientDisconnect } from "@domain/client-disconnect";
import { type ErrorCode, errorStatus } from "@domain/contract/errors";
import type { ApiEnv } from "./router";

/**
 * Converts every thrown error into a response `{success: false, code, message, errors?, data?}`. Unexpected errors are logged
 * with the request id and reported as `internal`, without details.
 */
export function handleError(logger: Logger): ErrorHandler<ApiEnv> {
  return (error, c) => {
    const refusal = findRefusal(error);
    const log = { err: error, requestId: c.get("requestId"), method: c.req.method, route: c.req.routePath };
    if (!refusal || refusal.status >= 500) logger.error(log, "API call failed");
    else if ("severity" in error) logger.warn(log, "API call refused by the database: its schema should have done so");
    const { code, message, details } =
      refusal ?? new ApiError("internal", "Something went wrong on our side. Please try again.");
    if (refusal instanceof RateLimitedError || refusal instanceof OverloadedError) {
      c.header("Retry-After", String(refusal.retryAfter));
    }
    return c.json(body(code, message, details), getStatus(code));
  };
}

export const handleNotFound: NotFoundHandler<ApiEnv> = (c) =>
  c.json(body("not_found", "There is no such call."), getStatus("not_found"));

const body = (code: ErrorCode, message: string, details: ApiError["details"] = {}) => ({
  success: false,
  code,
  message,
  ...details,
});

const getStatus = (code: ErrorCode): ContentfulStatusCode => errorStatus[code];

function findRefusal(error: Error): ApiError | undefined {
  if (isClientDisconnect(error)) return new ApiError("validation_failed", "What was sent broke off.");
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException) return toStatusError(error.status);
  return toDatabaseError(error);
}

/** Hono's own errors, usually a body that is not JSON. */
function toStatusError(status: number): ApiError | undefined {
  if (status === 413) return new ApiError("payload_too_large", "What was sent is too large.");
  if (status === 404) return new ApiError("not_found", "Not found.");
  if (status >= 400 && status < 500) return new ApiError("validation_failed", "What was sent could not be read.");
  return undefined;
}

/** Errors of Node and pg (some without a code): no connection, or a broken one. */
const unreachable = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const aborted =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/**
 * Maps a database error caused by the caller's input to a refusal, by SQLSTATE; undefined for bugs. Schemas catch nearly all of
 * these first; this avoids reporting the rest as internal. Locked tables, exhausted connections and an unreachable server are
 * temporary.
 */
function toDatabaseError(error: Error): ApiError | undefined {
  if (aborted.test(error.message)) return new OverloadedError();
  if (!("code" in error)) return undefined;
  if (typeof error.code === "string" && unreachable.test(error.code)) return new OverloadedError();
  if (!("severity" in error)) return undefined;
  // 08: connection; 53: out of connections, memory or disk; 57P: the server stops or starts.
  if (typeof error.code === "string" && /^(08|53|57P0)/.test(error.code)) return new OverloadedError();
  switch (error.code) {
    case "22P02": // not a uuid: no such thing
      return new ApiError("not_found", "Not found.");
    case "22001": // too long
    case "22003": // number out of range
    case "22007": // not a date
    case "22008": // date out of range
    case "22021": // NUL in text
    case "22P05": // NUL in JSON
    case "23514": // check constraint
      return new ApiError("validation_failed", "Some of what was sent is not valid.");
    case "23503": // refers to something missing, or is still referred to
    case "23505": // unique
      return new ApiError("conflict", "This clashes with something already stored. Please reload and try again.");
    case "40001":
    case "40P01": // two changes waited for each other
      return new ApiError("conflict", "Somebody else changed this at the same moment. Please try again.");
    case "55P03": // a lock was not to be had in time
    case "57014": // the statement took too long
    case "25P03": // the transaction stood still too long
      return new OverloadedError();
    default:
      return undefined;
  }
}
