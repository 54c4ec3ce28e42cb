import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { json } from "@api/db/tables";
import { parseDeliveryArea } from "@api/modules/restaurants/view";
import { browseResponse, searchResponse, suggestionResponse } from "@domain/contract/browse";
import { quoteResponse } from "@domain/contract/ordering/quote";
import { weekdays } from "@domain/local-time";
import { prayers, standardMethod } from "@domain/prayer/method";
import { getDeliveryRadius, milesBetween } from "@domain/restaurants/delivery-area";
import type { PrayerSettings } from "@domain/settings/prayer";
import type { RamadanSettings } from "@domain/settings/ramadan";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { seeded } from "@tests/support/random";
import { makeRestaurant } from "@tests/support/restaurants";
import { addAddress } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
let customer: SignedIn;

const { next: random } = seeded(20_261_122);
const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)];
const zipCodes = ["06010", "06013", "06001", "06051", "06790", "06002"];
/** Around Bristol, about forty miles wide. */
const somewhere = () => ({ latitude: 41.67 + (random() - 0.5) * 0.6, longitude: -72.95 + (random() - 0.5) * 0.8 });

beforeAll(async () => {
  api = createTestApi(database.db);
  customer = await api.signIn("customer");
});

async function addPlaces(count: number): Promise<void> {
  const some = () => zipCodes.filter(() => random() < 0.3);
  await database.db
    .insertInto("restaurants")
    .values(
      Array.from({ length: count }, (_, number) => {
        const point = random() < 0.1 ? { latitude: null, longitude: null } : somewhere();
        const tiers = [
          { upToMiles: 2 + random() * 4, feeCents: 199 },
          { upToMiles: 6 + random() * 12, feeCents: 499 },
        ];
        return {
          ...point,
          name: `Place ${number}`,
          status: "approved" as const,
          phone: "(860) 555-0142",
          street_address: "1 Main St",
          city: "Bristol",
          state: "CT",
          zip_code: "06010",
          category: "Restaurant",
          cuisine_type: "Turkish",
          delivery_radius_miles: random() < 0.5 ? null : 0.5 + random() * 20,
          delivery_zip_codes: random() < 0.6 ? [] : some(),
          excluded_zip_codes: random() < 0.6 ? [] : some(),
          delivery_fee_rules: random() < 0.5 ? null : json(tiers),
        };
      }),
    )
    .execute();
}

test("[FIND-1] a place is listed for an address exactly when the quote delivers there: 200 places, 40 addresses, on the embedded database 10", async () => {
  await addPlaces(200);
  const places = await database.db.selectFrom("restaurants").select(["id", "name"]).execute();
  const verdicts = { listed: 0, refused: 0 };
  // The embedded database takes twice the time for the same answers: there a quarter of the addresses.
  const rounds = database.kind === "postgres" ? 40 : 10;
  for (let round = 0; round < rounds; round += 1) {
    const id = await addAddress(database.db, customer.id);
    // Some addresses have no point of their own: then both stand in the middle of their ZIP code.
    const point = random() < 0.15 ? {} : somewhere();
    const zipcode = oneOf(zipCodes) ?? "06010";
    await database.db
      .updateTable("addresses")
      .set({ ...point, zipcode })
      .where("id", "=", id)
      .execute();
    const listed = await listedFor({ ...point, zip_code: zipcode });
    for (const place of places.filter(() => random() < 0.15)) {
      const isAccepted = await quoteDelivers(place.id, id);
      expect(listed.has(place.id), `${place.name} for ${zipcode} ${JSON.stringify(point)}`).toBe(isAccepted);
      verdicts[isAccepted ? "listed" : "refused"] += 1;
    }
  }
  expect(Math.min(verdicts.listed, verdicts.refused)).toBeGreaterThan(rounds * 5);
}, 120_000);

test("[FIND-1] the column of the database says how far a place delivers as the domain does", async () => {
  const rows = await database.db.selectFrom("restaurants").selectAll().execute();
  expect(rows.map((row) => row.delivery_reach_miles)).toEqual(
    rows.map((row) => getDeliveryRadius(parseDeliveryArea(row))),
  );
  const { rows: outside } = await sql`
    select from listings l where l.point is not null and not l.reach @> l.point`.execute(database.db);
  expect(outside).toEqual([]);
});

test("[FIND-1, FIND-3] a search and its suggestions know the same places as the list: 12 addresses, delivery and pickup", async () => {
  let known = 0;
  for (let round = 0; round < 12; round += 1) {
    const where = { ...(random() < 0.2 ? {} : somewhere()), zip_code: oneOf(zipCodes) ?? "06010" };
    for (const mode of ["delivery", "pickup"]) {
      const listed = await listedFor({ ...where, mode });
      const found = await foundBySearch({ ...where, mode });
      expect(found, `${mode} to ${JSON.stringify(where)}`).toEqual(listed);
      const query = new URLSearchParams(
        Object.entries({ ...where, mode, q: "plac" }).map(([name, value]) => [name, String(value)]),
      );
      const { data } = suggestionResponse.parse(
        (await api.call("GET", `/search/suggestions?${query.toString()}`)).body,
      );
      expect(data.places.filter(({ id }) => !listed.has(id))).toEqual([]);
      expect(data.places.length).toBe(Math.min(2, listed.size));
      known += listed.size;
    }
  }
  expect(known).toBeGreaterThan(200);
}, 120_000);

test("[FIND-1] at the edge of the radius list, search and quote agree: on it, and a ten-thousandth of a mile beside it", async () => {
  const places = await database.db.selectFrom("restaurants").selectAll().where("latitude", "is not", null).execute();
  const id = await addAddress(database.db, customer.id);
  const point = somewhere();
  await database.db
    .updateTable("addresses")
    .set({ ...point, zipcode: "06010" })
    .where("id", "=", id)
    .execute();
  const edges = [-1e-4, -1e-9, 0, 1e-9, 1e-4];
  const accepted = new Map<number, number>();
  for (const [index, place] of places.slice(0, 60).entries()) {
    const edge = edges[index % edges.length] ?? 0;
    const miles = milesBetween(parseDeliveryArea(place).point, point) ?? 0;
    const area = { delivery_radius_miles: miles + edge, delivery_zip_codes: [], excluded_zip_codes: [] };
    await database.db.updateTable("restaurants").set(area).where("id", "=", place.id).execute();
  }
  const listed = await listedFor({ ...point, zip_code: "06010" });
  const found = await foundBySearch({ ...point, zip_code: "06010" });
  for (const [index, place] of places.slice(0, 60).entries()) {
    const edge = edges[index % edges.length] ?? 0;
    const isAccepted = await quoteDelivers(place.id, id);
    expect(listed.has(place.id), `${place.name}, ${edge}`).toBe(isAccepted);
    expect(found.has(place.id), `${place.name}, ${edge}`).toBe(isAccepted);
    accepted.set(edge, (accepted.get(edge) ?? 0) + Number(isAccepted));
  }
  expect([accepted.get(-1e-4), accepted.get(0), accepted.get(1e-4)]).toEqual([0, 12, 12]);
}, 120_000);

test("[FIND-1, FIND-7] list and quote agree on what is open and when it opens: past midnight, special days, prayers, Ramadan, both clock changes", async () => {
  const center = { latitude: 41.67, longitude: -72.95 };
  const deliveryAddressId = await addAddress(database.db, customer.id);
  await database.db.updateTable("addresses").set(center).where("id", "=", deliveryAddressId).execute();
  // Both clock changes in the United States, the first of them in Ramadan.
  const days = ["2026-03-07", "2026-03-08", "2026-10-31", "2026-11-01", "2026-03-16", "2026-06-10"];
  for (let number = 0; number < 24; number += 1) await addScheduled(number, days, center);
  const places = await database.db
    .selectFrom("restaurants")
    .select("id")
    .where("name", "like", "Place with hours %")
    .execute();
  const verdicts = { open: 0, closed: 0 };
  for (const day of days) {
    for (let round = 0; round < 4; round += 1) {
      api.clock.set(new Date(Date.parse(`${day}T00:00:00Z`) + Math.floor(random() * 36 * 60) * 60_000));
      const listing = await listHours({ ...center, zip_code: "06010" });
      for (const { id } of places.filter(() => random() < 0.4)) {
        const listed = listing.get(id);
        const body = { restaurantId: id, orderType: "delivery", deliveryAddressId, items: [] };
        const response = await api.call("POST", "/orders/quote", { token: customer.token, body });
        const { isOpen, nextOpening, problems } = quoteResponse.parse(response.body).data;
        expect([listed?.is_open, listed?.next_opening], `${id} at ${api.clock.now().toISOString()}`).toEqual([
          isOpen,
          nextOpening,
        ]);
        expect(problems?.some(({ code }) => code === "restaurant_closed")).toBe(!isOpen);
        verdicts[isOpen ? "open" : "closed"] += 1;
      }
    }
  }
  expect(Math.min(verdicts.open, verdicts.closed)).toBeGreaterThan(40);
}, 120_000);

test("[FIND-1, ADMIN-8] what is suspended, not approved yet, rejected or deleted is in no list, and its quote refuses", async () => {
  const id = await addAddress(database.db, customer.id);
  const point = { latitude: 41.67, longitude: -72.95 };
  await database.db
    .updateTable("addresses")
    .set({ ...point, zipcode: "06010" })
    .where("id", "=", id)
    .execute();
  const listed = [...(await listedFor({ ...point, zip_code: "06010" }))];
  const [suspended = "", pending = "", rejected = "", deleted = ""] = listed;
  const change = (place: string, values: { status?: "suspended" | "pending" | "rejected"; deleted_at?: Date }) =>
    database.db.updateTable("restaurants").set(values).where("id", "=", place).execute();
  await change(suspended, { status: "suspended" });
  await change(pending, { status: "pending" });
  await change(rejected, { status: "rejected" });
  await change(deleted, { deleted_at: new Date() });
  const gone = [suspended, pending, rejected, deleted];
  for (const mode of ["delivery", "pickup"]) {
    const now = await listedFor({ ...point, zip_code: "06010", mode });
    expect(gone.filter((place) => now.has(place))).toEqual([]);
    expect(await foundBySearch({ ...point, zip_code: "06010", mode })).toEqual(now);
  }
  const mapped = JSON.stringify((await api.call("GET", "/browse/ids?limit=1000")).body);
  expect(gone.filter((place) => mapped.includes(place))).toEqual([]);
  expect(listed.slice(4).filter((place) => !mapped.includes(place))).toEqual([]);
  for (const place of gone) {
    expect((await api.call("GET", `/restaurants/${place}`)).status).toBe(404);
    const body = { restaurantId: place, orderType: "delivery", deliveryAddressId: id, items: [] };
    const { data } = quoteResponse.parse(
      (await api.call("POST", "/orders/quote", { token: customer.token, body })).body,
    );
    expect(data.problems?.map(({ code }) => code)).toContain("restaurant_unavailable");
  }
}, 120_000);

/** A place at `center`, open at random quarters of an hour that may end on the following day. */
async function addScheduled(number: number, days: readonly string[], center: object): Promise<void> {
  const minutes = (below: number) => Math.floor(random() * below);
  const quarter = () => minutes(96) * 15;
  const times = () => ({ is_open: random() < 0.9, opens_minute: quarter(), closes_minute: quarter() });
  const clockText = (minute: number) => new Date(minute * 60_000).toISOString().slice(11, 16);
  const prayer: PrayerSettings = {
    ...standardMethod,
    is_on: true,
    eid_orders: false,
    prayers: [...prayers],
    minutes_before: minutes(60),
    minutes_after: 1 + minutes(89),
    jumuah_from: "12:30",
    jumuah_to: "14:15",
  };
  const week = weekdays.map((day) => {
    const { is_open, opens_minute, closes_minute } = times();
    return { day, is_open, from_time: clockText(opens_minute), to_time: clockText(closes_minute) };
  });
  const ramadan: RamadanSettings = {
    is_on: true,
    days: week,
    iftar_categories: [],
    suhoor_categories: [],
    iftar_minutes: 15,
    suhoor_minutes: 30,
    last_suhoor: null,
    most_orders: null,
  };
  const settings = { prayer: random() < 0.4 ? json(prayer) : null, ramadan: random() < 0.4 ? json(ramadan) : null };
  const place = { ...center, ...settings, name: `Place with hours ${number}` };
  const own = { restaurant_id: await makeRestaurant(database.db, place) };
  const hours = weekdays.map((_, day) => ({ ...own, day, ...times() }));
  await database.db.insertInto("operating_hours").values(hours).execute();
  const special = days.filter(() => random() < 0.3).map((date) => ({ ...own, date, ...times() }));
  if (special.length > 0) await database.db.insertInto("special_days").values(special).execute();
}

/** How each place is listed under delivery there, by its id. */
async function listHours(where: Record<string, string | number>) {
  const query = new URLSearchParams({ mode: "delivery", per_page: "100" });
  for (const [name, value] of Object.entries(where)) query.set(name, String(value));
  const { data } = browseResponse.parse((await api.call("GET", `/browse?${query.toString()}`)).body);
  return new Map([...data.open.data, ...data.closed.data].map((place) => [place.id, place]));
}

/** Every place whose name begins with "Place", which all do. */
async function foundBySearch(where: Record<string, string | number>): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ q: "place", show: "places", per_page: "100", page: String(page) });
    for (const [name, value] of Object.entries(where)) query.set(name, String(value));
    const { places } = searchResponse.parse((await api.call("GET", `/search?${query.toString()}`)).body).data;
    for (const { id } of places.data) ids.add(id);
    if (page * 100 >= places.total) return ids;
  }
}

/** Every place that is listed there, under delivery unless told otherwise. */
async function listedFor(where: Record<string, string | number>): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const group of ["open", "closed"] as const) {
    for (let page = 1; ; page += 1) {
      const query = new URLSearchParams({ mode: "delivery", group, per_page: "100", page: String(page) });
      for (const [name, value] of Object.entries(where)) query.set(name, String(value));
      const { data } = browseResponse.parse((await api.call("GET", `/browse?${query.toString()}`)).body);
      for (const { id } of data[group].data) ids.add(id);
      if (page * 100 >= data[group].total) break;
    }
  }
  return ids;
}

async function quoteDelivers(restaurantId: string, deliveryAddressId: string): Promise<boolean> {
  const body = { restaurantId, orderType: "delivery", deliveryAddressId, items: [] };
  const { body: quote } = await api.call("POST", "/orders/quote", { token: customer.token, body });
  const { problems } = quoteResponse.parse(quote).data;
  return !problems?.some(({ code }) => code === "address_out_of_reach");
}
