import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createVisitor, readable } from "@tests/support/visitor";
import { startAppBeforeCoreHost } from "./core-host";

/** A host that calls things by other names, leaves out what it likes, and looks at no query. */
let running: Awaited<ReturnType<typeof startAppBeforeCoreHost>>;
beforeAll(async () => {
  running = await startAppBeforeCoreHost({ CLOVER_PUBLIC_KEY: "pk-1", CLOVER_PRIVATE_KEY: "sk-1" });
}, 120_000);
afterAll(() => running.stop());
beforeEach(() => running.host.answerAs("in data", 404));

const logIn = async (email: string) => {
  const visitor = createVisitor(running.app.url);
  expect((await visitor.post("/auth/login", { email, password: "whatever" })).status).toBe(302);
  return visitor;
};

test("[HOST-3, SESS-18] a merchant whose restaurant comes without a name gets in, and sees its name", async () => {
  const { records } = running.host;
  const [place] = records.restaurants;
  const owner = records.people.find(({ email }) => email === "emre@example.test");
  Object.assign(owner ?? {}, { role: "MERCHANT", restaurants: [{ id: 1, tables: 4 }] });
  const merchant = await logIn("emre@example.test");
  const items = await merchant.get("/dashboard/items");
  expect(items.status).toBe(200);
  expect(items.text).toContain(String(place?.name));
  expect(items.text).toContain('href="/dashboard/items/new"');
});

test("[HOST-3] a list none of whose rows can be used is an empty page, and no fault", async () => {
  const { records } = running.host;
  records.restaurants = [{ id: 9 }];
  records.items = [{ id: Number.NaN }];
  records.coupons = [{ id: 41 }];
  records.deals = [{ id: 42 }];
  records.addons = [];
  const [customer, owner, admin] = [
    await logIn("amina@example.test"),
    await logIn("emre@example.test"),
    await logIn("admin@example.test"),
  ];
  expect((await customer.get("/home")).status).toBe(200);
  for (const page of ["/admin/restaurants", "/admin/inactive-restaurants"])
    expect.soft((await admin.get(page)).status, page).toBe(200);
  expect((await owner.get("/dashboard")).status).toBeLessThan(500);
});

test("[UI-8] a day that comes as midnight by UTC is that day", async () => {
  const { records } = running.host;
  records.coupons.push({
    id: 42,
    code: "NOVEMBER",
    type: "fixed",
    discount_value: 5,
    start_date: "2026-11-22T00:00:00Z",
    expiration_date: "2099-11-30T00:00:00Z",
  });
  Object.assign(records.restaurants[1] ?? {}, { created_at: "2025-11-22T00:00:00Z" });
  const coupons = readable(await (await logIn("selin@example.test")).get("/dashboard/coupons"));
  expect(coupons).toMatch(/Nov 22.*Nov(?:ember)? 30, 2099/);
  const place = readable(await (await logIn("admin@example.test")).get("/admin/restaurants/2"));
  expect(place).toMatch(/Nov 22, 2025/);
  expect(place).not.toMatch(/Nov 21/);
});

test("[REST-8, HOST-5] add-ons are not offered where no cart keeps them, nor refunds and the orders' page promised", async () => {
  const customer = await logIn("amina@example.test");
  expect(readable(await customer.get("/restaurant/1/items/11"))).not.toContain("Garlic yoghurt");
  await customer.post("/restaurant/1/items/11", { quantity: "1", size: "regular" });
  const checkout = await customer.get("/checkout?restaurantId=1");
  expect(readable(checkout)).toContain("Place Order");
  expect(readable(checkout)).not.toMatch(/refunded|Delivery \$0\.00/);
  expect(readable(await customer.get("/about"))).not.toMatch(/refunded/);
  for (const visitor of [customer, createVisitor(running.app.url), await logIn("selin@example.test")])
    expect((await visitor.get("/contact")).text).not.toContain('href="/orders"');
});

test("[CHK-16] what is sold out, and what nobody knows the price of, is not ordered", async () => {
  const customer = await logIn("amina@example.test");
  const { records } = running.host;
  await customer.post("/restaurant/1/items/11", { quantity: "1", size: "regular" });
  Object.assign(records.items[0] ?? {}, { is_available: false });
  const checkout = await customer.get("/checkout?restaurantId=1&type=takeaway");
  const [, pay = ""] = /value="([\w.-]+:\d+)"/.exec(checkout.text) ?? [];
  const refused = await customer.post("/checkout?restaurantId=1", { restaurantId: "1", type: "takeaway", pay });
  expect([refused.status, readable(refused)]).toEqual([422, expect.stringContaining("is sold out at the moment")]);
});

test("[ADMIN-9, HOST-5] an odd field takes nobody's page away; history and suspending are offered where there are any", async () => {
  const [place] = running.host.records.restaurants;
  Object.assign(place ?? {}, { delivery_options: "Delivery", website: { url: "x" }, tags: 7 });
  const admin = await logIn("admin@example.test");
  const page = await admin.get("/admin/restaurants/1");
  expect([page.status, readable(page)]).toEqual([200, expect.stringContaining("Anatolia Grill House LLC")]);
  expect(page.text).not.toMatch(/\/admin\/restaurants\/1\/(?:history|suspend)"/);
});

test("[TABLE-5] the own menu is searched here, and holds no other restaurant's items", async () => {
  const { items } = running.host.records;
  items.push({ id: 71, name: "Other soup", price: 4, restaurant_id: 2 });
  const owner = await logIn("selin@example.test");
  const found = readable(await owner.get("/dashboard/items?search=soup"));
  expect(found).toContain("Red Lentil Soup");
  expect(found).not.toMatch(/Adana Kebab Plate|Other soup/);
});

test("[HOME-20, HOME-21] nothing is promoted that is not there, and no place without a rating is among the best", async () => {
  const { records } = running.host;
  records.restaurants.push({ id: 3, name: "Unrated Corner", is_active: true });
  const home = (await createVisitor(running.app.url).get("/home")).text;
  expect(home).not.toContain("Family trays");
  const best = /aria-label="Top rated".*?<\/section>/s.exec(home)?.[0] ?? "";
  expect(best).toContain("Anatolia Grill House");
  expect(best).not.toContain("Unrated Corner");
});

test("[TABLE-6] a file that cannot be had is told of in a page", async () => {
  const customer = await logIn("amina@example.test");
  const page = await customer.get("/account/export");
  expect([page.status, page.headers.get("content-type")]).toEqual([404, expect.stringContaining("text/html")]);
  expect(readable(page)).toContain("This is not available here.");
});
