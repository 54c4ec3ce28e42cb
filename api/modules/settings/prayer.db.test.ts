import { beforeAll, beforeEach, expect, test } from "vitest";
import { browseResponse } from "@domain/contract/browse";
import { orderTimes, restaurantResponse } from "@domain/contract/restaurant";
import { settingsResponse } from "@domain/contract/settings";
import { standardMethod } from "@domain/prayer/method";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { fillCart, openShop, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let owner: SignedIn;
let customer: SignedIn;
const bristol = { latitude: 41.6718, longitude: -72.9493 };
const prayer = {
  ...standardMethod,
  is_on: true,
  prayers: ["asr", "maghrib"],
  minutes_before: 5,
  minutes_after: 20,
  jumuah_from: "13:00",
  jumuah_to: "14:00",
  eid_orders: false,
};

beforeAll(() => {
  api = createTestApi(database.db);
});
beforeEach(async () => {
  api.clock.set("2026-03-04T17:00:00Z");
  shop = await openShop(database.db);
  await database.db.updateTable("restaurants").set(bristol).where("id", "=", shop.id).execute();
  owner = await api.signIn("owner", { restaurantId: shop.id });
  customer = await api.signIn("customer");
});

const save = (body: unknown, who = owner) =>
  api.call("PUT", `/restaurants/${shop.id}/settings`, { token: who.token, body });
const readPrayer = async () =>
  restaurantResponse.parse((await api.call("GET", `/restaurants/${shop.id}`)).body).data.prayer;
const listed = async () => {
  const response = await api.call(
    "GET",
    `/browse?latitude=${bristol.latitude}&longitude=${bristol.longitude}&per_page=100`,
  );
  const { open, closed } = browseResponse.parse(response.body).data;
  return [...open.data, ...closed.data].find(({ id }) => id === shop.id);
};
const listTimes = async () =>
  orderTimes.parse((await api.call("GET", `/restaurants/${shop.id}/order-times`)).body).data;
const quote = (scheduledFor?: string) =>
  api.call("POST", "/orders/quote", {
    token: customer.token,
    body: { restaurantId: shop.id, orderType: "takeaway", ...(scheduledFor ? { scheduledFor } : {}) },
  });

test("[PRAYER-2] nobody pauses until its owner or manager says so; everybody is told of it", async () => {
  expect(await readPrayer()).toBeNull();
  expect(await save({ prayer }, customer)).toMatchObject({ status: 403 });
  expect(await save({ prayer }, await api.signIn("staff", { restaurantId: shop.id }))).toMatchObject({ status: 403 });
  expect(await save({ prayer }, await api.signIn("manager", { restaurantId: shop.id }))).toMatchObject({ status: 200 });
  expect(await readPrayer()).toEqual(prayer);
  const read = await api.call("GET", `/restaurants/${shop.id}/settings`, { token: owner.token });
  expect(settingsResponse.parse(read.body).data.prayer).toEqual(prayer);
});

test("[PRAYER-2] what cannot be meant is refused with its field", async () => {
  expect(await save({ prayer: { ...prayer, jumuah_to: "12:00" } })).toMatchObject({
    status: 422,
    body: { errors: { "prayer.jumuah_to": "The end must come later" } },
  });
  for (const wrong of [
    { prayers: ["noon"] },
    { minutes_after: 600 },
    { calculation: "guess" },
    { jumuah_from: "25:00" },
  ])
    expect(await save({ prayer: { ...prayer, ...wrong } })).toMatchObject({ status: 422 });
  expect(await readPrayer()).toBeNull();
});

test("[PRAYER-2] lists, the times to order for, the quote and the words agree all day, and again once it is switched off", async () => {
  await fillCart(api, customer, shop);
  await save({ prayer });
  const seen: string[] = [];
  // A Friday from 11 AM to 9 PM, by eleven minutes.
  for (let time = Date.parse("2026-03-06T16:00:00Z"); time < Date.parse("2026-03-07T02:00:00Z"); time += 660_000) {
    api.clock.set(new Date(time).toISOString());
    const [place, times, quoted] = [await listed(), await listTimes(), await quote()];
    expect(place?.is_open).toBe(times.isOpen);
    expect(place?.next_opening ?? null).toBe(times.nextOpening);
    expect(quoted).toMatchObject({
      status: 200,
      body: { data: { isOpen: times.isOpen, nextOpening: times.nextOpening } },
    });
    if (times.isOpen) continue;
    const words = /Pauses for (.*)\. Please/.exec(JSON.stringify(quoted.body))?.[1];
    if (words && !seen.includes(words)) seen.push(words);
  }
  expect(seen).toEqual(["Jumu’ah until 2:00 PM", "Asr until 3:36 PM", "Maghrib until 6:08 PM"]);
  await save({ prayer: { ...prayer, is_on: false } });
  api.clock.set("2026-03-06T18:30:00Z");
  expect([(await listed())?.is_open, (await listTimes()).isOpen]).toEqual([true, true]);
});

test("[PRAYER-2] no time within a pause is offered, and the host refuses one that is sent all the same", async () => {
  await fillCart(api, customer, shop);
  await save({ prayer });
  api.clock.set("2026-03-06T16:00:00Z");
  const { times } = await listTimes();
  const during = "2026-03-06T18:30:00.000Z";
  expect(times).not.toContain(during);
  expect(times).toContain("2026-03-06T19:00:00.000Z");
  expect(await quote(during)).toMatchObject({ body: { data: { problems: [{ code: "restaurant_closed" }] } } });
  expect(await quote("2026-03-06T19:00:00.000Z")).toMatchObject({ body: { data: { problems: [] } } });
});

test("[PRAYER-7] days of Eid are offered 30 days ahead where a place allows it, by the platform's calendar, and refused elsewhere", async () => {
  await fillCart(api, customer, shop);
  const admin = await api.signIn("admin");
  const move = (correction: number) => api.call("PUT", "/calendar", { token: admin.token, body: { correction } });
  // 13 days before Eid al-Fitr.
  api.clock.set("2026-03-07T17:00:00Z");
  const [eid, dayAfter] = ["2026-03-20T17:00:00.000Z", "2026-03-23T17:00:00.000Z"];
  const refused = { body: { data: { problems: [{ code: "restaurant_closed" }] } } };
  await save({ prayer });
  expect((await listTimes()).times).not.toContain(eid);
  expect(await quote(eid)).toMatchObject(refused);
  await save({ prayer: { ...prayer, is_on: false, eid_orders: true } });
  expect((await listTimes()).times).toContain(eid);
  expect(await quote(eid)).toMatchObject({ body: { data: { problems: [] } } });
  expect(await quote(dayAfter)).toMatchObject(refused);
  expect(await move(1)).toMatchObject({ status: 200 });
  expect(await quote(eid)).toMatchObject(refused);
  expect((await listTimes()).times).toContain(dayAfter);
  await move(0);
});
