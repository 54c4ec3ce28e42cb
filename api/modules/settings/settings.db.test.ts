import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { placePaidOrder } from "@api/modules/orders/place-order";
import { settingsResponse } from "@domain/contract/settings";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";
import { chargedPayment, fillCart, openShop, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let owner: SignedIn;
let manager: SignedIn;
let staff: SignedIn;
let stranger: SignedIn;
let customer: SignedIn;

beforeAll(() => {
  api = createTestApi(database.db);
});
beforeEach(async () => {
  api.clock.set("2026-03-04T17:00:00Z");
  shop = await openShop(database.db);
  [owner, manager, staff] = [
    await api.signIn("owner", { restaurantId: shop.id }),
    await api.signIn("manager", { restaurantId: shop.id }),
    await api.signIn("staff", { restaurantId: shop.id }),
  ];
  stranger = await api.signIn("owner", { restaurantId: await makeRestaurant(database.db, { name: "Theirs" }) });
  customer = await api.signIn("customer");
});

const path = (part: string) => `/restaurants/${shop.id}/${part}`;
const put = (part: string, body: unknown, who = owner) => api.call("PUT", path(part), { token: who.token, body });
const read = async (who = owner) =>
  settingsResponse.parse((await api.call("GET", path("settings"), { token: who.token })).body).data;
const shown = () => api.call("GET", `/restaurants/${shop.id}`);
const week = (from_time: string, to_time: string) =>
  ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"].map((day) => ({
    day,
    from_time,
    to_time,
    is_open: true,
  }));

describe("who may", () => {
  test("[HOST-82…85, HOST-17] the team reads, owner and manager write, nobody touches another's", async () => {
    const parts = { settings: { name: "New Name" }, "operating-hours": { operating_hours: week("09:00", "17:00") } };
    for (const [part, body] of Object.entries(parts)) {
      expect(await put(part, body, staff)).toMatchObject({ status: 403 });
      expect(await put(part, body, stranger)).toMatchObject({ status: 403 });
      expect(await put(part, body, customer)).toMatchObject({ status: 403 });
      expect(await api.call("PUT", path(part), { body })).toMatchObject({ status: 401 });
      expect(await put(part, body, manager)).toMatchObject({ status: 200 });
    }
    const mails = { order_placed: ["owner"], order_cancelled: [], order_refunded: [] };
    for (const who of [staff, stranger, customer])
      expect(await put("mail-settings", mails, who)).toMatchObject({ status: 403 });
    for (const who of [staff, stranger])
      expect(await put("images", new FormData(), who)).toMatchObject({ status: 403 });
    for (const part of ["settings", "mail-settings"]) {
      expect(await api.call("GET", path(part), { token: staff.token })).toMatchObject({ status: 200 });
      expect(await api.call("GET", path(part), { token: stranger.token })).toMatchObject({ status: 403 });
      expect(await api.call("GET", path(part), {})).toMatchObject({ status: 401 });
    }
    expect(await api.call("GET", path("operating-hours"))).toMatchObject({
      body: { data: { operating_hours: [{ day: "MONDAY", from_time: "09:00" }, {}, {}, {}, {}, {}, {}] } },
    });
  });
});

describe("[SET-2] company", () => {
  test("is saved and shown to customers; what is left out stays; a moved restaurant is where its ZIP code is", async () => {
    const before = await read();
    const response = await put("settings", {
      name: "Anatolia House",
      email: "hello@anatolia.test",
      website: "anatolia.test",
      description: "",
      state: "connecticut",
      zip_code: "06032",
      time_zone: "America/Chicago",
    });
    expect(response).toMatchObject({
      status: 200,
      body: { message: "Settings saved", data: { name: "Anatolia House", city: before.city, version: 1 } },
    });
    expect(await shown()).toMatchObject({
      body: {
        data: { website: "https://anatolia.test", state: "CT", description: null, time_zone: "America/Chicago" },
      },
    });
    const point = await database.db
      .selectFrom("restaurants")
      .select("latitude")
      .where("id", "=", shop.id)
      .executeTakeFirstOrThrow();
    expect(point.latitude).toBeCloseTo(41.7, 0);
  });

  test("[FIND-1] it is where an address search found its address, and stays there while other details change", async () => {
    const point = async () => {
      const { latitude, longitude } = await read();
      return { latitude, longitude };
    };
    const address = { street_address: "48 Prospect St", city: "Bristol", zip_code: "06010" };
    const found = { latitude: 41.6743, longitude: -72.9467 };
    expect(await put("settings", { ...address, ...found })).toMatchObject({ status: 200 });
    expect(await point()).toEqual(found);
    await put("settings", { ...address, street_address: "48 Prospect St, Suite 2", name: "Anatolia" });
    expect(await point()).toEqual(found);
    await put("settings", { ...address, latitude: 34.05, longitude: -118.24 });
    expect((await point()).latitude, "far from its ZIP code").toBeCloseTo(41.6823, 3);
    await put("settings", { ...address, ...found });
    await put("settings", { ...address, street_address: "1 Main St" });
    expect((await point()).latitude).toBeCloseTo(41.6823, 3);
  });

  test("each rule is said beside its field", async () => {
    const wrong = {
      name: "A",
      phone: "000 000 0000",
      website: "javascript:alert(1)",
      zip_code: "1",
      time_zone: "Mars/Base",
    };
    expect(await put("settings", wrong)).toMatchObject({
      status: 422,
      body: {
        errors: {
          name: "Restaurant name must be at least 2 characters",
          website: "Please enter a valid web address",
          zip_code: "Zip code is required",
          time_zone: "Choose a time zone",
        },
      },
    });
    const phone = await put("settings", { phone: "000 000 0000" });
    expect(phone).toMatchObject({ status: 422, body: { errors: { phone: "Please enter a valid phone number" } } });
  });

  test("a change that holds nothing but a version is refused, and counts none", async () => {
    for (const body of [{}, { version: 0 }])
      expect(await put("settings", body)).toMatchObject({
        status: 422,
        body: { message: "There is nothing to change." },
      });
    expect((await read()).version).toBe(0);
  });

  test("of two editors the second is told who was faster", async () => {
    expect(await put("settings", { name: "First", version: 0 }, manager)).toMatchObject({ status: 200 });
    expect(await put("settings", { name: "Second", version: 0 })).toMatchObject({
      status: 409,
      body: { message: "Test manager has changed this restaurant's settings meanwhile.", data: { version: 1 } },
    });
    expect(await put("settings", { name: "Second", version: 1 })).toMatchObject({ status: 200 });
    // Switched in passing, a pause gets in nobody's way.
    expect(await put("settings", { paused_until: "2026-03-04T18:00:00Z" }, manager)).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({ name: "Second", version: 2 });
  });
});

describe("[SET-3] ordering", () => {
  const quote = async (choices: object = {}) =>
    (
      await api.call("POST", "/orders/quote", {
        token: customer.token,
        body: { restaurantId: shop.id, orderType: "delivery", ...choices },
      })
    ).body;

  test("the quote charges the fee by subtotal, and refuses what is not offered or too little", async () => {
    const first = await chargedPayment(api, await filled(), { restaurantId: shop.id, orderType: "takeaway" });
    await placePaidOrder(api.dependencies, first.id);
    await fillCart(api, customer, shop);
    const steps = [{ from_subtotal: "30.00", fee: 0 }];
    expect(
      await put("settings", { delivery_fee: "4.50", delivery_fee_rules: [], delivery_fee_steps: steps }),
    ).toMatchObject({ status: 200 });
    const { subtotal } = getData(await quote());
    expect(subtotal).toBeGreaterThan(3000);
    expect(await quote()).toMatchObject({ data: { deliveryFee: 0 } });
    await put("settings", { delivery_fee_steps: [{ from_subtotal: "500.00", fee: "0.00" }] });
    expect(await quote()).toMatchObject({ data: { deliveryFee: 450 } });
    expect(await shown()).toMatchObject({
      body: { data: { delivery_fee: "4.50", delivery_fee_steps: [{ from_subtotal: "500.00", fee: "0.00" }] } },
    });
    await put("settings", { delivery_options: ["pickup"], minimum_order: 100 });
    expect(await quote()).toMatchObject({
      data: { problems: [{ code: "address_required" }, { code: "order_type_unavailable" }, { code: "minimum_order" }] },
    });
  });

  test("[FIND-15] the delivery area is kept with the settings, and the public reads it", async () => {
    const area = { delivery_radius: 4.5, delivery_zip_codes: ["06010"], excluded_zip_codes: ["06011"] };
    expect(await put("settings", area)).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject(area);
    expect(await shown()).toMatchObject({ body: { data: area } });
    expect(await put("settings", { delivery_radius: 31 })).toMatchObject({ status: 422 });
    await put("settings", { delivery_radius: null, delivery_zip_codes: [], excluded_zip_codes: [] });
    expect(await read()).toMatchObject({ delivery_radius: null, delivery_zip_codes: [], excluded_zip_codes: [] });
  });

  test("a busy kitchen says so and needs longer until its time is over; a pause takes no orders", async () => {
    await put("settings", { preparation_time: 20, busy_minutes: 15, busy_until: "2026-03-04T18:00:00Z" });
    const timesFrom = async () => (await api.call("GET", `/restaurants/${shop.id}/order-times`)).body;
    expect(await shown()).toMatchObject({ body: { data: { preparation_time: 35, busy_minutes: 15 } } });
    expect(await timesFrom()).toMatchObject({ data: { times: expect.arrayContaining(["2026-03-04T18:00:00.000Z"]) } });
    expect(JSON.stringify(await timesFrom())).not.toContain("2026-03-04T17:45:00.000Z");
    api.clock.set("2026-03-04T18:00:00Z");
    expect(await shown()).toMatchObject({ body: { data: { preparation_time: 20, busy_minutes: 0 } } });
    expect(await read()).toMatchObject({ preparation_time: 20, busy_minutes: 0, busy_until: null });
    await filled();
    await put("settings", { paused_until: "2026-03-04T19:00:00Z" });
    expect(await quote({ orderType: "takeaway" })).toMatchObject({
      data: { isOpen: false, nextOpening: "2026-03-04T19:00:00.000Z", problems: [{ code: "restaurant_closed" }] },
    });
    for (const paused_until of ["2026-03-04T17:59:00Z", "2026-04-04T17:59:00Z"])
      expect(await put("settings", { paused_until })).toMatchObject({ status: 422 });
    await put("settings", { paused_until: null });
    expect(await quote({ orderType: "takeaway" })).toMatchObject({ data: { isOpen: true, problems: [] } });
  });

  test("rules of fees and of tickets", async () => {
    const twice = [
      { up_to_miles: 3, fee: 1 },
      { up_to_miles: 3, fee: 2 },
    ];
    expect(await put("settings", { delivery_fee_rules: twice, delivery_options: [] })).toMatchObject({
      status: 422,
      body: {
        errors: {
          delivery_fee_rules: "Each distance must be farther than the one before",
          delivery_options: "Offer at least one way to order",
        },
      },
    });
    expect(await put("settings", { ticket_warning_minutes: 20, ticket_late_minutes: 20 })).toMatchObject({
      status: 422,
      body: { errors: { ticket_late_minutes: "The warning must come before the ticket is late" } },
    });
    expect(
      await put("settings", { ticket_warning_minutes: 8, ticket_late_minutes: 12, accept_within_minutes: 5 }),
    ).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({
      ticket_warning_minutes: 8,
      ticket_late_minutes: 12,
      accept_within_minutes: 5,
    });
  });

  async function filled(): Promise<SignedIn> {
    await fillCart(api, customer, shop);
    return customer;
  }
});

function getData(body: unknown): { subtotal: number } {
  const subtotal =
    typeof body === "object" && body !== null && "data" in body && typeof body.data === "object" && body.data !== null
      ? Object.entries(body.data).find(([name]) => name === "subtotal")?.[1]
      : undefined;
  return { subtotal: Number(subtotal) };
}

describe("[SET-3, HOST-84, HOST-85] opening hours", () => {
  test("the week and special days are replaced together, and orders respect them", async () => {
    const closed = { date: "2026-03-05", is_open: false, note: "Eid" };
    const short = { date: "2026-03-06", is_open: true, from_time: "16:00", to_time: "18:00" };
    const body = { operating_hours: week("11:00", "21:00"), special_days: [closed, short], version: 0 };
    expect(await put("operating-hours", body)).toMatchObject({
      status: 200,
      body: {
        data: {
          version: 1,
          special_days: [
            { date: "2026-03-05", is_open: false, from_time: null, note: "Eid" },
            { date: "2026-03-06", is_open: true, from_time: "16:00", to_time: "18:00" },
          ],
        },
      },
    });
    const times = async (date: string) =>
      (await api.call("GET", `/restaurants/${shop.id}/order-times?date=${date}`)).body;
    expect(await times("2026-03-05")).toMatchObject({ data: { times: [] } });
    expect(await times("2026-03-06")).toMatchObject({ data: { times: { length: 8, 0: "2026-03-06T21:00:00.000Z" } } });
    expect(await put("operating-hours", body, manager)).toMatchObject({ status: 409, body: { data: { version: 1 } } });
    const again = { operating_hours: week("10:00", "02:00"), special_days: [short] };
    expect(await put("operating-hours", again)).toMatchObject({ body: { data: { special_days: { length: 1 } } } });
    const past = { ...again, special_days: [{ date: "2025-01-01", is_open: false }] };
    expect(await put("operating-hours", past)).toMatchObject({
      status: 422,
      body: { errors: { "special_days[0].date": "Please choose a date from today to a year ahead" } },
    });
    const halves = { ...again, special_days: [{ date: "2026-03-07", is_open: true, from_time: "10:00" }] };
    expect(await put("operating-hours", halves)).toMatchObject({ status: 422 });
  });
});
