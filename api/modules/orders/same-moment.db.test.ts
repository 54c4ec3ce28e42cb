import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { counterOrderResponse, counterQuoteResponse } from "@domain/contract/ordering/counter";
import { orderResponse } from "@domain/contract/ordering/order";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openStaffedShop, placeTakeaway, type Shop } from "@tests/support/shop";

/** Two presses on one order in the same moment, each of which decides by what the other one changes. */

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

async function cooking(): Promise<string> {
  const { id } = await placeTakeaway(api, customer, shop, { ifSoldOut: "replace" });
  for (const status of ["accepted", "preparing"]) await move(id, status);
  return id;
}
const post = (path: string, body: object, who = owner) =>
  api.call("POST", path, { token: who.token, body, headers: { "idempotency-key": randomUUID() } });
const move = (id: string, status: string, reason?: string) =>
  api.call("PATCH", `/orders/${id}/status`, { token: staff.token, body: { status, reason } });
const read = async (id: string) =>
  orderResponse.parse((await api.call("GET", `/orders/${id}`, { token: owner.token })).body).data;
const lineOf = async (id: string, name: string) =>
  (await read(id)).items.find((item) => item.name.includes(name))?.lineId ?? "";
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

const rounds = [0, 1, 2, 3, 4];

test("[RUSH-11, RUSH-12] pieces that are left out while they are given back go back once", async () => {
  for (const round of rounds) {
    const id = await cooking();
    const line_id = await lineOf(id, "Adana");
    const presses = [
      () => post(`/orders/${id}/refunds`, { reason_kind: "wrong_item", lines: [{ line_id, quantity: 2 }] }),
      () => post(`/orders/${id}/line-changes`, { line_id, quantity: 2 }),
    ];
    const responses = await Promise.all((round % 2 ? presses.reverse() : presses).map((press) => press()));
    expect(statusesOf(responses)).toEqual([200, 422]);
    const { refunds, items } = await read(id);
    expect(refunds).toHaveLength(1);
    expect(items[0]?.refunded).toMatchObject({ pieces: 2 });
  }
});

test("[RUSH-12] an order is not ready with a question that was asked in the same moment", async () => {
  for (const round of rounds) {
    const id = await cooking();
    const line_id = await lineOf(id, "Baklava");
    const presses = [
      () => move(id, "ready"),
      () => post(`/orders/${id}/line-changes`, { line_id, quantity: 1, replace_by: { menu_item_id: shop.soup } }),
    ];
    const responses = await Promise.all((round % 2 ? presses.reverse() : presses).map((press) => press()));
    expect(statusesOf(responses)).toEqual([200, 409]);
    const { status, changes } = await read(id);
    expect([status, changes?.map(({ state }) => state)]).toEqual(
      status === "ready" ? ["ready", []] : ["preparing", ["asked"]],
    );
  }
});

test("[RUSH-12] an answer and a cancellation of the same moment do not block each other", async () => {
  for (const round of rounds) {
    const id = await cooking();
    const line_id = await lineOf(id, "Baklava");
    await post(`/orders/${id}/line-changes`, { line_id, quantity: 1, replace_by: { menu_item_id: shop.soup } });
    const change_id = (await read(id)).changes?.[0]?.id;
    const presses = [
      () => post(`/orders/${id}/line-changes/answers`, { change_id, answer: "accept" }, customer),
      () => move(id, "cancelled", "The oven is broken"),
    ];
    await Promise.all((round % 2 ? presses.reverse() : presses).map((press) => press()));
    const { status, refunds, total } = await read(id);
    expect(status).toBe("cancelled");
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  }
});

test("[RUSH-12, RUSH-13] what is left out of a counter order while it is paid: what was paid is what stands, or goes back", async () => {
  for (const round of rounds) {
    const counter = `/restaurants/${shop.id}/counter-orders`;
    const choices = { items: [{ menuItemId: shop.soup, quantity: 3 }], orderType: "dine-in" };
    const { total } = counterQuoteResponse.parse((await post(`${counter}/quote`, choices)).body).data;
    const made = await post(counter, { ...choices, payment: "later", amount: total });
    const { id } = counterOrderResponse.parse(made.body).data;
    const line_id = await lineOf(id, "Soup");
    const presses = [
      () => post(`/orders/${id}/payments`, { method: "credit_card", amount: total }),
      () => post(`/orders/${id}/line-changes`, { line_id, quantity: 1 }),
    ];
    const [one, other] = await Promise.all((round % 2 ? presses.reverse() : presses).map((press) => press()));
    const paid = await database.db.selectFrom("payments").select("amount_cents").where("order_id", "=", id).execute();
    const order = await read(id);
    const back = order.refunds.reduce((sum, { amount }) => sum + amount, 0);
    expect([one?.status, other?.status]).toContain(200);
    if (paid[0]) expect([paid[0].amount_cents, back]).toEqual([order.total, total === order.total ? 549 : 0]);
    else expect(order.total).toBe(total - 549);
  }
});

test("[RUSH-6, RUSH-7] the history of three presses of one moment ends with what the order is", async () => {
  for (const round of rounds) {
    const id = await cooking();
    const lines = (await read(id)).items.flatMap(({ lineId }) => lineId ?? []);
    const bump = (done: boolean) =>
      api.call("PATCH", `/orders/${id}/lines`, { token: staff.token, body: { lines, done } });
    const presses = [() => bump(true), () => move(id, "ready"), () => bump(false)];
    await Promise.all((round % 2 ? presses.reverse() : presses).map((press) => press()));
    const { status, history, items } = await read(id);
    const done = items.filter(({ doneAt }) => doneAt !== null).length;
    expect([history.at(-1)?.status, done]).toEqual([status, status === "ready" ? items.length : 0]);
  }
});
