import { beforeAll, expect, test } from "vitest";
import { addonList, addonPage, addonResponse, modifierGroupResponse } from "@domain/contract/menu";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
let api: TestApi;
let place = "";
let item = "";
let foreignItem = "";
let owner: SignedIn;
let staff: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  api = createTestApi(database.db);
  const kebab = { name: "Adana", category: "Kebab plates", price_cents: 1599 };
  place = await makeRestaurant(database.db, { items: [kebab] });
  const theirs = await makeRestaurant(database.db, { items: [{ ...kebab, name: "Foreign" }] });
  owner = await api.signIn("owner", { restaurantId: place });
  staff = await api.signIn("staff", { restaurantId: place });
  stranger = await api.signIn("owner", { restaurantId: theirs });
  const rows = await database.db.selectFrom("menu_items").select(["id", "name"]).execute();
  item = rows.find((row) => row.name === "Adana")?.id ?? "";
  foreignItem = rows.find((row) => row.name === "Foreign")?.id ?? "";
});

function send(method: string, path: string, values: Record<string, string>, { token }: SignedIn = owner) {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  return api.call(method, path, { token, body });
}
const make = async (values: Record<string, string>) =>
  addonResponse.parse((await send("POST", "/addons", values)).body).data;
const assigned = async (id = item) =>
  addonList
    .parse((await api.call("GET", `/menu-items/${id}/addons`, { token: owner.token })).body)
    .data.data.map(({ name }) => name);

test("[HOST-28…30, ADDON-2, ADDON-3] add-ons are made, changed in part and deleted", async () => {
  const made = await make({
    name: "Garlic sauce",
    price: "0",
    description: "Small",
    image_url: "https://pic.test/a.png",
  });
  expect(made).toMatchObject({ price: "0.00", description: "Small", is_active: true, image: "https://pic.test/a.png" });
  expect(await send("POST", "/addons", { name: " ", price: "-1" })).toMatchObject({
    status: 422,
    body: { errors: { name: "Name is required", price: "Price must be 0 or more" } },
  });
  expect(await send("PATCH", `/addons/${made.id}`, { is_active: "false", version: "1" })).toMatchObject({
    body: { data: { name: "Garlic sauce", is_active: false, version: 2, image: "https://pic.test/a.png" } },
  });
  expect(await send("PATCH", `/addons/${made.id}`, { price: "1.25", version: "1" })).toMatchObject({
    status: 409,
    body: { message: "Test owner has changed this add-on meanwhile." },
  });
  const list = async (query: string) =>
    addonPage
      .parse((await api.call("GET", `/addons?${query}`, { token: owner.token })).body)
      .data.data.map(({ name }) => name);
  await make({ name: "Extra pide", price: "1.50" });
  expect(await list("sort=-price")).toEqual(["Extra pide", "Garlic sauce"]);
  expect(await list("status=active")).toEqual(["Extra pide"]);
  expect(await list("search=GARLIC&sort=name")).toEqual(["Garlic sauce"]);
  expect(await api.call("DELETE", `/addons/${made.id}`, { token: owner.token })).toMatchObject({ status: 200 });
  expect(await list("")).toEqual(["Extra pide"]);
});

test("[HOST-24…26, ADDON-5] staff assign and remove add-ons of the own restaurant; twice is once", async () => {
  const { id } = await make({ name: "Yoghurt", price: "0.75" });
  const pair = `/menu-items/${item}/addons/${id}`;
  for (const press of ["first", "second"])
    expect(await api.call("POST", pair, { token: staff.token }), press).toMatchObject({
      status: 200,
      body: { message: "Addon added successfully" },
    });
  expect(await assigned()).toEqual(["Yoghurt"]);
  expect(await api.call("DELETE", pair, { token: staff.token })).toMatchObject({
    status: 200,
    body: { message: "Addon removed successfully" },
  });
  expect(await assigned()).toEqual([]);

  const noted = database.db.selectFrom("audit_log").select(["action", "changes"]).where("subject_id", "=", item);
  expect(await noted.orderBy("id").execute()).toEqual([
    { action: "menu.addon-assigned", changes: { add_on: [null, "Yoghurt"] } },
    { action: "menu.addon-unassigned", changes: { add_on: ["Yoghurt", null] } },
  ]);

  expect((await send("POST", "/addons", { name: "Sauce", price: "1" }, staff)).status).toBe(403);
  expect((await send("PATCH", `/addons/${id}`, { name: "Sauce" }, staff)).status).toBe(403);
  expect((await send("PATCH", `/addons/${id}`, { name: "Sauce" }, stranger)).status).toBe(404);
  expect((await api.call("GET", `/addons/${id}`, { token: stranger.token })).status).toBe(404);
  for (const call of [
    () => api.call("POST", pair, { token: stranger.token }),
    () => api.call("DELETE", `/addons/${id}`, { token: stranger.token }),
    () => api.call("POST", `/menu-items/${foreignItem}/addons/${id}`, { token: owner.token }),
    () => api.call("DELETE", `/menu-items/${foreignItem}/addons/${id}`, { token: owner.token }),
  ])
    expect((await call()).status).toBe(404);
});

test("[ADDON-6] add-ons belong to groups with a least and a most", async () => {
  const group = (method: string, path: string, body: object | undefined, { token }: SignedIn = owner) =>
    api.call(method, `/modifier-groups${path}`, { token, body });
  const { data } = modifierGroupResponse.parse(
    (await group("POST", "", { name: "Sauce", minimum: 1, maximum: 1 })).body,
  );
  expect(await group("POST", "", { name: "Sauce", minimum: 3, maximum: 1 })).toMatchObject({
    status: 422,
    body: { errors: { maximum: "The most must not be less than the least" } },
  });
  const addon = await make({ name: "Tahini", price: "0.50", group_id: data.id });
  expect(addon.group).toMatchObject({ name: "Sauce", minimum: 1, maximum: 1 });
  expect(await group("PUT", `/${data.id}`, { name: "Sauces", minimum: 0, maximum: null })).toMatchObject({
    body: { data: { name: "Sauces", maximum: null } },
  });
  expect(await group("PUT", `/${data.id}`, { name: "Dips", minimum: 0, maximum: null, version: 1 })).toMatchObject({
    status: 409,
    body: { message: "Test owner has changed this group meanwhile.", data: { version: 2 } },
  });
  expect((await group("PUT", `/${data.id}`, { name: "X", minimum: 0, maximum: null }, stranger)).status).toBe(404);
  expect((await group("DELETE", `/${data.id}`, undefined, staff)).status).toBe(403);
  expect(await group("GET", "", undefined)).toMatchObject({
    body: { data: { data: [{ name: "Sauces", addon_count: 1, version: 2 }] } },
  });
  await group("DELETE", `/${data.id}`, undefined);
  expect(await api.call("GET", `/addons/${addon.id}`, { token: owner.token })).toMatchObject({
    body: { data: { name: "Tahini", group: null } },
  });
  expect(await send("PATCH", `/addons/${addon.id}`, { group_id: data.id })).toMatchObject({
    status: 422,
    body: { errors: { group_id: "This group is not there any more" } },
  });
});
