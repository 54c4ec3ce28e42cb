import { Hono } from "hono";
import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import type { Mount } from "../hosts/host-connection";
import { addMounts } from "./mounts";
import { type AppEnv, getRequestInfo } from "./request-info";

let reached: string[] = [];
beforeEach(() => {
  reached = [];
});

const fetch = (request: Request) => {
  reached.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get("x-forwarded-for")}`);
  // An explicit status: otherwise HEAD fails once @hono/node-server has replaced Response.
  return new Response("from the host", { status: 200 });
};
const mounts: Mount[] = [
  { path: "/media/*", fetch },
  { path: "/payments/clover/webhooks", fetch, methods: ["POST"], isUnlimited: true },
];

/** An app that allows `visitsPerMinute` pages, and answers the path and method with the status. */
function serve(visitsPerMinute: number) {
  const app = new Hono<AppEnv>();
  app.use((c, next) => {
    c.set("info", getRequestInfo(c.req.raw, undefined, { proxies: 1, appUrl: undefined }, pino({ level: "silent" })));
    return next();
  });
  addMounts(app, { mounts, config: { visitsPerMinute }, metrics: null });
  return async (method: string, path: string, from = "203.0.113.7") =>
    app.request(path, { method, headers: { "x-forwarded-for": `198.51.100.9, ${from}` } });
}

test("only what a mount is for reaches the host, with the client's address", async () => {
  const ask = serve(100);
  expect((await ask("GET", "/media/a")).status).toBe(200);
  expect((await ask("HEAD", "/media/a")).status).toBe(200);
  expect((await ask("POST", "/payments/clover/webhooks")).status).toBe(200);
  const wrong = [
    ["POST", "/media/a"],
    ["DELETE", "/media/a"],
    ["OPTIONS", "/media/a"],
    ["GET", "/payments/clover/webhooks"],
    ["PUT", "/payments/clover/webhooks"],
  ] as const;
  for (const [method, path] of wrong) {
    const refused = await ask(method, path);
    expect([refused.status, refused.headers.get("allow")]).toEqual([
      405,
      path.startsWith("/media") ? "GET, HEAD" : "POST",
    ]);
  }
  expect(reached).toEqual([
    "GET /media/a 203.0.113.7",
    "HEAD /media/a 203.0.113.7",
    "POST /payments/clover/webhooks 203.0.113.7",
  ]);
});

test("files count by address, five for each page that is allowed, whatever their name and method; webhooks do not", async () => {
  const ask = serve(2);
  const statuses = async (count: number, ...request: Parameters<typeof ask>) =>
    (await Promise.all(Array.from({ length: count }, () => ask(...request)))).map(({ status }) => status);
  expect(await statuses(9, "GET", "/media/a")).toEqual(Array.from({ length: 9 }, () => 200));
  expect(await statuses(1, "POST", "/media/a")).toEqual([405]);
  const refused = await ask("GET", "/media/a.data");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await statuses(1, "POST", "/media/a")).toEqual([429]);
  expect(await statuses(1, "GET", "/media/a", "203.0.113.8")).toEqual([200]);
  expect(await statuses(30, "POST", "/payments/clover/webhooks")).toEqual(Array.from({ length: 30 }, () => 200));
  const unlimited = serve(0);
  const all = await Promise.all(Array.from({ length: 30 }, () => unlimited("GET", "/media/a")));
  expect(all.every(({ status }) => status === 200)).toBe(true);
});
