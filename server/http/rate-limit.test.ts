import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createRateLimiter, rateLimit } from "./rate-limit";
import { type AppEnv, getRequestInfo, signedClientIp, verifiedClientIp } from "./request-info";

test("requests of an address are counted over a sliding minute; others are not held up", () => {
  let time = 6_000_000;
  const waitFor = createRateLimiter({ max: 3, now: () => time });
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
  const waitFor = createRateLimiter({ max: 1, now: () => 0, maxAddresses: 1 });
  expect([waitFor("203.0.113.1"), waitFor("203.0.113.1")]).toEqual([0, 60]);
  expect([waitFor("203.0.113.2"), waitFor("203.0.113.2")]).toEqual([0, 0]);
});

/** Answers behind a limit of two pages a minute, and tells what the app is given of a refusal. */
function behindLimit() {
  const app = new Hono<AppEnv>();
  app.use((c, next) => {
    c.set("info", getRequestInfo(c.req.raw, undefined, { proxies: 1, appUrl: undefined }, pino({ level: "silent" })));
    return next();
  });
  app.use(rateLimit({ visitsPerMinute: 2 }, null));
  app.all("*", (c) => c.text(c.get("info").refusal?.message ?? "here"));
  return (path: string, method: string, { from = "203.0.113.7", ...init }: RequestInit & { from?: string } = {}) =>
    Promise.resolve(app.request(path, { ...init, method, headers: { ...init.headers, "x-forwarded-for": from } }));
}

test("who asks too often gets a page that says when to come again; nobody else does", async () => {
  const ask = behindLimit();
  expect([(await ask("/home", "GET")).status, (await ask("/home", "GET")).status]).toEqual([200, 200]);
  const refused = await ask("/home", "GET");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.text()).toContain("reload this page");
  expect((await ask("/home", "GET", { from: "203.0.113.8" })).status).toBe(200);
  const here = await Promise.all([1, 2, 3].map(() => ask("/home", "GET", { from: "127.0.0.1" })));
  expect(here.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("a page's script may go on for as long again with its forms, and is then told so by the app itself", async () => {
  const ask = behindLimit();
  for (const path of ["/home", "/home"]) await ask(path, "GET");
  expect(await (await ask("/home.data", "GET")).text()).toMatch(/goes on automatically in \d+ seconds/);
  const forms = [1, 2, 3].map(async () => (await ask("/contact.data", "POST")).text());
  expect(await Promise.all(forms)).toEqual(["here", "here", expect.stringMatching(/Wait \d+ seconds/)]);
});

test("[FORM-2] a form that is one too many comes back with what was typed, and asks for the password anew", async () => {
  const ask = behindLimit();
  for (const path of ["/home", "/home"]) await ask(path, "GET");
  const post = (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields).toString();
    const type = "application/x-www-form-urlencoded";
    return ask("/auth/signup?user_type=user", "POST", {
      body,
      headers: { "content-type": type, "content-length": String(body.length) },
    });
  };
  const refused = await post({ firstName: 'Amina "<b>"', password: "a long password", restaurantId: "7" });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const page = await refused.text();
  expect(page).toContain('<form method="post" action="/auth/signup?user_type=user"');
  expect(page).toContain('<input type="hidden" name="firstName" value="Amina &quot;&lt;b&gt;&quot;" />');
  expect(page).toMatch(/First Name<\/dt>\s*<dd[^>]*>Amina/);
  expect(page).toContain('<input type="hidden" name="restaurantId" value="7" />');
  expect(page).toMatch(/>Password<input\s+type="password"\s+name="password"\s+autocomplete="current-password"/);
  expect(page).not.toContain("a long password");
});

test("a form with a file says that it is still in the page before", async () => {
  const ask = behindLimit();
  for (const path of ["/home", "/home"]) await ask(path, "GET");
  const body = new FormData();
  body.set("name", "Kebab");
  body.set("picture", new File(["x"], "kebab.png"));
  const page = await (await ask("/dashboard/items/new", "POST", { body, headers: { "content-length": "99" } })).text();
  expect(page).toContain("what you filled in is still there");
  expect(page).not.toContain("<form");
});

test("card data never comes back in a page", async () => {
  const ask = behindLimit();
  for (const path of ["/home", "/home"]) await ask(path, "GET");
  const body = new URLSearchParams({ note: "No onions", cardNumber: "4242424242424242" }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": String(body.length) };
  const page = await (await ask("/checkout/pay", "POST", { body, headers })).text();
  expect(page).toContain("what you filled in is still there");
  expect(page).not.toContain("4242");
});

test("the API believes an address only with a key, and for that request only", () => {
  const info = { requestId: "request-1", clientAddress: "203.0.113.7" };
  const [key, older] = ["k".repeat(32), "o".repeat(32)];
  const headers = new Headers(signedClientIp([key], info));
  expect(verifiedClientIp([key], headers, "request-1")).toBe("203.0.113.7");
  expect(verifiedClientIp(["n".repeat(32), key], headers, "request-1")).toBe("203.0.113.7");
  expect(verifiedClientIp([older], headers, "request-1")).toBeNull();
  expect(verifiedClientIp([key], headers, "request-2")).toBeNull();
  expect(verifiedClientIp([], headers, "request-1")).toBeNull();
  expect(verifiedClientIp([key], new Headers({ "x-client-address": "198.51.100.1 nonsense" }), "request-1")).toBeNull();
  expect(signedClientIp([], info)).toEqual({});
});
