import { Hono } from "hono";
import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import type { Listen } from "@api/db/listen";
import { createCatalogueChanges } from "@api/events/catalogue-changes";
import { responseCache } from "./middleware";
import type { Actor, ApiEnv } from "./router";

let reads = 0;
let now = 0;
let tell = () => {};
let wait = Promise.resolve();
let api: Hono<ApiEnv>;

const actor: Actor = {
  id: "1",
  role: "customer",
  email: "a@b.test",
  firstName: "A",
  lastName: "B",
  restaurantIds: [],
};

const id = "6e3001bf-3bea-4a73-a668-43e1ab9aa346";
const roles = ["customer", "owner", "manager", "staff", "agent", "admin"] as const;

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
    const role = roles.find((one) => one === c.req.header("x-role"));
    const restaurantIds = c.req.header("x-works-at")?.split(",") ?? [];
    c.set("actor", role ? { ...actor, role, restaurantIds } : null);
    await next();
  });
  api.use(responseCache({ clock: { now: () => new Date(now) }, catalogue, responseTtlMs: 1000 }));
  api.get("/restaurants", async (c) => {
    const read = ++reads;
    await wait;
    return c.json({ read });
  });
  for (const path of [
    "/carts",
    "/coupons",
    "/browse/order-again",
    "/menu-items",
    `/restaurants/${id}`,
    `/restaurants/${id}/reviews`,
    `/restaurants/${id}/customers`,
    "/deals",
    `/deals/${id}`,
  ])
    api.get(path, (c) => c.json({ read: ++reads }));
  api.get("/restaurants/:id", (c) => c.json({ read: ++reads }, 404));
  api.post("/carts", (c) => c.json({}));
  api.post("/answers/:status", (c) => new Response(null, { status: Number(c.req.param("status")) }));
  api.post("/breaks", () => {
    throw new Error("after a part was committed");
  });
  api.onError((_, c) => c.json({}, 500));
});

const read = async (path: string, headers?: Record<string, string>) => (await api.request(path, { headers })).json();

test("visitors get the same answer again for a while, an address each", async () => {
  expect(await read("/restaurants")).toEqual({ read: 1 });
  expect(await read("/restaurants")).toEqual({ read: 1 });
  expect(await read("/restaurants?page=2")).toEqual({ read: 2 });
  now = 1000;
  expect(await read("/restaurants")).toEqual({ read: 3 });
});

test("what is near one door is cached once it is asked for again soon", async () => {
  const near = "/restaurants?latitude=41.67&longitude=-72.94";
  expect([await read(near), await read(near), await read(near)]).toEqual([{ read: 1 }, { read: 2 }, { read: 2 }]);
  now = 1000;
  expect([await read(near), await read(near), await read(near)]).toEqual([{ read: 3 }, { read: 4 }, { read: 4 }]);
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

test("calls that were refused or only read empty nothing; what may have changed a part does", async () => {
  await read("/restaurants");
  for (const path of ["/answers/401", "/answers/404", "/answers/422", "/answers/429", "/nowhere"])
    await api.request(path, { method: "POST" });
  expect((await api.request("/restaurants?page=2", { method: "HEAD" })).status).toBe(200);
  expect(await read("/restaurants")).toEqual({ read: 1 });
  expect(await read("/restaurants?page=2"), "whoever asked first wanted no body").toEqual({ read: 2 });
  for (const [index, path] of ["/answers/200", "/answers/409", "/answers/503", "/breaks"].entries()) {
    await api.request(path, { method: "POST" });
    expect(await read("/restaurants"), path).toEqual({ read: index + 3 });
  }
});

test.each(["/restaurants", "/menu-items", `/restaurants/${id}`, "/deals"])(
  "customers and visitors share %s, people of a restaurant and the platform read for themselves",
  async (path) => {
    expect(await read(path, { "x-role": "customer" })).toEqual({ read: 1 });
    expect([await read(path), await read(path, { "x-role": "customer" })]).toEqual([{ read: 1 }, { read: 1 }]);
    for (const role of ["owner", "manager", "staff", "agent", "admin"]) {
      const before = reads;
      expect(await read(path, { "x-role": role, "x-works-at": id })).toEqual({ read: before + 1 });
    }
    expect(await read(path, { "x-role": "customer", "x-works-at": id })).toEqual({ read: reads });
    expect(reads).toBe(7);
    expect(await read(path)).toEqual({ read: 1 });
  },
);

// Reviews as well: who has written one is to see it at once, whichever process they are answered by.
test.each([
  "/coupons",
  "/browse/order-again",
  `/restaurants/${id}/reviews`,
  `/restaurants/${id}/customers`,
  `/deals/${id}`,
])("what is answered to a customer for themselves is not kept: %s", async (path) => {
  await read(path);
  expect(await read(path, { "x-role": "customer" })).toEqual({ read: 2 });
  expect(await read(path, { "x-role": "customer" })).toEqual({ read: 3 });
});

test("what is refused, or not open to all is never kept", async () => {
  await read("/restaurants");
  expect(await read("/restaurants", { "x-role": "owner" })).toEqual({ read: 2 });
  expect([await read("/carts"), await read("/carts")]).toEqual([{ read: 3 }, { read: 4 }]);
  expect([await read("/restaurants/x"), await read("/restaurants/x")]).toEqual([{ read: 5 }, { read: 6 }]);
});

test("no more than 200 answers are kept", async () => {
  for (let page = 0; page <= 200; page += 1) await read(`/restaurants?page=${page}`);
  expect(await read("/restaurants?page=1")).toEqual({ read: 2 });
  expect(await read("/restaurants?page=0")).toEqual({ read: 202 });
});

test("only what visitors and customers share says so to the app", async () => {
  const shares = async (path: string, headers?: Record<string, string>) =>
    (await api.request(path, { headers })).headers.has("X-Shared-Seconds");
  const customer = { "x-role": "customer" };
  expect(await shares("/restaurants")).toBe(true);
  expect(await shares("/restaurants", customer)).toBe(true);
  expect(await shares("/restaurants", { ...customer, "x-works-at": id })).toBe(false);
  for (const role of ["owner", "admin", "agent"]) expect(await shares("/restaurants", { "x-role": role })).toBe(false);
  for (const path of ["/carts", "/coupons", "/browse/order-again"]) expect(await shares(path, customer)).toBe(false);
});
