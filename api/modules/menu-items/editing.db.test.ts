import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { menuItemPage, menuItemResponse } from "@domain/contract/menu";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
let api: TestApi;
let place = "";
let theirs = "";
const people: Record<"owner" | "manager" | "staff" | "stranger" | "customer", SignedIn> = {
  owner: { id: "", email: "", token: "" },
  manager: { id: "", email: "", token: "" },
  staff: { id: "", email: "", token: "" },
  stranger: { id: "", email: "", token: "" },
  customer: { id: "", email: "", token: "" },
};
let soup = "";
let salad = "";
let foreign = "";

beforeAll(async () => {
  api = createTestApi(database.db);
  const { db } = database;
  place = await makeRestaurant(db, {
    time_zone: "America/New_York",
    items: [
      { name: "Soup", category: "Soups", price_cents: 549 },
      { name: "Salad", category: "Soups", price_cents: 749 },
    ],
  });
  theirs = await makeRestaurant(db, { items: [{ name: "Foreign", category: "Soups", price_cents: 100 }] });
  for (const role of ["owner", "manager", "staff"] as const)
    people[role] = await api.signIn(role, { restaurantId: place });
  people.stranger = await api.signIn("owner", { restaurantId: theirs });
  people.customer = await api.signIn("customer");
  const rows = await db.selectFrom("menu_items").select(["id", "name"]).execute();
  const getId = (name: string) => rows.find((row) => row.name === name)?.id ?? "";
  [soup, salad, foreign] = [getId("Soup"), getId("Salad"), getId("Foreign")];
});

const fields = {
  name: "Adana Kebab",
  description: "Hand-minced lamb shoulder over oak",
  price: "15.99",
  category: "Kebab plates",
  item_type: "food",
};
function form(values: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}
const send = (method: string, path: string, values: Record<string, string | Blob>, token = people.owner.token) =>
  api.call(method, path, { token, body: form(values) });
const names = async (query: string, token = people.owner.token) =>
  menuItemPage
    .parse((await api.call("GET", `/menu-items?restaurant_id=${place}&${query}`, { token })).body)
    .data.data.map((item) => item.name);
const png = async (width = 1200, height = 800) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: "#c0ffee" } })
        .png()
        .toBuffer(),
    ),
  ]);

describe("[HOST-20, HOST-21, ITEM-2…4] writing an item", () => {
  test("creates it with extended fields and a picture, drawn anew in several widths", async () => {
    const response = await send("POST", "/menu-items", {
      ...fields,
      restaurant_id: place,
      caution: "Contains wheat",
      tags: '["featured","popular"]',
      size_prices: '{"regular":null,"large":"19.50"}',
      image: new File([await png()], "adana.png"),
    });
    expect(response).toMatchObject({ status: 200, body: { message: "Menu item created successfully" } });
    const item = menuItemResponse.parse(response.body).data;
    expect(item).toMatchObject({
      name: "Adana Kebab",
      price: "15.99",
      caution: "Contains wheat",
      tags: ["featured", "popular"],
      size_prices: { regular: "15.99", large: "19.50" },
      is_available: true,
      version: 1,
    });
    for (const [width, actual] of [
      [960, 960],
      [160, 160],
    ] as const) {
      const address = item.image?.replace(/-960\.webp$/, `-${width}.webp`) ?? "";
      const file = await api.api.request(address);
      expect(file.headers.get("content-type")).toBe("image/webp");
      expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).toMatchObject({ width: actual });
    }
    expect(await api.call("GET", `/media/${soup}-960.webp`)).toMatchObject({ status: 404 });
  });

  test("a core write leaves what the documents do not know; a picture is replaced and removed", async () => {
    const made = menuItemResponse.parse(
      (
        await send("POST", "/menu-items", {
          ...fields,
          tags: '["popular"]',
          image: new File([await png(50, 50)], "a.png"),
        })
      ).body,
    ).data;
    const written = await send("PUT", `/menu-items/${made.id}`, { ...fields, price: "16" });
    expect(written).toMatchObject({ body: { data: { price: "16.00", tags: ["popular"], image: made.image } } });
    const bare = await send("PUT", `/menu-items/${made.id}`, { ...fields, remove_image: "true" });
    expect(bare).toMatchObject({ body: { data: { image: null } } });
    expect((await api.api.request(made.image ?? "")).status).toBe(404);
  });

  test("each rule is said to the letter, beside its field", async () => {
    expect(
      await send("POST", "/menu-items", { name: "A", description: "short", price: "0", category: "B" }),
    ).toMatchObject({
      status: 422,
      body: {
        errors: {
          name: "Item name must be at least 2 characters",
          description: "Description must be at least 10 characters",
          price: "Price must be greater than 0",
          category: "Category must be at least 2 characters",
        },
      },
    });
  });

  test.each([
    ["a page", new Blob(["<html><script>alert(1)</script>"]), "Choose a JPG, PNG or WebP picture"],
    ["a drawing", new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), "Choose a JPG, PNG or WebP picture"],
    [
      "a damaged one",
      new Blob([Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")]),
      "This file is damaged and cannot be read. Please choose another one.",
    ],
  ])("a picture is told by its content: %s", async (_what, content, message) => {
    const image = new File([content], "dish.png", { type: "image/png" });
    expect(await send("POST", "/menu-items", { ...fields, image })).toMatchObject({
      status: 422,
      body: { errors: { image: message } },
    });
  });

  test("two editors: the second is told who changed it", async () => {
    const put = (token: string, price: string) =>
      send("PUT", `/menu-items/${salad}`, { ...fields, name: "Salad", price, version: "1" }, token);
    expect(await put(people.manager.token, "7.99")).toMatchObject({ status: 200, body: { data: { version: 2 } } });
    expect(await put(people.owner.token, "8.99")).toMatchObject({
      status: 409,
      body: {
        code: "conflict",
        message: "Test manager has changed this item meanwhile.",
        data: { version: 2, updated_by: "Test manager" },
      },
    });
  });

  test("[ITEM-5] without a restaurant nothing is saved", async () => {
    const nobody = await api.signIn("owner");
    expect(await send("POST", "/menu-items", fields, nobody.token)).toMatchObject({
      status: 404,
      body: { message: "No restaurant found" },
    });
  });
});

test("[ROUTE-14] who may do what: owner and manager edit, staff only switch, strangers find nothing", async () => {
  const calls: [name: string, send: (token: string, id: string) => Promise<{ status: number }>, staff: number][] = [
    ["update", (token, id) => send("PUT", `/menu-items/${id}`, { ...fields, category: "Soups" }, token), 403],
    ["delete", (token, id) => api.call("DELETE", `/menu-items/${id}`, { token }), 403],
    ["bulk delete", (token, id) => api.call("POST", "/menu-items/bulk-delete", { token, body: { ids: [id] } }), 403],
    ["move", (token, id) => api.call("POST", `/menu-items/${id}/move`, { token, body: { direction: "up" } }), 403],
    [
      "availability",
      (token, id) => api.call("PATCH", "/menu-items/availability", { token, body: { ids: [id], availability: "on" } }),
      200,
    ],
  ];
  for (const [name, call, staff] of calls) {
    expect((await call(people.staff.token, soup)).status, `${name} by staff`).toBe(staff);
    expect((await call(people.customer.token, soup)).status, `${name} by a customer`).toBe(403);
    expect((await call(people.stranger.token, soup)).status, `${name} by another owner`).toBe(404);
    expect((await call(people.owner.token, foreign)).status, `${name} of another's item`).toBe(404);
  }
  expect((await send("POST", "/menu-items", { ...fields, restaurant_id: theirs })).status).toBe(403);
  expect((await send("POST", "/menu-items", fields, people.staff.token)).status).toBe(403);
});

test("[ITEM-4] what is sold out comes back by itself, on the restaurant's clock", async () => {
  const set = (body: object) =>
    api.call("PATCH", "/menu-items/availability", { token: people.staff.token, body: { ids: [soup], ...body } });
  const get = async () => (await api.call("GET", `/menu-items/${soup}`)).body;
  await set({ availability: "tomorrow" });
  expect(await get()).toMatchObject({
    data: { is_available: false, unavailable_until: "2026-03-05T10:00:00.000Z" },
  });
  api.clock.set("2026-03-05T10:00:00Z");
  expect(await get()).toMatchObject({ data: { is_available: true, unavailable_until: null } });
  api.clock.set("2026-03-04T17:00:00Z");
  await set({ availability: "off" });
  expect(await get()).toMatchObject({ data: { is_available: false, unavailable_until: null } });
  expect(await names("status=unavailable")).toEqual(["Soup"]);
  await set({ availability: "on" });
});

test("[TABLE-5] the list is searched, filtered, sorted and paged by the host", async () => {
  expect(await names("sort=-price&per_page=2")).toEqual(["Adana Kebab", "Adana Kebab"]);
  expect(await names("sort=price&per_page=1")).toEqual(["Soup"]);
  expect(await names("search=SOUP")).toEqual(["Soup"]);
  expect(await names("category=Soups&sort=nonsense")).toEqual(["Soup"]);
  expect(await names("tag=featured")).toEqual(["Adana Kebab"]);
});

test("[ITEM-17] categories and items are put in order, renamed and kept whole", async () => {
  const { token } = people.owner;
  const categories = async () => (await api.call("GET", `/menu-categories?restaurant_id=${place}`, { token })).body;
  const change = (method: string, path: string, body: object) =>
    api.call(method, `/menu-categories${path}`, { token, body: { restaurant_id: place, ...body } });
  await change("POST", "", { name: "Drinks" });
  expect(await change("POST", "", { name: "Drinks" })).toMatchObject({ status: 409 });
  expect(await change("POST", "/move", { name: "Drinks", direction: "up", past: "Soups" })).toMatchObject({
    status: 200,
  });
  const stale = { name: "Soups", direction: "up", past: "Kebab plates" };
  expect(await change("POST", "/move", stale)).toMatchObject({ status: 409, body: { code: "conflict" } });
  await change("PATCH", "", { name: "Kebab plates", new_name: "Grill" });
  expect(await categories()).toMatchObject({
    data: { data: [{ name: "Grill" }, { name: "Drinks", item_count: 0 }, { name: "Soups", item_count: 1 }] },
  });
  const rename = (name: string, version: number) => change("PATCH", "", { name, new_name: "Charcoal", version });
  expect(await rename("Grill", 1)).toMatchObject({
    status: 409,
    body: { message: "Test owner has changed this category meanwhile.", data: { version: 2 } },
  });
  expect(await rename("Kebab plates", 1)).toMatchObject({
    status: 409,
    body: { message: "Kebab plates was renamed or deleted meanwhile." },
  });
  expect(await change("POST", "/delete", { name: "Soups" })).toMatchObject({ status: 409 });
  expect(await change("POST", "/delete", { name: "Drinks" })).toMatchObject({ status: 200 });
  const stranger = { token: people.stranger.token, body: { restaurant_id: place, name: "Drinks" } };
  expect(await api.call("POST", "/menu-categories", stranger)).toMatchObject({ status: 403 });

  await send("POST", "/menu-items", { ...fields, name: "Ezogelin", category: "Soups" });
  const [first = "", second = ""] = await database.db
    .selectFrom("menu_items")
    .select("id")
    .where("category", "=", "Soups")
    .where("restaurant_id", "=", place)
    .where("deleted_at", "is", null)
    .orderBy("position")
    .execute()
    .then((rows) => rows.map((row) => row.id));
  expect(await names("category=Soups")).toEqual(["Soup", "Ezogelin"]);
  const move = (id: string, direction: string, past?: string) =>
    api.call("POST", `/menu-items/${id}/move`, { token, body: { direction, past } });
  await move(second, "up");
  await move(first, "down");
  expect(await names("category=Soups")).toEqual(["Ezogelin", "Soup"]);

  const added = await send("POST", "/menu-items", { ...fields, name: "Tarhana", category: "Soups" });
  const { id: third } = menuItemResponse.parse(added.body).data;
  const presses = [() => move(third, "up", first), () => move(second, "down", first)];
  const responses = await Promise.all(presses.map((press) => press()));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const isFirst = responses[0]?.status === 200;
  const order = isFirst ? ["Ezogelin", "Tarhana", "Soup"] : ["Soup", "Ezogelin", "Tarhana"];
  expect(await names("category=Soups"), "who was faster keeps the order").toEqual(order);
  expect(await presses[isFirst ? 0 : 1]?.(), "a second press changes nothing").toMatchObject({ status: 200 });
  expect(await names("category=Soups")).toEqual(order);
});

test("[HOST-22] a deleted item is gone from the menu", async () => {
  expect(await api.call("DELETE", `/menu-items/${soup}`, { token: people.manager.token })).toMatchObject({
    status: 200,
    body: { message: "Menu item deleted successfully" },
  });
  expect(await names("search=soup")).toEqual([]);
  expect((await api.call("DELETE", `/menu-items/${soup}`, { token: people.manager.token })).status).toBe(404);
});
