import { beforeAll, beforeEach, expect, test } from "vitest";
import { placePaidOrder } from "@api/modules/orders/place-order";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { addAddress, chargedPayment, fillCart, openShop, type Shop } from "@tests/support/shop";
import { hashPassword } from "./accounts";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
beforeAll(async () => {
  api = createTestApi(database.db);
  shop = await openShop(database.db);
});
beforeEach(() => {
  api.clock.set("2026-03-04T17:00:00Z");
  api.mails.length = 0;
});

const password = "correct horse";
const wrong = "wrong password";
async function customer(): Promise<SignedIn> {
  const person = await api.signIn("customer");
  const password_hash = await hashPassword(password);
  await database.db.updateTable("users").set({ password_hash }).where("id", "=", person.id).execute();
  return person;
}
/** [HOST-2] */
function save({ token }: SignedIn, fields: Record<string, string | null>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) body.append(name, value);
  return api.call("PUT", "/auth/profile", { token, body });
}
const remove = ({ token }: SignedIn, typed = password) =>
  api.call("DELETE", "/auth/account", { token, body: { password: typed } });
const exported = ({ token }: SignedIn) => api.call("GET", "/auth/export", { token });

/** The customer orders the mock checkout's cart; the order has `status` afterwards. */
async function ordered(person: SignedIn, status: "placed" | "completed") {
  await fillCart(api, person, shop);
  const payment = await chargedPayment(api, person, {
    restaurantId: shop.id,
    orderType: "delivery",
    deliveryAddressId: await addAddress(database.db, person.id),
  });
  const order = await placePaidOrder(api.dependencies, payment.id);
  await database.db.updateTable("orders").set({ status }).where("id", "=", order.id).execute();
  return order.id;
}

/** A customer with one of everything. */
async function settledCustomer() {
  const person = await customer();
  const orderId = await ordered(person, "completed");
  await fillCart(api, person, shop);
  await api.call("POST", "/favourites", { token: person.token, body: { restaurantId: shop.id } });
  await api.call("POST", "/newsletter/subscriptions", { body: { email: person.email.toUpperCase() } });
  await database.db
    .insertInto("reviews")
    .values({
      restaurant_id: shop.id,
      order_id: orderId,
      user_id: person.id,
      customer_name: "Test c.",
      rating: 5,
      comment: "Warm bread",
    })
    .execute();
  await database.db
    .insertInto("passes")
    .values({ user_id: person.id, status: "active", price_cents: 799, paid_until: new Date("2026-04-01") })
    .execute();
  return { ...person, orderId };
}

test.each(["customer", "owner", "staff", "agent", "admin"] as const)(
  "[HOST-2] a person changes their name and phone by a form, as %s too",
  async (role) => {
    const person = await api.signIn(role);
    const first = await save(person, { first_name: " Amina ", last_name: "Rahman", phone: "(860) 555-0117" });
    expect(first).toMatchObject({
      status: 200,
      body: { data: { first_name: "Amina", phone: "(860) 555-0117", role } },
    });
    expect(await save(person, { first_name: "Amina", last_name: "Rahman" })).toMatchObject({ status: 200 });
    const profile = await api.call("GET", "/auth/profile", { token: person.token });
    expect(profile).toMatchObject({ body: { data: { last_name: "Rahman", phone: null, email: person.email } } });
  },
);

test.each([
  ["first_name", { first_name: "A" }, "First name must be at least 2 characters"],
  ["last_name", { last_name: "" }, "Last name must be at least 2 characters"],
  ["first_name", { first_name: "a".repeat(81) }, "First name can be at most 80 characters"],
  ["phone", { phone: "12" }, "Please enter a valid phone number"],
  ["phone", { phone: "call me maybe" }, "Please enter a valid phone number"],
])("a profile with a wrong %s is refused beside its field: %j", async (field, change, sentence) => {
  const response = await save(await api.signIn("customer"), { first_name: "Amina", last_name: "Rahman", ...change });
  expect(response).toMatchObject({ status: 422, body: { errors: { [field]: sentence } } });
});

test("[PRAYER-6] the next prayer is shown to who switches it on, stays when it is left out, and goes when it is switched off", async () => {
  const person = await api.signIn("customer");
  const names = { first_name: "Amina", last_name: "Rahman" };
  expect(await save(person, names)).toMatchObject({ body: { data: { prayer_asr: null } } });
  expect(await save(person, { ...names, prayer_asr: "hanafi" })).toMatchObject({
    body: { data: { prayer_asr: "hanafi" } },
  });
  expect(await save(person, names)).toMatchObject({ body: { data: { prayer_asr: "hanafi" } } });
  expect(await save(person, { ...names, prayer_asr: "noon" })).toMatchObject({ status: 422 });
  expect(await save(person, { ...names, prayer_asr: "off" })).toMatchObject({ body: { data: { prayer_asr: null } } });
});

test("the profile takes nothing but names and phone", async () => {
  const person = await api.signIn("customer");
  await save(person, { first_name: "Amina", last_name: "Rahman", role: "admin", email: "x@example.test" });
  const profile = await api.call("GET", "/auth/profile", { token: person.token });
  expect(profile).toMatchObject({ body: { data: { role: "customer", email: person.email } } });
});

test("[AUTH-12] a customer takes along everything that is stored about them, and nobody else's", async () => {
  await settledCustomer();
  const person = await settledCustomer();
  const { status, body } = await exported(person);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    data: {
      exportedAt: "2026-03-04T17:00:00.000Z",
      profile: { email: person.email, firstName: "Test" },
      addresses: [{ label: "Home", city: "Bristol" }],
      orders: [{ id: person.orderId, total: 4576, items: [{ name: "Adana Kebab Plate" }, {}, {}] }],
      reviews: [{ restaurant: "Anatolia Grill House", rating: 5, comment: "Warm bread" }],
      favourites: [{ restaurantId: shop.id, restaurant: "Anatolia Grill House" }],
      goPass: [{ status: "active", price: 799 }],
      newsletter: true,
    },
  });
  expect(JSON.stringify(body)).not.toContain("password");
});

test.each(["owner", "agent", "admin"] as const)("export and deletion are for customers, not for %s", async (role) => {
  const person = await api.signIn(role);
  expect(await exported(person)).toMatchObject({ status: 403 });
  expect(await remove(person)).toMatchObject({ status: 403 });
});

test("[AUTH-12] deletion keeps the order with its name for the books, and forgets the person", async () => {
  const person = await settledCustomer();
  const before = await database.db.selectFrom("orders").selectAll().where("id", "=", person.orderId).execute();
  expect(await remove(person)).toMatchObject({ status: 200 });
  const after = await database.db.selectFrom("orders").selectAll().where("id", "=", person.orderId).execute();
  expect(after).toEqual([{ ...before[0], customer_phone: null, delivery_address: null, note: null }]);
  expect(after[0]?.customer_name).toBe("Test customer");
  expect(await exported(person)).toMatchObject({ status: 401 });
  for (const table of ["access_tokens", "addresses", "carts", "favourites", "notifications"] as const) {
    const left = await database.db.selectFrom(table).selectAll().where("user_id", "=", person.id).execute();
    expect(left, table).toEqual([]);
  }
  const subscribed = database.db.selectFrom("newsletter_subscriptions").selectAll();
  expect(await subscribed.where("email", "ilike", person.email).execute()).toEqual([]);
  const review = database.db.selectFrom("reviews").selectAll().where("order_id", "=", person.orderId);
  expect(await review.execute()).toMatchObject([{ user_id: null, customer_name: "Former customer", rating: 5 }]);
  const pass = database.db.selectFrom("passes").selectAll().where("user_id", "=", person.id);
  expect(await pass.execute()).toMatchObject([{ status: "lapsed" }]);
  const stored = await database.db.selectFrom("users").selectAll().where("id", "=", person.id).execute();
  expect(stored).toMatchObject([{ first_name: "Deleted", phone: null, is_active: false, deleted_at: api.clock.now() }]);
  expect(JSON.stringify(stored)).not.toContain(person.email);
  expect(api.mails.at(-1)).toMatchObject({ to: person.email, template: "account-deleted" });
});

test("[AUTH-12] the mail about a deletion says what is kept, and only of who has ordered", async () => {
  const storage = /stay in the restaurants' books|scrambled form/;
  const paragraphs = () => api.mails.at(-1)?.parts.map((part) => ("paragraph" in part ? part.paragraph : "")) ?? [];
  await remove(await settledCustomer());
  expect(paragraphs().filter((text) => storage.test(text))).toHaveLength(2);
  expect(paragraphs().filter((text) => text.includes("Go Pass"))).toEqual([
    expect.stringMatching(/^Your Go Pass, paid until \w+ \d+, 2026, has ended with it\. .* is not paid back, /),
  ]);
  await remove(await customer());
  expect(paragraphs()).toEqual([
    "Hello Test, your account has been deleted as you asked.",
    "If this was not you, please answer this mail.",
  ]);
});

test("[AUTH-12] the e-mail of a deleted account is free for a new one, which has none of the old one's orders", async () => {
  const person = await settledCustomer();
  await remove(person);
  const login = await api.call("POST", "/auth/login", { body: { email: person.email, password } });
  expect(login).toMatchObject({ status: 401, body: { code: "invalid_credentials" } });
  const again = await api.call("POST", "/auth/user/signup", {
    body: { email: person.email, password, firstName: "Amina", lastName: "Rahman" },
  });
  expect(again.status).toBe(200);
  const token: string = JSON.parse(JSON.stringify(again.body)).data.access_token;
  expect(await exported({ ...person, token })).toMatchObject({ body: { data: { orders: [], favourites: [] } } });
});

test("[AUTH-12] deletion asks for the password; guessing is stopped", async () => {
  const person = await customer();
  const sentence = "Your password is not correct.";
  expect(await remove(person, wrong)).toMatchObject({ status: 422, body: { errors: { password: sentence } } });
  for (let i = 0; i < 9; i++) await remove(person, wrong);
  expect(await remove(person)).toMatchObject({ status: 429 });
  api.clock.set("2026-03-04T17:15:00Z");
  expect(await remove(person)).toMatchObject({ status: 200 });
});

test("guesses sent at once are counted before they are looked at", async () => {
  const person = await customer();
  const guesses = await Promise.all(Array.from({ length: 15 }, (_, index) => remove(person, `wrong ${index}`)));
  expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5);
  expect(await remove(person)).toMatchObject({ status: 429 });
});

test("[HOST-9] guesses at the password are counted before they are looked at, also in its change", async () => {
  const person = await customer();
  const change = (current_password: string) =>
    api.call("POST", "/auth/change-password", {
      token: person.token,
      body: { current_password, new_password: "another horse" },
    });
  const guesses = await Promise.all(Array.from({ length: 15 }, (_, index) => change(`wrong ${index}`)));
  expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10);
  expect(await change(password)).toMatchObject({ status: 429 });
  api.clock.set("2026-03-04T17:15:00Z");
  expect(await change(password)).toMatchObject({ status: 200 });
});

test("[AUTH-12] an order under way prevents deletion, and nothing is lost by trying", async () => {
  const person = await customer();
  const orderId = await ordered(person, "placed");
  const response = await remove(person);
  const sentence = "You have an order under way. You can delete your account once it is completed or cancelled.";
  expect(response).toMatchObject({ status: 409, body: { code: "conflict", message: sentence } });
  expect(await exported(person)).toMatchObject({ body: { data: { addresses: [{ label: "Home" }] } } });
  await database.db.updateTable("orders").set({ status: "completed" }).where("id", "=", orderId).execute();
  expect(await remove(person)).toMatchObject({ status: 200 });
});

test.each(["open", "charging", "charged", "refunding"] as const)(
  "a payment that is %s prevents deletion",
  async (status) => {
    const person = await customer();
    await fillCart(api, person, shop);
    await chargedPayment(api, person, { restaurantId: shop.id, orderType: "takeaway" }, status);
    expect(await remove(person)).toMatchObject({ status: 409, body: { code: "conflict" } });
  },
);

test("[AUTH-12] a refund that is not settled prevents deletion", async () => {
  const person = await customer();
  const orderId = await ordered(person, "completed");
  const query = database.db.selectFrom("payments").select("id").where("order_id", "=", orderId);
  const { id } = await query.executeTakeFirstOrThrow();
  const refund = { payment_id: id, order_id: orderId, key: id, amount_cents: 100, reason: "Late" };
  await database.db
    .insertInto("refunds")
    .values({ ...refund, status: "pending" })
    .execute();
  expect(await remove(person)).toMatchObject({ status: 409 });
  await database.db.updateTable("refunds").set({ status: "succeeded" }).where("payment_id", "=", id).execute();
  expect(await remove(person)).toMatchObject({ status: 200 });
});

test("[AUTH-12] of parallel deletions one counts", async () => {
  const person = await customer();
  const responses = await Promise.all([remove(person), remove(person), remove(person)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  expect(api.mails).toHaveLength(1);
});
