import { beforeAll, expect, test } from "vitest";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop, placeTakeaway, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let customer: SignedIn;

beforeAll(async () => {
  api = createTestApi(database.db);
  shop = await openShop(database.db);
  customer = await api.signIn("customer");
});

test("[ORD-14] what is sold out today is said to be that, and not to have left the menu", async () => {
  const { id } = await placeTakeaway(api, customer, shop);
  await api.call("PATCH", `/orders/${id}/status`, { token: customer.token, body: { status: "cancelled" } });
  const again = async () => (await api.call("GET", `/orders/${id}`, { token: customer.token })).body;
  const { db } = database;
  await db.updateTable("menu_items").set({ is_available: false }).where("id", "=", shop.soup).execute();
  expect(await again()).toMatchObject({
    data: { again: { missing: ["Red Lentil Soup"], problems: ["Red Lentil Soup is sold out at the moment."] } },
  });
  await db.updateTable("menu_items").set({ deleted_at: new Date() }).where("id", "=", shop.soup).execute();
  expect(await again()).toMatchObject({
    data: { again: { missing: ["Red Lentil Soup"], problems: ["Red Lentil Soup is no longer on the menu."] } },
  });
});
