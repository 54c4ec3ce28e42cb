import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, pino } from "pino";
import { currentRequest } from "./request-scope";

const secrets = ["password", "token", "access_token", "cookie", "authorization", "cloverResult", "SESSION_SECRET"];
const redacted = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Postgres tells the row that it refuses, with whatever people typed into it. */
const ofPostgres = ["detail", "where", "internalQuery"].flatMap((name) => [`err.${name}`, `err.*.${name}`]);

/** Links that open an account, or an unfinished registration, have their token in the path: 32 bytes as base64url. */
const withoutTokens = (path: unknown) => (typeof path === "string" ? path.replace(/[\w-]{40,}/g, "[redacted]") : path);

/**
 * JSON lines on standard output, each with the request it belongs to, without what nobody should read there. Of warnings and errors
 * of a kind one a second, then how many were left out.
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
  // Not one write a line, which is a twentieth of a page: 4 kB at once, or what there is after 25 ms; the last at exit.
  return pino(options, destination ?? pino.destination({ sync: false, minLength: 4_096, periodicFlush: 25 }));
}

const warn = 40;
const fatal = 60;
const second = 1_000;
/** Kinds are written in the code; should a library put values into its messages, they must not fill the memory. */
const maxKinds = 500;

/**
 * A hook for pino: an outage makes every request say the same, and a full disk or a blocked pipe would be the next outage. The first
 * line of a kind is written at once; those that follow within a second are counted, and told by one line at its end.
 */
function rateLimitLog() {
  const suppressed = new Map<string, number>();
  return function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number): void {
    if (level < warn || level >= fatal) return method.apply(this, args);
    const kind = kindOf(level, args);
    const count = suppressed.get(kind);
    if (count !== undefined) return void suppressed.set(kind, count + 1);
    method.apply(this, args);
    if (suppressed.size >= maxKinds) return;
    suppressed.set(kind, 0);
    setTimeout(() => {
      const more = suppressed.get(kind) ?? 0;
      suppressed.delete(kind);
      if (more > 0) method.call(this, { suppressed: more }, textOf(args) ?? "More of the same");
    }, second).unref();
  };
}

const textOf = (args: readonly unknown[]): string | undefined => args.find((arg) => typeof arg === "string");

/** What it says, and what kind of error it is about. */
function kindOf(level: number, args: readonly unknown[]): string {
  const [first] = args;
  const error = first instanceof Error ? first : errorIn(first);
  const code = error && "code" in error ? String(error.code) : "";
  return [level, textOf(args) ?? "", error?.name ?? "", code].join(" ");
}

const errorIn = (value: unknown): Error | null =>
  typeof value === "object" && value !== null && "err" in value && value.err instanceof Error ? value.err : null;
