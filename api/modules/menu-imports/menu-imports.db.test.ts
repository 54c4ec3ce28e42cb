import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { importErrors, menuImportResponse } from "@domain/contract/menu";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
let api: TestApi;
let place = "";
let owner: SignedIn;

beforeAll(async () => {
  api = createTestApi(database.db);
  place = await makeRestaurant(database.db, { items: [{ name: "Soup", category: "Soups", price_cents: 549 }] });
  owner = await api.signIn("owner", { restaurantId: place });
});

const head = "name,description,price,category,caution,item_type";
function send(path: string, lines: string[], { name = "menu.csv", token = owner.token } = {}) {
  const body = new FormData();
  body.append("restaurant_id", place);
  body.append("file", new File([lines.join("\n")], name));
  return api.call("POST", path, { token, body });
}
const count = async () =>
  (
    await database.db
      .selectFrom("menu_items")
      .select((select) => select.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
  ).count;

test("[HOST-23, ITEM-9, ITEM-10] a file with an error imports nothing and names its line", async () => {
  const response = await send("/menu-items/bulk-upload", [
    head,
    "Adana,Hand-minced lamb shoulder,15.99,Kebab plates,,food",
    "X,short,0,Soups,,",
  ]);
  expect(response).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(/^Line 3: .*\(and 2 more\)$/) },
  });
  const { data } = z.object({ data: importErrors }).parse(response.body);
  expect(data).toMatchObject({ error_count: 3, errors: [{ line: 3, field: "name" }, {}, {}] });
  expect(await count()).toBe(1);
  expect(await send("/menu-items/bulk-upload", [head], { name: "menu.txt" })).toMatchObject({
    status: 422,
    body: { errors: { file: "Please select a CSV file only" } },
  });
});

test("[ITEM-9] 5,000 lines are previewed, then imported once however often it is confirmed", async () => {
  const lines = Array.from(
    { length: 5_000 },
    (_, index) => `Dish ${index},Made to order every day,${(index % 90) + 1}.50,Part ${index % 20},,food`,
  );
  const preview = menuImportResponse.parse(
    (await send("/menu-imports", [head, "soup,Red lentils and cumin,5.49,Soups,,", ...lines.slice(1)])).body,
  ).data;
  expect(preview).toMatchObject({ count: 5_000, known_count: 1 });
  expect(preview.new_categories).toHaveLength(20);
  expect(preview.rows[0]).toMatchObject({ name: "soup", is_known: true, price: "5.49" });
  expect(await count()).toBe(1);

  const stranger = await api.signIn("owner", { restaurantId: await makeRestaurant(database.db, {}) });
  const staff = await api.signIn("staff", { restaurantId: place });
  const confirm = (token: string) => api.call("POST", `/menu-imports/${preview.id}`, { token });
  expect((await confirm(stranger.token)).status).toBe(404);
  expect((await confirm(staff.token)).status).toBe(403);
  for (const press of ["first", "second"])
    expect(await confirm(owner.token), press).toMatchObject({
      status: 200,
      body: { message: "Menu items created successfully", data: { created: 5_000 } },
    });
  expect(await count()).toBe(5_001);
  const noted = database.db.selectFrom("audit_log").select(["action", "changes"]).where("restaurant_id", "=", place);
  expect(await noted.execute()).toEqual([{ action: "menu.imported", changes: { items: 5_000 } }]);
  // In the file's order, behind what its category had.
  const list = await api.call("GET", `/menu-items?restaurant_id=${place}&category=Soups`, { token: owner.token });
  expect(list).toMatchObject({ body: { data: { data: [{ name: "Soup" }, { name: "soup" }] } } });
});
