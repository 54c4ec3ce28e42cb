import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import { oneASecond } from "./one-a-second";
import { requestUnderWay } from "./request-scope";

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
    mixin: requestUnderWay,
    hooks: { logMethod: oneASecond() },
    serializers: { path: withoutTokens },
    redact: { paths: [...redacted, ...ofPostgres, 'headers["set-cookie"]'], censor: "[redacted]" },
  };
  return destination ? pino(options, destination) : pino(options);
}
