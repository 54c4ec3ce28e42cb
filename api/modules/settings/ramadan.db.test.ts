import { beforeAll, expect, test } from "vitest";
import { browseResponse } from "@domain/contract/browse";
import { weekdays } from "@domain/local-time";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { fillCart, openShop, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let owner: SignedIn;

beforeAll(async () => {
  api = createTestApi(database.db);
  shop = await openShop(database.db);
  owner = await api.signIn("owner", { restaurantId: shop.id });
});

const ramadan = {
  is_on: true,
  days: weekdays.map((day) => ({ day, from_time: "15:00", to_time: "05:00", is_open: true })),
  iftar_categories: ["Kebab plates"],
  suhoor_categories: [],
  iftar_minutes: 10,
  suhoor_minutes: 45,
  last_suhoor: "03:30",
  most_orders: 4,
};
const save = (token: string, body: object) =>
  api.call("PUT", `/restaurants/${shop.id}/settings`, { token, body: { ramadan: body } });
const read = async (path: string, token?: string) => (await api.call("GET", path, token ? { token } : {})).body;

/** What list, place, times and quote say of it at the clock's instant. */
async function opening() {
  const listed = browseResponse.parse(await read("/browse?latitude=41.6718&longitude=-72.9493&zip_code=06010")).data;
  const place = [...listed.open.data, ...listed.closed.data].find(({ id }) => id === shop.id);
  const customer = await api.signIn("customer");
  await fillCart(api, customer, shop);
  const quote = await api.call("POST", "/orders/quote", {
    token: customer.token,
    body: { restaurantId: shop.id, orderType: "takeaway" },
  });
  return {
    list: { isOpen: place?.is_open, nextOpening: place?.next_opening },
    times: await read(`/restaurants/${shop.id}/order-times`),
    quote: quote.body,
  };
}
const says = (isOpen: boolean, nextOpening: string | null) => ({
  list: { isOpen, nextOpening },
  times: { data: { isOpen, nextOpening } },
  quote: { data: { isOpen, nextOpening } },
});

test("[PRAYER-3] owners set what holds in Ramadan; list, place, times and quotes go by it on its days alone", async () => {
  api.clock.set("2027-02-20T17:00:00Z");
  expect(await opening()).toMatchObject(says(true, null));
  const staff = await api.signIn("staff", { restaurantId: shop.id });
  expect((await save(staff.token, ramadan)).status).toBe(403);
  expect((await save(owner.token, { ...ramadan, iftar_minutes: 61 })).status).toBe(422);
  expect((await save(owner.token, { ...ramadan, last_suhoor: "25:00" })).status).toBe(422);
  expect(await save(owner.token, ramadan)).toMatchObject({ status: 200, body: { data: { ramadan } } });
  expect(await read(`/restaurants/${shop.id}`)).toMatchObject({ data: { ramadan: { ...ramadan, correction: 0 } } });
  const hours = `/restaurants/${shop.id}/operating-hours`;
  expect(await read(hours, owner.token)).toMatchObject({ data: { ramadan: { days: ramadan.days, correction: 0 } } });
  expect(await opening()).toMatchObject(says(false, "2027-02-20T20:00:00.000Z"));
  api.clock.set("2027-02-21T04:30:00Z");
  expect(await opening()).toMatchObject(says(true, null));
  api.clock.set("2027-03-09T16:30:00Z");
  expect(await opening()).toMatchObject(says(true, null));
  api.clock.set("2027-02-20T17:00:00Z");
  expect((await save(owner.token, { ...ramadan, is_on: false })).status).toBe(200);
  expect(await opening()).toMatchObject(says(true, null));
  expect(await read(`/restaurants/${shop.id}`)).toMatchObject({ data: { ramadan: null } });
  expect(await read(hours, owner.token)).toMatchObject({ data: { ramadan: null } });
});

test("[PRAYER-3] administrators move the calendar by a day, noted with their name, and every place goes by it", async () => {
  await save(owner.token, ramadan);
  const admin = await api.signIn("admin");
  const move = (token: string, correction: number) => api.call("PUT", "/calendar", { token, body: { correction } });
  expect((await move(owner.token, 1)).status).toBe(403);
  expect((await move(admin.token, 2)).status).toBe(422);
  api.clock.set("2027-02-08T17:00:00Z");
  expect(await opening()).toMatchObject(says(false, "2027-02-08T20:00:00.000Z"));
  expect(await move(admin.token, 1)).toMatchObject({ status: 200, body: { data: { correction: 1 } } });
  expect(await read("/calendar")).toMatchObject({ data: { correction: 1 } });
  expect(await opening()).toMatchObject(says(true, null));
  expect(await read(`/restaurants/${shop.id}`)).toMatchObject({ data: { ramadan: { correction: 1 } } });
  const lines = await database.db.selectFrom("audit_log").select(["action", "actor_id"]).execute();
  expect(lines).toContainEqual({ action: "platform.calendar", actor_id: admin.id });
  expect((await move(admin.token, 0)).status).toBe(200);
  expect(await opening()).toMatchObject(says(false, "2027-02-08T20:00:00.000Z"));
});
