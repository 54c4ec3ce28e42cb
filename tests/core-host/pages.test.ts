import { afterAll, beforeAll, expect, test } from "vitest";
import { createVisitor, readable } from "@tests/support/visitor";
import { type Lacking, startAppBeforeCoreHost } from "./core-host";
import type { Dialect, Shape } from "./shapes";

let running: Awaited<ReturnType<typeof startAppBeforeCoreHost>>;
beforeAll(async () => {
  running = await startAppBeforeCoreHost();
}, 120_000);
afterAll(() => running.stop());

/** Pages that need calls the host lacks: hidden. */
const hidden: Record<string, string[]> = { "amina@example.test": ["/orders", "/notifications", "/go-pass"] };

/** What needs calls the host lacks: said or linked to by no page. */
const customersLack = ["/favourites", "/account/export", "/account/delete"].map(linkTo);
const merchantsLack = ["menu-order", "addon-groups", "inbox", "tables", "pos", "notifications"].map((page) =>
  linkTo(`/dashboard/${page}`),
);
const settingsLack = ["hours", "ordering", "halal", "notifications", "team"].map((tab) =>
  linkTo(`/dashboard/settings/${tab}`),
);
const adminsLack = ["orders", "failed-payments", "refunds", "coupons", "customers", "audit-log", "inbox"].concat(
  "demand",
  "missed-searches",
  "halal-evidence",
  "certifiers",
);
const notOffered: Record<string, string[]> = {
  "amina@example.test": [
    ...customersLack,
    "New kitchens in your inbox",
    "on first order",
    "on your first order",
    "refunded",
    "seerah",
    "Dietary",
    "Nothing near",
    "Open now near",
  ],
  "selin@example.test": [...merchantsLack, ...settingsLack, 'name="availability"'],
  "admin@example.test": adminsLack.map((page) => linkTo(`/admin/${page}`)),
};
function linkTo(path: string): string {
  return `href="${path}"`;
}

/** What a page of each kind of person shows of what the host has, or says where it lacks the call. */
const pages: Record<string, Record<string, RegExp>> = {
  "amina@example.test": {
    "/": /Craving Halal/,
    "/home": /Anatolia Grill House/,
    "/home/filters": /Filters/,
    "/home?search=xyzzy": /Nothing for “xyzzy”/,
    "/restaurant/1": /Adana Kebab Plate/,
    "/restaurant/1/items/11": /Adana Kebab Plate/,
    "/carts": /Your Carts/,
    "/addresses": /48 Prospect St/,
    "/account": /amina@example.test/,
    "/favourites": /Favorites/,
  },
  "selin@example.test": {
    "/dashboard": /Sample data/,
    "/dashboard/items": /Red Lentil Soup/,
    "/dashboard/menu-item/11": /Adana Kebab Plate/,
    "/dashboard/menu-item/11/addons": /Garlic yoghurt/,
    "/dashboard/addons": /Garlic yoghurt/,
    "/dashboard/coupons": /Coupons/,
    "/dashboard/offers": /Offers/,
    "/dashboard/online-orders": /Sample data/,
    "/dashboard/pos-orders": /Sample data/,
    "/dashboard/table-orders": /Sample data/,
    "/dashboard/transactions": /Sample data/,
    "/dashboard/sales-report": /Sample data/,
    "/dashboard/kds": /Sample data/,
    "/dashboard/settings": /Sample data/,
    "/dashboard/settings/taxes": /Taxes/,
    "/dashboard/settings/images": /Images/,
  },
  "admin@example.test": {
    "/admin": /Dashboard/,
    "/admin/restaurants": /Anatolia Grill House/,
    "/admin/inactive-restaurants": /Cardamom Kitchen/,
    "/admin/restaurants/2": /Cardamom Kitchen/,
    "/admin/restaurants/2/notes": /Sample data/,
    "/admin/sales-agents": /Sales Agents/,
  },
};

test.each<[Shape, Lacking, Dialect]>([
  ["nested", 404, "numbers as text"],
  ["in data", 405, "without what is empty"],
  ["bare", 501, "with names in camelCase and 1 for yes"],
])(
  "[HOST-3, HOST-5] each page stands on a host that answers %s and lacks calls with %i, %s",
  async (shape, lacking, dialect) => {
    const { app, host } = running;
    host.answerAs(shape, lacking, dialect);
    for (const [email, shown] of Object.entries(pages)) {
      const visitor = createVisitor(app.url);
      expect((await visitor.post("/auth/login", { email, password: "whatever" })).status, `login of ${email}`).toBe(
        302,
      );
      for (const [path, expected] of Object.entries(shown)) {
        const page = await visitor.get(path);
        expect.soft(page.status, `${path} leads to ${page.location}`).toBe(200);
        expect.soft(readable(page), path).toMatch(expected);
        for (const away of hidden[email] ?? [])
          expect.soft(page.text, `${path} links to ${away}`).not.toContain(`href="${away}"`);
        for (const missing of notOffered[email] ?? [])
          expect.soft(page.text.toLowerCase().includes(missing.toLowerCase()), `${path} offers ${missing}`).toBe(false);
      }
      for (const path of hidden[email] ?? []) expect.soft((await visitor.get(path)).status, path).toBe(404);
    }
  },
);

test("[HOST-71] a payment nobody can look up is not called off: the page names it", async () => {
  const { app, host } = running;
  host.answerAs("nested", 404);
  const visitor = createVisitor(app.url);
  await visitor.post("/auth/login", { email: "amina@example.test", password: "whatever" });
  const page = readable(await visitor.get("/checkout/return?restaurantId=1&key=k-1&transaction=txn-9"));
  expect(page).toMatch(/We could not confirm your order.*do not pay again.*txn-9/);
  expect(page).not.toContain("Nothing was charged");
  expect(page).not.toContain("Back to checkout");
});

test("[PAY-16, HOST-71] after a payment nobody can look up nothing is paid again without a plain word for it", async () => {
  const { app, host } = running;
  host.answerAs("nested", 404);
  const visitor = createVisitor(app.url);
  await visitor.post("/auth/login", { email: "amina@example.test", password: "whatever" });
  await visitor.post("/restaurant/1/items/11", { quantity: "1", size: "regular" });
  const lost = "/checkout/return?restaurantId=1&key=k-2&transaction=txn-10";
  const page = readable(await visitor.get(lost));
  expect(page).toMatch(/What we know.*Your cart there is still full, as it is while nothing was ordered/);
  const checkout = await visitor.get("/checkout?restaurantId=1");
  const [, pressed = ""] = /value="([\w.-]+:\d+)"/.exec(checkout.text) ?? [];
  const place = () => visitor.post("/checkout?restaurantId=1", { restaurantId: "1", type: "takeaway", place: pressed });
  const [first, unsaid] = [await place(), await visitor.post(lost, {})];
  expect([first.status, first.location]).toEqual([303, expect.stringContaining("/checkout/return?")]);
  expect(first.location).toContain("key=k-2&transaction=txn-10");
  expect(unsaid.status).toBe(422);
  expect(readable(unsaid)).toContain("Check this box if you want to pay again.");
  expect((await place()).location, "not said yet").toContain("/checkout/return?");
  const response = await visitor.post(lost, { again: "on" });
  expect([response.status, response.location]).toEqual([303, expect.stringMatching(/^\/checkout\?restaurantId=1/)]);
  expect((await place()).location ?? "").not.toContain("/checkout/return");
});

const logIn = async (email: string) => {
  const visitor = createVisitor(running.app.url);
  expect((await visitor.post("/auth/login", { email, password: "whatever" })).status).toBe(302);
  return visitor;
};

test("[HOST-5, ADMIN-1] a page the host lacks is told of inside its frame, so that there is a way on", async () => {
  running.host.answerAs("nested", 404);
  const [admin, owner] = [await logIn("admin@example.test"), await logIn("selin@example.test")];
  for (const page of adminsLack) {
    const found = await admin.get(`/admin/${page}`);
    expect.soft(found.status, page).toBe(404);
    expect.soft(found.text, page).toContain(linkTo("/admin/restaurants"));
  }
  const hours = await owner.get("/dashboard/settings/hours");
  expect([hours.status, hours.text.includes(linkTo("/dashboard/items"))]).toEqual([404, true]);
});

test("[SESS-18] who is a merchant to such a host looks after the menu, the promotions and the settings", async () => {
  running.host.answerAs("in data", 404);
  const merchant = await logIn("emre@example.test");
  expect((await merchant.get("/dashboard/items")).text).toContain(linkTo("/dashboard/items/new"));
  expect((await merchant.get("/dashboard/coupons")).text).toContain(linkTo("/dashboard/coupons/new"));
  for (const page of ["items/new", "addons/new", "coupons/new", "offers/new", "settings/taxes/new"])
    expect.soft((await merchant.get(`/dashboard/${page}`)).status, page).toBe(200);
});

test("[HOST-3, UI-8] one thin row leaves the others on the page, days stay days, and Large is not sold unpriced", async () => {
  const { host } = running;
  host.answerAs("bare", 404);
  const { records } = host;
  records.restaurants.push({ id: 9, is_active: true });
  records.items.push({ id: 13, restaurant_id: 1 }, { id: 14, name: "Lost Soup", price: "on request", tags: 7 });
  records.coupons.push(
    { id: 41 },
    {
      id: 42,
      code: "NOVEMBER",
      type: "fixed",
      discount_value: "5",
      start_date: "2026-11-20",
      expiration_date: "2099-11-30",
    },
  );
  const [customer, owner] = [await logIn("amina@example.test"), await logIn("selin@example.test")];
  expect(readable(await customer.get("/home"))).toContain("Anatolia Grill House");
  const menu = readable(await customer.get("/restaurant/1"));
  expect(menu).toContain("Adana Kebab Plate");
  expect(menu).not.toMatch(/Lost Soup|Unknown Item/);
  expect(readable(await customer.get("/restaurant/1/items/11"))).not.toContain("Large");
  expect(readable(await owner.get("/dashboard/items"))).toContain("Red Lentil Soup");
  const coupons = readable(await owner.get("/dashboard/coupons"));
  expect(coupons).toContain("NOVEMBER");
  expect(coupons).toMatch(/Nov(?:ember)? 30, 2099/);
});

test("[AUTH-11] a forgotten password is not offered where no link can be mailed", async () => {
  running.host.answerAs("nested", 405);
  expect((await createVisitor(running.app.url).get("/auth/login")).text).not.toContain("Forgot password?");
});
