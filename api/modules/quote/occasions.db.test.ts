import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { json } from "@api/db/tables";
import { quoteResponse } from "@domain/contract/ordering/quote";
import { weekdays } from "@domain/local-time";
import { prayerTimes } from "@domain/prayer/times";
import type { RamadanSettings } from "@domain/settings/ramadan";
import { withTestDatabase } from "@tests/support/database";
import { charge, type Checkout, createPayingApi, type PayingApi, readyToPay } from "@tests/support/hosts/payment-api";
import { openShop, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: PayingApi;
let shop: Shop;

const ramadan: RamadanSettings = {
  is_on: true,
  days: weekdays.map((day) => ({ day, from_time: "12:00", to_time: "06:00", is_open: true })),
  iftar_categories: [],
  suhoor_categories: [],
  iftar_minutes: 10,
  suhoor_minutes: 45,
  last_suhoor: null,
  most_orders: null,
};
const setRamadan = (change: Partial<RamadanSettings>) =>
  database.db
    .updateTable("restaurants")
    .set({ ramadan: json({ ...ramadan, ...change }) })
    .where("id", "=", shop.id)
    .execute();

beforeEach(async () => {
  api = createPayingApi(database.db);
  api.clock.set("2027-02-20T18:00:00Z");
  shop = await openShop(database.db);
  await setRamadan({});
});

async function quote({ customer, choices }: Checkout, change: object) {
  const body = { ...choices, ...change };
  return quoteResponse.parse((await api.call("POST", "/orders/quote", { token: customer.token, body })).body).data;
}

test("[PRAYER-4] a quote says when an order for iftar is there, by the address; the order keeps meal, time and prayer", async () => {
  const checkout = await readyToPay(api, shop);
  await api.signIn("owner", { restaurantId: shop.id });
  const { occasions = [] } = await quote(checkout, {});
  const iftar = occasions?.find(({ kind, date }) => kind === "iftar" && date === "2027-02-20");
  const bristol = { latitude: 41.68, longitude: -72.94, timeZone: "America/New_York" };
  const { maghrib } = prayerTimes(bristol, "2027-02-20");
  expect(iftar).toMatchObject({ state: "open" });
  expect(Math.abs(Date.parse(iftar?.prayerAt ?? "") - maghrib.getTime())).toBeLessThan(2 * 60_000);
  const chosen = { scheduledFor: iftar?.at, occasion: "iftar" };
  const quoted = await quote(checkout, chosen);
  expect(quoted).toMatchObject({ problems: [], occasion: { kind: "iftar", prayerAt: iftar?.prayerAt } });
  // Not on the quarter of an hour, which any other order needs; and of no other day or meal.
  const other = new Date(Date.parse(iftar?.at ?? "") + 5 * 60_000).toISOString();
  for (const wrong of [
    { scheduledFor: other, occasion: "iftar" },
    { scheduledFor: iftar?.at, occasion: "suhoor" },
    { scheduledFor: "2027-03-20T22:00:00Z", occasion: "iftar" },
  ]) {
    expect((await quote(checkout, wrong)).problems).toMatchObject([{ code: "restaurant_closed" }]);
  }
  const choices = { ...checkout.choices, ...chosen };
  const paid = await charge(api, checkout, await api.token(), { choices });
  expect(paid.status).toBe(200);
  const { transactionId } = z.object({ data: z.object({ transactionId: z.string() }) }).parse(paid.body).data;
  const order = {
    restaurantId: shop.id,
    items: [],
    transactionId,
    paymentAmount: quoted.total,
    currency: "usd",
  };
  const placed = await api.call("POST", "/orders", {
    token: checkout.customer.token,
    headers: { "idempotency-key": checkout.key },
    body: order,
  });
  expect([200, 201]).toContain(placed.status);
  const { id } = z.object({ data: z.object({ id: z.string() }) }).parse(placed.body).data;
  expect(await api.call("GET", `/orders/${id}`, { token: checkout.customer.token })).toMatchObject({
    body: { data: { occasion: "iftar", scheduledFor: iftar?.at, prayerAt: iftar?.prayerAt } },
  });
  for (const name of ["order-placed", "restaurant-order-placed"])
    expect(api.mails.find(({ template }) => template === name)?.text).toContain(
      "When: For iftar, Saturday, February 20, 2027 at 5:20 PM",
    );
});

test("[PRAYER-4] what is not on the iftar menu, too late, or after the last order for suhoor is refused in words", async () => {
  const checkout = await readyToPay(api, shop);
  const { occasions } = await quote(checkout, {});
  const at = (kind: string) => occasions?.find((slot) => slot.kind === kind)?.at;
  const problem = async (occasion: string) =>
    (await quote(checkout, { scheduledFor: at(occasion), occasion })).problems?.[0]?.message;
  await setRamadan({ iftar_categories: ["Kebab plates", "Soups"], last_suhoor: "02:00" });
  expect(await problem("iftar")).toMatch(/^Pistachio Baklava is not on the iftar menu\./);
  expect(await problem("suhoor")).toBeUndefined();
  api.clock.set("2027-02-21T07:30:00Z");
  expect(await problem("suhoor")).toBe("It is too late for this suhoor. Please choose another time.");
});

test("[PRAYER-3] a dish's own mark counts before its category, in the tile, the quote and the charge", async () => {
  const checkout = await readyToPay(api, shop);
  const owner = await api.signIn("owner", { restaurantId: shop.id });
  const mark = (id: string, meals: string | null) =>
    api.call("PATCH", "/menu-items/marks", { token: owner.token, body: { ids: [id], meals } });
  const { occasions } = await quote(checkout, {});
  const getSlot = (kind: string) => occasions?.find((slot) => slot.kind === kind);
  const tried = async (kind: string) => {
    const chosen = { scheduledFor: getSlot(kind)?.at, occasion: kind };
    const quoted = await quote(checkout, chosen);
    const unserved = quoted.occasions?.find((slot) => slot.at === chosen.scheduledFor)?.unserved;
    const refused = quoted.problems?.[0]?.message ?? null;
    expect(refused?.startsWith(unserved ?? "") ?? unserved === null, "the tile says what the quote says").toBe(true);
    return refused;
  };
  expect([await tried("iftar"), await tried("suhoor")]).toEqual([null, null]);
  expect((await mark(shop.baklava, "suhoor")).status).toBe(200);
  const sentence = "Pistachio Baklava is not on the iftar menu. Choose another time, or remove it from your cart.";
  expect([await tried("iftar"), await tried("suhoor")]).toEqual([sentence, null]);
  const choices = { ...checkout.choices, scheduledFor: getSlot("iftar")?.at, occasion: "iftar" };
  expect(await charge(api, checkout, await api.token(), { choices })).toMatchObject({
    status: 422,
    body: { message: sentence },
  });
  await setRamadan({ iftar_categories: ["Kebab plates", "Soups"] });
  expect(await tried("iftar"), "the category would allow no dessert").toBe(sentence);
  await mark(shop.baklava, "both");
  expect(await tried("iftar"), "but the dish's own mark does").toBeNull();
  await mark(shop.baklava, "none");
  expect([await tried("iftar"), await tried("suhoor")]).toEqual([sentence, sentence.replace("iftar", "suhoor")]);
  const customer = { token: checkout.customer.token, body: { ids: [shop.baklava], meals: "both" } };
  expect((await api.call("PATCH", "/menu-items/marks", customer)).status).toBe(403);
  expect((await mark(shop.baklava, "always")).status).toBe(422);
});

test("[PRAYER-5] of two orders at once for the last place before Maghrib one is refused, and nobody is charged in vain", async () => {
  await setRamadan({ most_orders: 2 });
  const [first, second, third] = [
    await readyToPay(api, shop),
    await readyToPay(api, shop),
    await readyToPay(api, shop),
  ];
  const { occasions } = await quote(first, {});
  const iftar = occasions?.find(({ kind }) => kind === "iftar");
  const pay = async (checkout: Checkout) => {
    const choices = { ...checkout.choices, scheduledFor: iftar?.at, occasion: "iftar" };
    return charge(api, { ...checkout, key: randomUUID() }, await api.token(), { choices });
  };
  expect((await pay(first)).status).toBe(200);
  const responses = await Promise.all([pay(second), pay(third)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([
    200,
    expect.toSatisfy((status: number) => status >= 400),
  ]);
  const refused = responses.find(({ status }) => status >= 400);
  expect(refused?.body).toMatchObject({ message: expect.stringMatching(/is full for \d+:\d\d PM, so close to iftar/) });
  const live = await database.db
    .selectFrom("payments")
    .select("status")
    .where("restaurant_id", "=", shop.id)
    .where("status", "in", ["charging", "charged", "ordered"])
    .execute();
  expect(live).toHaveLength(2);
  const after = await quote(await readyToPay(api, shop), { scheduledFor: iftar?.at, occasion: "iftar" });
  expect(after.problems).toMatchObject([{ code: "restaurant_closed" }]);
  expect(after.occasions?.filter(({ kind }) => kind === "iftar").slice(0, 2)).toMatchObject([
    { state: "full" },
    { state: "open" },
  ]);
});

test("[PRAYER-5] the quarter of an hour in the hour before Maghrib that is full is told, and nobody can order for it; others can", async () => {
  await setRamadan({ most_orders: 1 });
  const checkout = await readyToPay(api, shop);
  const { fullTimes } = await quote(checkout, {});
  expect(fullTimes).toEqual([]);
  // Maghrib is at 5:31 PM there.
  const taken = { scheduledFor: "2027-02-20T22:00:00.000Z" };
  expect((await charge(api, checkout, await api.token(), { choices: { ...checkout.choices, ...taken } })).status).toBe(
    200,
  );
  const other = await readyToPay(api, shop);
  const after = await quote(other, taken);
  expect(after).toMatchObject({ fullTimes: ["2027-02-20T22:00:00.000Z"], problems: [{ code: "restaurant_closed" }] });
  expect((await quote(other, { scheduledFor: "2027-02-20T22:15:00.000Z" })).problems).toEqual([]);
  const evening = await readyToPay(api, shop);
  const late = { scheduledFor: "2027-02-21T01:00:00.000Z" };
  await charge(api, evening, await api.token(), { choices: { ...evening.choices, ...late } });
  expect((await quote(other, late)).fullTimes, "only before Maghrib").toEqual(["2027-02-20T22:00:00.000Z"]);
});

test("[PRAYER-5] orders for iftar are limited too where they are there more than an hour before Maghrib, as their tile says", async () => {
  // An hour before Maghrib, on five minutes: at 4:30 PM, 61 minutes before.
  await setRamadan({ most_orders: 1, iftar_minutes: 60 });
  const [first, second] = [await readyToPay(api, shop), await readyToPay(api, shop)];
  const iftar = (await quote(first, {})).occasions?.find(({ kind }) => kind === "iftar");
  const chosen = { scheduledFor: iftar?.at, occasion: "iftar" };
  const pay = async (checkout: Checkout) =>
    charge(api, checkout, await api.token(), { choices: { ...checkout.choices, ...chosen } });
  expect((await pay(first)).status).toBe(200);
  const after = await quote(second, chosen);
  expect(after.occasions?.find(({ kind }) => kind === "iftar")).toMatchObject({ state: "full" });
  expect(after.problems).toMatchObject([{ code: "restaurant_closed" }]);
  expect((await pay(second)).status).toBeGreaterThanOrEqual(400);
});
