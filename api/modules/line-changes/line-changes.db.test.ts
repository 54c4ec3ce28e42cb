import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { placePaidOrder } from "@api/modules/orders/place-order";
import { replacementList } from "@domain/contract/ordering/line-change";
import { orderResponse, type OrderWire } from "@domain/contract/ordering/order";
import type { SoldOutPreference } from "@domain/orders/line-changes";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { chargedPayment, openShop, openStaffedShop, placeTakeaway, type Shop } from "@tests/support/shop";
import { expireLineChanges } from "./answer";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let owner: SignedIn;
let staff: SignedIn;
let customer: SignedIn;

beforeAll(async () => {
  api = createTestApi(database.db);
});
beforeEach(async () => {
  api.clock.set("2026-03-04T17:00:00Z");
  ({ shop, owner, staff, customer } = await openStaffedShop(api));
  await database.db
    .insertInto("taxes")
    .values({ restaurant_id: shop.id, name: "Sales tax", code: "CT", rate_hundredths: 735, status: true })
    .execute();
});

/** Two large Adana of $17.74 less $1.60 each, a soup of $5.49, a baklava of $7.99; 7.35% tax. */
async function placed(ifSoldOut: SoldOutPreference): Promise<string> {
  return (await placeTakeaway(api, customer, shop, { tip: 300, ifSoldOut })).id;
}
const read = async (id: string, { token }: SignedIn = owner): Promise<OrderWire> =>
  orderResponse.parse((await api.call("GET", `/orders/${id}`, { token })).body).data;
const getLine = async (id: string, name: string): Promise<string> => {
  const line = (await read(id)).items.find((item) => item.name.includes(name));
  return line?.lineId ?? "";
};
const change = (id: string, body: object, { who = owner, key }: { who?: SignedIn; key?: string } = {}) =>
  api.call("POST", `/orders/${id}/line-changes`, {
    token: who.token,
    body,
    headers: { "idempotency-key": key ?? randomUUID() },
  });
const move = (id: string, status: string, who = staff) =>
  api.call("PATCH", `/orders/${id}/status`, { token: who.token, body: { status } });
const answer = (id: string, changeId: string, choice: "accept" | "refund", who = customer) =>
  api.call("POST", `/orders/${id}/line-changes/answers`, {
    token: who.token,
    body: { change_id: changeId, answer: choice },
  });
async function askCustomer(wish: SoldOutPreference, item = shop.soup) {
  const id = await placed(wish);
  const line_id = await getLine(id, "Baklava");
  const { status, body } = await change(id, { line_id, quantity: 1, replace_by: { menu_item_id: item } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const question = (await read(id)).changes?.[0];
  if (!question) throw new Error("Nothing is asked.");
  return { id, line_id, question };
}
const titles = async (who: SignedIn) => {
  const rows = await database.db.selectFrom("notifications").select("title").where("user_id", "=", who.id).execute();
  return rows.map(({ title }) => title.replace(/HG-\d+/, "HG"));
};
const addsUp = ({ refunds, total }: OrderWire) => total - refunds.reduce((sum, { amount }) => sum + amount, 0);

test("[RUSH-12] what is left out goes back with its tax, is told, and is nobody's to make", async () => {
  const id = await placed("refund");
  const line_id = await getLine(id, "Adana");
  const key = randomUUID();
  const body = { line_id, quantity: 1, back: 1614 + 119 };
  expect(await change(id, { ...body, back: 1614 })).toMatchObject({ status: 409 });
  const presses = await Promise.all([change(id, body, { key }), change(id, body, { key })]);
  expect(presses.map(({ status }) => status)).toEqual([200, 200]);
  const order = await read(id, customer);
  expect(order.ifSoldOut).toBe("refund");
  expect(order.items[0]).toMatchObject({ qty: 2, leftOut: 1, refunded: { pieces: 1, amount: 1614, tax: 119 } });
  expect(order.changes).toMatchObject([{ state: "left_out", pieces: 1, back: 1733, replacement: null }]);
  expect(order.refunds).toMatchObject([{ amount: 1733, reason: "Sold out: Adana Kebab Plate" }]);
  expect(await titles(customer)).toContain("Order HG: Adana Kebab Plate is left out");
  expect(api.mails.filter(({ to }) => to === customer.email).at(-1)).toMatchObject({ template: "order-changed" });
  await move(id, "accepted");
  const rest = await change(id, { line_id, quantity: 1 });
  expect(rest).toMatchObject({ status: 200 });
  const bump = (lines: string[]) =>
    api.call("PATCH", `/orders/${id}/lines`, { token: staff.token, body: { lines, done: true } });
  expect(await bump([line_id])).toMatchObject({ status: 404 });
  const others = (await read(id)).items
    .filter(({ lineId }) => lineId !== line_id)
    .flatMap(({ lineId }) => lineId ?? []);
  expect(await bump(others)).toMatchObject({ body: { data: { status: "ready" } } });
  expect(await change(id, { line_id: others[0], quantity: 1 })).toMatchObject({ status: 409 });
});

test("[RUSH-12] a cheaper one that the customer takes gives the difference back, and the new line is what is paid for", async () => {
  const { id, question } = await askCustomer("replace");
  expect(question).toMatchObject({ state: "asked", back: 250 + 18, refund: 799 + 59, needsYes: false });
  expect(await titles(customer)).toContain("Order HG: Pistachio Baklava is sold out");
  expect((await read(id)).refunds).toEqual([]);
  expect(await answer(id, question.id, "accept", await api.signIn("customer"))).toMatchObject({ status: 404 });
  expect(await answer(id, question.id, "accept", owner)).toMatchObject({ status: 403 });
  const presses = await Promise.all([1, 2, 3].map(() => answer(id, question.id, "accept")));
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await answer(id, question.id, "refund")).toMatchObject({ status: 409 });
  const order = await read(id, customer);
  expect(order.items.map(({ name, qty }) => [name, qty])).toEqual([
    ["Adana Kebab Plate", 2],
    ["Red Lentil Soup", 1],
    ["Red Lentil Soup", 1],
  ]);
  const line = order.items[2];
  expect(line).toMatchObject({ lineTotal: 799, paid: { amount: 549, tax: 41 }, refunded: { pieces: 0 } });
  expect(order.items.reduce((sum, { lineTotal }) => sum + lineTotal, 0)).toBe(order.subtotal);
  expect(order.refunds).toMatchObject([{ amount: 268, reason: "Red Lentil Soup instead of Pistachio Baklava" }]);
  // What is given back of it later is what was paid for it.
  const refund = await api.call("POST", `/orders/${id}/refunds`, {
    token: owner.token,
    body: { reason: "Cold", lines: [{ line_id: line?.lineId, quantity: 1 }] },
  });
  expect(refund).toMatchObject({ body: { data: { amount: 549 + 41 } } });
  expect(addsUp(await read(id))).toBe(order.total - 799 - 59);
  expect(await titles(owner)).toContain("Order HG: make 1 Red Lentil Soup instead of Pistachio Baklava");
});

test("[RUSH-12] a dearer one costs nothing more", async () => {
  const { id, question } = await askCustomer("call", shop.adana);
  expect(question.back).toBe(0);
  await answer(id, question.id, "accept");
  const order = await read(id);
  expect(order.items.at(-1)).toMatchObject({ name: "Adana Kebab Plate", lineTotal: 799, paid: { amount: 799 } });
  expect(order.refunds).toEqual([]);
});

describe("[RUSH-12] nobody answers", () => {
  const later = async () => {
    api.clock.set("2026-03-04T17:04:59Z");
    await expireLineChanges(api.dependencies);
    const before = (id: string) => read(id).then(({ changes }) => changes?.[0]?.state);
    return before;
  };
  test.each([
    ["replace", "replaced"],
    ["call", "left_out"],
  ] as const)("who wanted %s: %s after five minutes", async (wish, outcome) => {
    const { id } = await askCustomer(wish);
    const state = await later();
    expect(await state(id)).toBe("asked");
    api.clock.set("2026-03-04T17:05:00Z");
    await Promise.all([expireLineChanges(api.dependencies), expireLineChanges(api.dependencies)]);
    const order = await read(id);
    expect(order.changes).toMatchObject([{ state: outcome, answeredBy: "clock" }]);
    expect(order.refunds).toMatchObject([{ amount: outcome === "replaced" ? 268 : 858 }]);
  });

  test("what is not halal, or warns of more, is not made without a yes", async () => {
    await database.db.updateTable("menu_items").set({ halal: "no" }).where("id", "=", shop.soup).execute();
    const { id, question } = await askCustomer("replace");
    expect(question).toMatchObject({ needsYes: true, replacement: { halal: { state: "not_halal" } } });
    api.clock.set("2026-03-04T17:05:00Z");
    await expireLineChanges(api.dependencies);
    expect((await read(id)).changes).toMatchObject([{ state: "left_out" }]);
    await database.db
      .updateTable("menu_items")
      .set({ halal: null, caution: "Contains celery" })
      .where("id", "=", shop.soup)
      .execute();
    const other = await askCustomer("call");
    expect(other.question).toMatchObject({ needsYes: true, replacement: { caution: "Contains celery" } });
    expect(await answer(other.id, other.question.id, "accept", owner)).toMatchObject({ status: 403 });
    expect(await answer(other.id, other.question.id, "accept")).toMatchObject({ status: 200 });
  });

  test("[HALAL-13] add-ons that come with it carry no claim where only some dishes are halal: on question, mail and order", async () => {
    const profile = { level: "options", declared_at: new Date("2026-01-01T12:00:00Z") } as const;
    await database.db
      .insertInto("halal_profiles")
      .values({ restaurant_id: shop.id, ...profile })
      .execute();
    await database.db.updateTable("menu_items").set({ halal: "yes" }).where("restaurant_id", "=", shop.id).execute();
    const id = await placed("replace");
    const line_id = await getLine(id, "Baklava");
    await change(id, { line_id, quantity: 1, replace_by: { menu_item_id: shop.adana, addon_ids: [shop.yoghurt] } });
    const question = (await read(id)).changes?.[0];
    const words = ["Halal by the owner’s statement", "Add-ons: not stated whether halal"];
    expect(question).toMatchObject({ needsYes: true, replacement: { halal: { words } } });
    expect(JSON.stringify(api.mails.at(-1))).toContain(words.join(". "));
    await answer(id, question?.id ?? "", "accept");
    expect((await read(id)).items.at(-1)).toMatchObject({ name: "Adana Kebab Plate", halal: { words } });
  });

  test("an order of which nothing is left is cancelled, tip and all", async () => {
    await api.call("POST", "/cart/items", {
      token: customer.token,
      body: { restaurantId: shop.id, menuItemId: shop.baklava, quantity: 1 },
    });
    const choices = { restaurantId: shop.id, orderType: "takeaway" as const, tip: 300, ifSoldOut: "call" as const };
    const { id } = await placePaidOrder(api.dependencies, (await chargedPayment(api, customer, choices)).id);
    await move(id, "accepted");
    const line_id = await getLine(id, "Baklava");
    expect(await change(id, { line_id, quantity: 1 })).toMatchObject({ status: 409 });
    await change(id, { line_id, quantity: 1, replace_by: { menu_item_id: shop.soup } });
    api.clock.set("2026-03-04T17:05:00Z");
    await expireLineChanges(api.dependencies);
    const order = await read(id);
    expect(order.status).toBe("cancelled");
    expect(addsUp(order)).toBe(0);
  });
});

test("[RUSH-12] who wants their money is asked nothing; who is called may answer on the phone", async () => {
  const id = await placed("refund");
  const line_id = await getLine(id, "Baklava");
  const replaced = { line_id, quantity: 1, replace_by: { menu_item_id: shop.soup } };
  expect(await change(id, replaced)).toMatchObject({ status: 409 });
  const phoned = await askCustomer("call");
  expect(await answer(phoned.id, phoned.question.id, "accept", staff)).toMatchObject({ status: 200 });
  expect((await read(phoned.id)).changes).toMatchObject([{ state: "replaced", answeredBy: "restaurant" }]);
});

test("[RUSH-12] only people of the place change lines, staff up to its limit, and nobody what is done or sold out", async () => {
  const id = await placed("replace");
  const line_id = await getLine(id, "Baklava");
  const out = { line_id, quantity: 1 };
  expect(await change(id, out, { who: customer })).toMatchObject({ status: 403 });
  expect(await change(id, out, { who: await api.signIn("admin") })).toMatchObject({ status: 403 });
  const strangers = await api.signIn("owner", { restaurantId: (await openShop(database.db)).id });
  expect(await change(id, out, { who: strangers })).toMatchObject({ status: 404 });
  expect(await change(id, out, { who: staff })).toMatchObject({
    status: 403,
    body: { message: "A manager must give money back." },
  });
  await database.db
    .updateTable("restaurants")
    .set({ staff_refund_limit_cents: 858 })
    .where("id", "=", shop.id)
    .execute();
  expect(await change(id, { ...out, quantity: 2 })).toMatchObject({ status: 422 });
  expect(await change(id, { line_id: randomUUID(), quantity: 1 })).toMatchObject({ status: 404 });
  await database.db.updateTable("menu_items").set({ is_available: false }).where("id", "=", shop.soup).execute();
  const by = (menu_item_id: string) => change(id, { ...out, replace_by: { menu_item_id } });
  expect(await by(shop.soup)).toMatchObject({ status: 422, body: { code: "item_unavailable" } });
  expect(await by(shop.baklava)).toMatchObject({ status: 409 });
  const elsewhere = (await openShop(database.db)).soup;
  expect(await by(elsewhere)).toMatchObject({ status: 422 });
  expect(await change(id, out, { who: staff })).toMatchObject({ status: 200 });
  expect(await change(id, { line_id: await getLine(id, "Soup"), quantity: 1 }, { who: staff })).toMatchObject({
    status: 403,
  });
  expect(await change(id, out)).toMatchObject({ status: 422 });
  await move(id, "accepted");
  const adana = await getLine(id, "Adana");
  await api.call("PATCH", `/orders/${id}/lines`, { token: staff.token, body: { lines: [adana], done: true } });
  expect(await change(id, { line_id: adana, quantity: 1 })).toMatchObject({ status: 409 });
});

test("[RUSH-12] while a customer is asked their dish is not done, and nothing of the order is ready", async () => {
  const { id, line_id, question } = await askCustomer("call");
  await move(id, "accepted");
  const bump = (line: string) =>
    api.call("PATCH", `/orders/${id}/lines`, { token: staff.token, body: { lines: [line], done: true } });
  expect(await bump(line_id)).toMatchObject({ status: 409 });
  expect(await move(id, "preparing")).toMatchObject({ status: 200 });
  expect(await move(id, "ready")).toMatchObject({
    status: 409,
    body: { message: "The customer is still asked about Pistachio Baklava." },
  });
  // Two at once: what the customer says and what another display presses come one after the other.
  const both = await Promise.all([answer(id, question.id, "refund"), bump(await getLine(id, "Adana"))]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await move(id, "cancelled", owner);
  const order = await read(id);
  expect(addsUp(order)).toBe(0);
  expect(await answer(id, question.id, "accept")).toMatchObject({ status: 409 });
});

test("[RUSH-12] what can stand for a dish: of its price or less first, with what each gives back", async () => {
  const id = await placed("replace");
  const line = await getLine(id, "Baklava");
  const get = (who: SignedIn, query = "") =>
    api.call("GET", `/orders/${id}/replacements?line_id=${line}${query}`, { token: who.token });
  const { items, leftOut } = replacementList.parse((await get(staff)).body).data;
  expect(items.map(({ name, back }) => [name, back])).toEqual([
    ["Red Lentil Soup", [268]],
    ["Adana Kebab Plate", [0]],
  ]);
  expect(leftOut).toEqual([858]);
  expect(replacementList.parse((await get(staff, "&search=adana")).body).data.items).toHaveLength(1);
  expect(await get(customer)).toMatchObject({ status: 403 });
  const group = await database.db
    .insertInto("modifier_groups")
    .values({ restaurant_id: shop.id, name: "Sauce", minimum: 1, maximum: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await database.db.updateTable("addons").set({ group_id: group.id }).where("id", "=", shop.yoghurt).execute();
  expect(replacementList.parse((await get(staff)).body).data.items.map(({ name }) => name)).toEqual([
    "Red Lentil Soup",
  ]);
});
