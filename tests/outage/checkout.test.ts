import { mkdtempSync, rmSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type RunningApp, startApp } from "@tests/support/app";
import { type FakeHost, type HostCall, json, startFakeHost } from "@tests/support/hosts/fake-host";
import { createVisitor, readable, type Visitor } from "@tests/support/visitor";

/** The checkout in front of a host of someone else: core calls alone, and none that works. */

const person = { id: "7", email: "amina@example.test", first_name: "Amina", last_name: "Rahman", role: "customer" };
const line = { id: "l1", quantity: 2, menuItem: { id: "m1", name: "Adana Kebab Plate", price: "15.99" } };
const cart = { id: "c1", items: [line], restaurant: { id: "r1", name: "Anatolia Grill House" } };
const home = {
  id: "a1",
  label: "Home",
  contact_name: "Amina Rahman",
  contact_email: "amina@example.test",
  contact_phone: "(860) 555-0117",
  address: "48 Prospect St",
  city: "Bristol",
  zipcode: "06010",
  is_default: true,
};
const { id: _, ...typed } = { ...home, is_default: "on" };

/** The core calls; `change` answers first and says whether it did. */
function wellHost(change: (call: HostCall, response: ServerResponse) => boolean = () => false) {
  host.behave((call, response) => {
    if (change(call, response)) return;
    const path = call.path.split("?")[0];
    if (path === "/auth/login") return json(response, { data: { access_token: "t", user: person } });
    if (path === "/cart/restaurant/r1") return json(response, { data: cart });
    if (path === "/cart/user") return json(response, { data: [cart] });
    if (path === "/addresses") return json(response, { data: [home] });
    if (path === "/restaurants/r1") return json(response, { data: { id: "r1", name: "Anatolia Grill House" } });
    if (path === "/coupons") return json(response, { data: [] });
    return json(response, { message: "Not Found" }, 404);
  });
}
const failing = (method: string, path: string) => (call: HostCall, response: ServerResponse) => {
  if (call.method !== method || !call.path.startsWith(path)) return false;
  json(response, { error: "oops" }, 500);
  return true;
};

const dataDir = mkdtempSync(join(tmpdir(), "halalgo-checkout-"));
let host: FakeHost;
let app: RunningApp;
let customer: Visitor;

beforeAll(async () => {
  host = await startFakeHost();
  wellHost();
  const env = { API_HOST: host.url, SESSION_SECRET: "a-secret-for-this-test" };
  app = await startApp({ dataDir, env, timeoutMs: 90_000 });
});
beforeEach(async () => {
  wellHost();
  customer = createVisitor(app.url);
  await customer.post("/auth/login", { email: person.email, password: "whatever" });
});
afterAll(async () => {
  await app.stop();
  await host.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("[CART-7] the cart is asked for only when both a restaurant and a customer are known", async () => {
  const before = host.calls.length;
  expect((await customer.get("/checkout")).location).toBe("/home");
  expect((await createVisitor(app.url).get("/checkout?restaurantId=r1")).location).toContain("/auth/login");
  const listRequests = () => host.calls.slice(before).filter(({ path }) => path.startsWith("/cart/restaurant"));
  expect(listRequests()).toEqual([]);
  await customer.get("/checkout?restaurantId=r1");
  expect(listRequests().map(({ path }) => path)).toEqual(["/cart/restaurant/r1"]);
});

test("[CHK-4] a cart that cannot be loaded says so and leads home", async () => {
  wellHost(failing("GET", "/cart/restaurant"));
  const page = await customer.get("/checkout?restaurantId=r1");
  expect(page.status).toBeGreaterThanOrEqual(500);
  expect(readable(page)).toContain("Error loading cart");
  expect(page.text).toMatch(/<a[^>]*href="\/home"[^>]*>.*?Go Back Home/s);
});

test("[CHK-11, PAY-2] without a quote the goods are the total, and a missing card provider is said before Place Order", async () => {
  const page = await customer.get("/checkout?restaurantId=r1");
  expect(page.status).toBe(200);
  expect(readable(page)).toContain("$31.98");
  const sentence = "Card payment is not set up here yet, so nothing can be ordered. Your cart is saved.";
  expect(readable(page)).toContain(sentence);
  const pressed = await customer.post("/checkout?restaurantId=r1", {
    restaurantId: "r1",
    address: "a1",
    place: "x:3198",
  });
  expect(pressed.status).toBe(422);
  expect(pressed.text).toMatch(/role="alert"/);
  wellHost((call, response) => {
    if (!call.path.startsWith("/payments/clover/config")) return false;
    const data = { environment: "sandbox", sdkUrl: "https://checkout.sandbox.dev.clover.com/sdk.js", publicKey: "p" };
    json(response, { data });
    return true;
  });
  expect(readable(await customer.get("/checkout?restaurantId=r1"))).not.toContain(sentence);
});

/** What a press of Pay is told, as the card dialog's script reads it. */
async function pressPay(fields: { key: string; total: string }): Promise<string> {
  const text = await answerToPay(fields);
  return /"kind","(\w+)"/.exec(text)?.[1] ?? text;
}

async function answerToPay(fields: { key: string; total: string }): Promise<string> {
  const headers = { origin: app.url, accept: "*/*" };
  return (await customer.post("/checkout/pay.data?restaurantId=r1", { token: "clv_1T", ...fields }, headers)).text;
}

test("[PAY-16] Pay says that nothing was charged only where the host knows of no payment", async () => {
  const page = await customer.get("/checkout?restaurantId=r1");
  const [, key = "", total = ""] = /name="place"[^>]*value="([^":]+):(\d+)"/.exec(page.text) ?? [];
  expect(total).toBe("3198");
  expect(await pressPay({ key, total: "1" })).toBe("refused");
  const known = (status: string) => (call: HostCall, response: ServerResponse) => {
    if (call.path !== `/payments/${key}`) return false;
    json(response, { data: { status, orderId: status === "ordered" ? "o1" : null } });
    return true;
  };
  wellHost(known("ordered"));
  expect(await pressPay({ key, total: "1" })).toBe("ordered");
  wellHost(known("charged"));
  expect(await pressPay({ key, total: "1" })).toBe("checking");
  wellHost(failing("GET", "/cart/restaurant"));
  expect(await pressPay({ key, total })).toBe("checking");
});

test("[PAY-9] the order names what was bought and paid: items, the charge, whole cents, the currency and where it goes", async () => {
  const before = host.calls.length;
  wellHost((call, response) => {
    if (call.path === "/payments/clover/charge") json(response, { data: { transactionId: "ch_1", amount: 3198 } });
    else if (call.path === "/orders" && call.method === "POST") json(response, { data: { id: "o1", orderId: "HG-1" } });
    else return false;
    return true;
  });
  const page = await customer.get("/checkout?restaurantId=r1");
  const key = /name="place"[^>]*value="([^":]+):3198"/.exec(page.text)?.[1] ?? "";
  expect(await pressPay({ key, total: "3198" })).toBe("ordered");
  const [order, ...more] = host.calls
    .slice(before)
    .filter(({ path, method }) => path === "/orders" && method === "POST");
  expect(more).toEqual([]);
  expect(order?.headers["idempotency-key"]).toBe(key);
  expect(JSON.parse(order?.body ?? "")).toMatchObject({
    restaurantId: "r1",
    items: [{ menuItemId: "m1", quantity: 2 }],
    transactionId: "ch_1",
    paymentAmount: 3198,
    currency: "usd",
    couponId: null,
    deliveryAddressId: "a1",
  });
});

test("[PAY-16] a paid order that the host does not place is looked after on the payment's page, which says so", async () => {
  wellHost((call, response) => {
    if (call.path === "/payments/clover/charge") json(response, { data: { transactionId: "ch_1", amount: 3198 } });
    else if (call.path === "/orders" && call.method === "POST") json(response, {}, 409);
    else return false;
    return true;
  });
  const page = await customer.get("/checkout?restaurantId=r1");
  const key = /name="place"[^>]*value="([^":]+):3198"/.exec(page.text)?.[1] ?? "";
  const answer = await answerToPay({ key, total: "3198" });
  expect(answer).toContain('"checking"');
  expect(answer).toContain("Failed to place order");
});

test("[PAY-20] who had too many cards declined is told how long to wait, with scripts and without, and keeps the checkout", async () => {
  const message =
    "Too many cards were declined in a short time. Nothing was charged. Please wait 13 minutes, then try again.";
  wellHost((call, response) => {
    const sdk = { environment: "sandbox", sdkUrl: "https://checkout.sandbox.dev.clover.com/sdk.js", publicKey: "p" };
    if (call.path.startsWith("/payments/clover/config")) json(response, { data: sdk });
    else if (call.method === "POST" && call.path.startsWith("/payments/clover"))
      json(response, { success: false, code: "rate_limited", message }, 429);
    else return false;
    return true;
  });
  const page = await customer.get("/checkout?restaurantId=r1");
  const key = /name="place"[^>]*value="([^":]+):3198"/.exec(page.text)?.[1] ?? "";
  const answerText = await answerToPay({ key, total: "3198" });
  expect(answerText).toContain('"refused"');
  expect(answerText).toContain(message);
  const refused = await customer.post("/checkout?restaurantId=r1", {
    restaurantId: "r1",
    address: "a1",
    note: "Ring twice",
    place: `${key}:3198`,
  });
  expect(refused.status).toBe(429);
  expect(readable(refused)).toContain(message);
  expect(readable(refused)).toContain("Adana Kebab Plate");
  expect(refused.text).toContain("Ring twice");
});

test("[PAY-14, ERR-2] where the provider's page does not open, the checkout says that it charges nothing before it is filled in", async () => {
  wellHost((call, response) => {
    const sdk = { environment: "sandbox", sdkUrl: "https://checkout.sandbox.dev.clover.com/sdk.js", publicKey: "p" };
    if (call.path.startsWith("/payments/clover/config")) json(response, { data: sdk });
    else if (call.method === "POST" && call.path.startsWith("/payments/clover"))
      response.writeHead(502, { "content-type": "text/html" }).end("<h1>nginx</h1>");
    else return false;
    return true;
  });
  const page = await customer.get("/checkout?restaurantId=r1");
  const key = /name="place"[^>]*value="([^":]+):3198"/.exec(page.text)?.[1] ?? "";
  const fields = { restaurantId: "r1", address: "a1", note: "Ring twice", place: `${key}:3198` };
  const refused = await customer.post("/checkout?restaurantId=r1", fields);
  expect(refused.status).toBe(502);
  expect(readable(refused)).toContain("The payment page did not open. It charges nothing before you fill it in");
  expect(refused.text).toContain("Ring twice");
});

test("[NOTIF-5] a customer of a host without notifications has no bell and no such page", async () => {
  const home = await customer.get("/about");
  expect(home.status).toBe(200);
  expect(home.text).toMatch(/aria-label="Account of/);
  expect(home.text).not.toMatch(/href="[^"]*\/notifications/);
  for (const path of ["/notifications", "/home/notifications"]) expect((await customer.get(path)).status).toBe(404);
});

test("[ADDR-6] an address that cannot be saved or deleted says so and keeps what was typed", async () => {
  wellHost(
    (call, response) =>
      failing("POST", "/addresses")(call, response) || failing("DELETE", "/addresses")(call, response),
  );
  const saved = await customer.post("/checkout/addresses/new?restaurantId=r1", { ...typed, label: "Mosque" });
  expect(saved.status).toBeGreaterThanOrEqual(500);
  expect(readable(saved)).toContain("Failed to add/update address");
  expect(saved.text).toContain('value="Mosque"');
  const deleted = await customer.post("/checkout/addresses/a1/delete?restaurantId=r1", { intent: "delete" });
  expect(readable(deleted)).toContain("Failed to delete address");
});
