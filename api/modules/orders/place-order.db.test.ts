import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findUsedBenefit, lockCustomer } from "@api/modules/quote/first-order";
import type { QuoteChoices } from "@domain/contract/ordering/quote";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { addAddress, chargedPayment, fillCart, openShop, type Shop } from "@tests/support/shop";
import { placePaidOrder } from "./place-order";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let customer: SignedIn;
let owner: SignedIn;

beforeAll(() => {
  api = createTestApi(database.db);
});
beforeEach(async () => {
  api.clock.set("2026-03-04T17:00:00Z");
  shop = await openShop(database.db);
  customer = await api.signIn("customer");
  owner = await api.signIn("owner", { restaurantId: shop.id });
  await fillCart(api, customer, shop);
});

type Payment = Awaited<ReturnType<typeof chargedPayment>>;
const pay = (choices: Partial<QuoteChoices> = {}) =>
  chargedPayment(api, customer, { restaurantId: shop.id, orderType: "takeaway", ...choices });
const submit = (payment: Payment, change: object = {}, token = customer.token) =>
  api.call("POST", "/orders", {
    token,
    headers: { "idempotency-key": payment.key },
    body: {
      restaurantId: shop.id,
      items: [{ menuItemId: shop.soup, quantity: 1 }],
      transactionId: payment.chargeId,
      paymentAmount: payment.amount,
      currency: "usd",
      ...change,
    },
  });
const listOrders = (who: SignedIn) =>
  database.db.selectFrom("orders").selectAll().where("customer_id", "=", who.id).execute();
const onPostgres = test.runIf(process.env.TEST_DATABASE === "postgres");

describe("[HOST-56, PAY-8] placing an order", () => {
  test("[MONEY-2, ORD-5] takes everything from the payment, and the receipt shows the same total", async () => {
    const deliveryAddressId = await addAddress(database.db, customer.id);
    const payment = await pay({
      orderType: "delivery",
      deliveryAddressId,
      couponCode: "SOFRA5",
      tip: 200,
      note: "Ring twice",
    });
    const response = await submit(payment);
    expect(response).toMatchObject({
      status: 200,
      body: { message: "order placed successfully", data: { status: "placed" } },
    });
    const [order] = await listOrders(customer);
    expect(response.body).toMatchObject({ data: { id: order?.id, orderId: `HG-${order?.number ?? ""}` } });
    const receipt = await api.call("GET", `/orders/${order?.id ?? ""}`, { token: customer.token });
    expect(receipt.body).toMatchObject({
      data: {
        restaurant: { id: shop.id, name: "Anatolia Grill House", address: "214 North Main St, Bristol, CT 06010" },
        orderType: "delivery",
        source: "online",
        token: 1,
        items: [
          {
            name: "Adana Kebab Plate",
            qty: 2,
            size: "large",
            addons: [{ name: "Garlic yoghurt", price: 75 }],
            unitPrice: 1774,
            lineTotal: 3548,
          },
          { name: "Red Lentil Soup", qty: 1 },
          { name: "Pistachio Baklava", qty: 1 },
        ],
        deliveryAddress: { label: "Home", address: "48 Prospect St, Apt 3", contactName: "Amina Rahman" },
        subtotal: 4896,
        offerDiscount: 320,
        offers: [{ title: "10% off kebab plates", amount: 320 }],
        couponDiscount: 500,
        couponCode: "SOFRA5",
        tip: 200,
        total: 4276,
        transactionId: payment.chargeId,
        status: "placed",
        note: "Ring twice",
        history: [{ status: "placed", at: "2026-03-04T17:00:00.000Z", actor: "customer" }],
        refunds: [],
        estimatedReadyAt: "2026-03-04T17:20:00.000Z",
      },
    });
    expect(payment.amount).toBe(4276);
  });

  test("empties the cart, uses the coupon, tells customer and restaurant", async () => {
    const payment = await pay({ couponCode: "SOFRA5" });
    await submit(payment);
    const [order] = await listOrders(customer);
    expect((await api.call("GET", "/cart/user", { token: customer.token })).body).toMatchObject({ data: { data: [] } });
    const uses = await database.db
      .selectFrom("coupon_redemptions")
      .selectAll()
      .where("user_id", "=", customer.id)
      .execute();
    expect(uses).toMatchObject([{ coupon_id: shop.coupon, use_number: 1, order_id: order?.id }]);
    const notifications = await database.db
      .selectFrom("notifications")
      .selectAll()
      .where("user_id", "in", [customer.id, owner.id])
      .execute();
    expect(new Set(notifications.map((row) => row.user_id))).toEqual(new Set([customer.id, owner.id]));
    const events = await database.db
      .selectFrom("events")
      .selectAll()
      .where("subject_id", "=", order?.id ?? "")
      .execute();
    expect(events).toMatchObject([{ type: "order.created", restaurant_id: shop.id, user_id: customer.id }]);
    const receipt = { template: "order-placed", text: expect.stringContaining("Large, Garlic yoghurt") };
    expect(api.mails.filter((mail) => mail.to === customer.email)).toMatchObject([receipt]);
    expect(api.mails.at(-1)?.text).toContain("Total: $40.76");
    await fillCart(api, customer, shop);
    const body = { restaurantId: shop.id, orderType: "takeaway", couponCode: "SOFRA5" };
    const again = await api.call("POST", "/orders/quote", { token: customer.token, body });
    expect(again.body).toMatchObject({ data: { couponError: { message: "You have already used this coupon." } } });
  });

  test("[PAY-16] repeated, it gives the same order", async () => {
    const payment = await pay();
    const [first, second] = [await submit(payment), await submit(payment)];
    expect(second.body).toEqual(first.body);
    const [order] = await listOrders(customer);
    const path = `/orders/${order?.id ?? ""}/status`;
    await api.call("PATCH", path, { token: customer.token, body: { status: "cancelled" } });
    const over = { status: 200, body: { data: { id: order?.id, status: "cancelled" } } };
    expect(await submit(payment), "also when it is over").toMatchObject(over);
    expect(await listOrders(customer)).toHaveLength(1);
  });

  test("what was put into the cart while the card was charged stays there", async () => {
    const payment = await pay();
    const more = { restaurantId: shop.id, menuItemId: shop.soup, quantity: 2 };
    await api.call("POST", "/cart/items", { token: customer.token, body: more });
    await submit(payment);
    const { body } = await api.call("GET", `/cart/restaurant/${shop.id}`, { token: customer.token });
    expect(body).toMatchObject({ data: { items: [{ quantity: 2, menuItem: { id: shop.soup } }], total: "10.98" } });
  });
});

describe("[PAY-10] what does not fit the payment is refused, and nothing is ordered", () => {
  test("a tampered amount, another restaurant, another currency, no payment, another customer's", async () => {
    const payment = await pay();
    const other = await openShop(database.db);
    const stranger = await api.signIn("customer");
    const unpaid = { ...payment, key: "nothing" };
    expect(await submit(payment, { paymentAmount: 1 })).toMatchObject({ status: 409, body: { code: "price_changed" } });
    expect(await submit(payment, { restaurantId: other.id })).toMatchObject({ status: 409 });
    expect(await submit(payment, { currency: "eur" })).toMatchObject({ status: 409 });
    expect(await submit(payment, { transactionId: "CHOTHER" })).toMatchObject({ status: 409 });
    expect(await submit(payment, { paymentAmount: "abc" })).toMatchObject({ status: 422 });
    expect(await submit(unpaid, { transactionId: "" })).toMatchObject({ status: 404 });
    expect(await submit(payment, {}, stranger.token)).toMatchObject({ status: 404 });
    expect(await submit(payment, {}, owner.token)).toMatchObject({ status: 403 });
    expect(await listOrders(customer)).toEqual([]);
    expect(await submit({ ...payment, key: "lost" })).toMatchObject({ status: 200 });
  });

  test.each([
    ["open", 409, "This payment has not gone through yet. Please try again in a moment."],
    ["charging", 409, "This payment has not gone through yet. Please try again in a moment."],
    ["declined", 402, "The card was declined. Please try another card."],
    ["refunding", 409, "This payment was refunded, so nothing was ordered. Please order again."],
    ["refunded", 409, "This payment was refunded, so nothing was ordered. Please order again."],
    ["abandoned", 409, "This payment was given up. Please order again."],
  ] as const)("a payment that is %s", async (status, code, message) => {
    const choices = { restaurantId: shop.id, orderType: "takeaway" } as const;
    const payment = await chargedPayment(api, customer, choices, status);
    expect(await submit(payment)).toMatchObject({ status: code, body: { message } });
    // Nor by whatever else places orders, as the settlement does.
    await expect(placePaidOrder(api.dependencies, payment.id)).rejects.toMatchObject({ code: "conflict" });
    expect(await listOrders(customer)).toEqual([]);
  });
});

describe("at the same time", () => {
  onPostgres("[PAY-16] 20 parallel placements of one payment give one order", async () => {
    const payment = await pay({ couponCode: "SOFRA5" });
    const placed = await Promise.all(Array.from({ length: 20 }, () => placePaidOrder(api.dependencies, payment.id)));
    expect(new Set(placed.map((order) => order.id)).size).toBe(1);
    expect(await listOrders(customer)).toHaveLength(1);
    expect(api.mails.filter((mail) => mail.to === customer.email)).toHaveLength(1);
  });

  onPostgres("orders of one restaurant get tokens without gaps or doubles", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => api.signIn("customer")));
    const payments: Payment[] = [];
    for (const person of people) {
      await fillCart(api, person, shop);
      payments.push(await chargedPayment(api, person, { restaurantId: shop.id, orderType: "takeaway" }));
    }
    await Promise.all(payments.map((payment) => placePaidOrder(api.dependencies, payment.id)));
    const rows = await database.db.selectFrom("orders").select("token").where("restaurant_id", "=", shop.id).execute();
    expect(rows.map((row) => row.token).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  /** Payments of one customer with one platform coupon, each for a cart of its own. */
  async function paymentsWithCoupon(count: number): Promise<Payment[]> {
    await database.db
      .updateTable("coupons")
      .set({ restaurant_id: null, code: `ALL${shop.id}`.toUpperCase().slice(0, 20) })
      .where("id", "=", shop.coupon)
      .execute();
    const payments: Payment[] = [];
    for (let index = 0; index < count; index += 1) {
      const place = index === 0 ? shop : await openShop(database.db);
      if (index > 0) await fillCart(api, customer, place);
      // As if each quote had been made before any of the others was charged.
      await database.db
        .updateTable("payments")
        .set({ status: "abandoned" })
        .where("customer_id", "=", customer.id)
        .execute();
      const choices = { restaurantId: place.id, orderType: "takeaway" as const, couponId: shop.coupon };
      payments.push(await chargedPayment(api, customer, choices));
    }
    await database.db
      .updateTable("payments")
      .set({ status: "charged" })
      .where("customer_id", "=", customer.id)
      .execute();
    return payments;
  }

  onPostgres("[CHK-9] a coupon good for one order gives exactly one of many parallel orders", async () => {
    const payments = await paymentsWithCoupon(5);
    const results = await Promise.allSettled(payments.map((payment) => placePaidOrder(api.dependencies, payment.id)));
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    for (const result of results) {
      if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "coupon_refused" });
    }
    expect(await listOrders(customer)).toHaveLength(1);
  });

  onPostgres("[CHK-9] of parallel claims one keeps the coupon, so that nobody is charged in vain", async () => {
    const payments = await paymentsWithCoupon(5);
    await database.db
      .updateTable("payments")
      .set({ status: "abandoned" })
      .where("customer_id", "=", customer.id)
      .execute();
    const claims = payments.map(({ id }) =>
      database.db.transaction().execute(async (trx) => {
        const { cart_id: cartId, quote } = await trx
          .selectFrom("payments")
          .select(["cart_id", "quote"])
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
        await lockCustomer(trx, customer.id);
        const taken = quote && (await findUsedBenefit(trx, { customerId: customer.id, cartId, quote }));
        if (taken) throw new Error(taken.message);
        await trx.updateTable("payments").set({ status: "charging" }).where("id", "=", id).execute();
      }),
    );
    const results = await Promise.allSettled(claims);
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
  });
});

test("[PAY-17] a charge whose coupon was used up meanwhile is given back, not ordered", async () => {
  const payment = await pay({ couponCode: "SOFRA5" });
  const first = await database.db
    .insertInto("orders")
    .values({
      restaurant_id: shop.id,
      customer_id: customer.id,
      customer_name: "Test customer",
      source: "online",
      order_type: "takeaway",
      token: 1,
      status: "placed",
      subtotal_cents: 100,
      total_cents: 100,
      payment_method: "credit_card",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const use = { coupon_id: shop.coupon, user_id: customer.id, use_number: 1, order_id: first.id };
  await database.db.insertInto("coupon_redemptions").values(use).execute();
  expect(await submit(payment)).toMatchObject({
    body: { code: "coupon_refused", message: "You have already used this coupon." },
  });
  const refunds = await database.db.selectFrom("refunds").selectAll().where("payment_id", "=", payment.id).execute();
  expect(refunds).toMatchObject([{ amount_cents: payment.amount, status: "pending" }]);
  expect(await listOrders(customer)).toHaveLength(1);
});
