import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { counterOrderResponse, counterQuoteResponse } from "@domain/contract/ordering/counter";
import { orderList } from "@domain/contract/ordering/order";
import { createTestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop } from "@tests/support/shop";

const database = withTestDatabase();

test("[RUSH-13, HOST-63] unpaid orders are found until they are paid, handed over or not, and not once they are cancelled", async () => {
  const api = createTestApi(database.db);
  const shop = await openShop(database.db);
  const { token } = await api.signIn("staff", { restaurantId: shop.id });
  const counter = `/restaurants/${shop.id}/counter-orders`;
  const post = (path: string, body: object) =>
    api.call("POST", path, { token, body, headers: { "idempotency-key": randomUUID() } });
  const place = async (payment: "later" | "cash") => {
    const order = { orderType: "dine-in", items: [{ menuItemId: shop.soup, quantity: 1 }] };
    const { total: amount } = counterQuoteResponse.parse((await post(`${counter}/quote`, order)).body).data;
    return counterOrderResponse.parse((await post(counter, { ...order, payment, amount })).body).data.id;
  };
  const step = (id: string, status: string) => api.call("PATCH", `/orders/${id}/status`, { token, body: { status } });
  const unpaid = async () => {
    const { body } = await api.call("GET", `/orders?restaurant_id=${shop.id}&status=unpaid&sort=date`, { token });
    return orderList
      .parse(body)
      .data.data.map(({ id }) => id)
      .sort();
  };
  const [underWay, handedOver, cancelled] = [await place("later"), await place("later"), await place("later")];
  await place("cash");
  for (const status of ["preparing", "ready", "completed"]) await step(handedOver, status);
  await step(cancelled, "cancelled");
  expect(await unpaid()).toEqual([underWay, handedOver].sort());
  await post(`/orders/${handedOver}/payments`, { method: "cash" });
  expect(await unpaid()).toEqual([underWay]);
});
