import { beforeAll, expect, test } from "vitest";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
let id = "";
beforeAll(async () => {
  id = await makeRestaurant(database.db, { name: "Priced" });
});

type Item = [category: string, cents: number, change?: object];

async function levelOf(items: Item[]): Promise<number | null | undefined> {
  await database.db.deleteFrom("menu_items").where("restaurant_id", "=", id).execute();
  const rows = items.map(([category, price_cents, change]) => ({
    restaurant_id: id,
    name: "Item",
    description: "Item",
    category,
    price_cents,
    ...change,
  }));
  if (rows.length > 0) await database.db.insertInto("menu_items").values(rows).execute();
  const listing = database.db.selectFrom("listings").select("price_level").where("restaurant_id", "=", id);
  return (await listing.executeTakeFirst())?.price_level;
}

test.each<[string, Item[], number | null]>([
  ["below $10", [["Wraps", 999]], 1],
  ["from $10", [["Wraps", 1000]], 2],
  ["from $18", [["Plates", 1800]], 3],
  ["from $28", [["Platters", 2800]], 4],
  [
    "the median, not the mean",
    [
      ["Plates", 1100],
      ["Plates", 1200],
      ["Plates", 9000],
    ],
    2,
  ],
  [
    "mains alone",
    [
      ["Plates", 1900],
      ["Drinks", 199],
      ["Desserts", 499],
      ["Sides", 299],
      ["Bread & Naan", 199],
    ],
    3,
  ],
  [
    "all food where there are no mains",
    [
      ["Desserts", 450],
      ["Coffee", 350],
    ],
    1,
  ],
  [
    "what is deleted does not count",
    [
      ["Plates", 900],
      ["Plates", 5000, { deleted_at: new Date() }],
    ],
    1,
  ],
  ["no food, no level", [["Books", 1500, { item_type: "book" }]], null],
  ["nothing on the menu", [], null],
])("[FIND-9] price level: %s", async (_, items, expected) => {
  expect(await levelOf(items)).toBe(expected);
});

test("[FIND-9] the level follows a price that is changed, and marks follow their items", async () => {
  await levelOf([
    ["Plates", 1200, { diets: ["vegan", "spicy"] }],
    ["Plates", 1200, { diets: ["vegan"] }],
  ]);
  const listing = () =>
    database.db
      .selectFrom("listings")
      .select(["price_level", "diets"])
      .where("restaurant_id", "=", id)
      .executeTakeFirst();
  expect(await listing()).toEqual({ price_level: 2, diets: ["spicy", "vegan"] });
  await database.db
    .updateTable("menu_items")
    .set({ price_cents: 4000, diets: [] })
    .where("restaurant_id", "=", id)
    .execute();
  expect(await listing()).toEqual({ price_level: 4, diets: [] });
});
