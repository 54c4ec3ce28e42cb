import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop } from "@tests/support/shop";
import { type CatalogueChanges, createCatalogueChanges } from "./catalogue-changes";

const database = withTestDatabase();
let api: TestApi;
let catalogue: CatalogueChanges;
let changes: (string | null)[];

beforeEach(async () => {
  catalogue = createCatalogueChanges({ listen: database.listen, logger: pino({ level: "silent" }) });
  api = createTestApi(database.db, { catalogue });
  changes = [];
  catalogue.subscribe((restaurantId) => changes.push(restaurantId));
  await expect.poll(catalogue.isListening).toBe(true);
  changes = [];
});
afterEach(() => catalogue.stop());

/** A restaurant, once all that was told of its making has come. */
async function quietShop() {
  const shop = await openShop(api.db);
  await sql`select pg_notify('catalogue', 'made')`.execute(api.db);
  await expect.poll(() => changes).toContain("made");
  changes = [];
  return shop;
}

test("[HOST-95] a new price is told once with its restaurant, and an undone one never", async () => {
  const shop = await quietShop();
  const raise = (db: typeof api.db) =>
    db.updateTable("menu_items").set({ price_cents: 4711 }).where("restaurant_id", "=", shop.id);
  const undone = api.db.transaction().execute(async (trx) => {
    await trx.updateTable("menu_items").set({ price_cents: 1 }).execute();
    throw new Error("undo");
  });
  await expect(undone).rejects.toThrow("undo");
  await raise(api.db).execute();
  await expect.poll(() => changes).toEqual([shop.id]);
  await api.db.updateTable("deal_items").set({ deal_id: shop.id }).where("deal_id", "=", shop.id).execute();
  await expect.poll(() => changes).toEqual([shop.id, null]);
});

test("[HOST-95] what visitors do not see is not told: a cart, an order's event", async () => {
  const customer = await api.signIn("customer");
  const shop = await quietShop();
  await api.db.insertInto("carts").values({ user_id: customer.id, restaurant_id: shop.id }).execute();
  await api.db.updateTable("restaurants").set({ phone: "(860) 555-0100" }).where("id", "=", shop.id).execute();
  await expect.poll(() => changes).toEqual([shop.id]);
});

test("[HOST-95] apps follow the changes without a login, until the host stops", async () => {
  const response = await api.api.request("/catalogue/changes");
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const text = response.text();
  await openShop(api.db);
  await expect.poll(() => changes.length).toBeGreaterThan(0);
  await catalogue.stop();
  expect(await text).toContain(`data: {"restaurant_id":"${changes[0]}"}\n\n`);
  expect(await (await api.api.request("/catalogue/changes")).text()).toBe(":\n\n");
});
