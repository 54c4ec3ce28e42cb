import { beforeAll, expect, test } from "vitest";
import { withTestDatabase } from "@tests/support/database";
import { type PayingApi, charge, createPayingApi, paymentOf, readyToPay } from "@tests/support/paying";
import { requestFullRefund, requestRefund } from "./refunds";
import { settleRefunds } from "./settle-refunds";

const database = withTestDatabase();
let api: PayingApi;
beforeAll(() => {
  api = createPayingApi(database.db);
});

async function orderedPayment() {
  const checkout = await readyToPay(api);
  await charge(api, checkout, await api.token());
  await paymentOf(api, checkout);
  const row = await api.db.selectFrom("payments").selectAll().where("key", "=", checkout.key).executeTakeFirstOrThrow();
  return { checkout, orderId: row.order_id ?? "", chargeId: row.charge_id ?? "" };
}
const ask = (orderId: string, amountCents?: number) =>
  api.db
    .transaction()
    .execute((trx) => requestRefund(trx, { orderId, reason: "Soup was missing", actorId: null, amountCents }));
const askAll = (orderId: string) =>
  api.db.transaction().execute((trx) => requestFullRefund(trx, { orderId, reason: "Order rejected", actorId: null }));

test("[PAY-19] an order's payment is given back once, through the provider", async () => {
  const { checkout, orderId, chargeId } = await orderedPayment();
  expect(await askAll(orderId)).toMatchObject({ amountCents: 4576 });
  expect(await askAll(orderId)).toBeNull();
  await Promise.all([settleRefunds(api.dependencies), settleRefunds(api.dependencies)]);
  expect(await paymentOf(api, checkout)).toMatchObject({
    body: { data: { status: "refunded", refund: { status: "succeeded", amount: 4576, reason: "Order rejected" } } },
  });
  expect(await api.dependencies.payments.lookUpCharge(chargeId)).toMatchObject({ amountCents: 4576 });
  const refunds = await api.db.selectFrom("sandbox_records").select("body").where("kind", "=", "refund").execute();
  expect(refunds).toHaveLength(1);
  const mails = await api.db.selectFrom("emails").select("subject").where("template", "=", "order-refunded").execute();
  expect(mails).toEqual([{ subject: expect.stringMatching(/^Refund of \$45\.76 for your order HG-\d+$/) }]);
});

test("[HOST-66] parts are bounded by what is left", async () => {
  const { orderId } = await orderedPayment();
  await ask(orderId, 549);
  await expect(ask(orderId, 4576)).rejects.toMatchObject({ code: "validation_failed" });
  await expect(ask(orderId, 0)).rejects.toMatchObject({ code: "validation_failed" });
  expect(await ask(orderId)).toMatchObject({ amountCents: 4027 });
  await expect(ask(orderId, 1)).rejects.toMatchObject({ code: "conflict" });
  await settleRefunds(api.dependencies);
  const rows = await api.db
    .selectFrom("refunds")
    .select(["status", "amount_cents"])
    .where("order_id", "=", orderId)
    .orderBy("amount_cents")
    .execute();
  expect(rows).toEqual([
    { status: "succeeded", amount_cents: 549 },
    { status: "succeeded", amount_cents: 4027 },
  ]);
});

test("[HOST-66] refunds asked for at the same time never exceed the payment", async () => {
  const { orderId } = await orderedPayment();
  const asked = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(() => ask(orderId, 1000)));
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
});

test("[PAY-19] a refund that the provider does not answer is tried again under the same key", async () => {
  const { checkout, orderId } = await orderedPayment();
  await askAll(orderId);
  api.network.fault = "reply lost";
  await settleRefunds(api.dependencies);
  expect(await paymentOf(api, checkout)).toMatchObject({
    body: { data: { status: "refunded", refund: { status: "pending" } } },
  });
  api.network.fault = "none";
  await settleRefunds(api.dependencies);
  expect(await paymentOf(api, checkout)).toMatchObject({ body: { data: { refund: { status: "succeeded" } } } });
});

test("an order that was not paid by card has nothing to give back", async () => {
  expect(await askAll("00000000-0000-4000-8000-000000000000")).toBeNull();
  await expect(ask("00000000-0000-4000-8000-000000000000")).rejects.toMatchObject({ code: "conflict" });
});

test("[PAY-19] money given back in another way counts as given back; a refund refused for good is told to administrators", async () => {
  const [before, refused] = [await orderedPayment(), await orderedPayment()];
  const admin = await api.signIn("admin");
  await api.dependencies.payments.refund({ key: "by hand", chargeId: before.chargeId, amountCents: 4576 });
  await askAll(before.orderId);
  await askAll(refused.orderId);
  await api.db.updateTable("payments").set({ charge_id: "GONE" }).where("order_id", "=", refused.orderId).execute();
  await settleRefunds(api.dependencies);
  expect(await paymentOf(api, before.checkout)).toMatchObject({ body: { data: { refund: { status: "succeeded" } } } });
  expect(await paymentOf(api, refused.checkout)).toMatchObject({ body: { data: { refund: { status: "failed" } } } });
  const told = await api.db.selectFrom("notifications").select("title").where("user_id", "=", admin.id).execute();
  expect(told).toEqual([{ title: "A refund was refused" }]);
});
