import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { orderTimes, restaurantList, restaurantResponse, type RestaurantWire } from "@domain/contract/restaurant";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
let api: TestApi;
let pending = "";
let anatolia = "";

const cuisines = ["Turkish", "Pakistani", "Pizza", "Other", "Café"];
const categories = ["Pizza", "Handi", "Drinks"];

beforeAll(async () => {
  api = createTestApi(database.db);
  const now = api.clock.now();
  const { db } = database;
  anatolia = await makeRestaurant(db, {
    name: "Anatolia Grill",
    cuisine_type: "Turkish",
    bank_name: "Secret Bank",
    account_number: "12345678",
    sales_tax_id: "TAX-1",
    average_rating: 4.8,
    rating_count: 312,
    preparation_minutes: 20,
    busy_minutes: 5,
    hours: { opens: 11 * 60, closes: 21 * 60 },
    items: [{ name: "Adana", category: "Kebab plates", price_cents: 1599 }],
  });
  await db
    .insertInto("deals")
    .values({
      restaurant_id: anatolia,
      title: "10% off",
      type: "percentage",
      discount_hundredths: 1000,
      starts_at: new Date(now.getTime() - 1000),
      ends_at: new Date(now.getTime() + 1000),
    })
    .execute();
  pending = await makeRestaurant(db, { name: "Not Yet", status: "pending" });
  await makeRestaurant(db, { name: "Turned Down", status: "rejected" });
  await makeRestaurant(db, { name: "Gone", deleted_at: now });
  for (let index = 0; index < 40; index += 1) {
    const id = await makeRestaurant(db, {
      name: `${["ÖZGÜR", "Karachi", "100%_Halal", "Nile"][index % 4] ?? ""} ${index}`,
      cuisine_type: cuisines[index % cuisines.length] ?? "",
      kind: index % 7 === 0 ? "shop" : "restaurant",
      delivery_options: [["delivery"], ["pickup"], ["delivery", "pickup", "dine-in"], []][index % 4] ?? [],
      average_rating: (index % 5) + 0.5,
      rating_count: index % 5,
      items: categories.slice(0, index % 4).map((category) => ({ name: "Dish", category, price_cents: 900 })),
    });
    if (index % 3 === 0) {
      await db
        .insertInto("deals")
        .values({
          restaurant_id: id,
          title: "Deal",
          type: "fixed",
          discount_hundredths: 100,
          is_active: index % 6 === 0,
          starts_at: new Date(now.getTime() + (index % 9 === 0 ? 1000 : -1000)),
          ends_at: new Date(now.getTime() + 5000),
        })
        .execute();
    }
  }
});

interface Choice {
  search?: string;
  mode?: "delivery" | "pickup";
  service?: "all" | "shops";
  cuisines?: string[];
  deals?: boolean;
  sort?: "relevance" | "rating" | "newest";
}

/** Status, mode, service and search, restated; facets are counted before the rest narrows the list. */
function isListed(restaurant: RestaurantWire, { search = "", mode, service }: Choice): boolean {
  const options = restaurant.delivery_options ?? [];
  if (mode && !options.includes(mode)) return false;
  if (service === "shops" && !options.includes("shops")) return false;
  return [restaurant.name, restaurant.cuisine_type ?? ""].some((text) => text.toLowerCase().includes(search));
}

/** A name is a cuisine type, or a category of the menu; either compares exactly. */
const hasCuisine = ({ cuisine_type, menu_categories }: RestaurantWire, name: string) =>
  cuisine_type === name || (menu_categories ?? []).includes(name);
const hasDeals = ({ deals }: RestaurantWire) => (deals ?? []).length > 0;
const getRating = ({ average_rating }: RestaurantWire) => Number(average_rating);

function getExpected(all: readonly RestaurantWire[], choice: Choice) {
  const { cuisines: chosen = [], deals, sort } = choice;
  const listed = all.filter((one) => isListed(one, choice));
  const found = listed.filter(
    (one) => (!deals || hasDeals(one)) && (chosen.length === 0 || chosen.some((name) => hasCuisine(one, name))),
  );
  // Those that no one rated tie among each other; the list keeps the host's order within a tie.
  if (sort === "rating") found.sort((one, other) => getRating(other) - getRating(one));
  if (sort === "newest") found.reverse();
  const names = [...new Set(listed.flatMap((one) => one.cuisine_type || []))].sort();
  const counted = names.map((name) => ({ name, count: listed.filter((one) => hasCuisine(one, name)).length }));
  return { names: found.map((one) => one.name), facets: { cuisines: counted, deals: listed.filter(hasDeals).length } };
}

const list = async (query = "", token?: string) => {
  const response = await api.call("GET", `/restaurants${query}`, token ? { token } : {});
  expect(response.status).toBe(200);
  return restaurantList.parse(response.body).data;
};

describe("[HOST-11] GET /restaurants", () => {
  test("[HOME-29] lists approved ones to the public, and all but deleted ones to an administrator", async () => {
    const names = (await list()).data.map((one) => one.name);
    expect(names).toHaveLength(41);
    expect(names).not.toContain("Not Yet");
    const admin = await api.signIn("admin");
    const all = (await list("", admin.token)).data.map((one) => one.name);
    expect(all).toEqual(expect.arrayContaining(["Not Yet", "Turned Down"]));
    expect(all).not.toContain("Gone");
  });

  test("[HOME-4] search follows Unicode and takes % and _ as they are", async () => {
    expect((await list("?search=%C3%B6zg%C3%BCr")).total).toBe(10);
    expect((await list("?search=100%25_")).total).toBe(10);
    expect((await list("?search=%25%25")).total).toBe(0);
  });

  test("pages are told with the number of all that match, also past the last", async () => {
    const page = await list("?per_page=15&page=3");
    expect(page).toMatchObject({ total: 41, page: 3, per_page: 15 });
    expect(page.data).toHaveLength(11);
    expect(await list("?per_page=15&page=9")).toMatchObject({ total: 41, data: [] });
    expect(await list("?per_page=1&facets=false")).toMatchObject({ total: 41, facets: null });
  });

  test.each(["?sort=best", "?page=0", "?per_page=1000000", "?deals=maybe", "?mode=drone"])(
    "a query that makes no sense is refused: %s",
    async (query) => {
      expect(await api.call("GET", `/restaurants${query}`)).toMatchObject({
        status: 422,
        body: { code: "validation_failed" },
      });
    },
  );

  test("[HOME-2, HOME-4, HOME-8, HOME-11, HOME-12, HOME-13, HOME-17] any query gives what the rules give", async () => {
    const all = (await list()).data;
    const choices = fc.record<Choice>(
      {
        search: fc.constantFrom("", "kar", "nile", "pizza", "é", "1", "özgür"),
        mode: fc.constantFrom("delivery", "pickup"),
        service: fc.constantFrom("all", "shops"),
        cuisines: fc.subarray([...cuisines, ...categories, "Nowhere"]),
        deals: fc.boolean(),
        sort: fc.constantFrom("relevance", "rating", "newest"),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(choices, async (choice) => {
        const query = new URLSearchParams(
          Object.entries(choice).map(([name, value]): [string, string] => [name, String(value)]),
        );
        const found = await list(`?${query.toString()}`);
        const expected = getExpected(all, choice);
        expect(found.data.map((one) => one.name)).toEqual(expected.names);
        expect(found.total).toBe(expected.names.length);
        expect(found.facets).toEqual(expected.facets);
        // Without facets it is counted another way.
        query.set("facets", "false");
        expect((await list(`?${query.toString()}`)).total).toBe(expected.names.length);
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});

describe("[HOST-12] GET /restaurants/{id}", () => {
  test("[DATA-2] the public view has what a page needs, and nothing private", async () => {
    const response = await api.call("GET", `/restaurants/${anatolia}`);
    expect(restaurantResponse.parse(response.body).data).toMatchObject({
      name: "Anatolia Grill",
      average_rating: "4.80",
      rating_count: 312,
      preparation_time: 25,
      delivery_fee: "0.00",
      deals: [{ title: "10% off" }],
      menu_categories: ["Kebab plates"],
      time_zone: "America/New_York",
    });
    const text = JSON.stringify(response.body);
    for (const secret of ["Secret Bank", "12345678", "TAX-1", "owner"]) expect(text).not.toContain(secret);
    expect(JSON.stringify((await list()).data)).not.toMatch(/Secret Bank|12345678|TAX-1|owner/);
  });

  test("[DATA-1, DATA-3] its owner and administrators get what was registered, its staff and others do not", async () => {
    const owner = await api.signIn("owner", { restaurantId: anatolia });
    const read = async (token: string) => (await api.call("GET", `/restaurants/${anatolia}`, { token })).body;
    for (const { token } of [owner, await api.signIn("admin")]) {
      expect(restaurantResponse.parse(await read(token)).data).toMatchObject({
        bank_name: "Secret Bank",
        account_number: "••••5678",
        sales_tax_id: "TAX-1",
        owner: { email: owner.email, role: "owner", is_active: true },
      });
    }
    const others = [await api.signIn("manager", { restaurantId: anatolia }), await api.signIn("customer")];
    others.push(await api.signIn("staff", { restaurantId: anatolia }), await api.signIn("agent"));
    for (const { token } of others) {
      expect(JSON.stringify(await read(token))).not.toMatch(/Secret Bank|12345678|TAX-1|owner/);
    }
  });

  test("[REST-13] one that is not approved is only there for its own people and administrators", async () => {
    const refused = { status: 404, body: { message: "Restaurant not found." } };
    const owner = await api.signIn("owner", { restaurantId: pending });
    const stranger = await api.signIn("owner", { restaurantId: anatolia });
    const admin = await api.signIn("admin");
    const get = (token?: string) => api.call("GET", `/restaurants/${pending}`, token ? { token } : {});
    expect(await get()).toMatchObject(refused);
    expect(await get(stranger.token)).toMatchObject(refused);
    expect(await get(owner.token)).toMatchObject({ status: 200, body: { data: { status: "pending" } } });
    expect(await get(admin.token)).toMatchObject({ status: 200 });
    for (const path of ["order-times", "operating-hours", "reviews"]) {
      expect(await api.call("GET", `/restaurants/${pending}/${path}`)).toMatchObject(refused);
    }
  });

  test.each(["nothing", "00000000-0000-4000-8000-000000000000", "%27%20or%201%3D1"])(
    "an unknown id is not found: %s",
    async (id) => {
      expect(await api.call("GET", `/restaurants/${id}`)).toMatchObject({
        status: 404,
        body: { message: "Restaurant not found." },
      });
    },
  );
});

test("[HOST-67] order times say whether it is open, and the times of a local day", async () => {
  // Wednesday noon in Connecticut.
  const response = await api.call("GET", `/restaurants/${anatolia}/order-times?order_type=delivery&date=2026-03-04`);
  const times = orderTimes.parse(response.body).data;
  expect(times).toMatchObject({ isOpen: true, nextOpening: null, time_zone: "America/New_York" });
  // Its 20 minutes to cook, and before them the time to pay and to accept.
  expect(times.times[0]).toBe("2026-03-04T17:45:00.000Z");
  expect(times.times.at(-1)).toBe("2026-03-05T01:45:00.000Z");
  await database.db
    .insertInto("special_days")
    .values({ restaurant_id: anatolia, date: "2026-03-04", is_open: false, opens_minute: null, closes_minute: null })
    .execute();
  const closed = orderTimes.parse((await api.call("GET", `/restaurants/${anatolia}/order-times`)).body).data;
  expect(closed).toMatchObject({ isOpen: false, nextOpening: "2026-03-05T16:00:00.000Z" });
  expect(await api.call("GET", `/restaurants/${anatolia}/order-times?date=today`)).toMatchObject({ status: 422 });
});

test("[HOST-84] operating hours are local times of the week", async () => {
  const response = await api.call("GET", `/restaurants/${anatolia}/operating-hours`);
  expect(response.body).toMatchObject({
    data: {
      time_zone: "America/New_York",
      operating_hours: expect.arrayContaining([
        { day: "MONDAY", from_time: "11:00", to_time: "21:00", is_open: true },
        { day: "SUNDAY", from_time: "11:00", to_time: "21:00", is_open: true },
      ]),
    },
  });
});
