import { beforeAll, expect, test } from "vitest";
import { menuItemResponse } from "@domain/contract/menu";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
let api: TestApi;
let place = "";
let owner: SignedIn;

beforeAll(async () => {
  api = createTestApi(database.db);
  place = await makeRestaurant(database.db, {});
  owner = await api.signIn("owner", { restaurantId: place });
});

function send(method: string, path: string, values: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  return api.call(method, path, { token: owner.token, body });
}

test("[FIND-9] dietary marks are stored with what they bring along, noted, kept by a write that knows none of them, and taken away", async () => {
  const item = {
    restaurant_id: place,
    name: "Mezze for Two",
    description: "Dips with chilli and warm bread",
    price: "15.99",
    category: "Mezze",
    item_type: "food",
  };
  const made = menuItemResponse.parse(
    (await send("POST", "/menu-items", { ...item, diets: '["spicy","vegan"]' })).body,
  );
  const { id } = made.data;
  expect(made.data.diets).toEqual(["vegetarian", "vegan", "dairy-free", "spicy"]);
  expect(await send("PUT", `/menu-items/${id}`, item)).toMatchObject({ body: { data: { diets: made.data.diets } } });
  const wrong = await send("PUT", `/menu-items/${id}`, { ...item, diets: '["keto"]' });
  expect(wrong).toMatchObject({ status: 422, body: { message: expect.stringMatching(/^Dietary marks are/) } });
  expect(await send("PUT", `/menu-items/${id}`, { ...item, diets: "[]" })).toMatchObject({
    body: { data: { diets: [] } },
  });
  const noted = await database.db.selectFrom("audit_log").select("changes").where("subject_id", "=", id).execute();
  expect(JSON.stringify(noted)).toContain('"vegan"');
});
