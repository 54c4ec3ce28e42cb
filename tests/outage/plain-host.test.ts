import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningApp, startApp } from "@tests/support/app";
import { type FakeHost, json, startFakeHost } from "@tests/support/hosts/fake-host";
import { createVisitor, readable, type Visitor } from "@tests/support/visitor";

const owner = { id: "9", email: "selin@example.test", first_name: "Selin", last_name: "Aydın", role: "owner" };
const place = { id: "1", name: "Anatolia Grill House", is_active: true };

const tax = { id: "5", name: "City tax", code: "CITY", rate: "2.50", status: true };
const dates = { start_date: "2026-11-01", end_date: "2027-11-01" };
const promotion = { type: "percentage", discount_value: "10", is_active: true, restaurantId: "1" };
const coupon = { ...promotion, id: "6", code: "LUNCH", name: "Lunch", ...dates, expiration_date: dates.end_date };
const deal = { ...promotion, ...dates, id: "7", title: "Lunch hour" };

const dataDir = mkdtempSync(join(tmpdir(), "halalgo-plain-"));
let host: FakeHost;
let app: RunningApp;
let visitor: Visitor;

/** A host that knows the documents' own calls and nothing else. */
const plain: Parameters<FakeHost["behave"]>[0] = ({ method, path }, response) => {
  if (path.startsWith("/auth/login"))
    return json(response, {
      data: { access_token: "t", user: { ...owner, restaurants: [place] }, restaurants: [place] },
    });
  if (method === "GET" && path.startsWith("/restaurants/1?")) return json(response, { data: place });
  if (method === "GET" && path === "/restaurants/1") return json(response, { data: place });
  if (method === "GET" && path.startsWith("/menu-items")) return json(response, { data: { data: [] } });
  if (method === "GET" && path === "/restaurants/1/taxes") return json(response, { data: [tax] });
  if (method === "GET" && path.startsWith("/coupons?")) return json(response, { data: [coupon] });
  if (method === "GET" && path.startsWith("/addons?")) return json(response, { data: [] });
  if (method === "GET" && path.startsWith("/deals?")) return json(response, { data: [deal] });
  return json(response, { message: "Not Found" }, 404);
};

beforeAll(async () => {
  host = await startFakeHost();
  host.behave(plain);
  app = await startApp({
    dataDir,
    env: { API_HOST: host.url, SESSION_SECRET: "a-secret-for-this-test" },
    timeoutMs: 90_000,
  });
  visitor = createVisitor(app.url);
  await visitor.post("/auth/login", { email: owner.email, password: "whatever" });
}, 120_000);

afterAll(async () => {
  await app.stop();
  await host.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test("[DASH-7, SALES-4, TXN-4, KDS-7, UI-9] what a host lacks is shown by samples, and says so", async () => {
  const shown = {
    "/dashboard": /Net sales \$48,260\.00.*Monthly sales/,
    "/dashboard/sales-report": /Orders 19 17 paid, 2 unpaid/,
    "/dashboard/sales-report?page=2": /11 to 19 of 19/,
    "/dashboard/transactions": /Bank Transfer HG-1007/,
    "/dashboard/kds": /HG-\s*1001/,
  };
  for (const [path, expected] of Object.entries(shown)) {
    const page = await visitor.get(path);
    expect(page.status, path).toBe(200);
    expect(readable(page), path).toContain("Sample data");
    expect(readable(page), path).toMatch(expected);
  }
});

test("[TABLE-4] behind the last page of a report or of orders stands the last", async () => {
  const last = { "sales-report": "11 to 19 of 19", transactions: "11 to 12 of 12", "online-orders": "1 to 5 of 5" };
  for (const [page, range] of Object.entries(last))
    expect(readable(await visitor.get(`/dashboard/${page}?page=9`)), page).toContain(range);
});

test("[ROUTE-10] of pages that need calls the host lacks, the heading stays", async () => {
  const headings = {
    "/dashboard/tables": "Dining Tables Page",
    "/dashboard/pos": "POS Page",
    "/dashboard/notifications": "Push Notifications Page",
  };
  for (const [path, heading] of Object.entries(headings)) {
    const page = await visitor.get(path);
    expect(page.status, path).toBe(200);
    const main = page.text.slice(page.text.indexOf("<main"), page.text.indexOf("</main>"));
    expect(main, path).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
    expect(main, path).not.toMatch(/<form|<button/);
  }
});

test("[SET-2…5] of settings the host does not keep, each tab says so; what the documents know stays", async () => {
  const shown = {
    "/dashboard/settings": [200, /These details cannot be changed here\. Company Sample data/],
    "/dashboard/settings/hours": [404, /Opening hours are not available here\./],
    "/dashboard/settings/ordering": [404, /These settings are not available here\./],
    "/dashboard/settings/taxes": [200, /City tax CITY 2\.5% Active/],
    "/dashboard/settings/notifications": [200, /This feature is coming soon\./],
    "/dashboard/settings/images": [200, /Images you do not change stay as they are\./],
  } as const;
  for (const [path, [status, expected]] of Object.entries(shown)) {
    const page = await visitor.get(path);
    expect(page.status, path).toBe(status);
    expect(readable(page), path).toMatch(expected);
    // The frame stays: one gets to the other tabs, of which those are offered that this host keeps.
    expect(readable(page), path).toMatch(/Dashboard Settings Settings Company Taxes( : 1 tax)? Restaurant Images /);
  }
});

test("[HOST-4] a page that a failing call left without a part is given to nobody else", async () => {
  const stranger = createVisitor(app.url);
  host.behave((call, response) =>
    call.path.startsWith("/menu-items") ? json(response, { message: "Oops" }, 500) : plain(call, response),
  );
  const lacking = await stranger.get("/restaurant/1");
  host.behave(plain);
  expect([lacking.status, lacking.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const whole = await stranger.get("/restaurant/1");
  expect(readable(whole)).not.toBe(readable(lacking));
  expect(whole.headers.get("etag")).not.toBeNull();
});

test("[COUP-8, OFFER-5, TAX-4, ADDON-4, ITEM-6] a change that fails without a reason is told by its own text, and keeps what was typed", async () => {
  host.behave((call, response) =>
    call.method === "GET" ? plain(call, response) : json(response, {}, /taxes|deals|\/6$/.test(call.path) ? 409 : 500),
  );
  const offer = { ...promotion, ...dates, title: "Kept words", covers: "menu", has_image: "1", is_active: "true" };
  const own = { ...promotion, ...dates, name: "Kept words", code: "KEPT", expiration_date: dates.end_date };
  const addon = { name: "Kept words", price: "1", is_active: "true" };
  const item = { ...addon, description: "Long enough words", category: "Kebabs", item_type: "food" };
  const failing: [path: string, form: string, fields: Record<string, unknown>, text: string][] = [
    ["coupons/new", "coupon", own, "Failed to add/update coupon"],
    ["coupons/6/edit", "coupon", own, "Failed to add/update coupon"],
    ["coupons/6/delete", "", {}, "Failed to delete coupon"],
    ["offers/7/edit", "offer", offer, "Failed to add/update offer"],
    ["offers/7/delete", "", {}, "Failed to delete offer"],
    ["settings/taxes/new", "tax", { name: "Kept words", code: "K", rate: "1" }, "Failed to add/update Tax"],
    ["settings/taxes/5/delete", "", {}, "Failed to delete Tax"],
    ["addons/new", "addon", addon, "Failed to add/update add on"],
    ["items/new", "item", item, "Failed to create menu item"],
  ];
  for (const [path, form, fields, text] of failing) {
    const typed = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
    const page = await visitor.post(`/dashboard/${path}`, { ...Object.fromEntries(typed), __rvfInternalFormId: form });
    expect(page.status, path).toBeGreaterThanOrEqual(400);
    expect(readable(page), path).toContain(text);
    if (form) expect(page.text, path).toContain('value="Kept words"');
  }
  const switched = await visitor.post("/dashboard/settings/taxes", { id: "5", status: "off" });
  expect(readable(await visitor.get(switched.location ?? ""))).toContain("Failed to update tax status");
});
