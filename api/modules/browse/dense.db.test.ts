import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { browseResponse } from "@domain/contract/browse";
import { quoteResponse } from "@domain/contract/ordering/quote";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { addAddress } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
let customer: SignedIn;
let addressId: string;
const door = { latitude: 41.68, longitude: -72.95, zip_code: "06010" };

/** Five hundred places on one road: each a hair farther. Every tenth delivers nowhere near, one in fifty not to this ZIP code, one far off to it. */
beforeAll(async () => {
  api = createTestApi(database.db);
  customer = await api.signIn("customer");
  addressId = await addAddress(database.db, customer.id);
  await database.db
    .updateTable("addresses")
    .set({ latitude: door.latitude, longitude: door.longitude, zipcode: door.zip_code })
    .where("id", "=", addressId)
    .execute();
  await sql`
    insert into restaurants (name, status, phone, street_address, city, state, zip_code, category, cuisine_type, latitude, longitude,
      delivery_radius_miles, excluded_zip_codes, delivery_zip_codes)
    select 'Place ' || n, 'approved', '1', '1 Main St', 'Bristol', 'CT', '06010', 'Restaurant',
      case when n > 495 then 'Afghan' else 'Turkish' end, 41.68 + n / 10000.0 + case when n = 500 then 2 else 0 end, -72.95,
      case when n % 10 = 0 then 0.0001 else 8 end,
      case when n % 50 = 1 then array['06010'] else '{}' end, case when n = 500 then array['06010'] else '{}' end
    from generate_series(1, 500) n`.execute(database.db);
});

const ask = async (more: Record<string, string> = {}) => {
  const query = new URLSearchParams({ ...more, mode: "delivery", per_page: "100" });
  for (const [name, value] of Object.entries(door)) query.set(name, String(value));
  return browseResponse.parse((await api.call("GET", `/browse?${query.toString()}`)).body).data;
};

async function listed(): Promise<string[]> {
  const names: string[] = [];
  for (const group of ["open", "closed"] as const) {
    for (let page = 1; page <= 5; page += 1) {
      names.push(...(await ask({ group, page: String(page) }))[group].data.map(({ name }) => name));
    }
  }
  return names;
}

/** The number in its name. */
const numberOf = (name: string) => Number(name.split(" ")[1]);

test("[FIND-1, FIND-2] in the middle of a city the nearest 400 are listed, page by page, and each of them the quote accepts", async () => {
  const first = await ask();
  // More are in reach: nobody counts what filters would leave of them.
  expect(first).toMatchObject({ in_reach: 400, facets: null });
  const names = await listed();
  expect(new Set(names).size).toBe(names.length);
  expect(first.open.total + first.closed.total).toBe(names.length);
  // Of the nearest 400 that reach so far those that do not leave the ZIP code out.
  const nearest = Array.from({ length: 500 }, (_, index) => index + 1).filter((number) => number % 10 !== 0);
  expect(names.map(numberOf).sort((one, other) => one - other)).toEqual(
    nearest.slice(0, 400).filter((number) => number % 50 !== 1),
  );
  const places = await database.db.selectFrom("restaurants").select(["id", "name"]).execute();
  for (const { id, name } of places.filter((place) => numberOf(place.name) % 9 === 1)) {
    const body = { restaurantId: id, orderType: "delivery", deliveryAddressId: addressId, items: [] };
    const response = await api.call("POST", "/orders/quote", { token: customer.token, body });
    const delivers = !quoteResponse
      .parse(response.body)
      .data.problems?.some(({ code }) => code === "address_out_of_reach");
    if (names.includes(name)) expect(delivers, name).toBe(true);
    else expect(delivers, name).toBe(numberOf(name) > 444 && numberOf(name) % 10 !== 0 && numberOf(name) % 50 !== 1);
  }
}, 60_000);

test("[FIND-9] in the middle of a city a filter finds what is farther than the nearest 400, and who names the ZIP code from afar", async () => {
  const { open, closed } = await ask({ cuisines: "Afghan" });
  const names = [...open.data, ...closed.data].map(({ name }) => name);
  expect(names.sort()).toEqual(["Place 496", "Place 497", "Place 498", "Place 499", "Place 500"]);
});

test("[FIND-1] whatever writes a listing, the next list shows it: triggers that are switched off as well", async () => {
  const shown = async () => [...(await ask()).open.data, ...(await ask({ group: "closed" })).closed.data];
  const before = (await shown())[0];
  if (!before) throw new Error("Nothing is listed");
  const priceLevel = async () => (await shown()).find(({ id }) => id === before.id)?.price_level;
  await database.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = 'replica'`.execute(trx);
    await sql`update listings set price_level = 3 where restaurant_id = ${before.id}`.execute(trx);
  });
  expect(await priceLevel()).toBe(3);
  await sql`update listings set price_level = 4 where restaurant_id = ${before.id}`.execute(database.db);
  expect(await priceLevel()).toBe(4);
  await sql`update listings set delivers = false where restaurant_id = ${before.id}`.execute(database.db);
  expect(await listed()).not.toContain(before.name);
});
