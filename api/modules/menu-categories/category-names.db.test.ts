import { beforeAll, expect, test } from "vitest";
import { menuImportResponse } from "@domain/contract/menu";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
let api: TestApi;
let place = "";
let owner: SignedIn;

beforeAll(async () => {
  api = createTestApi(database.db);
  place = await makeRestaurant(database.db, {
    items: [
      { name: "Künefe", category: "Desert", price_cents: 999 },
      { name: "Soup", category: "Soups", price_cents: 549 },
    ],
  });
  owner = await api.signIn("owner", { restaurantId: place });
});

const form = (values: Record<string, string | File>): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ restaurant_id: place, ...values })) body.append(name, value);
  return body;
};
const call = (method: string, path: string, body: object) => api.call(method, path, { token: owner.token, body });
const fields = { name: "Rice pudding", description: "Chilled, with pistachio dust", price: "4.99", item_type: "food" };

const categoryOf = async (name: string) =>
  (
    await database.db
      .selectFrom("menu_items")
      .select("category")
      .where("restaurant_id", "=", place)
      .where("name", "=", name)
      .executeTakeFirstOrThrow()
  ).category;

test("[ITEM-2, ITEM-17] a category that the menu has is not made again by another spelling or its label", async () => {
  for (const [name, typed, category] of [
    ["Rice pudding", "Desserts", "Desert"],
    ["Ice cream", "DESSERTS", "Desert"],
    ["Lentil soup", "soups", "Soups"],
    ["Ayran", "Drinks", "Drinks"],
    ["Tea", "drinks", "Drinks"],
  ] as const) {
    const created = await call("POST", "/menu-items", form({ ...fields, name, category: typed }));
    expect(created.status, name).toBeLessThan(300);
    expect(await categoryOf(name), name).toBe(category);
  }
});

test("[ITEM-17] nor is it added, nor another one given its name; its own may change its case", async () => {
  const here = { restaurant_id: place };
  for (const name of ["Desserts", "desserts", "SOUPS"])
    expect(await call("POST", "/menu-categories", { ...here, name }), name).toMatchObject({ status: 409 });
  const renaming = { ...here, name: "Soups", new_name: "Desserts" };
  expect(await call("PATCH", "/menu-categories", renaming)).toMatchObject({ status: 409 });
  expect((await call("PATCH", "/menu-categories", { ...renaming, new_name: "SOUPS" })).status).toBe(200);
  expect((await call("PATCH", "/menu-categories", { ...here, name: "SOUPS", new_name: "Soups" })).status).toBe(200);
});

test("[ITEM-10] a file's spellings are the menu's, and the first of a new one counts", async () => {
  const lines = [
    "name,description,price,category",
    "Baklava,Forty layers of pastry,7.99,Desserts",
    "Lahmacun,Thin and crisp flatbread,5.99,Flatbreads",
    "Pide,A boat of warm flatbread,9.99,flatbreads",
  ];
  const file = () => new File([lines.join("\n")], "menu.csv");
  const preview = menuImportResponse.parse((await call("POST", "/menu-imports", form({ file: file() }))).body).data;
  expect(preview.new_categories).toEqual(["Flatbreads"]);
  expect(preview.rows.map(({ category }) => category)).toEqual(["Desert", "Flatbreads", "Flatbreads"]);
  expect((await call("POST", "/menu-items/bulk-upload", form({ file: file() }))).status).toBeLessThan(300);
  expect(await Promise.all(["Baklava", "Lahmacun", "Pide"].map(categoryOf))).toEqual([
    "Desert",
    "Flatbreads",
    "Flatbreads",
  ]);
});

test("[ADMIN-25, RUSH-7] another station of a category is recorded, the same one is not", async () => {
  const change = { restaurant_id: place, name: "Soups", new_name: "Soups", station: "Stove" };
  expect((await call("PATCH", "/menu-categories", change)).status).toBe(200);
  expect((await call("PATCH", "/menu-categories", change)).status).toBe(200);
  const lines = await database.db
    .selectFrom("audit_log")
    .select(["subject_id", "changes"])
    .where("action", "=", "menu.category-changed")
    .execute();
  expect(lines).toEqual([{ subject_id: "Soups", changes: { station: [null, "Stove"] } }]);
});

test.runIf(process.env.TEST_DATABASE === "postgres")(
  "[ITEM-17] a new category that several people write at the same moment is one, whatever its spelling",
  async () => {
    const spellings = ["Grilled fish", "grilled fish", "GRILLED FISH", "Grilled Fish"];
    const names = spellings.map((_, index) => `Sea bass ${index}`);
    const file = new File(
      ["name,description,price,category\nTrout,Grilled over charcoal,9.99,grilled FISH"],
      "menu.csv",
    );
    const saved = await Promise.all([
      ...spellings.map((category, index) =>
        call("POST", "/menu-items", form({ ...fields, name: names[index] ?? "", category })),
      ),
      call("POST", "/menu-items/bulk-upload", form({ file })),
    ]);
    for (const { status } of saved) expect(status).toBeLessThan(300);
    expect(new Set(await Promise.all([...names, "Trout"].map(categoryOf))).size).toBe(1);
  },
);
