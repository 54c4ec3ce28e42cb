import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { json } from "@api/db/tables";
import { browseResponse, placeIdResponse } from "@domain/contract/browse";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop } from "@tests/support/shop";
import { refreshPopularity } from "./browse";

const database = withTestDatabase();
let api: TestApi;
const bristol = { latitude: 41.6718, longitude: -72.9493 };
/** 69.1 miles make a degree of latitude. */
const north = (miles: number) => ({ ...bristol, latitude: bristol.latitude + miles / 69.1 });
const ids: Record<string, string> = {};

async function addPlace(name: string, miles: number, values: object = {}): Promise<void> {
  const { id } = await openShop(database.db, { name });
  ids[name] = id;
  await database.db
    .updateTable("restaurants")
    .set({ ...north(miles), ...values })
    .where("id", "=", id)
    .execute();
}

beforeAll(async () => {
  api = createTestApi(database.db);
  await addPlace("Near", 1, { average_rating: 4.6, rating_count: 40 });
  await addPlace("Dear", 2, {
    delivery_fee_rules: json([{ upToMiles: 9, feeCents: 599 }]),
    cuisine_type: "Lebanese",
    average_rating: 4.9,
    rating_count: 90,
    created_at: new Date("2026-03-01T00:00:00Z"),
  });
  await addPlace("Asleep", 3, { average_rating: 5, rating_count: 500 });
  await database.db
    .updateTable("operating_hours")
    .set({ opens_minute: 1020 })
    .where("restaurant_id", "=", ids.Asleep ?? "")
    .execute();
  await addPlace("Small", 4, { delivery_radius_miles: 2 });
  await addPlace("Counter", 5, { delivery_options: ["pickup"] });
  await addPlace("Faraway", 45, { city: "Albany", state: "NY" });
  await addPlace("Hidden", 1, { status: "suspended" });
  await addPlace("Nowhere", 0, { latitude: null, longitude: null });
});

const browse = async (query: Record<string, string | number>) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return browseResponse.parse((await api.call("GET", `/browse?${search.toString()}`)).body).data;
};
const namesOf = (places: { name: string }[]) => places.map(({ name }) => name);

test("[FIND-1, FIND-2, FIND-7] delivery lists what delivers there, open ones first, closed ones with their next opening", async () => {
  const { in_reach, total, open, closed, page, per_page } = await browse({ ...bristol, zip_code: "06010" });
  expect([in_reach, total, open.total, closed.total, page, per_page]).toEqual([3, 3, 2, 1, 1, 24]);
  expect(namesOf(open.data).sort()).toEqual(["Dear", "Near"]);
  expect(open.data.find(({ name }) => name === "Near")).toMatchObject({
    distance_miles: 1,
    is_open: true,
    next_opening: null,
    price_level: 2,
    deals: [{ title: "10% off kebab plates" }],
  });
  expect(closed.data).toMatchObject([{ name: "Asleep", is_open: false, next_opening: "2026-03-04T22:00:00.000Z" }]);
});

test("[FIND-3] pickup lists what is near enough, ten miles unless it is said, with its distance", async () => {
  const near = await browse({ ...bristol, mode: "pickup", sort: "distance" });
  expect(namesOf(near.open.data)).toEqual(["Near", "Dear", "Small", "Counter"]);
  expect(near.open.data.map(({ distance_miles }) => distance_miles)).toEqual([1, 2, 4, 5]);
  expect(
    namesOf((await browse({ ...bristol, mode: "pickup", within_miles: 5, sort: "distance" })).closed.data),
  ).toEqual(["Asleep"]);
  expect(namesOf((await browse({ ...bristol, mode: "pickup", within_miles: 50 })).open.data)).toContain("Faraway");
  expect((await browse({ ...bristol, mode: "dine-in" })).in_reach).toBe(0);
});

test("[FIND-4] without an address every place is shown, and none is near", async () => {
  const { in_reach, open, closed, nearest } = await browse({});
  expect(in_reach).toBe(6);
  expect([...open.data, ...closed.data].every(({ distance_miles }) => distance_miles === null)).toBe(true);
  expect(nearest).toEqual([]);
});

test("[FIND-5] where nobody delivers the nearest places for pickup are named, within 60 miles or the single nearest", async () => {
  const near = await browse({ ...north(-50), zip_code: "99999" });
  expect([near.in_reach, namesOf(near.nearest), near.nearest_total]).toEqual([0, ["Near", "Dear", "Asleep"], 5]);
  expect(near.nearest[0]?.distance_miles).toBe(51);
  const far = await browse({ latitude: 34.05, longitude: -118.24 });
  expect([far.in_reach, far.nearest.length, far.nearest_total]).toEqual([0, 1, 0]);
  expect(far.nearest[0]?.distance_miles).toBeGreaterThan(2000);
  const sea = await browse({ latitude: 0, longitude: -150 });
  expect([sea.in_reach, sea.open.data, sea.closed.data]).toEqual([0, [], []]);
});

test("[FIND-5, HALAL-11] of the nearest places only those are named that pass the chosen halal filters", async () => {
  const where = { ...north(-50), zip_code: "99999", halal: "everything" };
  expect(await browse(where)).toMatchObject({ in_reach: 0, nearest: [], nearest_total: 0 });
  const signed = { declared_at: new Date("2026-01-01T12:00:00Z"), level: "everything", alcohol: null } as const;
  const profiles = ["Dear", "Counter"].map((name) => ({ restaurant_id: ids[name] ?? "", ...signed }));
  await database.db.insertInto("halal_profiles").values(profiles).execute();
  const { nearest, nearest_total } = await browse(where);
  expect([namesOf(nearest), nearest_total]).toEqual([["Dear", "Counter"], 2]);
});

const signedAt = new Date("2026-01-01T12:00:00Z");

async function signEverything(restaurantIds: string[], declared_at: Date | null = signedAt): Promise<void> {
  const profiles = restaurantIds.map((restaurant_id) => ({ restaurant_id, level: "everything" as const, declared_at }));
  await database.db.insertInto("halal_profiles").values(profiles).execute();
}

async function addEndedCertificates(restaurantIds: string[]): Promise<void> {
  const { db } = database;
  const admin = await api.signIn("admin");
  const file = { content_type: "application/pdf", size_bytes: 1 } as const;
  const { id: file_id } = await db.insertInto("stored_files").values(file).returning("id").executeTakeFirstOrThrow();
  const ended = { issued_on: "2025-01-12", expires_on: "2026-01-11", sent_at: new Date("2025-01-12T12:00:00Z") };
  const paper = { certifier: "Halal Trust", number: "1", scope: "outlet", holder: "Anatolia", address: "1" } as const;
  const checked = { state: "verified", decided_by: admin.id, is_public: false, file_id, file_name: "a.pdf" } as const;
  const rows = restaurantIds.map((restaurant_id) => ({
    ...paper,
    ...ended,
    ...checked,
    restaurant_id,
    checked_by: ["lookup" as const],
  }));
  await db.insertInto("halal_certificates").values(rows).execute();
}

test("[FIND-5, HALAL-11] refused statements and ended certificates of nearer places hide none that passes, and are not counted", async () => {
  const { db } = database;
  await db.deleteFrom("halal_profiles").execute();
  const idsOf = (...names: string[]) => names.map((name) => ids[name] ?? "");
  await signEverything(idsOf("Dear", "Asleep", "Small", "Counter"));
  await signEverything(idsOf("Near"), null);
  await addEndedCertificates(idsOf("Dear", "Asleep"));
  const near = await browse({ ...north(-50), zip_code: "99999", halal: "everything" });
  expect([namesOf(near.nearest), near.nearest_total]).toEqual([["Small", "Counter"], 2]);
  const far = await browse({ latitude: 34.05, longitude: -118.24, halal: "everything" });
  expect([far.nearest.length, far.nearest_total]).toEqual([1, 0]);
  expect(["Small", "Counter"]).toContain(far.nearest[0]?.name);
  await db.deleteFrom("halal_certificates").execute();
  await db.deleteFrom("halal_profiles").execute();
});

test("[FIND-5, HALAL-11] more nearby places with an ended certificate than are read do not hide the one far away that passes", async () => {
  const { db } = database;
  const { rows } = await sql<{ id: string }>`
    insert into restaurants (name, status, phone, street_address, city, state, zip_code, category, cuisine_type, latitude, longitude)
    select 'Ended ' || n, 'approved', '1', '1 Main St', 'Bristol', 'CT', '06010', 'Restaurant', 'Turkish',
      ${north(1).latitude}::float8, ${bristol.longitude}::float8
    from generate_series(1, 51) n returning id`.execute(db);
  const ended = rows.map(({ id }) => id);
  await signEverything([...ended, ids.Faraway ?? ""]);
  const before = await browse({ ...north(-50), zip_code: "99999", halal: "everything" });
  expect(namesOf(before.nearest).every((name) => name?.startsWith("Ended "))).toBe(true);
  await addEndedCertificates(ended);
  const { nearest, nearest_total } = await browse({ ...north(-50), zip_code: "99999", halal: "everything" });
  expect([namesOf(nearest), nearest_total]).toEqual([["Faraway"], 0]);
  await db.deleteFrom("restaurants").where("id", "in", ended).execute();
  await db.deleteFrom("halal_profiles").execute();
});

test("[FIND-2] a ZIP code alone stands for its middle; an unknown one is nowhere", async () => {
  expect((await browse({ zip_code: "06010" })).in_reach).toBe(3);
  expect((await browse({ zip_code: "00000" })).in_reach).toBe(0);
});

test("[FIND-8] open places are sorted as asked", async () => {
  const sorted = async (sort: string) => namesOf((await browse({ ...bristol, sort })).open.data);
  expect(await sorted("rating")).toEqual(["Dear", "Near"]);
  expect(await sorted("fee")).toEqual(["Near", "Dear"]);
  expect(await sorted("time")).toEqual(["Near", "Dear"]);
  expect((await browse({ ...bristol, mode: "pickup", sort: "newest" })).open.data.at(-1)?.name).toBe("Dear");
});

test("[FIND-9] filters narrow the list, and each says how many it would leave beside the others", async () => {
  const all = await browse({ ...bristol });
  expect(all.facets).toMatchObject({ open_now: 2, free_delivery: 2, top_rated: 3, deals: 3 });
  expect(all.facets?.cuisines).toEqual([
    { name: "Lebanese", count: 1 },
    { name: "Turkish", count: 2 },
  ]);
  expect(all.facets?.prices[1]).toEqual({ name: "2", count: 3 });
  const free = await browse({ ...bristol, free_delivery: "true" });
  expect([free.in_reach, free.total, namesOf(free.open.data), namesOf(free.closed.data)]).toEqual([
    3,
    2,
    ["Near"],
    ["Asleep"],
  ]);
  expect(free.facets).toMatchObject({ open_now: 1, free_delivery: 2 });
  expect(free.facets?.cuisines).toEqual([
    { name: "Lebanese", count: 0 },
    { name: "Turkish", count: 2 },
  ]);
  expect((await browse({ ...bristol, cuisines: "Lebanese", open_now: "true" })).total).toBe(1);
  expect((await browse({ ...bristol, prices: "1,4" })).total).toBe(0);
  expect((await browse({ ...bristol, diets: "vegan" })).total).toBe(0);
  await database.db
    .updateTable("menu_items")
    .set({ diets: ["vegan"], price_cents: 3000 })
    .where("restaurant_id", "=", ids.Near ?? "")
    .execute();
  expect(namesOf((await browse({ ...bristol, diets: "vegan", prices: "4" })).open.data)).toEqual(["Near"]);
});

test("[FIND-7] each group has its own pages; the carousels hold open places and the newest", async () => {
  const second = await browse({ ...bristol, mode: "pickup", sort: "distance", group: "open", page: 2, per_page: 3 });
  expect([namesOf(second.open.data), second.open.total, second.page]).toEqual([["Counter"], 4, 2]);
  expect([second.closed.data, second.closed.total]).toEqual([[], 1]);
  const home = await browse({ ...bristol, carousels: "true" });
  expect([namesOf(home.best), home.newest.length]).toEqual([["Dear", "Near"], 3]);
});

test("[FIND-7] what changes a place changes its listing in the same transaction", async () => {
  const { db } = database;
  const id = ids.Near ?? "";
  const near = async () => (await browse({ ...bristol, mode: "pickup" })).open.data.find(({ name }) => name === "Near");
  await expect(
    db.transaction().execute(async (trx) => {
      await trx.updateTable("restaurants").set({ latitude: 10 }).where("id", "=", id).execute();
      expect(await trx.selectFrom("listings").select("latitude").where("restaurant_id", "=", id).execute()).toEqual([
        { latitude: 10 },
      ]);
      throw new Error("taken back");
    }),
  ).rejects.toThrow("taken back");
  expect(await near()).toBeDefined();
  const day = { restaurant_id: id, date: "2026-03-04", is_open: false };
  await db.insertInto("special_days").values(day).execute();
  expect(await near()).toBeUndefined();
  await db.deleteFrom("special_days").execute();
  expect(await near()).toBeDefined();
  await db.updateTable("restaurants").set({ deleted_at: new Date() }).where("id", "=", id).execute();
  expect(await near()).toBeUndefined();
  expect(await db.selectFrom("listings").select("name").where("restaurant_id", "=", id).execute()).toEqual([]);
  await db.updateTable("restaurants").set({ deleted_at: null }).where("id", "=", id).execute();
  expect(await near()).toMatchObject({ price_level: 4 });
});

test("[FIND-8] popularity counts the orders of the last 30 days that were not turned down", async () => {
  const restaurant = ids.Dear ?? "";
  for (const [days, status] of [
    [1, "completed"],
    [29, "placed"],
    [31, "completed"],
    [2, "cancelled"],
  ] as const) {
    const order = {
      restaurant_id: restaurant,
      customer_name: "Guest",
      token: 1,
      subtotal_cents: 100,
      total_cents: 100,
    };
    const created_at = new Date(api.clock.now().getTime() - days * 86_400_000);
    await database.db
      .insertInto("orders")
      .values({ ...order, status, created_at, source: "online", order_type: "delivery", payment_method: "cash" })
      .execute();
  }
  await refreshPopularity(api.dependencies);
  const counts = await database.db
    .selectFrom("listings")
    .select("recent_orders")
    .where("restaurant_id", "=", restaurant)
    .execute();
  expect(counts).toEqual([{ recent_orders: 2 }]);
});

test("[PAGE-3] the ids of listed places are told in their order, by parts and from one on", async () => {
  const ask = async (query: string) => placeIdResponse.parse((await api.call("GET", `/browse/ids${query}`)).body).data;
  const { ids, is_last: isLast } = await ask("");
  expect(isLast).toBe(true);
  expect(ids).toHaveLength(7);
  expect(ids).toEqual([...ids].sort());
  expect(await ask("?limit=3")).toEqual({ ids: ids.slice(0, 3), is_last: false });
  expect(await ask(`?after=${ids[2]}`)).toEqual({ ids: ids.slice(3), is_last: true });
  const parts = await Promise.all([..."0123456789abcdef"].map((digit) => ask(`?begins_with=${digit}`)));
  expect(parts.flatMap((part) => part.ids)).toEqual(ids);
});

test("[FIND-1, PRAYER-3] Ramadan hours that cannot be read leave a place at its usual ones, and its town listed", async () => {
  const set = (ramadan: unknown) =>
    database.db
      .updateTable("restaurants")
      .set({ ramadan: json(ramadan) })
      .where("id", "=", ids.Near ?? "")
      .execute();
  await set({ is_on: true, days: [{ day: "Someday", is_open: false }] });
  const { open } = await browse({ ...bristol, zip_code: "06010" });
  expect(namesOf(open.data).sort()).toEqual(["Dear", "Near"]);
  await set(null);
});
