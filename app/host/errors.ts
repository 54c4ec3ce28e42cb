import * as z from "zod";
import { type ErrorCode, errorResponse, errorStatus } from "@domain/contract/errors";

/** Failures of a call that got no answer from the host. */
const transportStatus = { unreachable: 503, timeout: 504, invalid_response: 502, unsupported: 501 } as const;

export type HostErrorCode = ErrorCode | keyof typeof transportStatus;

interface Refusal {
  /** One message per field, as forms display them. */
  errors?: Record<string, string>;
  /** Additional data of a refusal, for example the current quote. */
  data?: unknown;
  cause?: unknown;
  /** Whether the message is the host's own rather than our default for the code. */
  isHostMessage?: boolean;
  /** Seconds. */
  retryAfter?: number;
  /** Whether it did not get as far as the host, so that nothing was done. */
  isUnsent?: boolean;
}

/**
 * A call that the host refused or did not answer. `message` can be shown to people. Uncaught in a loader or action it
 * becomes the error page of its status; `unauthenticated` ends the session and leads to the login.
 */
export class HostError extends Error {
  override name = "HostError";
  readonly errors: Record<string, string>;
  readonly data: unknown;
  /** When to retry, in seconds, where the host says so. */
  readonly retryAfter: number | undefined;
  /** The host's own message, which pages prefer to their own text; null when there is none. */
  readonly hostMessage: string | null;
  /** Whether the call did not get as far as the host, so that nothing was done. */
  readonly isUnsent: boolean;

  constructor(
    readonly code: HostErrorCode,
    message: string,
    refusal: Refusal = {},
  ) {
    super(message, { cause: refusal.cause });
    this.errors = refusal.errors ?? {};
    this.data = refusal.data;
    this.retryAfter = refusal.retryAfter;
    this.hostMessage = refusal.isHostMessage ? message : null;
    this.isUnsent = refusal.isUnsent ?? false;
  }

  /** The status of our own answer: a failure of the host is a bad gateway, not our error. */
  get status(): number {
    if (this.code === "internal") return 502;
    return { ...errorStatus, ...transportStatus }[this.code];
  }
}

/** [HOST-4] An answer that is invalid. */
export class UpstreamError extends HostError {
  override name = "UpstreamError";

  constructor(what: string, cause?: unknown) {
    super("invalid_response", `The answer we got ${what}.`, { cause });
  }
}

/** Whether `error` is a HostError, with one of the given codes if there are any. */
export function isHostError(error: unknown, ...codes: HostErrorCode[]): error is HostError {
  return error instanceof HostError && (codes.length === 0 || codes.includes(error.code));
}

/** Answers after which a change may have been made or not. */
export const unclearCodes = ["timeout", "unreachable", "invalid_response", "internal"] as const;

/** For `.catch` of an extended call: null where the host lacks the call; rethrows any other error. */
export function nullIfUnsupported(error: unknown): null {
  if (isHostError(error, "unsupported")) return null;
  throw error;
}

/** For `.catch` of a read, or of a deletion that was made already: null where it does not exist; rethrows any other error. */
export function nullIfNotFound(error: unknown): null {
  if (isHostError(error, "not_found")) return null;
  throw error;
}

/**
 * For `.catch` of an extended call: null where the host lacks the call or its answer is invalid, since a host that answers 200 to
 * every path lacks the call as well; rethrows any other error.
 */
export function nullIfUnsupportedOrInvalid(error: unknown): null {
  if (isHostError(error, "unsupported", "invalid_response")) return null;
  throw error;
}

/** Rethrows what a page must not handle: errors that are not the host's, and an ended session, which leads to the login. */
export function rethrowUnlessHostError(error: unknown): asserts error is HostError {
  if (!isHostError(error) || error.code === "unauthenticated") throw error;
}

/**
 * For `.catch` of a call whose data the page can do without: null, with a warning unless the host merely lacks the call.
 * @throws what `rethrowUnlessHostError` throws
 */
export const nullIfFailed =
  (logger: { warn: (fields: object, message: string) => void }, message: string) =>
  (error: unknown): null => {
    rethrowUnlessHostError(error);
    if (error.code !== "unsupported") logger.warn({ code: error.code }, message);
    return null;
  };

const statusCodes: Record<number, HostErrorCode> = {
  400: "validation_failed",
  401: "unauthenticated",
  402: "payment_declined",
  403: "forbidden",
  404: "not_found",
  405: "method_not_allowed",
  408: "timeout",
  409: "conflict",
  410: "not_found",
  413: "payload_too_large",
  422: "validation_failed",
  429: "rate_limited",
  // Of something on the way: what was asked for may have been done.
  502: "invalid_response",
  503: "unreachable",
  504: "timeout",
};

const texts: Partial<Record<HostErrorCode, string>> = {
  unauthenticated: "Your session has ended. Please log in again.",
  forbidden: "Your account may not do this.",
  not_found: "We could not find what you asked for.",
  rate_limited: "Too many requests in a short time. Please wait a minute and try again.",
  payload_too_large: "That is too large to be sent.",
  unreachable: "We can't reach our kitchens right now. Please try again in a moment.",
  timeout: "Our kitchens are taking too long to answer. Please try again in a moment.",
};

/** Other hosts send no code, and their message under one of these names. */
const foreignRefusal = z.object({ message: z.string().optional(), error: z.string().optional() });

/**
 * The HostError for an answer that is not 2xx. For an `extended` call, 404, 405 and 501 without one of our codes mean
 * that this host lacks the call [HOST-5]; with a code they mean what they say.
 */
export function toHostError(status: number, body: unknown, extended: boolean, retryAfter?: number): HostError {
  const ours = errorResponse.safeParse(body);
  if (ours.success) {
    const { code, message, errors, data } = ours.data;
    return new HostError(code, message, { errors, data, isHostMessage: code !== "internal", retryAfter });
  }
  if (extended && (status === 404 || status === 405 || status === 501)) {
    return new HostError("unsupported", "This is not available here.");
  }
  // A redirect is no answer to a call, and what was asked for may have been done.
  if (status < 400)
    return new HostError("invalid_response", `The answer we got leads elsewhere, with status ${status}.`);
  const code = statusCodes[status] ?? (status >= 500 ? "internal" : "conflict");
  const foreign = foreignRefusal.safeParse(body);
  const sentence = foreign.success && status < 500 ? (foreign.data.message ?? foreign.data.error) : undefined;
  if (sentence) return new HostError(code, sentence.slice(0, 300), { isHostMessage: true, retryAfter });
  return new HostError(code, texts[code] ?? "Something went wrong", { retryAfter });
}

/** "Failed" would be untrue: what something on the way answers does not tell whether the host had the change already. */
const unclearAnswer =
  "We got no clear answer: this may or may not have gone through. Please check before you try again.";

/** The error of a change: where it was sent and nothing that can be read came back, it says that it may have been made. */
export function toChangeError(error: HostError): HostError {
  const isUnclear = isHostError(error, "unreachable", "timeout", "invalid_response") && !error.isUnsent;
  if (!isUnclear || error.hostMessage !== null) return error;
  return new HostError(error.code, unclearAnswer, { cause: error, retryAfter: error.retryAfter });
}

/**
 * What a form displays when the host refused it or did not answer: spread it into conform's `submission.reply(…)`, or
 * store the parts. `fallback` is the action's own text [ERR-2], `unclear` the one where the change may have been made,
 * for changes that are made once however often they are sent. @throws what `rethrowUnlessHostError` throws
 */
export function formRefusal(error: unknown, fallback?: string, unclear?: string) {
  rethrowUnlessHostError(error);
  const fieldErrors = Object.fromEntries(
    Object.entries(error.errors)
      .filter(([name]) => name !== "_")
      .map(([name, message]) => [name, [message]]),
  );
  // The reason why the host did not answer is more useful than "failed to save".
  const isUnanswered = ["unreachable", "timeout", "unsupported"].includes(error.code);
  const isUnclear = isHostError(error, ...unclearCodes) && !error.isUnsent;
  const own = error.code === "invalid_response" ? unclearAnswer : fallback;
  const sentence = error.hostMessage ?? (isUnanswered ? error.message : (own ?? error.message));
  const text = (isUnclear && unclear) || sentence;
  // Not repeated when the fields already show it.
  const formErrors = Object.keys(fieldErrors).length > 0 ? [] : [text];
  return { status: error.status, formErrors, fieldErrors };
}

const unclearSave = "We got no answer: it may be saved already. Press again, it is saved once.";

/** `formRefusal` of a form that is saved once however often it is sent [FORM-5]. @throws as `formRefusal` */
export const saveRefusal = (error: unknown, fallback: string) =>
  formRefusal(error, fallback, isHostError(error, "internal") ? fallback : unclearSave);

/** The first message of a refusal, including those of fields: for places that show no fields. */
export function refusalMessage({ formErrors, fieldErrors }: Omit<ReturnType<typeof formRefusal>, "status">): string {
  const [message = ""] = [...formErrors, ...Object.values(fieldErrors).flat()];
  return message;
}
