import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { settlePayments } from "@api/modules/payments/settlement";
import type { SignedIn } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { chargesTaken, createPayingApi, type PayingApi, testCards } from "@tests/support/hosts/payment-api";
import { renewPasses } from "./jobs";

const database = withTestDatabase();
let api: PayingApi;
let customer: SignedIn;
let before = 0;
beforeAll(() => {
  api = createPayingApi(database.db);
});
beforeEach(async () => {
  api.network.fault = "none";
  api.clock.set("2026-03-04T17:00:00Z");
  await api.db.updateTable("passes").set({ status: "lapsed" }).execute();
  customer = await api.signIn("customer");
  before = await chargesTaken(api);
});

const buy = (token: string, key: string = randomUUID()) =>
  api.call("POST", "/pass", {
    token: customer.token,
    headers: { "idempotency-key": key },
    body: { cloverResult: { token }, amount: 999 },
  });
const pass = async () => (await api.call("GET", "/pass", { token: customer.token })).body;
const taken = async () => (await chargesTaken(api)) - before;
const storedCards = () => api.db.selectFrom("cards_on_file").selectAll().where("user_id", "=", customer.id).execute();

test("[LAND-5] by Clover's protocol the card is kept, charged, charged again for the next month, and revoked at the end", async () => {
  expect(await buy(await api.token(testCards.mastercard))).toMatchObject({
    status: 200,
    body: { data: { card: { brand: "MC", last4: "4444" }, renews: true } },
  });
  const [card] = await storedCards();
  api.clock.set("2026-04-03T18:00:00Z");
  await renewPasses(api.dependencies);
  expect(await taken()).toBe(2);
  expect(await pass()).toMatchObject({ data: { pass: { paidUntil: "2026-05-04T17:00:00.000Z" } } });
  await api.call("POST", "/pass/cancel", { token: customer.token });
  api.clock.set("2026-05-05T00:00:00Z");
  await renewPasses(api.dependencies);
  expect(await pass()).toMatchObject({ data: { pass: { status: "lapsed" } } });
  expect(await storedCards()).toEqual([]);
  const charge = { key: randomUUID(), token: card?.id ?? "", amountCents: 999, currency: "usd" };
  const after = await api.dependencies.payments.charge({ ...charge, reference: "x", clientAddress: "127.0.0.1" });
  expect(after).toMatchObject({ kind: "declined", code: "missing" });
});

test("[LAND-5] a declined card is charged nothing; an expired one ends the renewals", async () => {
  expect(await buy(await api.token(testCards.declined))).toMatchObject({
    status: 402,
    body: { message: "Your card was declined. Your card was not charged. Use another card." },
  });
  expect(await pass()).toMatchObject({ data: { pass: null } });
  await buy(await api.token());
  await api.db
    .updateTable("passes")
    .set({ next_try_at: new Date("2031-01-01"), paid_until: new Date("2031-01-02") })
    .where("user_id", "=", customer.id)
    .execute();
  api.clock.set("2031-01-01T01:00:00Z");
  await renewPasses(api.dependencies);
  const row = api.db.selectFrom("passes").select(["failed_tries", "status"]).where("user_id", "=", customer.id);
  expect(await row.execute()).toEqual([{ failed_tries: 1, status: "active" }]);
  expect(await taken()).toBe(1);
});

test.each([
  ["reply lost", "declined", 0],
  ["unreachable", "ordered", 1],
] as const)("[LAND-5] when the card may have been kept (%s) the payment ends as %s", async (fault, status, charges) => {
  const [token, key] = [await api.token(), randomUUID()];
  api.network.fault = fault;
  expect(await buy(token, key)).toMatchObject({ status: 503, body: { code: "provider_unavailable" } });
  api.network.fault = "none";
  api.clock.set("2026-03-04T17:01:00Z");
  await settlePayments(api.dependencies);
  expect(await api.call("GET", `/payments/${key}`, { token: customer.token })).toMatchObject({
    body: { data: { status } },
  });
  expect(await taken()).toBe(charges);
});
