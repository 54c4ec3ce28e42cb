import { expect, test } from "vitest";
import { Hono } from "hono";
import { pino } from "pino";
import type { AppEnv } from "./app-env";
import { limitVisits } from "./limit-visits";
import { proofOfAddress, provenAddress } from "./proof-of-address";
import { visitOf } from "./visit";
import { createVisitLimit } from "./visit-limit";

test("requests of an address are counted over a sliding minute; others are not held up", () => {
  let time = 6_000_000;
  const waitFor = createVisitLimit({ most: 3, now: () => time });
  expect([1, 2, 3].map(() => waitFor("203.0.113.7"))).toEqual([0, 0, 0]);
  time += 45_000;
  expect(waitFor("203.0.113.7")).toBe(15);
  expect(waitFor("203.0.113.8")).toBe(0);
  time += 20_000;
  // Of the three, the share of a minute that is not over still counts: 2.75.
  expect([waitFor("203.0.113.7"), waitFor("203.0.113.7")]).toEqual([0, 55]);
  time += 120_000;
  expect(waitFor("203.0.113.7")).toBe(0);
});

test("more addresses than can be counted are let through instead of filling the memory", () => {
  const waitFor = createVisitLimit({ most: 1, now: () => 0, mostAddresses: 1 });
  expect([waitFor("203.0.113.1"), waitFor("203.0.113.1")]).toEqual([0, 60]);
  expect([waitFor("203.0.113.2"), waitFor("203.0.113.2")]).toEqual([0, 0]);
});

test("who asks too often gets a page that says when to come again; a page's script may still send its form", async () => {
  const app = new Hono<AppEnv>();
  app.use((c, next) => {
    c.set("visit", visitOf(c.req.raw, undefined, { proxies: 1, appUrl: undefined }, pino({ level: "silent" })));
    return next();
  });
  app.use(limitVisits({ visitsPerMinute: 2 }, null));
  app.all("*", (c) => c.text("here"));
  const ask = async (path: string, method: string, from = "203.0.113.7") =>
    app.request(path, { method, headers: { "x-forwarded-for": from } });
  expect([(await ask("/home", "GET")).status, (await ask("/home", "GET")).status]).toEqual([200, 200]);
  const refused = await ask("/auth/login", "POST");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.text()).toContain("what you filled in is still there");
  expect((await ask("/auth/login.data", "POST")).status).toBe(200);
  expect((await ask("/home", "GET", "203.0.113.8")).status).toBe(200);
  const here = await Promise.all([1, 2, 3].map(() => ask("/home", "GET", "127.0.0.1")));
  expect(here.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("the API believes an address only with a key, and for that request only", () => {
  const told = { requestId: "request-1", clientAddress: "203.0.113.7" };
  const [key, older] = ["k".repeat(32), "o".repeat(32)];
  const headers = new Headers(proofOfAddress([key], told));
  expect(provenAddress([key], headers, "request-1")).toBe("203.0.113.7");
  expect(provenAddress(["n".repeat(32), key], headers, "request-1")).toBe("203.0.113.7");
  expect(provenAddress([older], headers, "request-1")).toBeNull();
  expect(provenAddress([key], headers, "request-2")).toBeNull();
  expect(provenAddress([], headers, "request-1")).toBeNull();
  expect(provenAddress([key], new Headers({ "x-client-address": "198.51.100.1 nonsense" }), "request-1")).toBeNull();
  expect(proofOfAddress([], told)).toEqual({});
});
