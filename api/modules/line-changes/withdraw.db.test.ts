import { beforeAll, beforeEach, expect, test } from "vitest";
import { orderResponse } from "@domain/contract/ordering/order";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop, openStaffedShop, placeTakeaway, type Shop } from "@tests/support/shop";
import { expireLineChanges } from "./answer";

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
  orderResponse.parse((await api.call("GET", `/orders/${id}`, { token: staff.token })).body).data;

/** An order whose customer is asked whether a soup may stand for the baklava. */
async function askCustomer() {
  const { id } = await placeTakeaway(api, customer, shop, { ifSoldOut: "replace" });
  const lineId = (await read(id)).items.find(({ name }) => name.includes("Baklava"))?.lineId;
  const ask = () =>
    api.call("POST", `/orders/${id}/line-changes`, {
      token: owner.token,
      body: { line_id: lineId, quantity: 1, replace_by: { menu_item_id: shop.soup } },
    });
  expect(await ask()).toMatchObject({ status: 200 });
  const question = (await read(id)).changes?.[0]?.id ?? "";
  const withdraw = (who = staff) => api.call("DELETE", `/orders/${id}/line-changes/${question}`, { token: who.token });
  const answer = (choice: "accept" | "refund") =>
    api.call("POST", `/orders/${id}/line-changes/answers`, {
      token: customer.token,
      body: { change_id: question, answer: choice },
    });
  return { id, lineId, ask, withdraw, answer };
}

test("[RUSH-12] a question is withdrawn once, its dish stays as ordered, and its customer is told", async () => {
  const { id, lineId, ask, withdraw, answer } = await askCustomer();
  const before = await read(id);
  const presses = await Promise.all([withdraw(), withdraw()]);
  expect(presses.map(({ status }) => status)).toEqual([200, 200]);
  const order = await read(id);
  expect(order.changes).toEqual([]);
  expect([order.total, order.items, order.refunds]).toEqual([before.total, before.items, []]);
  const notifications = await database.db
    .selectFrom("notifications")
    .select("body")
    .where("user_id", "=", customer.id)
    .where("title", "like", "%Pistachio Baklava stays as you ordered it")
    .execute();
  expect(notifications).toEqual([
    { body: "Anatolia Grill House has withdrawn its question about Pistachio Baklava. Nothing of your order changes." },
  ]);
  expect(api.mails.filter(({ to }) => to === customer.email).at(-1)).toMatchObject({ template: "order-changed" });
  expect(await answer("accept")).toMatchObject({
    status: 409,
    body: { message: "The restaurant has withdrawn this question. There is nothing to answer any more." },
  });
  api.clock.set("2026-03-04T17:06:00Z");
  await expireLineChanges(api.dependencies);
  expect((await read(id)).changes, "nothing ends by the clock").toEqual([]);
  const audited = await database.db.selectFrom("audit_log").select("action").where("subject_id", "=", id).execute();
  expect(audited.filter(({ action }) => action === "order.question-withdrawn")).toHaveLength(1);
  // The dish may be cooked again, or asked about anew.
  expect(await ask()).toMatchObject({ status: 200 });
  const again = (await read(id)).changes?.[0]?.id;
  expect(await api.call("DELETE", `/orders/${id}/line-changes/${again}`, { token: staff.token })).toMatchObject({
    status: 200,
  });
  await api.call("PATCH", `/orders/${id}/status`, { token: staff.token, body: { status: "accepted" } });
  const done = { lines: [lineId], done: true };
  expect(await api.call("PATCH", `/orders/${id}/lines`, { token: staff.token, body: done })).toMatchObject({
    status: 200,
  });
});

test("[RUSH-12] an answer that came first counts: the question cannot be withdrawn, and why is said", async () => {
  const yes = await askCustomer();
  await yes.answer("accept");
  expect(await yes.withdraw()).toMatchObject({
    status: 409,
    body: { message: "The customer has answered already. It is replaced." },
  });
  const no = await askCustomer();
  await no.answer("refund");
  expect(await no.withdraw()).toMatchObject({
    status: 409,
    body: { message: "The customer has answered already. It is left out, and the money is refunded." },
  });
  const late = await askCustomer();
  api.clock.set("2026-03-04T17:05:00Z");
  await expireLineChanges(api.dependencies);
  expect(await late.withdraw()).toMatchObject({
    status: 409,
    body: { message: "The time to answer was over already. It is replaced." },
  });
});

test("[RUSH-12] of an answer and a withdrawal at the same moment exactly one counts", async () => {
  for (let round = 0; round < 2; round += 1) {
    const { id, withdraw, answer } = await askCustomer();
    const responses = await Promise.all(round % 2 ? [withdraw(), answer("accept")] : [answer("accept"), withdraw()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { changes, refunds } = await read(id);
    expect([changes?.length, refunds.length]).toEqual((changes?.length ?? 0) > 0 ? [1, 1] : [0, 0]);
  }
});

test("[RUSH-12] only the place's own people withdraw its questions", async () => {
  const { id, withdraw } = await askCustomer();
  expect(await withdraw(customer)).toMatchObject({ status: 403 });
  expect(await withdraw(await api.signIn("admin"))).toMatchObject({ status: 403 });
  const strangers = await api.signIn("owner", { restaurantId: (await openShop(database.db)).id });
  expect(await withdraw(strangers)).toMatchObject({ status: 404 });
  expect((await read(id)).changes).toMatchObject([{ state: "asked" }]);
});
