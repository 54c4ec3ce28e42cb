import { expect, test } from "vitest";
import { migrations } from "@api/db/migrations/index";
import { json } from "@api/db/tables";
import { createTestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop } from "@tests/support/shop";

const database = withTestDatabase();

test("[SET-4] new orders are mailed to owners, unless the log knows that somebody chose otherwise", async () => {
  const { db } = database;
  const api = createTestApi(db);
  const saved = async (order_placed: string[] | null, changes?: object) => {
    const shop = await openShop(db);
    const owner = await api.signIn("owner", { restaurantId: shop.id });
    const settings = order_placed && {
      order_placed,
      order_cancelled: ["owner"],
      order_refunded: [],
      daily_summary: [],
    };
    await db
      .updateTable("restaurants")
      .set({ mail_settings: settings && json(settings) })
      .where("id", "=", shop.id)
      .execute();
    const revision = { restaurant_id: shop.id, part: "mail" as const, version: 1, updated_at: new Date() };
    if (settings) await db.insertInto("restaurant_revisions").values(revision).execute();
    const line = { action: "restaurant.mail", subject_type: "restaurant", subject_id: shop.id, restaurant_id: shop.id };
    if (changes)
      await db
        .insertInto("audit_log")
        .values({ ...line, changes: json(changes) })
        .execute();
    return { shop, owner };
  };
  const never = await saved(null);
  const another = await saved([], { daily_summary: [[], ["owner"]] });
  const chosen = await saved([], { order_placed: [["staff"], []] });
  const staff = await saved(["staff"]);
  await migrations["040-new-order-mails"]?.up(db);
  const read = async ({ shop, owner }: typeof never) => {
    const response = await api.call("GET", `/restaurants/${shop.id}/mail-settings`, { token: owner.token });
    const notifications = await db
      .selectFrom("notifications")
      .select("title")
      .where("user_id", "=", owner.id)
      .execute();
    return { answer: response.body, titles: notifications.map(({ title }) => title) };
  };
  expect(await read(never)).toMatchObject({ answer: { data: { order_placed: ["owner"], version: 0 } }, titles: [] });
  expect(await read(another)).toMatchObject({
    // A form that was opened before may not turn it off unseen.
    answer: { data: { order_placed: ["owner"], order_cancelled: ["owner"], version: 2 } },
    titles: ["New orders are mailed to you now"],
  });
  expect(await read(chosen)).toMatchObject({ answer: { data: { order_placed: [], version: 1 } }, titles: [] });
  expect(await read(staff)).toMatchObject({ answer: { data: { order_placed: ["staff"] } }, titles: [] });
});
