import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openEvents } from "../messages.server";
import { createHostClient } from "./client.server";
import type { Host } from "./host";
import { httpStreams } from "./streaming.server";
import { createBreaker, httpTransport } from "./transport.server";

let answer: RequestListener;
let server: Server;
let streams: ReturnType<typeof httpStreams>;
let close: () => Promise<void>;
let host: Host;
const { signal } = new AbortController();

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no port");
  const url = `http://127.0.0.1:${address.port}/v1`;
  const remote = httpTransport(url);
  close = remote.close;
  streams = httpStreams(url);
  const caller = {
    token: () => "t0k",
    requestId: "req-1",
    forwardedHeaders: { traceparent: "00-trace" },
    clientAddress: "192.0.2.7",
  };
  const guard = createBreaker();
  host = createHostClient({ transport: remote.transport, guard, openStream: streams.openStream })(caller);
});
afterEach(async () => {
  streams.endAll();
  server.closeAllConnections();
  server.close();
  await close();
});

test("[HOST-68] the host gets token, place to go on from and restaurant; the stream ends where it breaks off", async () => {
  let request: unknown;
  answer = ({ url, headers }, response) => {
    request = { url, token: headers.authorization, id: headers["last-event-id"], accept: headers.accept };
    response.writeHead(200, { "content-type": "text/event-stream" }).write("id: 8\n\n", () => response.destroy());
  };
  const body = await openEvents(host, { restaurantId: "7", lastEventId: "5", signal });
  expect(await new Response(body).text()).toBe("id: 8\n\n");
  expect(request).toEqual({
    url: "/v1/events?restaurant_id=7",
    token: "Bearer t0k",
    id: "5",
    accept: "text/event-stream",
  });
});

test("[HOST-68] a last event's id that fits into no header is left out", async () => {
  answer = ({ headers }, response) =>
    void response.writeHead(200, { "content-type": "text/event-stream" }).end(`: ${headers["last-event-id"]}\n\n`);
  const body = await openEvents(host, { lastEventId: "5\r\nx: y", signal });
  expect(await new Response(body).text()).toBe(": undefined\n\n");
});

test.each([
  [404, "unsupported"],
  [405, "unsupported"],
  [501, "unsupported"],
  [401, "unauthenticated"],
  [403, "forbidden"],
  [500, "internal"],
  [200, "invalid_response"],
])("[HOST-5] an answer of %d instead of a stream is %s", async (status, code) => {
  answer = (_request, response) => void response.writeHead(status, { "content-type": "text/html" }).end("<h1>no</h1>");
  await expect(openEvents(host, { signal })).rejects.toMatchObject({ code });
});

test("[HOST-68] open streams end when the process stops", async () => {
  answer = (_request, response) =>
    void response.writeHead(200, { "content-type": "text/event-stream" }).write("id: 8\n\n");
  const reader = (await openEvents(host, { signal })).getReader();
  await reader.read();
  streams.endAll();
  expect((await reader.read()).done).toBe(true);
});

test("[HOST-68] the host's connection is closed when the reader leaves", async () => {
  const closed = new Promise<void>((resolve) => {
    answer = (request, response) => {
      request.on("close", resolve);
      response.writeHead(200, { "content-type": "text/event-stream" }).write("id: 8\n\n");
    };
  });
  const body = await openEvents(host, { signal });
  await body.cancel();
  await closed;
});

test("an answer that nobody reads is left without a fault", async () => {
  answer = (_request, response) =>
    void response.writeHead(404, { "content-type": "text/plain" }).end("x".repeat(9_000));
  const { status, body } = await streams.openStream({ path: "/x", headers: {}, signal });
  await body?.cancel();
  expect(status).toBe(404);
  // What is thrown outside of any promise comes a turn later, and fails the run.
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
});
