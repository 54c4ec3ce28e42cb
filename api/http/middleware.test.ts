import { Hono } from "hono";
import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import type { Listen } from "@api/db/listen";
import { createCatalogueChanges } from "@api/events/catalogue-changes";
import { responseCache } from "./middleware";
import type { ApiEnv } from "./router";

let reads = 0;
let now = 0;
let tell = () => {};
let wait = Promise.resolve();
let api: Hono<ApiEnv>;

const actor = {
  id: "1",
  role: "customer" as const,
  email: "a@b.test",
  firstName: "A",
  lastName: "B",
  restaurantIds: [],
};

beforeEach(() => {
  reads = 0;
  now = 0;
  wait = Promise.resolve();
  const listen: Listen = (_, heard) => {
    tell = heard;
    return async () => undefined;
  };
  const catalogue = createCatalogueChanges({ listen, logger: pino({ level: "silent" }) });
  api = new Hono<ApiEnv>();
  api.use(async (c, next) => {
    c.set("actor", c.req.header("authorization") ? actor : null);
    await next();
  });
  api.use(responseCache({ clock: { now: () => new Date(now) }, catalogue, responseTtlMs: 1000 }));
  api.get("/restaurants", async (c) => {
    const read = ++reads;
    await wait;
    return c.json({ read });
  });
  api.get("/carts", (c) => c.json({ read: ++reads }));
  api.get("/restaurants/:id", (c) => c.json({ read: ++reads }, 404));
  api.post("/carts", (c) => c.json({}));
});

const read = async (path: string, headers?: Record<string, string>) => (await api.request(path, { headers })).json();

test("visitors get the same answer again for a while, an address each", async () => {
  expect(await read("/restaurants")).toEqual({ read: 1 });
  expect(await read("/restaurants")).toEqual({ read: 1 });
  expect(await read("/restaurants?page=2")).toEqual({ read: 2 });
  now = 1000;
  expect(await read("/restaurants")).toEqual({ read: 3 });
});

test("another process's change shows as soon as it is told of", async () => {
  expect(await read("/restaurants")).toEqual({ read: 1 });
  tell();
  expect(await read("/restaurants")).toEqual({ read: 2 });
});

test("a change shows at once, also to whoever had begun to read before it", async () => {
  await read("/restaurants");
  await api.request("/carts", { method: "POST" });
  let answer = () => {};
  wait = new Promise((resolve) => (answer = resolve));
  const early = read("/restaurants");
  await api.request("/carts", { method: "POST" });
  answer();
  expect(await early).toEqual({ read: 2 });
  expect(await read("/restaurants")).toEqual({ read: 3 });
});

test("what is somebody's own, refused, or not open to all is never kept", async () => {
  await read("/restaurants");
  expect(await read("/restaurants", { authorization: "Bearer x" })).toEqual({ read: 2 });
  expect([await read("/carts"), await read("/carts")]).toEqual([{ read: 3 }, { read: 4 }]);
  expect([await read("/restaurants/x"), await read("/restaurants/x")]).toEqual([{ read: 5 }, { read: 6 }]);
});

test("no more than 200 answers are kept", async () => {
  for (let page = 0; page <= 200; page += 1) await read(`/restaurants?page=${page}`);
  expect(await read("/restaurants?page=1")).toEqual({ read: 2 });
  expect(await read("/restaurants?page=0")).toEqual({ read: 202 });
});
