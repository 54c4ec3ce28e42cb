import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { orderResponse } from "@domain/contract/ordering/order";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openStaffedShop, placeTakeaway, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let owner: SignedIn;
let staff: SignedIn;
let customer: SignedIn;

beforeAll(() => {
  api = createTestApi(database.db);
});
beforeEach(async () => {
  api.clock.set("2026-03-04T17:00:00Z");
  ({ shop, owner, staff, customer } = await openStaffedShop(api));
});

const read = async (id: string) =>
  orderResponse.parse((await api.call("GET", `/orders/${id}`, { token: owner.token })).body).data;

/** Two large Adana, a soup of $5.49 and a baklava of $7.99 of a customer who wants to be called. */
const place = async () => (await placeTakeaway(api, customer, shop, { ifSoldOut: "call" })).id;

/** Staff ask whether a dish may be replaced; returns the answer to it. */
async function ask(id: string, name: string, item: string) {
  const lineId = (await read(id)).items.find((line) => line.name.includes(name))?.lineId;
  const made = await api.call("POST", `/orders/${id}/line-changes`, {
    token: staff.token,
    body: { line_id: lineId, quantity: 1, replace_by: { menu_item_id: item } },
  });
  expect(made).toMatchObject({ status: 200 });
  const question = (await read(id)).changes?.findLast(({ state }) => state === "asked")?.id;
  return (answer: "accept" | "refund", { token }: SignedIn) =>
    api.call("POST", `/orders/${id}/line-changes/answers`, { token, body: { change_id: question, answer } });
}
const allow = (cents: number) =>
  database.db.updateTable("restaurants").set({ staff_refund_limit_cents: cents }).where("id", "=", shop.id).execute();

test("[RUSH-11, RUSH-12] staff who may give nothing back do not by noting that a customer wants the money", async () => {
  const id = await place();
  // Of the same price or dearer nothing goes back, so staff may ask.
  const answer = await ask(id, "Baklava", shop.adana);
  expect(await answer("refund", staff)).toMatchObject({
    status: 403,
    body: {
      code: "forbidden",
      message:
        "A manager must give money back. $7.99 would go back. The customer can answer on their order's page too.",
    },
  });
  expect(await read(id)).toMatchObject({ refunds: [], changes: [{ state: "asked" }] });
  expect(await answer("refund", owner)).toMatchObject({ status: 200 });
  expect(await read(id)).toMatchObject({ refunds: [{ amount: 799 }], changes: [{ state: "left_out" }] });
});

test("[RUSH-11, RUSH-12] what staff gave back while the customer was asked counts, and a customer's own answer has no limit", async () => {
  await allow(300);
  const id = await place();
  const answer = await ask(id, "Baklava", shop.soup);
  const refund = await api.call("POST", `/orders/${id}/refunds`, {
    token: staff.token,
    body: { reason: "Late", amount: 100 },
    headers: { "idempotency-key": randomUUID() },
  });
  expect(refund).toMatchObject({ status: 200 });
  expect(await answer("accept", staff)).toMatchObject({ status: 403 });
  await allow(350);
  expect(await answer("accept", staff)).toMatchObject({ status: 200 });
  expect(await answer("accept", staff), "pressed again").toMatchObject({ status: 200 });
  expect((await read(id)).refunds.map(({ amount }) => amount).sort()).toEqual([100, 250]);
  const other = await ask(id, "Soup", shop.adana);
  expect(await other("refund", customer)).toMatchObject({ status: 200 });
});

test("[RUSH-11, RUSH-12] nor do they by an answer that leaves nothing of the order", async () => {
  const id = await place();
  for (const name of ["Adana", "Soup"]) {
    const { lineId, qty } = (await read(id)).items.find((line) => line.name.includes(name)) ?? {};
    await api.call("POST", `/orders/${id}/line-changes`, {
      token: owner.token,
      body: { line_id: lineId, quantity: qty },
    });
  }
  const answer = await ask(id, "Baklava", shop.adana);
  expect(await answer("refund", staff)).toMatchObject({ status: 403 });
  expect((await read(id)).status).toBe("placed");
});

test("[RUSH-12, ORD-14] a replacement that went back to its own price costs the same when it is ordered again", async () => {
  await allow(300);
  const id = await place();
  expect(await (await ask(id, "Baklava", shop.soup))("accept", customer)).toMatchObject({ status: 200 });
  expect(await read(id)).toMatchObject({ refunds: [{ amount: 250 }] });
  const body = { status: "cancelled" };
  expect(await api.call("PATCH", `/orders/${id}/status`, { token: owner.token, body })).toMatchObject({ status: 200 });
  const seen = await api.call("GET", `/orders/${id}`, { token: customer.token });
  expect(seen.body).toMatchObject({ data: { again: { changed: [] } } });
});
