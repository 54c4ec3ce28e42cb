import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod";
import type { Call } from "@domain/contract/define-call";
import { createHostClient } from "./client.server";
import type { Caller, Host } from "./host";
import { createRequestSender } from "./request-sender.server";
import { createBreaker, httpTransport, inProcessTransport, maxResponseBytes, type Transport } from "./transport.server";

let answer: RequestListener;
let server: Server;
let close: () => Promise<void>;
let host: Host;
let caller: Caller;
let seen: { url?: string; method?: string; headers: NodeJS.Dict<string | string[]> }[];

const ok = z.object({ ok: z.boolean() });

const makeCall = (method: "get" | "post", path: string): Call => ({
  operationId: path,
  tag: "Orders",
  method,
  path: `/${path.slice(1)}`,
  tier: "core",
  access: "anyone",
  summary: "A call",
  responseDescription: "Anything",
});
const get = <Reader extends z.ZodType>(of: Host, path: string, reader: Reader, input = {}) =>
  of.call(makeCall("get", path), input, reader);
const post = <Reader extends z.ZodType>(of: Host, path: string, reader: Reader, input = {}) =>
  of.call(makeCall("post", path), input, reader);

beforeEach(async () => {
  seen = [];
  answer = (_request, response) => response.setHeader("content-type", "application/json").end('{"ok":true}');
  server = createServer((request, response) => {
    seen.push({ url: request.url, method: request.method, headers: request.headers });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  const remote = httpTransport(`http://127.0.0.1:${address.port}/v1`);
  close = remote.close;
  caller = {
    token: () => "t0k",
    requestId: "req-1",
    forwardedHeaders: { traceparent: "00-trace" },
    clientAddress: "192.0.2.7",
  };
  host = createHostClient({ transport: remote.transport, guard: createBreaker() })(caller);
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
  await close();
});

test("[HOST-1] a call carries Accept, the bearer token, and who asks", async () => {
  await get(host, "/restaurants", ok, { query: { page: 2, search: "kebab & rice", mode: undefined } });
  expect(seen[0]).toMatchObject({ url: "/v1/restaurants?page=2&search=kebab+%26+rice", method: "GET" });
  expect(seen[0]?.headers).toMatchObject({
    accept: "application/json",
    authorization: "Bearer t0k",
    "x-request-id": "req-1",
    traceparent: "00-trace",
    "x-forwarded-for": "192.0.2.7",
  });
});

test.each([301, 302, 307, 308])(
  "a redirect (%d) is not followed: no token goes where the host points to",
  async (status) => {
    answer = (_request, response) => response.writeHead(status, { Location: "/v1/elsewhere" }).end();
    await expect(get(host, "/restaurants", ok)).rejects.toMatchObject({ name: "HostError" });
    await expect(post(host, "/orders", ok, { body: {} })).rejects.toMatchObject({ name: "HostError" });
    expect(seen.map(({ url }) => url)).toEqual(["/v1/restaurants", "/v1/orders"]);
  },
);

test("[HOST-1] without a token there is no Authorization", async () => {
  caller.token = () => null;
  await get(host, "/x", ok);
  expect(seen[0]?.headers.authorization).toBeUndefined();
});

test.each(["١٢", "a\nb", "\u0000", "é"])(
  "a key that no header can carry (%j) is refused, and not sent",
  async (key) => {
    const headers = { "idempotency-key": key };
    await expect(post(host, "/pass", ok, { headers, body: {} })).rejects.toMatchObject({ code: "validation_failed" });
    expect(seen).toEqual([]);
  },
);

test("a body goes as JSON, a FormData as multipart", async () => {
  const types: string[] = [];
  const bodies: string[] = [];
  answer = (request, response) => {
    types.push(String(request.headers["content-type"]));
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      bodies.push(body);
      response.end('{"ok":true}');
    });
  };
  const form = new FormData();
  form.set("name", "Kofte");
  await post(host, "/json", ok, { body: { quantity: 2 } });
  await post(host, "/form", ok, { body: form });
  expect(types[0]).toBe("application/json");
  expect(bodies[0]).toBe('{"quantity":2}');
  expect(types[1]).toMatch(/^multipart\/form-data; boundary=/);
  expect(bodies[1]).toContain("Kofte");
});

test("equal reads of one request are made once, until something changes", async () => {
  await Promise.all([get(host, "/x", ok), get(host, "/x", ok)]);
  expect(seen).toHaveLength(1);
  await post(host, "/y", ok);
  await get(host, "/x", ok);
  expect(seen).toHaveLength(3);
});

test("[SESS-17] a read that failed is not asked for again by the page: 500 and 404 are answers", async () => {
  for (const status of [500, 404]) {
    answer = (_request, response) => response.writeHead(status).end("{}");
    seen = [];
    await expect(get(host, `/answers/${status}`, ok)).rejects.toMatchObject({ status: status === 404 ? 404 : 502 });
    expect(seen).toHaveLength(1);
  }
});

test("a read is tried again when the host is briefly unavailable", async () => {
  answer = (_request, response) => {
    if (seen.length < 2) response.writeHead(503).end();
    else response.end('{"ok":true}');
  };
  expect(await get(host, "/x", ok)).toEqual({ ok: true });
  expect(seen).toHaveLength(2);
});

test("a read that breaks off is tried again, but not for ever", async () => {
  answer = (request) => request.socket.destroy();
  await expect(get(host, "/x", ok)).rejects.toMatchObject({ code: "unreachable", status: 503 });
  expect(seen).toHaveLength(3);
});

test("a change is never tried again", async () => {
  answer = (request) => request.socket.destroy();
  await expect(post(host, "/orders", ok, { body: {} })).rejects.toMatchObject({ code: "unreachable" });
  expect(seen).toHaveLength(1);
});

test("a host that does not answer in time is a timeout, and not asked again", async () => {
  answer = () => undefined;
  await expect(get(host, "/x", ok, { limitMs: 1000 })).rejects.toMatchObject({ code: "timeout", status: 504 });
  expect(seen).toHaveLength(1);
});

test("an answer that stops midway is a timeout", async () => {
  answer = (_request, response) => void response.writeHead(200).write('{"ok":');
  await expect(get(host, "/x", ok, { limitMs: 1000 })).rejects.toMatchObject({ code: "timeout" });
});

test.each([
  ["a page", "<html>Welcome</html>"],
  ["half of it", '{"ok":tr'],
  ["something else", '{"okay":1}'],
  ["nothing", ""],
  ["far too much", `{"ok":true,"more":"${"x".repeat(maxResponseBytes)}"}`],
])("[HOST-4] %s instead of an answer is an invalid response", async (_what, text) => {
  answer = (_request, response) => response.end(text);
  await expect(get(host, "/x", ok)).rejects.toMatchObject({ code: "invalid_response", status: 502 });
});

test.each([
  ["a sentence", { success: false, message: "The kitchen has closed." }, "The kitchen has closed."],
  ["no reason", { success: false }, null],
  ["no reason and 0 for no", { success: 0 }, null],
])("[ERR-2] a change that was answered 200 and did not succeed, with %s, was refused", async (_what, body, message) => {
  answer = (_request, response) => response.end(JSON.stringify(body));
  const refused = { code: "conflict", status: 409, hostMessage: message };
  await expect(post(host, "/orders", z.unknown(), { body: {} })).rejects.toMatchObject(refused);
  await expect(get(host, "/orders", z.unknown()), "a read holds what it holds").resolves.toEqual(body);
});

test("[HOST-4] the error of an invalid response holds nothing of it", async () => {
  answer = (_request, response) => response.end('{"secret":"s3cr3t"}');
  await expect(get(host, "/x", ok)).rejects.toThrow(/^The answer we got does not hold what was asked for\.$/);
});

test("a host that is not there is unreachable", async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await expect(get(host, "/x", ok)).rejects.toMatchObject({ code: "unreachable" });
});

test("in one process the same client calls without a socket", async () => {
  const transport = inProcessTransport((request) => Response.json({ ok: new URL(request.url).pathname === "/x" }));
  const local = createHostClient({ transport, guard: (call) => call() })(caller);
  expect(await get(local, "/x", ok)).toEqual({ ok: true });
  expect(seen).toEqual([]);
});

test("a fault of a host in this process is unreachable, and one that hangs a timeout", async () => {
  const broken = createHostClient({
    transport: inProcessTransport(() => Promise.reject(new Error("bug"))),
    guard: (call) => call(),
  });
  await expect(post(broken(caller), "/x", ok)).rejects.toMatchObject({ code: "unreachable" });
  const hanging = createHostClient({
    transport: inProcessTransport(() => new Promise(() => undefined)),
    guard: (call) => call(),
  });
  await expect(get(hanging(caller), "/x", ok, { limitMs: 30 })).rejects.toMatchObject({ code: "timeout" });
});

test.each([
  [undefined, 4_000, 5_200],
  [1_000, 1_000, 1_300],
])("with a limit of %s ms a call may take %i ms, and all of a page %i", async (callLimit, call, page) => {
  let now = 0;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => now);
  const timers = vi.spyOn(globalThis, "setTimeout");
  const transport = inProcessTransport(() => Response.json({ ok: true }));
  const slow = createHostClient({ transport, guard: (attempt) => attempt(), callLimit })(caller);
  await get(slow, "/a", ok);
  now = call;
  await post(slow, "/b", ok);
  now = page;
  const late = get(slow, "/c", ok).catch((error: unknown) => error);
  expect(await late).toMatchObject({ code: "timeout" });
  expect(timers.mock.calls.map(([, ms]) => ms)).toEqual([call, page - call]);
  clock.mockRestore();
  timers.mockRestore();
});

test("[ERR-5] a change the host refuses is told for the log, without what was sent; a read is not", async () => {
  const failures: object[] = [];
  caller.onFailure = (failure) => failures.push(failure);
  answer = (_request, response) => response.writeHead(409).end('{"message":"Taken"}');
  await expect(get(host, "/x", ok)).rejects.toThrow("Taken");
  await expect(post(host, "/coupons", ok, { query: { a: "secret" }, body: { code: "S3CRET" } })).rejects.toThrow(
    "Taken",
  );
  expect(failures).toEqual([{ method: "POST", path: "/coupons", code: "conflict", status: 409 }]);
});

/** The calls of a page, each of which may take 4 s and takes as long as its path says. */
function startPage() {
  vi.useFakeTimers();
  const transport: Transport = async ({ path }) => {
    vi.advanceTimersByTime(Number(path.slice(1)));
    return { status: 200, contentType: "application/json", text: "{}" };
  };
  const guard = <Result>(call: () => Promise<Result>) => call();
  return createRequestSender({ transport, guard, callLimit: 4_000, pathOf: (path) => path }, caller);
}

test("[FORM-6] the time of a page begins with its first call: what a file takes to arrive does not count", async () => {
  const send = startPage();
  vi.advanceTimersByTime(60_000);
  await expect(send("GET", "/3000", {})).resolves.toMatchObject({ status: 200 });
  await expect(send("GET", "/2500", {})).resolves.toMatchObject({ status: 200 });
  await expect(send("GET", "/100", {}), "5.2 s are over").rejects.toMatchObject({ code: "timeout" });
});

test("[FORM-6] a file that is stored in a time of its own leaves the page its time", async () => {
  const send = startPage();
  await send("GET", "/1000", {});
  await send("POST", "/20000", { timeoutMs: 30_000 });
  await expect(send("GET", "/3000", {})).resolves.toMatchObject({ status: 200 });
  await expect(send("GET", "/3000", {})).resolves.toMatchObject({ status: 200 });
  await expect(send("GET", "/100", {})).rejects.toMatchObject({ code: "timeout" });
});
