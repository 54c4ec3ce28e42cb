import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "@tests/support/app";
import { type FakeHost, json, startFakeHost } from "@tests/support/hosts/fake-host";
import { createVisitor, type Page, readable, type Visitor } from "@tests/support/visitor";

/** A host that can be read, and fails at every change without saying why: people are told in the product's own words. */

const place = { id: "1", name: "Anatolia Grill House", is_active: true };
const item = {
  id: "3",
  restaurant_id: "1",
  name: "Adana Kebab",
  price: "9.50",
  description: "Grilled",
  item_type: "food",
};
const addon = { id: "8", restaurant_id: "1", name: "Extra sauce", price: "1.00", is_active: true };
const agent = {
  id: "4",
  first_name: "Tarik",
  last_name: "Demir",
  email: "tarik@example.test",
  phone: "(860) 555-0117",
};

const responses: Record<string, unknown> = {
  "/restaurants/1": place,
  "/restaurants": [place],
  "/menu-items": [item],
  "/menu-items/3": item,
  "/menu-items/3/addons": [addon],
  "/addons": [addon],
  "/addons/8": addon,
  "/auth/agents": [agent],
  "/notifications": [],
  "/orders": [],
};

const dataDir = mkdtempSync(join(tmpdir(), "halalgo-failing-"));
let host: FakeHost;
let app: RunningApp;

beforeAll(async () => {
  host = await startFakeHost();
  host.behave(({ method, path, body }, response) => {
    if (path === "/auth/login") {
      const role = /(\w+)@example/.exec(body)?.[1] ?? "";
      if (role === "nobody") return json(response, {}, 500);
      const restaurants = role === "owner" ? [place] : [];
      const user = {
        id: role,
        email: `${role}@example.test`,
        first_name: "Amina",
        last_name: "Rahman",
        role,
        restaurants,
      };
      return json(response, {
        data: { access_token: "t", user: { ...user, role: role.replace("homeless", "owner") }, restaurants },
      });
    }
    // Seven of something are put into the cart, and the answer is lost; at eight a proxy answers.
    if (path === "/cart/items" && body.includes('"quantity":7')) return void response.destroy();
    if (path === "/cart/items" && body.includes('"quantity":8'))
      return void response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad Gateway</h1>");
    if (path.endsWith("/gone"))
      return json(response, { success: false, code: "not_found", message: "Cart not found." }, 404);
    const data = responses[path.split("?")[0] ?? ""];
    return method === "GET" ? json(response, data ? { data } : {}, data ? 200 : 404) : json(response, {}, 500);
  });
  app = await startApp({
    dataDir,
    env: { API_HOST: host.url, SESSION_SECRET: "a-secret-for-this-test" },
    timeoutMs: 90_000,
  });
}, 120_000);

afterAll(async () => {
  await app.stop();
  await host.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function loggedIn(role: string): Promise<Visitor> {
  const visitor = createVisitor(app.url);
  await visitor.post("/auth/login", { email: `${role}@example.test`, password: "whatever" });
  return visitor;
}

/** The page a change is answered with, or the one it leads to. */
async function answerTo(visitor: Visitor, path: string, fields: Record<string, string> | FormData): Promise<string> {
  const page = await visitor.post(path, fields);
  return readable(page.location ? await visitor.get(page.location) : page);
}

const images = new FormData();
images.append("__rvfInternalFormId", "images");
images.append("logo", new File(["x"], "logo.png", { type: "image/png" }));
const newAgent = { ...agent, password: "a-Long-password-1", __rvfInternalFormId: "sales-agent" };

test.each<[role: string, path: string, fields: Record<string, string> | FormData, text: string]>([
  [
    "nobody",
    "/auth/login",
    { email: "nobody@example.test", password: "whatever" },
    "An error occurred during login. Please try again.",
  ],
  ["customer", "/restaurant/1/items/3", { quantity: "1", size: "regular" }, "Failed to add item to cart"],
  ["customer", "/orders", { reorder: "1", restaurantId: "1" }, "An error occurred while performing the action."],
  ["owner", "/dashboard/settings/images", images, "Failed to update restaurant images"],
  ["owner", "/dashboard/addons/8/delete", {}, "Failed to delete add on"],
  ["owner", "/dashboard/menu-item/3/addons/new", { addon: "8" }, "Failed to assign addon"],
  ["owner", "/dashboard/menu-item/3/addons/8/remove", {}, "Failed to remove addon"],
  ["owner", "/dashboard/items/3/delete", {}, "Failed to delete menu item"],
  ["admin", "/admin/restaurants/1/approve", {}, "Failed to update restaurant status"],
  ["admin", "/admin/sales-agents/new", newAgent, "Failed to add/update sales agent"],
  ["admin", "/admin/sales-agents/4/delete", {}, "Failed to delete sales agent"],
])("[UI-10] %s at %s is told", async (role, path, fields, text) => {
  expect(await answerTo(await loggedIn(role), path, fields)).toContain(text);
});

test("[UI-10, ROUTE-18] a merchant without a restaurant is told", async () => {
  const page = await (await loggedIn("homeless")).get("/dashboard");
  expect([page.status, readable(page)]).toEqual([404, expect.stringContaining("No restaurant found")]);
});

test("[CART-8] a lost answer to what was put into the cart says that it may be in there already", async () => {
  const customer = await loggedIn("customer");
  const page = await answerTo(customer, "/restaurant/1/items/3", { quantity: "7", size: "regular" });
  expect(page).toContain("It may be in your cart already: look there first.");
  const lost = await answerTo(customer, "/restaurant/1/items/3", { quantity: "8", size: "regular" });
  expect(lost).toContain("We got no answer. It may be in your cart already: look there first.");
  const refused = await answerTo(customer, "/restaurant/1/items/3", { quantity: "1", size: "regular" });
  expect(refused).not.toContain("in your cart already");
});

test("[CART-12] a dish that is added again after its answer was lost carries the same key, and once more on purpose another", async () => {
  const customer = await loggedIn("customer");
  const dialog = "/restaurant/1/items/3";
  const keyIn = ({ text }: Page) => /name="key" value="([^"]+)"/.exec(text)?.[1] ?? "none";
  const add = async (page: Page) => {
    const answer = await customer.post(dialog, { key: keyIn(page), quantity: "7", size: "regular" });
    return { answer, sent: host.calls.findLast(({ path }) => path === "/cart/items")?.headers["idempotency-key"] };
  };
  const page = await customer.get(dialog);
  const first = await add(page);
  const again = await add(first.answer);
  const onPurpose = await add(await customer.get(dialog));
  expect(first.sent).toMatch(/^[\w-]{20,}$/);
  expect(again.sent).toBe(first.sent);
  expect(onPurpose.sent).not.toBe(first.sent);

  const orderAgain = async () => {
    await customer.post("/orders", { reorder: "1", restaurantId: "1" });
    return host.calls.findLast(({ path }) => path === "/orders/1/reorder")?.headers["idempotency-key"];
  };
  expect(await orderAgain()).toMatch(/^[\w-]{20,}$/);
  expect(await orderAgain()).toBe(await orderAgain());
});

test("[FORM-5] a line and a cart that are gone already count as removed", async () => {
  const customer = await loggedIn("customer");
  const cleared = await answerTo(customer, "/carts", { clear: "gone" });
  expect(cleared).toContain("Cart cleared");
  const removed = await answerTo(customer, "/checkout?restaurantId=1", { restaurantId: "1", "quantity-gone": "0" });
  expect(removed).not.toMatch(/not found|Failed to update the cart/);
});
