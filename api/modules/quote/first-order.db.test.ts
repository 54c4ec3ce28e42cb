import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { settlePayments } from "@api/modules/payments/settlement";
import type { QuoteChoices } from "@domain/contract/ordering/quote";
import type { SignedIn } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { charge, createPayingApi, type PayingApi, testCards } from "@tests/support/hosts/payment-api";
import { makeRestaurant } from "@tests/support/restaurants";
import { addAddress, addCoupon } from "@tests/support/shop";

const database = withTestDatabase();
const [dish, fee] = [1599, 299];
const lost = "The $0 delivery of your first order went to another order of yours.";
let api: PayingApi;
let places: { id: string; dish: string }[];
let customer: SignedIn;
let addressId: string;

beforeAll(async () => {
  api = createPayingApi(database.db);
  places = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const items = [{ name: "Adana Kebab Plate", category: "Kebab plates", price_cents: dish }];
      const where = { latitude: 41.6806, longitude: -72.9466 };
      const place = { ...where, hours: { opens: 0, closes: 1439 }, delivery_fee_cents: fee, items };
      const id = await makeRestaurant(api.db, place);
      const row = api.db.selectFrom("menu_items").select("id").where("restaurant_id", "=", id);
      return { id, dish: (await row.executeTakeFirstOrThrow()).id };
    }),
  );
});
beforeEach(async () => {
  customer = await api.signIn("customer");
  addressId = await addAddress(api.db, customer.id);
});

interface Basket {
  customer: SignedIn;
  choices: QuoteChoices;
  key: string;
}

async function basket({ id, dish }: { id: string; dish: string }, change: Partial<QuoteChoices> = {}): Promise<Basket> {
  const body = { restaurantId: id, menuItemId: dish, quantity: 1 };
  expect(await api.call("POST", "/cart/items", { token: customer.token, body })).toMatchObject({ status: 200 });
  const choices = { restaurantId: id, orderType: "delivery" as const, deliveryAddressId: addressId, ...change };
  return { customer, choices, key: randomUUID() };
}
const pay = async (checkout: Basket, amount: number, card?: string) =>
  charge(api, { ...checkout, shop: { id: checkout.choices.restaurantId, ...noShop } }, await api.token(card), {
    amount,
    currency: "usd",
  });
const noShop = { adana: "", soup: "", baklava: "", coupon: "", yoghurt: "" };
const look = ({ key }: Basket) => api.call("GET", `/payments/${key}`, { token: customer.token });
const urls = { successUrl: "http://localhost:3000/checkout/return", cancelUrl: "http://localhost:3000/checkout" };
async function openPage({ key, choices }: Basket, amount = dish): Promise<string> {
  const headers = { "idempotency-key": key };
  const body = { choices, amount, ...urls };
  const opened = await api.call("POST", "/payments/clover/checkouts", { token: customer.token, headers, body });
  expect(opened).toMatchObject({ status: 200 });
  const row = api.db.selectFrom("payments").select("checkout_href").where("key", "=", key);
  return (await row.executeTakeFirstOrThrow()).checkout_href ?? "";
}
const payPage = (href: string) => {
  const card = { number: testCards.approved, name: "Amina Rahman", date: "12/30", cvv: "123", postalCode: "06010" };
  const body = new URLSearchParams(card);
  return Promise.resolve(api.sandbox.fetch(new Request(href, { method: "POST", body, redirect: "manual" })));
};

/** What the books say of the customer: orders, free ones among them, what the platform pays, and where the money is. */
async function books() {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*)::int from orders where customer_id = ${customer.id}) as orders,
      (select count(*)::int from orders where customer_id = ${customer.id} and delivery_fee_cents = 0) as free,
      (select coalesce(sum(platform_delivery_cents), 0)::int from orders where customer_id = ${customer.id}) as platform,
      (select coalesce(sum(total_cents), 0)::int from orders where customer_id = ${customer.id}) as sold,
      (select coalesce(sum(amount_cents), 0)::int from payments
        where customer_id = ${customer.id} and charge_id is not null) as taken,
      (select coalesce(sum(refunds.amount_cents), 0)::int from refunds join payments on payments.id = payment_id
        where customer_id = ${customer.id} and refunds.status = 'succeeded') as back`.execute(api.db);
  return rows[0];
}

test("[LAND-5] of ten deliveries paid at once one is free; who pays the others is asked again with the fee", async () => {
  const baskets = await Promise.all(places.map((place) => basket(place)));
  const responses = await Promise.all(baskets.map((checkout) => pay(checkout, dish)));
  const refused = baskets.filter((_, index) => responses[index]?.status !== 200);
  expect(refused).toHaveLength(9);
  for (const response of responses.filter(({ status }) => status !== 200)) {
    expect(response).toMatchObject({ status: 409, body: { code: "price_changed" } });
    expect(response).toMatchObject({ body: { data: { total: dish + fee, deliveryWaivedBy: null } } });
  }
  for (const checkout of refused) expect(await pay(checkout, dish + fee)).toMatchObject({ status: 200 });
  await settle();
  expect(await books()).toEqual({
    orders: 10,
    free: 1,
    platform: fee,
    sold: 10 * dish + 9 * fee,
    taken: 10 * dish + 9 * fee,
    back: 0,
  });
});

test("[LAND-5] a free delivery that is not paid for after all goes to the next order", async () => {
  const [first, second] = [await basket(at(0)), await basket(at(1))];
  expect(await pay(first, dish, testCards.declined)).toMatchObject({ status: 402 });
  expect(await pay(second, dish)).toMatchObject({ status: 200 });
  const refused = await pay(first, dish);
  expect(refused).toMatchObject({ status: 409, body: { data: { total: dish + fee } } });
  const orders = { orderType: "takeaway" as const, deliveryAddressId: null };
  expect(await pay({ ...first, choices: { ...first.choices, ...orders } }, dish)).toMatchObject({ status: 200 });
});

test("[LAND-5] an order on its way to be paid in another way takes the first order too", async () => {
  const takeaway = await basket(at(2), { orderType: "takeaway", deliveryAddressId: null });
  const delivery = await basket(at(3));
  expect(await pay(takeaway, dish)).toMatchObject({ status: 200 });
  expect(await pay(delivery, dish)).toMatchObject({ status: 409, body: { code: "price_changed" } });
});

test("[LAND-5] of ten payment pages paid one after another one is free; the others go back with a reason", async () => {
  const baskets = await Promise.all(places.map((place) => basket(place)));
  const pages = [];
  for (const checkout of baskets) pages.push({ checkout, href: await openPage(checkout) });
  for (const { href } of pages) expect((await payPage(href)).status).toBe(303);
  await settle();
  const [first, ...others] = pages;
  expect(first && (await look(first.checkout))).toMatchObject({ body: { data: { status: "ordered" } } });
  for (const { checkout } of others) {
    const refund = { amount: dish, status: "succeeded", reason: lost };
    expect(await look(checkout)).toMatchObject({ body: { data: { status: "refunded", orderId: null, refund } } });
  }
  expect(await books()).toEqual({ orders: 1, free: 1, platform: fee, sold: dish, taken: 10 * dish, back: 9 * dish });
  const notices = api.db.selectFrom("notifications").select("body").where("user_id", "=", customer.id);
  const bodies = await notices.where("kind", "like", "refund%").execute();
  expect(bodies).toHaveLength(9);
  expect(bodies[0]?.body).toBe(
    `${lost} No order was placed with this payment, and $15.99 will be refunded to your card.`,
  );
  const [again] = others;
  expect(again && (await pay(again.checkout, dish + fee))).toMatchObject({ status: 200 });
});

test("[LAND-5] ten payment pages paid unheard of and told of at once, and a card beside them, are one free delivery", async () => {
  const baskets = await Promise.all(places.map((place) => basket(place)));
  const hrefs = [];
  for (const checkout of baskets.slice(1)) hrefs.push(await openPage(checkout));
  api.webhooks.muted = true;
  for (const href of hrefs) await payPage(href);
  const news = api.webhooks.sent.slice(-hrefs.length);
  const [byCard] = baskets;
  const tell = ({ signature, rawBody }: { signature: string; rawBody: string }) =>
    api.call("POST", "/payments/clover/webhooks", { body: rawBody, headers: { "clover-signature": signature } });
  const [card] = await Promise.all([byCard && pay(byCard, dish), ...news.map(tell), ...baskets.map(look)]);
  api.webhooks.muted = false;
  await settle();
  const charged = card?.status === 200 ? 1 : 0;
  expect(await books()).toEqual({
    orders: 1,
    free: 1,
    platform: fee,
    sold: dish,
    taken: (9 + charged) * dish,
    back: (8 + charged) * dish,
  });
});

test("[CHK-7, CHK-9] a coupon for first orders is one order's, also of ten paid at once, and no old customer's", async () => {
  const values = { code: "FIRST5", minimum_order_cents: 0, limit_per_user: null };
  const platform = await addCoupon(api.db, { restaurant_id: null, ...values, first_order_only: true });
  const listed = async () => {
    const call = { token: customer.token };
    return JSON.stringify((await api.call("GET", `/coupons?restaurant_id=${at(0).id}`, call)).body);
  };
  expect(await listed()).toContain("FIRST5");
  const takeaway = { orderType: "takeaway" as const, deliveryAddressId: null, couponCode: "FIRST5" };
  const baskets = await Promise.all(places.map((place) => basket(place, takeaway)));
  const responses = await Promise.all(baskets.map((checkout) => pay(checkout, dish - 500)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  const sentence = "This coupon is only for your first order on HalalGo.";
  for (const { status, body } of responses)
    if (status !== 200) expect(body).toMatchObject({ code: "coupon_refused", message: sentence });
  await settle();
  const orders = api.db.selectFrom("orders").select(["coupon_id", "coupon_discount_cents"]);
  expect(await orders.where("customer_id", "=", customer.id).execute()).toEqual([
    { coupon_id: platform, coupon_discount_cents: 500 },
  ]);
  expect(await listed()).not.toContain("FIRST5");
  const body = { restaurantId: at(1).id, ...takeaway, items: [{ menuItemId: at(1).dish, quantity: 1 }] };
  const quote = await api.call("POST", "/orders/quote", { token: customer.token, body });
  expect(quote).toMatchObject({ body: { data: { coupon: null, couponError: { message: sentence } } } });
});

test("[CHK-7] a restaurant's coupon for first orders counts orders there, and is decided again when a page was paid", async () => {
  const there = at(0);
  const code = "HERE5";
  const values = { code, minimum_order_cents: 0, limit_per_user: null, first_order_only: true };
  await addCoupon(api.db, { restaurant_id: there.id, ...values });
  const takeaway = { orderType: "takeaway" as const, deliveryAddressId: null };
  expect(await pay(await basket(at(5), takeaway), dish)).toMatchObject({ status: 200 });
  const checkout = await basket(there, { ...takeaway, couponCode: code });
  const href = await openPage(checkout, dish - 500);
  const row = {
    ...(await api.db.selectFrom("payments").selectAll().where("key", "=", checkout.key).executeTakeFirst()),
  };
  expect(row).toMatchObject({ amount_cents: dish - 500, status: "open" });
  await api.db
    .insertInto("orders")
    .values({
      restaurant_id: there.id,
      customer_id: customer.id,
      customer_name: "Amina Rahman",
      source: "online",
      order_type: "takeaway",
      token: 99,
      status: "completed",
      subtotal_cents: dish,
      total_cents: dish,
      payment_method: "credit_card",
    })
    .execute();
  await payPage(href);
  await settle();
  const reason = "This coupon is only for your first order at this restaurant.";
  expect(await look(checkout)).toMatchObject({ body: { data: { status: "refunded", refund: { reason } } } });
});

const at = (index: number) => places[index] ?? { id: "", dish: "" };

/** Until nothing is left to be settled. */
async function settle(): Promise<void> {
  api.clock.set(new Date(api.clock.now().getTime() + 25_000));
  for (let round = 0; round < 4; round += 1) await settlePayments(api.dependencies, 0);
}
