import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod";
import type { Call } from "@domain/contract/define-call";
import { formRefusal } from "../errors";
import { createHostClient } from "./client.server";
import type { Caller } from "./host";
import { type Breaker, createBreaker, hostPaths, httpTransport, transportError } from "./transport.server";

let answer: RequestListener;
let server: Server;
let port: number;
const open: (() => Promise<void>)[] = [];

const caller: Caller = { token: () => null, requestId: "r", forwardedHeaders: {}, clientAddress: "192.0.2.7" };
const ok = z.object({ ok: z.boolean() });

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  port = address.port;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  for (const close of open.splice(0)) await close();
});

const call = (method: "get" | "post"): Call => ({
  operationId: "orders",
  tag: "Orders",
  method,
  path: "/orders",
  tier: "core",
  access: "anyone",
  summary: "A call",
  responseDescription: "Anything",
});

/** How a call to the host there fails. */
async function failureOf(
  method: "get" | "post",
  url: string,
  { guard = (attempt) => attempt(), limitMs = 10_000 }: { guard?: Breaker; limitMs?: number } = {},
) {
  const { transport, close } = httpTransport(url);
  open.push(close);
  const host = createHostClient({ transport, guard })(caller);
  return host.call(call(method), { limitMs }, ok).catch((error: unknown) => error);
}

const unclear = /^We got no clear answer: this may or may not have gone through/;

test.each<[what: string, RequestListener, code: string]>([
  ["whose line is cut", (request) => request.socket.destroy(), "unreachable"],
  ["that hangs", () => undefined, "timeout"],
  ["that a proxy answers", (_request, response) => response.writeHead(502).end("<h1>nginx</h1>"), "invalid_response"],
  ["whose answer stops midway", (_request, response) => response.end('{"ok":tr'), "invalid_response"],
])(
  "[ERR-2, FORM-5] a change %s may have been made, and says so; a read says why it failed",
  async (_what, spoil, code) => {
    answer = spoil;
    // Reads are sent again; only what hangs is to be waited for.
    const wait = { limitMs: code === "timeout" ? 300 : 10_000 };
    const change = await failureOf("post", `http://127.0.0.1:${port}`, wait);
    expect(change).toMatchObject({ code, isUnsent: false, message: expect.stringMatching(unclear) });
    expect(formRefusal(change, "Failed").formErrors).toEqual([expect.stringMatching(unclear)]);
    expect(formRefusal(change, "Failed", "It may be saved").formErrors).toEqual(["It may be saved"]);
    const read = await failureOf("get", `http://127.0.0.1:${port}`, wait);
    expect(read).toMatchObject({ code, message: expect.not.stringMatching(unclear) });
  },
);

test("[ERR-2] a change that was not sent was not made: nobody listens, or the host is left alone", async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  const guard = createBreaker({ failures: 1, pause: 60_000 });
  const gone = `http://localhost:${port}`;
  for (const failure of [await failureOf("post", gone, { guard }), await failureOf("post", gone, { guard })]) {
    expect(failure).toMatchObject({ code: "unreachable", isUnsent: true });
    const { formErrors } = formRefusal(failure, "Failed", "It may be saved");
    expect(formErrors).toEqual(["We can't reach our kitchens right now. Please try again in a moment."]);
  }
});

test("[ERR-2] nothing was sent to a name that leads nowhere, nor where one of its addresses has not answered", () => {
  const isUnsent = (error: Error) => transportError(error, new AbortController().signal).isUnsent;
  const failed = (syscall: string) => Object.assign(new Error("failed"), { syscall });
  expect(isUnsent(failed("getaddrinfo"))).toBe(true);
  expect(isUnsent(new AggregateError([failed("connect"), failed("connect")]))).toBe(true);
  expect([failed("read"), new AggregateError([failed("connect"), failed("read")])].map(isUnsent)).toEqual([
    false,
    false,
  ]);
});

test.each([
  ["/auth/agent/login", "/auth/login"],
  ["/auth/login", "/auth/login"],
  ["/auth/agents/7", "/auth/agents/7"],
])("[HOST-10] without settings %s is %s", (ours, theirs) => expect(hostPaths()(ours)).toBe(theirs));

test.each([
  ["/auth/agent/login", "/agents/login"],
  ["/auth/agents", "/sales/agents"],
  ["/auth/agents/7", "/sales/agents/7"],
  ["/auth/agents?page=2", "/sales/agents?page=2"],
  ["/auth/agentship", "/auth/agentship"],
  ["/addons/3", "/menu/addons/3"],
  ["/menu-items/1/addons/3", "/menu-items/1/addons/3"],
])("[HOST-30, HOST-47] with settings %s is %s", (ours, theirs) => {
  const own = { "/auth/agents": "/sales/agents", "/auth/agent/login": "/agents/login", "/addons": "/menu/addons" };
  expect(hostPaths(own)(ours)).toBe(theirs);
});
