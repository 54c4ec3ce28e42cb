import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addonPage } from "@domain/contract/menu";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
const noon = "2026-03-04T17:00:00Z";
let api: TestApi;
let shop: Shop;
let customer: SignedIn;
let staff: SignedIn;

beforeAll(async () => {
  api = createTestApi(database.db);
  api.clock.set(noon);
  shop = await openShop(database.db);
  customer = await api.signIn("customer");
  staff = await api.signIn("staff", { restaurantId: shop.id });
});

const mark = (body: object, { token }: { token: string } = staff) =>
  api.call("POST", "/addons/availability", { token, body: { ids: [shop.yoghurt], ...body } });
const line = () => ({ menuItemId: shop.adana, quantity: 1, addonIds: [shop.yoghurt] });
const quoted = () =>
  api.call("POST", "/orders/quote", {
    token: customer.token,
    body: { restaurantId: shop.id, orderType: "takeaway", items: [line()] },
  });
const readAddons = async () => (await api.call("GET", `/menu-items/${shop.adana}/addons`)).body;
const soldOut = "Garlic yoghurt for Adana Kebab Plate is sold out at the moment.";

test("[RUSH-8] a sold out add-on is shown, refused in the cart, the quote and the order, and comes back by itself", async () => {
  expect(await mark({ availability: "hours", hours: 2 })).toMatchObject({
    status: 200,
    body: { data: { changed: 1 } },
  });
  const until = "2026-03-04T19:00:00.000Z";
  expect(await readAddons()).toMatchObject({
    data: { data: [{ is_active: true, is_available: false, unavailable_until: until }] },
  });
  const add = await api.call("POST", "/cart/items", {
    token: customer.token,
    body: { restaurantId: shop.id, ...line() },
  });
  expect(add).toMatchObject({ status: 422, body: { code: "item_unavailable", message: soldOut } });
  expect((await quoted()).body).toMatchObject({
    data: { problems: [{ code: "item_unavailable", message: `${soldOut} Please remove it from your cart.` }] },
  });
  api.clock.set(until);
  expect(await readAddons()).toMatchObject({ data: { data: [{ is_available: true, unavailable_until: null }] } });
  expect((await quoted()).body).toMatchObject({ data: { problems: [] } });
  api.clock.set(noon);
});

test("[RUSH-8] until tomorrow is five in the morning; what is switched off stays so", async () => {
  await mark({ availability: "tomorrow" });
  expect(await readAddons()).toMatchObject({ data: { data: [{ unavailable_until: "2026-03-05T10:00:00.000Z" }] } });
  await mark({ availability: "off" });
  api.clock.set("2026-03-09T17:00:00Z");
  expect(await readAddons()).toMatchObject({ data: { data: [{ is_available: false, unavailable_until: null }] } });
  api.clock.set(noon);
  await mark({ availability: "on" });
  expect(await readAddons()).toMatchObject({ data: { data: [{ is_available: true }] } });
});

test("[RUSH-8] a group of which all is sold out asks for none; of the rest it asks as before", async () => {
  const { db } = database;
  const group = await db
    .insertInto("modifier_groups")
    .values({ restaurant_id: shop.id, name: "Sauce", minimum: 1, maximum: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.updateTable("addons").set({ group_id: group.id }).where("id", "=", shop.yoghurt).execute();
  const plain = () =>
    api.call("POST", "/orders/quote", {
      token: customer.token,
      body: { restaurantId: shop.id, orderType: "takeaway", items: [{ ...line(), addonIds: [] }] },
    });
  expect((await plain()).body).toMatchObject({ data: { problems: [{ code: "item_unavailable" }] } });
  await mark({ availability: "off" });
  expect((await plain()).body).toMatchObject({ data: { problems: [] } });
  await mark({ availability: "on" });
  await db.updateTable("addons").set({ group_id: null }).where("id", "=", shop.yoghurt).execute();
});

test("[RUSH-8] owner, manager and staff may, others may not; it is noted who did, and open pages are told", async () => {
  const other = await openShop(database.db);
  const people = {
    stranger: await api.signIn("owner", { restaurantId: other.id }),
    manager: await api.signIn("manager", { restaurantId: shop.id }),
    owner: await api.signIn("owner", { restaurantId: shop.id }),
  };
  expect((await mark({ availability: "off" }, people.stranger)).status).toBe(404);
  expect((await mark({ availability: "off" }, customer)).status).toBe(403);
  expect((await mark({ availability: "off" }, { token: "" })).status).toBe(401);
  expect((await mark({ availability: "soon" })).status).toBe(422);
  expect((await mark({ availability: "off", ids: [shop.yoghurt, other.yoghurt] })).status).toBe(404);
  expect(await readAddons(), "all or none").toMatchObject({ data: { data: [{ is_available: true }] } });
  for (const person of [people.manager, people.owner])
    expect((await mark({ availability: "off" }, person)).status).toBe(200);
  const list = addonPage.parse((await api.call("GET", "/addons", { token: people.owner.token })).body).data.data;
  expect(list).toMatchObject([{ name: "Garlic yoghurt", is_active: true, is_available: false }]);
  const noted = await database.db
    .selectFrom("audit_log")
    .select(["action", "actor_id"])
    .where("subject_id", "=", shop.yoghurt)
    .orderBy("id", "desc")
    .executeTakeFirst();
  expect(noted).toEqual({ action: "menu.addon-switched", actor_id: people.owner.id });
  const event = await database.db
    .selectFrom("events")
    .select("restaurant_id")
    .where("type", "=", "menu.changed")
    .orderBy("sequence", "desc")
    .executeTakeFirst();
  expect(event).toEqual({ restaurant_id: shop.id });
  await mark({ availability: "on" });
});

test("[RUSH-8] neither a charge nor an order at the counter gets past it", async () => {
  const cart = { restaurantId: shop.id, ...line() };
  await api.call("POST", "/cart/items", { token: customer.token, body: cart });
  await mark({ availability: "off" });
  const placed = await api.call("POST", `/restaurants/${shop.id}/counter-orders`, {
    token: staff.token,
    headers: { "idempotency-key": randomUUID() },
    body: { items: [line()], orderType: "takeaway", payment: "cash", amount: 1514 },
  });
  expect(placed).toMatchObject({ status: 422, body: { code: "item_unavailable" } });
  const charged = await api.call("POST", "/payments/clover/charge", {
    token: customer.token,
    headers: { "idempotency-key": randomUUID() },
    body: {
      restaurantId: shop.id,
      amount: 1514,
      currency: "usd",
      cloverResult: { token: "clv_test" },
      choices: { restaurantId: shop.id, orderType: "takeaway" },
    },
  });
  expect(charged).toMatchObject({ status: 422, body: { code: "item_unavailable" } });
  await mark({ availability: "on" });
});

test("[RUSH-8, ADDON-2] its form marks an add-on as well; saved as it stands it comes back when it would have", async () => {
  const owner = await api.signIn("owner", { restaurantId: shop.id });
  const save = (values: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(values)) body.append(name, value);
    return api.call("PATCH", `/addons/${shop.yoghurt}`, { token: owner.token, body });
  };
  const toResponse = (is_available: boolean, unavailable_until: string | null) => ({
    status: 200,
    body: { data: { is_available, unavailable_until } },
  });
  await mark({ availability: "on" });
  expect(await save({ is_available: "false" })).toMatchObject(toResponse(false, null));
  expect(await save({ is_available: "true" })).toMatchObject(toResponse(true, null));
  await mark({ availability: "hours", hours: 2 });
  const until = "2026-03-04T19:00:00.000Z";
  expect(await save({ is_available: "false" })).toMatchObject(toResponse(false, until));
  expect(await save({ description: "Small" })).toMatchObject(toResponse(false, until));
  expect(await save({ is_available: "true" })).toMatchObject(toResponse(true, null));
});
