import { type ErrorCode, errorStatus } from "@domain/contract/errors";

/**
 * An error reported to the caller: a code of the closed set, a message, and optionally a message per field. Anything else that is
 * thrown is a bug: logged, and reported as `internal` without details.
 */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: { errors?: Record<string, string>; data?: unknown } = {},
  ) {
    super(message);
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** Too many attempts. */
export class RateLimitedError extends ApiError {
  /** `retryAfter`: seconds until the next one counts. */
  constructor(
    readonly retryAfter: number,
    message = "Too many attempts. Please wait a few minutes and try again.",
  ) {
    super("rate_limited", message);
  }
}

/** The database is temporarily busy or unreachable; the request itself is fine. */
export class OverloadedError extends ApiError {
  /** Seconds. */
  readonly retryAfter = 5;

  constructor() {
    super("overloaded", "We are very busy right now. Please try again in a moment.");
  }
}

export const notFound = (what: string): ApiError => new ApiError("not_found", `${what} not found.`);
