import { pino, type Logger } from "pino";
import { requestUnderWay } from "./request-scope";

const secrets = ["password", "token", "access_token", "cookie", "authorization", "cloverResult", "SESSION_SECRET"];
const redacted = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** JSON lines on standard output, each with the request it belongs to, without what nobody should read there. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: requestUnderWay,
    redact: { paths: [...redacted, 'headers["set-cookie"]'], censor: "[redacted]" },
  });
}
