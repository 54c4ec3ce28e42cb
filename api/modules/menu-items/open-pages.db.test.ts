import { beforeAll, expect, test } from "vitest";
import { modifierGroupResponse } from "@domain/contract/menu";
import { dealResponse, taxResponse } from "@domain/contract/promotion";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop, type Shop } from "@tests/support/shop";

/** An open till, kitchen or menu reloads on the event, so each change of what is sold and for how much has to publish it. */

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let owner: SignedIn;

beforeAll(async () => {
  api = createTestApi(database.db);
  shop = await openShop(database.db);
  owner = await api.signIn("owner", { restaurantId: shop.id });
});

const countEvents = async () => {
  const events = database.db.selectFrom("events").select("sequence").where("type", "=", "menu.changed");
  return (await events.where("restaurant_id", "=", shop.id).execute()).length;
};

/** Fails unless the request succeeds, and open pages are told of it exactly once. */
async function changeAndCountEvent(method: string, path: string, body?: unknown) {
  const before = await countEvents();
  const response = await api.call(method, path, { token: owner.token, body });
  expect(response, `${method} ${path}`).toMatchObject({ status: 200 });
  expect(await countEvents(), `${method} ${path}`).toBe(before + 1);
  return response.body;
}

function form(values: Record<string, string>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  return body;
}

test("[RUSH-2, RUSH-8] open tills hear of an add-on's price, of items that get or lose it, and of its group's rules", async () => {
  await changeAndCountEvent("PATCH", `/addons/${shop.yoghurt}`, form({ price: "1.25" }));
  await changeAndCountEvent("POST", "/addons/availability", { ids: [shop.yoghurt], availability: "off" });
  await changeAndCountEvent("POST", `/menu-items/${shop.soup}/addons/${shop.yoghurt}`);
  // Twice is once.
  const before = await countEvents();
  await api.call("POST", `/menu-items/${shop.soup}/addons/${shop.yoghurt}`, { token: owner.token });
  expect(await countEvents()).toBe(before);
  await changeAndCountEvent("DELETE", `/menu-items/${shop.soup}/addons/${shop.yoghurt}`);
  const rules = { name: "Sauces", minimum: 0, maximum: 1 };
  const made = await api.call("POST", `/modifier-groups?restaurant_id=${shop.id}`, { token: owner.token, body: rules });
  const { id } = modifierGroupResponse.parse(made.body).data;
  await changeAndCountEvent("PUT", `/modifier-groups/${id}`, { ...rules, maximum: 2 });
  await changeAndCountEvent("DELETE", `/modifier-groups/${id}`);
  await changeAndCountEvent("DELETE", `/addons/${shop.yoghurt}`);
});

test("[RUSH-2] and of categories, the order of the menu, offers and taxes", async () => {
  const category = { restaurant_id: shop.id, name: "Soups of the day" };
  await changeAndCountEvent("POST", "/menu-categories", category);
  await changeAndCountEvent("POST", "/menu-categories/move", { ...category, direction: "up" });
  await changeAndCountEvent("PATCH", "/menu-categories", { ...category, new_name: "Soups for today" });
  await changeAndCountEvent("POST", "/menu-categories/delete", { restaurant_id: shop.id, name: "Soups for today" });
  await changeAndCountEvent("POST", `/menu-items/${shop.soup}/move`, { direction: "up" });
  const deal = { title: "Soup day", type: "percentage", discount_value: "50" };
  const days = { start_date: "2026-03-01", end_date: "2026-03-31" };
  const { id } = dealResponse.parse(await changeAndCountEvent("POST", "/deals", form({ ...deal, ...days }))).data;
  await changeAndCountEvent("PATCH", `/deals/${id}`, form({ is_active: "false" }));
  await changeAndCountEvent("DELETE", `/deals/${id}`);
  const taxes = `/restaurants/${shop.id}/taxes`;
  const city = { name: "City", code: "CT2", rate: "1" };
  // A new one is off.
  const made = await api.call("POST", taxes, { token: owner.token, body: city });
  const tax = taxResponse.parse(made.body).data;
  await changeAndCountEvent("PATCH", `${taxes}/${tax.id}/status`, { status: true });
  await changeAndCountEvent("DELETE", `${taxes}/${tax.id}`);
});

test("[RUSH-2] what open pages could not be told of is not deleted", async () => {
  const city = { name: "Town", code: "CT3", rate: "1" };
  const path = `/restaurants/${shop.id}/taxes`;
  const { id } = taxResponse.parse((await api.call("POST", path, { token: owner.token, body: city })).body).data;
  const publish = async () => {
    throw new Error("No event can be stored.");
  };
  const silent = createTestApi(database.db, { events: { publish } });
  expect(await silent.call("DELETE", `${path}/${id}`, { token: owner.token })).toMatchObject({ status: 500 });
  await changeAndCountEvent("DELETE", `${path}/${id}`);
});
