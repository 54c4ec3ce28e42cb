import { beforeAll, expect, test } from "vitest";
import { hashPassword } from "@api/modules/auth/accounts";
import { guestList, guestResponse } from "@domain/contract/guest";
import { orderList } from "@domain/contract/ordering/order";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
let api: TestApi;
let place: string;
let other: string;
let owner: SignedIn;
let staff: SignedIn;
let amina: SignedIn;

beforeAll(async () => {
  api = createTestApi(database.db);
  api.clock.set("2026-11-21T17:00:00Z");
  place = await makeRestaurant(database.db, { name: "Sanaa Mandi" });
  other = await makeRestaurant(database.db, { name: "Karachi Corner" });
  owner = await api.signIn("owner", { restaurantId: place });
  staff = await api.signIn("staff", { restaurantId: place });
  amina = await api.signIn("customer");
  const bought = { customer_id: amina.id, customer_name: "Amina Rahman", customer_phone: "(860) 555-0117" };
  await order({ ...bought, at: "2026-11-01T17:00:00Z", cents: 3_000, refunded: 500 });
  await order({ ...bought, at: "2026-11-10T17:00:00Z", cents: 2_000 });
  await order({ ...bought, at: "2026-11-12T17:00:00Z", cents: 900, status: "cancelled", refunded: 900 });
  await order({ ...bought, restaurant: other, at: "2026-11-15T17:00:00Z", cents: 7_000 });
  await order({ customer_name: "Omar", customer_phone: "+1 203-555-0142", at: "2026-11-05T17:00:00Z", cents: 1_000 });
  await order({ customer_name: "Omar H.", customer_phone: "203.555.0142", at: "2026-11-06T17:00:00Z", cents: 1_500 });
  await order({ customer_name: "Guest", at: "2026-11-07T17:00:00Z", cents: 700 });
});

interface Bought {
  customer_id?: string;
  customer_name: string;
  customer_phone?: string;
  restaurant?: string;
  at: string;
  cents: number;
  refunded?: number;
  status?: "completed" | "cancelled";
}

async function order({ restaurant = place, at, cents, refunded = 0, status = "completed", ...customer }: Bought) {
  const created_at = new Date(at);
  const values = { source: "pos" as const, order_type: "takeaway" as const, token: 1, payment_method: "cash" as const };
  const { id } = await database.db
    .insertInto("orders")
    .values({
      ...customer,
      ...values,
      restaurant_id: restaurant,
      status,
      subtotal_cents: cents,
      total_cents: cents,
      created_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: payment_id } = await database.db
    .insertInto("payments")
    .values({
      key: id,
      restaurant_id: restaurant,
      order_id: id,
      method: "cash",
      status: "ordered",
      amount_cents: cents,
      choices: "{}",
      quote: "{}",
      created_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (refunded === 0) return;
  const refund = {
    payment_id,
    order_id: id,
    key: id,
    amount_cents: refunded,
    reason: "Cold",
    status: "succeeded" as const,
  };
  await database.db
    .insertInto("refunds")
    .values({ ...refund, created_at })
    .execute();
}

const list = async (query = "", who = owner) =>
  guestList.parse((await api.call("GET", `/restaurants/${place}/guests${query}`, { token: who.token })).body).data;

test("[RUSH-17] customers of a place: by account, else by telephone number; sales and what was paid there, the latest visit first", async () => {
  const { data, total } = await list();
  expect(total).toBe(2);
  expect(data).toMatchObject([
    {
      id: amina.id,
      name: "Amina Rahman",
      has_account: true,
      orders: 2,
      total: 4_500,
      last_visit: "2026-11-12T17:00:00.000Z",
    },
    {
      id: "2035550142",
      name: "Omar H.",
      has_account: false,
      orders: 2,
      total: 2_500,
      first_visit: "2026-11-05T17:00:00.000Z",
    },
  ]);
  expect((await list("?sort=total")).data.map(({ name }) => name)).toEqual(["Omar H.", "Amina Rahman"]);
  expect((await list("?per_page=1&page=2")).data.map(({ name }) => name)).toEqual(["Omar H."]);
});

test("[RUSH-20] customers who ordered on the days asked for, by the place's clock, with all their orders", async () => {
  const names = async (query: string) => (await list(query)).data.map(({ name }) => name);
  expect(await names("?date_from=2026-11-07")).toEqual(["Amina Rahman"]);
  expect(await names("?date_from=2026-11-05&date_to=2026-11-05")).toEqual(["Omar H."]);
  expect(await list("?date_to=2026-11-01")).toMatchObject({ data: [{ id: amina.id, orders: 2 }], total: 1 });
  expect(await names("?date_from=2026-11-02&date_to=2026-11-04")).toEqual([]);
  const wrong = await api.call("GET", `/restaurants/${place}/guests?date_from=soon`, { token: owner.token });
  expect(wrong.status).toBe(422);
});

test.each([
  ["amina", ["Amina Rahman"]],
  ["OMAR", ["Omar H."]],
  ["8605550117", ["Amina Rahman"]],
  ["+1 (860) 555-0117", ["Amina Rahman"]],
  ["860.555.0117", ["Amina Rahman"]],
  ["555 0142", ["Omar H."]],
  ["0142", ["Omar H."]],
  ["014", []],
  ["%", []],
  ["nobody", []],
])("[RUSH-17] found by name, and by digits however they are written: %s", async (search, names) => {
  expect((await list(`?search=${encodeURIComponent(search)}`)).data.map(({ name }) => name)).toEqual(names);
});

test("[RUSH-17] notes and allergies are the place's own; the log says that they changed, not what they are", async () => {
  const path = `/restaurants/${place}/guests/${amina.id}`;
  const body = { allergies: "Sesame", notes: " Likes the window table " };
  expect(await api.call("PUT", `${path}/notes`, { token: staff.token, body })).toMatchObject({
    status: 200,
    body: { data: { allergies: "Sesame", notes: "Likes the window table", total: null } },
  });
  await api.call("PUT", `${path}/notes`, { token: owner.token, body: { ...body, notes: "" } });
  expect(guestResponse.parse((await api.call("GET", path, { token: owner.token })).body).data).toMatchObject({
    allergies: "Sesame",
    notes: null,
    total: 4_500,
  });
  const rival = await api.signIn("owner", { restaurantId: other });
  const theirs = await api.call("GET", `/restaurants/${other}/guests/${amina.id}`, { token: rival.token });
  expect(theirs).toMatchObject({ status: 200, body: { data: { allergies: null, orders: 1, total: 7_000 } } });
  for (const who of [rival, amina, await api.signIn("admin")])
    expect((await api.call("GET", path, { token: who.token })).status).toBe(403);
  // In the order, for the kitchen: to the place's own people and nobody else.
  const notesIn = async (who: SignedIn, restaurantId = place) => {
    const response = await api.call("GET", `/orders?restaurant_id=${restaurantId}&sort=-date`, { token: who.token });
    return orderList.parse(response.body).data.data.filter(({ customer }) => customer?.id === amina.id);
  };
  const noted = { guestNotes: { allergies: "Sesame", notes: null } };
  const none = { guestNotes: null };
  expect(await notesIn(staff)).toMatchObject([noted, noted, noted]);
  expect(await notesIn(rival, other)).toMatchObject([none]);
  expect(await notesIn(amina)).toMatchObject([none, none, none]);
  expect(await notesIn(await api.signIn("admin"))).toMatchObject([none, none, none]);
  const [{ id } = { id: "" }] = await notesIn(owner);
  const one = async (who: SignedIn) => (await api.call("GET", `/orders/${id}`, { token: who.token })).body;
  expect(await one(owner)).toMatchObject({ data: noted });
  expect(await one(amina)).toMatchObject({ data: none });
  const lines = await database.db
    .selectFrom("audit_log")
    .select("changes")
    .where("action", "=", "guest.noted")
    .execute();
  expect(JSON.stringify(lines)).not.toContain("Sesame");
  const phone = `/restaurants/${place}/guests/2035550142/notes`;
  expect((await api.call("PUT", phone, { token: staff.token, body: { allergies: "Nuts" } })).status).toBe(200);
  const theirOrders = await api.call("GET", "/orders?search=Omar&sort=date", { token: staff.token });
  expect(orderList.parse(theirOrders.body).data.data.map(({ guestNotes }) => guestNotes?.allergies)).toEqual([
    "Nuts",
    "Nuts",
  ]);
  for (const unknown of ["2035550199", "unknown", "00000000-0000-4000-8000-000000000000"])
    expect(
      (await api.call("PUT", `/restaurants/${place}/guests/${unknown}/notes`, { token: staff.token, body })).status,
    ).toBe(404);
});

test("[RUSH-17, DASH-9] staff who see no sales see no totals, and do not sort by them", async () => {
  const { data } = await list("?sort=total", staff);
  expect(data.map(({ name, total }) => [name, total])).toEqual([
    ["Omar H.", null],
    ["Amina Rahman", null],
  ]);
  const down = await list("?sort=-total", staff);
  expect(down.data.map(({ name }) => name)).toEqual(["Amina Rahman", "Omar H."]);
});

test("[RUSH-17] of two pages about a customer the older one loses no allergy that the newer one noted", async () => {
  const save = async (body: object) =>
    api.call("PUT", `/restaurants/${place}/guests/${amina.id}/notes`, { token: staff.token, body });
  const stored = async () =>
    guestResponse.parse(
      (await api.call("GET", `/restaurants/${place}/guests/${amina.id}`, { token: staff.token })).body,
    ).data;
  await save({ allergies: "", notes: "Near the window" });
  const before = { allergies: "", notes: "Near the window" };
  await save({ allergies: "Peanuts", notes: "Near the window", before });
  const older = { allergies: "", notes: "Near the window\r\nNo straw", before };
  expect((await save(older)).status).toBe(200);
  expect(await stored()).toMatchObject({ allergies: "Peanuts", notes: "Near the window\r\nNo straw" });
  expect((await save(older)).status, "pressed twice").toBe(200);
  expect(await save({ allergies: "Sesame", notes: "", before })).toMatchObject({
    status: 409,
    body: { errors: { allergies: "Somebody has changed this meanwhile. It says now: Peanuts" } },
  });
  expect(await stored()).toMatchObject({ allergies: "Peanuts" });
  const shown = { allergies: "Peanuts", notes: "Near the window\nNo straw" };
  expect((await save({ allergies: "", notes: "", before: shown })).status).toBe(200);
  expect(await stored()).toMatchObject({ allergies: null, notes: null });
  await save({ allergies: "Sesame", notes: "" });
});

test("[RUSH-17] who deletes the account is no customer of any place any more, and what was noted goes", async () => {
  const before = await database.db.selectFrom("guest_notes").select("id").where("user_id", "=", amina.id).execute();
  expect(before).toHaveLength(1);
  const own = await api.call("GET", "/auth/export", { token: amina.token });
  expect(own).toMatchObject({
    status: 200,
    body: { data: { placeNotes: [{ restaurant: "Sanaa Mandi", allergies: "Sesame" }] } },
  });
  const password = "correct horse battery";
  const password_hash = await hashPassword(password);
  await database.db.updateTable("users").set({ password_hash }).where("id", "=", amina.id).execute();
  expect((await api.call("DELETE", "/auth/account", { token: amina.token, body: { password } })).status).toBe(200);
  const after = await database.db.selectFrom("guest_notes").select("phone").execute();
  expect(after).toEqual([{ phone: "2035550142" }]);
  expect((await list()).data.map(({ name }) => name)).toEqual(["Omar H."]);
  expect((await api.call("GET", `/restaurants/${place}/guests/${amina.id}`, { token: owner.token })).status).toBe(404);
});
