import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { addToCart, openCheckout, password, signUp } from "@tests/support/checkout-visitor";
import { lineFaults } from "@tests/support/hosts/faulty-line";
import { type FaultyShop, openFaultyShop } from "@tests/support/hosts/faulty-shop";
import { formOf } from "@tests/support/page-form";
import { fillRegistration, stepPath } from "@tests/support/registration-form";
import { createVisitor, readable, type Visitor } from "@tests/support/visitor";

/** What customers and administrators press where the line to the API fails in the middle of it. */

const orders = z.object({ data: z.object({ data: z.array(z.object({ id: z.string() })) }) });
/** A late answer is a lost one that takes longer. */
const faults = lineFaults.filter((kind) => kind !== "late");
const untrue = /Failed to|could not be|was not /;

let shop: FaultyShop;
beforeAll(async () => void (shop = await openFaultyShop()), 150_000);
afterEach(() => shop.line.spoil(null));
afterAll(() => shop.stop());

const join = async (email: string): Promise<Visitor> => {
  const visitor = await signUp(shop.both.app.url, email);
  await addToCart(visitor, shop.place);
  return visitor;
};
const logIn = async (role: string): Promise<Visitor> => {
  const visitor = createVisitor(shop.both.app.url);
  await visitor.logIn(role);
  return visitor;
};

test.each(faults)("[ADDR-6, FORM-5] an address is saved once on a line that fails (%s)", async (kind) => {
  const visitor = await join(`address-${kind}@example.test`);
  const path = `/checkout/addresses/new?restaurantId=${shop.place.id}`;
  const typed = {
    label: "Mosque",
    contact_name: "Amina Rahman",
    contact_phone: "(860) 555-0117",
    contact_email: "amina@example.test",
    address: "48 Prospect St",
    city: "Bristol",
    zipcode: "06010",
  };
  const { fields } = formOf(await visitor.get(path), 'name="zipcode"');
  const fault = { kind, calls: /^POST \/addresses/ };
  const failed = await shop.pressSpoiled(visitor, { action: path, fields: { ...fields, ...typed } }, fault);
  const again = formOf(failed, 'name="zipcode"').fields;
  expect(again).toMatchObject(typed);
  expect((await visitor.post(path, again)).location).toMatch(/address=[\da-f-]{36}#address$/);
  expect(readable(await visitor.get("/account/addresses")).match(/Mosque/g)).toHaveLength(1);
});

test.each(faults)("[CART-6, ERR-2] a cart is changed and cleared once on a line that fails (%s)", async (kind) => {
  const visitor = await join(`cart-${kind}@example.test`);
  const there = `/checkout?restaurantId=${shop.place.id}&type=takeaway`;
  const { text } = await visitor.get(there);
  const found = (pattern: RegExp) => pattern.exec(text)?.[1] ?? "";
  for (const [fields, calls, leadsTo] of [
    [{ [found(/name="(quantity-[^"]+)"/)]: "3" }, /^PATCH \/cart/, "/checkout"],
    [{ clear: found(/name="cart" value="([^"]+)"/) }, /^DELETE \/cart/, "/restaurant/"],
  ] as const) {
    const press = { action: there, fields: { restaurantId: shop.place.id, type: "takeaway", ...fields } };
    const failed = await shop.pressSpoiled(visitor, press, { kind, calls });
    expect(failed.location).toContain("/checkout");
    if (kind !== "busy") expect(readable(await visitor.get(failed.location ?? ""))).not.toMatch(untrue);
    expect((await visitor.post(there, press.fields)).location).toContain(leadsTo);
  }
});

test.each(faults)("[REST-15, FORM-5] a review is sent and deleted once on a line that fails (%s)", async (kind) => {
  const visitor = await logIn("customer");
  const list = await shop.both.callAs("customer", "GET", "/orders?status=completed&per_page=50");
  let path = "";
  for (const { id } of orders.parse(list).data.data) {
    if (!(await visitor.get(`/orders/${id}`)).text.includes("Leave a review")) continue;
    path = `/orders/${id}/review`;
    break;
  }
  const typed = { rating: "4", comment: `Good on a line that is ${kind}` };
  const fault = { kind, calls: /^(POST|PATCH|DELETE) \/.*reviews/ };
  const failed = await shop.pressSpoiled(visitor, { action: path, fields: typed }, fault);
  expect(failed.text).toContain(typed.comment);
  expect((await visitor.post(path, typed)).status).toBe(302);
  expect(readable(await visitor.get(path.replace("/review", ""))).split(typed.comment)).toHaveLength(2);
  await shop.pressSpoiled(visitor, { action: path, fields: { intent: "delete" } }, fault);
  expect((await visitor.post(path, { intent: "delete" })).status).toBe(302);
  expect(readable(await visitor.get(path.replace("/review", "")))).not.toContain(typed.comment);
});

test.each(["cut", "lost", "html"] as const)(
  "[ADMIN-7] a place is approved once on a line that fails (%s)",
  async (kind) => {
    const admin = await logIn("admin");
    const id = /restaurants\/([\da-f-]{36})/.exec((await admin.get("/admin/inactive-restaurants")).text)?.[1] ?? "";
    const path = `/admin/restaurants/${id}/approve`;
    const { fields } = formOf(await admin.get(path), "expectedStatus");
    const failed = await shop.pressSpoiled(admin, { action: path, fields }, { kind, calls: /^PUT \/restaurants/ });
    expect(failed.location).toBeNull();
    // With and without scripts: as the dialog was sent, and as it came back.
    for (const again of [fields, formOf(failed, "expectedStatus").fields])
      expect((await admin.post(path, again)).location).toContain(`/admin/restaurants/${id}`);
  },
);

test("[CHK-17] whoever presses Pay once the restaurant is suspended is told so, and is not charged", async () => {
  const visitor = await join("suspended@example.test");
  const { key, total, placeOrder } = await openCheckout(visitor, shop.place);
  const admin = await logIn("admin");
  const decide = (step: string) =>
    admin.post(`/admin/restaurants/${shop.place.id}/${step}`, { reason: "The kitchen is inspected today" });
  expect((await decide("suspend")).status).toBe(302);
  const pay = placeOrder.replace("/checkout?", "/checkout/pay.data?");
  const { text } = await visitor.post(pay, { token: "clv_1T", key, total }, { accept: "*/*" });
  expect(text).toContain('"refused"');
  expect(text).toContain("is not taking orders at the moment. Nothing was charged. Your cart is kept for later.");
  expect((await decide("resume")).status).toBe(302);
  expect((await openCheckout(visitor, shop.place)).key).toBe(key);
});

test.each(["cut", "lost", "html"] as const)(
  "[AUTH-12, FORM-5] an account is deleted once on a line that fails (%s), and nobody is told that it was kept",
  async (kind) => {
    const visitor = await join(`leaves-${kind}@example.test`);
    const press = { action: "/account/delete", fields: { password } };
    let answer = await shop.pressSpoiled(visitor, press, { kind, calls: /^DELETE \/auth/ });
    if (kind !== "lost") {
      expect(readable(answer)).toContain("We got no clear answer");
      answer = await visitor.post(press.action, press.fields);
    }
    expect(answer.location).toBe("/");
    expect(readable(await visitor.get("/"))).toContain("Your account has been deleted.");
  },
);

test.each(["lost", "html"] as const)(
  "[ADMIN-17, FORM-5] a restaurant's details are saved once on a line that fails (%s)",
  async (kind) => {
    const admin = await logIn("admin");
    const path = `/admin/restaurants/${shop.place.id}/edit`;
    const { fields } = formOf(await admin.get(path), 'name="sales_tax_id"');
    const press = {
      action: path,
      fields: { ...fields, whatsapp_number: kind === "lost" ? "860 582 0117" : "860 582 0118" },
    };
    await shop.pressSpoiled(admin, press, { kind, calls: /^(PUT|PATCH) \/restaurants/ });
    expect((await admin.post(path, press.fields)).location).toBe(`/admin/restaurants/${shop.place.id}`);
  },
);

test.each(["lost", "html"] as const)(
  "[WIZ-21, FORM-5] a registration on a line that fails (%s) is not said to have failed, and is sent once",
  async (kind) => {
    const visitor = createVisitor(shop.both.app.url);
    const email = `applies-${kind}@example.test`;
    await fillRegistration(visitor, email);
    shop.line.spoil({ kind, calls: /^POST \/restaurants\/agent/ });
    const { location } = await visitor.post(stepPath(4), { intent: "complete" });
    shop.line.spoil(null);
    expect(location).toBe(stepPath(4));
    const page = await visitor.get(stepPath(4));
    // Where it was sent, its step leads on to the last page.
    if (kind === "lost") expect(page.location).toBe("/auth/signup/submitted");
    else expect(readable(page)).toContain("We got no answer: your registration may be sent already.");
    expect((await visitor.post(stepPath(4), { intent: "complete" })).location).toBe("/auth/signup/submitted");
    const waiting = await shop.both.callAs("admin", "GET", "/restaurants/admin/inactive?per_page=100");
    expect(JSON.stringify(waiting).split(`"${email}"`)).toHaveLength(2);
  },
);
