import { randomBytes } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { createLogger, createRequestLogger, withLogFields } from "./logger";

test("the log holds no token of a link, no secret, and no row that Postgres refused", () => {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => void lines.push(line) });
  const token = randomBytes(32).toString("base64url");
  const id = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
  logger.info({ path: `/auth/reset-password/${token}.data`, status: 200 }, "request");
  logger.info({ path: `/orders/${id}` }, "request");
  const detail = "Key (email)=(amina@example.test) already exists.";
  const refused = Object.assign(new Error("duplicate key"), { code: "23505", detail });
  logger.error({ err: refused, password: "geheim" }, "Request failed");
  logger.info(
    { authorization: "Bearer geheim", headers: { authorization: "Bearer geheim", cookie: "geheim" } },
    "call",
  );
  logger.info({ call: { headers: { authorization: "Bearer geheim" } } }, "call");
  const log = lines.join("");
  expect(log).not.toMatch(new RegExp(`${token}|amina|geheim`));
  expect(log.match(/"authorization":"\[redacted\]"/g)).toHaveLength(3);
  expect(log).toContain('"path":"/auth/reset-password/[redacted].data"');
  expect(log).toContain(`"path":"/orders/${id}"`);
  expect(log).toContain("23505");
});

const secretNames = ["password", "token", "access_token", "cookie", "authorization", "cloverResult", "SESSION_SECRET"];

test.each(secretNames)("%s is struck out, however deep a call's own record holds it", (name) => {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => void lines.push(line) });
  const secret = { [name]: "geheim", path: "/orders" };
  logger.info({ ...secret, headers: secret, call: { headers: secret } }, "call");
  const struck = { [name]: "[redacted]", path: "/orders" };
  expect(JSON.parse(lines.join(""))).toMatchObject({ ...struck, headers: struck, call: { headers: struck } });
});

test("cookies that an answer sets are struck out", () => {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => void lines.push(line) });
  logger.info({ headers: { "set-cookie": "session=geheim" } }, "answer");
  expect(JSON.parse(lines.join(""))).toMatchObject({ headers: { "set-cookie": "[redacted]" } });
});

test("each line of a request, and of an API call wherever it is written, names the request and its trace", async () => {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => void lines.push(line) });
  const trace = { traceId: "a".repeat(32), spanId: "b".repeat(16), parentId: null, flags: "01", state: null };
  createRequestLogger(logger, "page-0001", trace).info("request");
  const headers = new Headers({
    "X-Request-Id": "call-0001",
    traceparent: `00-${"c".repeat(32)}-${"d".repeat(16)}-01`,
  });
  await withLogFields(headers, async () => {
    await Promise.resolve();
    logger.info("call");
  });
  logger.info("job");
  const [page, call, job] = lines.map((line) => JSON.parse(line));
  expect(page).toMatchObject({ requestId: "page-0001", traceId: trace.traceId, spanId: trace.spanId });
  expect(call).toMatchObject({ requestId: "call-0001", traceId: "c".repeat(32), parentId: "d".repeat(16) });
  expect(job).not.toHaveProperty("requestId");
});

afterEach(() => void vi.useRealTimers());

test("of warnings and errors of a kind one line a second is written, and one with the number of the others", () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line) => void lines.push(line) });
  const texts = () =>
    lines.splice(0).map((line) => {
      const { level, msg, suppressed } = JSON.parse(line);
      return [level, msg, ...(suppressed === undefined ? [] : [suppressed])].join(" ");
    });
  const refused = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
  for (let count = 0; count < 1_000; count += 1) logger.error({ err: refused }, "Request failed");
  logger.error({ err: Object.assign(new Error("other"), { code: "EPIPE" }) }, "Request failed");
  logger.warn({ err: refused }, "Host call failed");
  for (let count = 0; count < 3; count += 1) logger.info({ count }, "request");
  for (let count = 0; count < 2; count += 1) logger.fatal({ err: refused }, "A fault");
  expect(texts()).toEqual([
    "error Request failed",
    "error Request failed",
    "warn Host call failed",
    "info request",
    "info request",
    "info request",
    "fatal A fault",
    "fatal A fault",
  ]);
  vi.advanceTimersByTime(1_000);
  expect(texts()).toEqual(["error Request failed 999"]);
  logger.error({ err: refused }, "Request failed");
  vi.advanceTimersByTime(1_000);
  expect(texts()).toEqual(["error Request failed"]);
});
