import type { ErrorHandler, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import { refusalOfDatabase } from "@api/db/refusals";
import { ApiError, Overloaded, RateLimited } from "@api/errors";
import { isBrokenOff } from "@domain/broken-off";
import { errorStatus, type ErrorCode } from "@domain/contract/errors";
import type { ApiEnv } from "./environment";

/**
 * Makes every thrown error an answer `{success: false, code, message, errors?, data?}`. What is neither a refusal nor
 * caused by the caller's input is logged with the request id and answered as `internal`, without its text.
 */
export function answerError(logger: Logger): ErrorHandler<ApiEnv> {
  return (error, c) => {
    const refusal = refusalOf(error);
    const log = { err: error, requestId: c.get("requestId"), method: c.req.method, route: c.req.routePath };
    if (!refusal || refusal.status >= 500) logger.error(log, "API call failed");
    else if ("severity" in error) logger.warn(log, "API call refused by the database: its schema should have done so");
    const { code, message, details } =
      refusal ?? new ApiError("internal", "Something went wrong on our side. Please try again.");
    if (refusal instanceof RateLimited || refusal instanceof Overloaded) {
      c.header("Retry-After", String(refusal.retryAfter));
    }
    return c.json(body(code, message, details), statusOf(code));
  };
}

export const answerNotFound: NotFoundHandler<ApiEnv> = (c) =>
  c.json(body("not_found", "There is no such call."), statusOf("not_found"));

const body = (code: ErrorCode, message: string, details: ApiError["details"] = {}) => ({
  success: false,
  code,
  message,
  ...details,
});

const statusOf = (code: ErrorCode): ContentfulStatusCode => errorStatus[code];

function refusalOf(error: Error): ApiError | undefined {
  if (isBrokenOff(error)) return new ApiError("validation_failed", "What was sent broke off.");
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException) return refusalOfStatus(error.status);
  return refusalOfDatabase(error);
}

/** Hono's own refusals; the commonest is a body that is not JSON. */
function refusalOfStatus(status: number): ApiError | undefined {
  if (status === 413) return new ApiError("payload_too_large", "What was sent is too large.");
  if (status === 404) return new ApiError("not_found", "Not found.");
  if (status >= 400 && status < 500) return new ApiError("validation_failed", "What was sent could not be read.");
  return undefined;
}
