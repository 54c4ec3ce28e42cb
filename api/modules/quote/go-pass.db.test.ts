import { beforeAll, expect, test } from "vitest";
import { loadZipCodes } from "@api/modules/addresses/service";
import { placePaidOrder } from "@api/modules/orders/place-order";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { readyToPay } from "@tests/support/hosts/payment-api";
import { chargedPayment, fillCart } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
beforeAll(async () => {
  api = createTestApi(database.db);
  await loadZipCodes();
});

test("[LAND-5] with a Go Pass delivery is free to the end of its paid month, the quote says why, the restaurant gets its fee", async () => {
  const { customer, shop, choices } = await readyToPay(api);
  await api.db.updateTable("restaurants").set({ delivery_fee_cents: 299 }).where("id", "=", shop.id).execute();
  const order = async () => {
    await fillCart(api, customer, shop);
    const placed = await placePaidOrder(api.dependencies, (await chargedPayment(api, customer, choices)).id);
    const row = api.db.selectFrom("orders").select(["delivery_fee_cents", "platform_delivery_cents"]);
    return row.where("id", "=", placed.id).executeTakeFirstOrThrow();
  };
  const quote = async (body: object = {}) => {
    const call = { token: customer.token, body: { ...choices, ...body } };
    return (await api.call("POST", "/orders/quote", call)).body;
  };
  expect(await order(), "the first order").toEqual({ delivery_fee_cents: 0, platform_delivery_cents: 299 });
  await fillCart(api, customer, shop);
  const charged = { data: { deliveryFee: 299, deliveryWaivedBy: null, deliveryFeeWaived: 0 } };
  expect(await quote()).toMatchObject(charged);

  const now = api.clock.now().getTime();
  const [over, ahead] = [new Date(now - 1000), new Date(now + 1000)];
  const set = (change: { status: "active" | "cancelled" | "lapsed"; paid_until: Date }) =>
    api.db.updateTable("passes").set(change).where("user_id", "=", customer.id).execute();
  const pass = { user_id: customer.id, price_cents: 999, status: "active" as const, paid_until: ahead };
  await api.db.insertInto("passes").values(pass).execute();
  const free = { data: { deliveryFee: 0, deliveryWaivedBy: "go_pass", deliveryFeeWaived: 299 } };
  expect(await quote()).toMatchObject(free);
  expect(await order()).toEqual({ delivery_fee_cents: 0, platform_delivery_cents: 299 });
  await fillCart(api, customer, shop);
  await set({ status: "cancelled", paid_until: ahead });
  expect(await quote()).toMatchObject(free);
  expect(await quote({ orderType: "takeaway" })).toMatchObject({ data: { deliveryWaivedBy: null } });
  await set({ status: "active", paid_until: over });
  expect(await quote()).toMatchObject(charged);
  await set({ status: "lapsed", paid_until: ahead });
  expect(await quote()).toMatchObject(charged);
});
