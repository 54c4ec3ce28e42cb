import * as z from "zod";
import { type ErrorCode, errorResponse, errorStatus } from "@domain/contract/errors";

/** What can go wrong with a call before the host has given a reason of its own. */
const transportStatus = { unreachable: 503, timeout: 504, nonsense: 502, unsupported: 501 } as const;

export type HostErrorCode = ErrorCode | keyof typeof transportStatus;

interface Refusal {
  /** One sentence a field, as forms show them. */
  errors?: Record<string, string>;
  /** What a refusal carries along, for example the quote that holds now. */
  data?: unknown;
  cause?: unknown;
  /** The sentence is the host's own, not our default for the code. */
  isSaid?: boolean;
  /** Seconds. */
  retryAfter?: number;
}

/**
 * A call the host refused or did not answer. `message` is fit to be shown to a person. Left uncaught, a loader's or
 * action's error becomes the error page of its status; `unauthenticated` ends the session and leads to the login.
 */
export class HostError extends Error {
  override name = "HostError";
  readonly errors: Record<string, string>;
  readonly data: unknown;
  /** When it may be tried again, in seconds, where the host says so. */
  readonly retryAfter: number | undefined;
  /** The host's own sentence, null when it said none: what the documents call the server message. */
  readonly hostMessage: string | null;

  constructor(
    readonly code: HostErrorCode,
    message: string,
    refusal: Refusal = {},
  ) {
    super(message, { cause: refusal.cause });
    this.errors = refusal.errors ?? {};
    this.data = refusal.data;
    this.retryAfter = refusal.retryAfter;
    this.hostMessage = refusal.isSaid ? message : null;
  }

  /** The status of our own answer: what broke at the host is a bad gateway here, not our fault. */
  get status(): number {
    if (this.code === "internal") return 502;
    return { ...errorStatus, ...transportStatus }[this.code];
  }
}

/** [HOST-4] An answer that makes no sense. */
export class UpstreamError extends HostError {
  override name = "UpstreamError";

  constructor(what: string, cause?: unknown) {
    super("nonsense", `The answer we got ${what}.`, { cause });
  }
}

/** Whether `error` is a HostError, of one of the given codes when any are given. */
export function isHostError(error: unknown, ...codes: HostErrorCode[]): error is HostError {
  return error instanceof HostError && (codes.length === 0 || codes.includes(error.code));
}

/** For `.catch` of an extended call: null where the host lacks the call; any other error is thrown on. */
export function nullIfUnsupported(error: unknown): null {
  if (isHostError(error, "unsupported")) return null;
  throw error;
}

/** The same where its answer makes no sense either: a host that says yes to every address has not got the call. */
export function nullIfUnanswered(error: unknown): null {
  if (isHostError(error, "unsupported", "nonsense")) return null;
  throw error;
}

const statusCodes: Record<number, ErrorCode> = {
  400: "validation_failed",
  401: "unauthenticated",
  402: "payment_declined",
  403: "forbidden",
  404: "not_found",
  405: "method_not_allowed",
  409: "conflict",
  413: "payload_too_large",
  422: "validation_failed",
  429: "rate_limited",
};

const texts: Partial<Record<HostErrorCode, string>> = {
  unauthenticated: "Your session has ended. Please log in again.",
  forbidden: "Your account may not do this.",
  not_found: "We could not find what you asked for.",
  rate_limited: "That was too often in a short time. Please wait a minute and try again.",
  payload_too_large: "That is too large to be sent.",
};

/** Other hosts send no code, and put their sentence under one of these names. */
const foreignRefusal = z.object({ message: z.string().optional(), error: z.string().optional() });

/**
 * The HostError for an answer that is not 2xx. For an `extended` call, 404, 405 and 501 without a code of ours mean that this
 * host lacks the call [HOST-5]; with one, they mean what they say.
 */
export function toHostError(status: number, body: unknown, extended: boolean, retryAfter?: number): HostError {
  const ours = errorResponse.safeParse(body);
  if (ours.success) {
    const { code, message, errors, data } = ours.data;
    return new HostError(code, message, { errors, data, isSaid: code !== "internal", retryAfter });
  }
  if (extended && (status === 404 || status === 405 || status === 501)) {
    return new HostError("unsupported", "This is not available here.");
  }
  const code = statusCodes[status] ?? (status >= 500 ? "internal" : "conflict");
  const foreign = foreignRefusal.safeParse(body);
  const said = foreign.success && code !== "internal" ? (foreign.data.message ?? foreign.data.error) : undefined;
  if (said) return new HostError(code, said.slice(0, 300), { isSaid: true, retryAfter });
  return new HostError(code, texts[code] ?? "Something went wrong", { retryAfter });
}

/**
 * What a form shows when the host refused it, or did not answer: spread into conform's `submission.reply(…)`, or keep the
 * parts. `fallback` is the action's own text [ERR-2]. @throws the error itself when it is not the host's, or ends the session
 */
export function formRefusal(error: unknown, fallback?: string) {
  if (!isHostError(error) || error.code === "unauthenticated") throw error;
  const fieldErrors = Object.fromEntries(
    Object.entries(error.errors)
      .filter(([name]) => name !== "_")
      .map(([name, message]) => [name, [message]]),
  );
  // What kept the host from answering, or that it lacks the call, says more than "failed to save".
  const isTelling = ["unreachable", "timeout", "unsupported"].includes(error.code);
  const text = error.hostMessage ?? (isTelling ? error.message : (fallback ?? error.message));
  // Said beside the fields already, it is not said twice.
  const formErrors = Object.keys(fieldErrors).length > 0 ? [] : [text];
  return { status: error.status, formErrors, fieldErrors };
}

/** The first sentence of a refusal, of a field too: for where no field stands that it could be said beside. */
export function refusalMessage({ formErrors, fieldErrors }: Omit<ReturnType<typeof formRefusal>, "status">): string {
  const [message = ""] = [...formErrors, ...Object.values(fieldErrors).flat()];
  return message;
}
