import { AsyncLocalStorage } from "node:async_hooks";
import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, pino } from "pino";
import type { Trace } from "./trace";

const secrets = ["password", "token", "access_token", "cookie", "authorization", "cloverResult", "SESSION_SECRET"];
const redacted = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Postgres errors quote the refused row, which may contain personal data. */
const ofPostgres = ["detail", "where", "internalQuery"].flatMap((name) => [`err.${name}`, `err.*.${name}`]);

/** Paths with a secret token (32 bytes as base64url) that opens an account or a registration draft. */
const withoutTokens = (path: unknown) => (typeof path === "string" ? path.replace(/[\w-]{40,}/g, "[redacted]") : path);

/** The current request for log entries; undefined outside of one. */
const currentRequest = (): object => ({ ...scope.getStore() });

/**
 * Logs JSON lines to standard output with the current request, secrets redacted. Warnings and errors of the same kind are limited
 * to one per second, then summarised.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: currentRequest,
    hooks: { logMethod: rateLimitLog() },
    serializers: { path: withoutTokens },
    redact: { paths: [...redacted, ...ofPostgres, 'headers["set-cookie"]'], censor: "[redacted]" },
  };
  // Buffered, as a write per line takes 5 % of a page's time: 4 kB at once, or after 25 ms; flushed at exit.
  return pino(options, destination ?? pino.destination({ sync: false, minLength: 4_096, periodicFlush: 25 }));
}

const warn = 40;
const fatal = 60;
const second = 1_000;

/** Bounds the memory if a library puts values into its messages. */
const maxKinds = 500;

/**
 * A pino hook: in an outage every request logs the same, which could fill the disk. The first line of a kind is written at once;
 * further ones within a second are counted and summarised.
 */
function rateLimitLog() {
  const suppressed = new Map<string, number>();
  return function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number): void {
    if (level < warn || level >= fatal) return method.apply(this, args);
    const kind = getKind(level, args);
    const count = suppressed.get(kind);
    if (count !== undefined) return void suppressed.set(kind, count + 1);
    method.apply(this, args);
    if (suppressed.size >= maxKinds) return;
    suppressed.set(kind, 0);
    setTimeout(() => {
      const more = suppressed.get(kind) ?? 0;
      suppressed.delete(kind);
      if (more > 0) method.call(this, { suppressed: more }, findText(args) ?? "More of the same");
    }, second).unref();
  };
}

const findText = (args: readonly unknown[]): string | undefined => args.find((arg) => typeof arg === "string");

/** The message and the kind of error. */
function getKind(level: number, args: readonly unknown[]): string {
  const [first] = args;
  const error = first instanceof Error ? first : findError(first);
  const code = error && "code" in error ? String(error.code) : "";
  return [level, findText(args) ?? "", error?.name ?? "", code].join(" ");
}

const findError = (value: unknown): Error | null =>
  typeof value === "object" && value !== null && "err" in value && value.err instanceof Error ? value.err : null;

/** Log fields of the current request. */
interface Scope {
  requestId: string;
  traceId: string;
  spanId: string;
  parentId?: string;
}

const scope = new AsyncLocalStorage<Scope>();

/** Runs `work` and everything it starts in the context of the request. */
export function withRequestScope<Result>(request: { requestId: string; trace: Trace }, work: () => Result): Result {
  const { traceId, spanId, parentId } = request.trace;
  return scope.run({ requestId: request.requestId, traceId, spanId, ...(parentId ? { parentId } : {}) }, work);
}
