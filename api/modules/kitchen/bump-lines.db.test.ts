import { beforeAll, beforeEach, expect, test } from "vitest";
import { orderResponse } from "@domain/contract/ordering/order";
import type { OrderStatus } from "@domain/orders/order-status";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop, placeTakeaway, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let customer: SignedIn;
let staff: SignedIn;

beforeAll(async () => {
  api = createTestApi(database.db);
  shop = await openShop(database.db);
  staff = await api.signIn("staff", { restaurantId: shop.id });
});
beforeEach(async () => {
  api.clock.set("2026-03-04T17:00:00Z");
  customer = await api.signIn("customer");
});

/** An accepted order and the ids of its lines. */
async function accepted() {
  const { id } = await placeTakeaway(api, customer, shop);
  await move(id, "accepted");
  const lines = (await read(id)).items.map((item) => item.lineId ?? "");
  expect(lines.length, "enough lines to be done one by one").toBeGreaterThan(1);
  return { id, lines };
}
const move = (id: string, status: OrderStatus) =>
  api.call("PATCH", `/orders/${id}/status`, { token: staff.token, body: { status } });
const bump = (id: string, lines: string[], done: boolean, who = staff) =>
  api.call("PATCH", `/orders/${id}/lines`, { token: who.token, body: { lines, done } });
const read = async (id: string) =>
  orderResponse.parse((await api.call("GET", `/orders/${id}`, { token: staff.token })).body).data;
const doneOf = async (id: string) => (await read(id)).items.map(({ doneAt }) => doneAt !== null);
const mailed = () => api.mails.filter(({ to }) => to === customer.email).map(({ template }) => template);
const unsent = () =>
  database.db.selectFrom("emails").select("template").where("recipient", "=", customer.email).execute();
const notices = async () => {
  const rows = await database.db
    .selectFrom("notifications")
    .select("title")
    .where("user_id", "=", customer.id)
    .execute();
  return rows.map(({ title }) => title.replace(/HG-\d+/, "HG"));
};

test("[RUSH-7] lines are done one by one: the first begins the order, the last makes it ready", async () => {
  const { id, lines } = await accepted();
  const [first = "", ...others] = lines;
  expect(await bump(id, [first], true)).toMatchObject({ status: 200, body: { data: { status: "preparing" } } });
  expect(await doneOf(id)).toEqual([true, ...others.map(() => false)]);
  expect(await bump(id, [first], false)).toMatchObject({ status: 200, body: { data: { status: "preparing" } } });
  expect(await doneOf(id)).toEqual(lines.map(() => false));
  await bump(id, [first], true);
  expect(await bump(id, others, true)).toMatchObject({ status: 200, body: { data: { status: "ready" } } });
  const rows = await database.db.selectFrom("order_items").select("bumped_by").where("order_id", "=", id).execute();
  expect(rows.map(({ bumped_by }) => bumped_by)).toEqual(lines.map(() => staff.id));
  const events = await database.db
    .selectFrom("events")
    .select(["user_id", "restaurant_id"])
    .where("subject_id", "=", id)
    .where("type", "=", "order.lines")
    .execute();
  expect(events, "every display hears of each change, the customer of none").toEqual(
    [1, 2, 3, 4].map(() => ({ user_id: null, restaurant_id: shop.id })),
  );
});

test("[RUSH-7] what is left is done with the order; what comes back is what was done last", async () => {
  const { id, lines } = await accepted();
  const [first = "", ...others] = lines;
  await bump(id, [first], true);
  api.clock.set("2026-03-04T17:05:00Z");
  await move(id, "ready");
  expect(await doneOf(id)).toEqual(lines.map(() => true));
  api.clock.set("2026-03-04T17:06:00Z");
  await move(id, "preparing");
  expect(await doneOf(id)).toEqual([true, ...others.map(() => false)]);
  await bump(id, others, true);
  expect(await bump(id, [first], false), "a single line brings it back too").toMatchObject({
    body: { data: { status: "preparing" } },
  });
  expect(await doneOf(id), "and no other line with it").toEqual([false, ...others.map(() => true)]);
});

test("[RUSH-7] a line of a cancelled order: what was still cooked is not cooked on, what was ready is not handed over", async () => {
  const refusalOf = async (status: OrderStatus) => {
    const { id, lines } = await accepted();
    await move(id, "preparing");
    await move(id, status);
    const owner = await api.signIn("owner", { restaurantId: shop.id });
    const body = { status: "cancelled", reason: "Closed" };
    expect(await api.call("PATCH", `/orders/${id}/status`, { token: owner.token, body })).toMatchObject({
      status: 200,
    });
    return (await bump(id, lines.slice(0, 1), false)).body;
  };
  expect(await refusalOf("preparing")).toMatchObject({ message: "This order was cancelled. Stop cooking." });
  expect(await refusalOf("ready")).toMatchObject({ message: "This order was cancelled. Do not hand it over." });
});

test("[RUSH-7] two displays at once, and a cancellation while lines are pressed, lose nothing", async () => {
  const { id, lines } = await accepted();
  const responses = await Promise.all([...lines, ...lines].map((line) => bump(id, [line], true)));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  expect((await read(id)).history.filter(({ status }) => status === "ready")).toHaveLength(1);

  const other = await accepted();
  const [cancelled, ...bumps] = await Promise.all([
    move(other.id, "cancelled"),
    ...other.lines.map((line) => bump(other.id, [line], true)),
  ]);
  const end = await read(other.id);
  for (const [index, response] of bumps.entries()) {
    expect(response.status === 200).toBe(end.items[index]?.doneAt !== null);
    if (response.status !== 200) {
      expect(response.body).toMatchObject({ message: "This order was cancelled. Stop cooking." });
    }
  }
  if (cancelled.status === 200) expect(end).toMatchObject({ status: "cancelled", isVoid: true });
  expect(await bump(other.id, other.lines, true)).toMatchObject({ status: cancelled.status === 200 ? 409 : 200 });
});

test("[RUSH-7] only the restaurant's people, and only lines of that order", async () => {
  const { id, lines } = await accepted();
  const other = await accepted();
  const stranger = await api.signIn("staff", { restaurantId: (await openShop(database.db)).id });
  expect(await bump(id, lines, true, stranger)).toMatchObject({ status: 404 });
  expect(await bump(id, lines, true, customer)).toMatchObject({ status: 403 });
  expect(await bump(id, lines, true, await api.signIn("admin"))).toMatchObject({ status: 403 });
  expect(await bump(id, lines, true, await api.signIn("agent"))).toMatchObject({ status: 403 });
  expect(await bump(id, other.lines, true)).toMatchObject({ status: 404 });
  expect(await bump(id, [], true)).toMatchObject({ status: 422 });
  expect(await doneOf(id)).toEqual(lines.map(() => false));
  for (const role of ["owner", "manager"] as const) {
    const who = await api.signIn(role, { restaurantId: shop.id });
    expect(await bump(id, lines.slice(0, 1), true, who)).toMatchObject({ status: 200 });
  }
});

test("[RUSH-6] a bump that is undone within moments was never said", async () => {
  const { id, lines } = await accepted();
  await bump(id, lines, true);
  expect(await unsent()).toContainEqual({ template: "order-ready" });
  api.clock.set("2026-03-04T17:00:19Z");
  expect(await bump(id, lines, false)).toMatchObject({ body: { data: { status: "preparing" } } });
  expect(await unsent()).not.toContainEqual({ template: "order-ready" });
  expect(mailed()).not.toContain("order-recalled");
  expect((await notices()).filter((title) => /ready/.test(title))).toEqual([]);
  await bump(id, lines, true);
  api.clock.set("2026-03-04T17:00:40Z");
  await bump(id, lines, false);
  expect(mailed().at(-1), "whoever was told hears that it is not so").toBe("order-recalled");
  expect(await notices()).toContain("Order HG is not ready yet");
  await bump(id, lines, true);
  await move(id, "cancelled");
  expect((await unsent()).filter(({ template }) => template === "order-ready")).toHaveLength(1);
  expect(mailed().at(-1)).toBe("order-cancelled");
});

test("[RUSH-7] a line is made where its item says, else where its category says", async () => {
  const owner = await api.signIn("owner", { restaurantId: shop.id });
  const ask = (method: string, path: string, body: object, who = owner) =>
    api.call(method, path, { token: who.token, body });
  const settings = `/restaurants/${shop.id}/settings`;
  expect(await ask("PUT", settings, { stations: ["Grill", "Cold"] }, staff)).toMatchObject({ status: 403 });
  expect(await ask("PUT", settings, { stations: "Grill, grill, Cold" })).toMatchObject({
    status: 200,
    body: { data: { stations: ["Grill", "Cold"] } },
  });
  const category = { restaurant_id: shop.id, name: "Kebab plates", new_name: "Kebab plates" };
  expect(await ask("PATCH", "/menu-categories", { ...category, station: "Grill" }, staff)).toMatchObject({
    status: 403,
  });
  // A category that only its items know yet is one from now on.
  expect(await ask("PATCH", "/menu-categories", { ...category, station: "Grill" })).toMatchObject({ status: 200 });
  await database.db.updateTable("menu_items").set({ station: "Cold" }).where("id", "=", shop.baklava).execute();
  const { id } = await accepted();
  const stations = async () => (await read(id)).items.map(({ name, station }) => [name, station]);
  expect(await stations()).toEqual([
    ["Adana Kebab Plate", "Grill"],
    ["Red Lentil Soup", null],
    ["Pistachio Baklava", "Cold"],
  ]);
  await ask("PATCH", "/menu-categories", { ...category, new_name: "Grill plates" });
  expect((await stations())[0], "a new name keeps the station").toEqual(["Adana Kebab Plate", "Grill"]);
  await ask("PATCH", "/menu-categories", { ...category, name: "Grill plates", new_name: "Grill plates", station: "" });
  expect((await stations())[0]).toEqual(["Adana Kebab Plate", null]);
});
