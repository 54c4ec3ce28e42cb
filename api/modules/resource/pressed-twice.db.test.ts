import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { certifierResponse, halalEvidenceResponse } from "@domain/contract/halal";
import { addonPage } from "@domain/contract/menu";
import { taxResponse } from "@domain/contract/promotion";
import { profileQuestions } from "@domain/halal/profile";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";
import { openShop, type Shop } from "@tests/support/shop";
import { pdf } from "@tests/support/uploads";
import { deleteOldIdempotencyKeys } from "./idempotency-key";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let owner: SignedIn;

beforeAll(() => {
  api = createTestApi(database.db);
});
beforeEach(async () => {
  shop = await openShop(database.db);
  owner = await api.signIn("owner", { restaurantId: shop.id });
});

const send = (method: string, path: string, body: object, key: string, { token } = owner) =>
  api.call(method, path, { token, body, headers: { "idempotency-key": key } });
const cheese = { name: "Extra cheese", price: "1.00", is_active: "true" };
const addonForm = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ restaurant_id: shop.id, ...fields })) form.append(name, value);
  return form;
};
const countAddons = async () =>
  addonPage.parse((await api.call("GET", `/addons?restaurant_id=${shop.id}`, { token: owner.token })).body).data.data
    .length;
const taxes = () => `/restaurants/${shop.id}/taxes`;
const mealsTax = { name: "Meals tax", code: "CT", rate: 7.35 };

test("[FORM-5] a form that is sent twice, one after the other or at once, adds one record", async () => {
  const before = await countAddons();
  const key = randomUUID();
  const responses = await Promise.all([1, 2, 3].map(() => send("POST", "/addons", addonForm(cheese), key)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await countAddons()).toBe(before + 1);

  // Another form, another person, and no key at all are another one each.
  const manager = await api.signIn("manager", { restaurantId: shop.id });
  await send("POST", "/addons", addonForm(cheese), randomUUID());
  await send("POST", "/addons", addonForm(cheese), key, manager);
  await api.call("POST", "/addons", { token: owner.token, body: addonForm(cheese) });
  expect(await countAddons()).toBe(before + 4);
});

test("[FORM-5] the same again is added once more where the first was changed or deleted, or minutes have passed", async () => {
  const key = randomUUID();
  const add = async () => taxResponse.parse((await send("POST", taxes(), mealsTax, key)).body).data;
  const first = await add();
  expect((await add()).id).toBe(first.id);
  await api.call("PATCH", `${taxes()}/${first.id}`, { token: owner.token, body: { ...mealsTax, name: "Old tax" } });
  const second = await add();
  expect(second).toMatchObject({ name: "Meals tax" });
  expect(second.id).not.toBe(first.id);
  await api.call("DELETE", `${taxes()}/${second.id}`, { token: owner.token });
  const third = await add();
  expect(third.id).not.toBe(second.id);

  const start = api.clock.now();
  api.clock.set(new Date(start.getTime() + 11 * 60_000));
  const fourth = await add();
  expect(fourth.id).not.toBe(third.id);
  api.clock.set(new Date(start.getTime() + 30 * 60_000));
  await deleteOldIdempotencyKeys({ db: database.db, clock: api.clock });
  expect(await database.db.selectFrom("request_keys").selectAll().where("actor_id", "=", owner.id).execute()).toEqual(
    [],
  );
  api.clock.set(start);
});

test("[FORM-5] an edit sent twice is saved once; somebody else's edit between is a conflict as ever", async () => {
  const { id } = taxResponse.parse((await send("POST", taxes(), mealsTax, randomUUID())).body).data;
  const edit = { ...mealsTax, rate: 8, version: 1 };
  const key = randomUUID();
  const responses = await Promise.all([1, 2].map(() => send("PATCH", `${taxes()}/${id}`, edit, key)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  const stored = await database.db.selectFrom("taxes").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ rate_hundredths: 800, version: 2 });

  const manager = await api.signIn("manager", { restaurantId: shop.id });
  expect((await send("PATCH", `${taxes()}/${id}`, edit, key, manager)).status).toBe(409);
  await send("PATCH", `${taxes()}/${id}`, { ...mealsTax, rate: 9, version: 2 }, randomUUID(), manager);
  expect((await send("PATCH", `${taxes()}/${id}`, edit, key)).status).toBe(409);
});

test("[FORM-5] a name or code that has to be unique is not taken by the same form", async () => {
  const twice = async (path: string, body: object) => {
    const key = randomUUID();
    return [await send("POST", path, body, key), await send("POST", path, body, key)].map(({ status }) => status);
  };
  expect(await twice(`/restaurants/${shop.id}/tables`, { label: "Window", seats: 2, is_active: true })).toEqual([
    200, 200,
  ]);
  const lunch = { name: "Lunch", days: ["MONDAY"], from_time: "11:00", until_time: "14:00", categories: [] };
  expect(await twice(`/menus?restaurant_id=${shop.id}`, lunch)).toEqual([200, 200]);
  const coupon = { name: "Ten", code: "TEN", type: "fixed", discount_value: "1.00", min_order_amount: "0" };
  const period = { start_date: "2026-03-04T17:00:00Z", expiration_date: "2026-04-04T17:00:00Z", limit_per_user: "" };
  const form = addonForm({ restaurantId: shop.id, ...coupon, ...period });
  form.delete("restaurant_id");
  expect(await twice("/coupons", form)).toEqual([200, 200]);
});

test("[FORM-5, HALAL-5] a supplier is added and a declaration signed once", async () => {
  const halal = `/restaurants/${shop.id}/halal`;
  const key = randomUUID();
  const supplier = { name: "Al Safa", animals: ["chicken"], signed_name: "Selin" };
  const add = () => send("POST", `${halal}/suppliers`, supplier, key);
  expect([await add(), await add()].map(({ status }) => status)).toEqual([200, 200]);
  const answers = Object.fromEntries(profileQuestions.map((question) => [question, null]));
  const declaration = { ...answers, level: "everything", signed_name: "Selin" };
  const signed = randomUUID();
  const declare = () => send("PUT", `${halal}/declaration`, declaration, signed);
  expect([await declare(), await declare()].map(({ status }) => status)).toEqual([200, 200]);
  const rows = await database.db
    .selectFrom("halal_suppliers")
    .select("name")
    .where("restaurant_id", "=", shop.id)
    .execute();
  expect(rows).toHaveLength(1);
  const history = await database.db
    .selectFrom("audit_log")
    .select("action")
    .where("restaurant_id", "=", shop.id)
    .where("action", "=", "halal.declared")
    .execute();
  expect(history).toHaveLength(2);
});

test("[FORM-5] a key answers for no other restaurant", async () => {
  const admin = await api.signIn("admin");
  const key = randomUUID();
  const other = await openShop(database.db);
  for (const restaurant_id of [shop.id, other.id])
    expect((await send("POST", "/addons", addonForm({ ...cheese, restaurant_id }), key, admin)).status).toBe(200);
  const created = await database.db
    .selectFrom("addons")
    .select("restaurant_id")
    .where("name", "=", cheese.name)
    .where("restaurant_id", "in", [shop.id, other.id])
    .execute();
  expect(created.map((addon) => addon.restaurant_id).sort()).toEqual([shop.id, other.id].sort());

  const both = await api.signIn("owner", { restaurantId: shop.id });
  const membership = { restaurant_id: other.id, user_id: both.id, role: "owner" as const, created_at: api.clock.now() };
  await database.db.insertInto("restaurant_members").values(membership).execute();
  const answers = Object.fromEntries(profileQuestions.map((question) => [question, null]));
  for (const { id } of [shop, other]) {
    const sent = [
      await send("POST", "/menu-categories", { restaurant_id: id, name: "Breads" }, key, both),
      await send(
        "POST",
        `/restaurants/${id}/team/invitations`,
        { email: "new@example.test", role: "staff" },
        key,
        both,
      ),
      await send("POST", `/restaurants/${id}/tables`, { label: "Window", seats: 2, is_active: true }, key, both),
      await send(
        "PUT",
        `/restaurants/${id}/halal/declaration`,
        { ...answers, level: "everything", signed_name: "Selin" },
        key,
        both,
      ),
    ];
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
  for (const table of ["menu_categories", "team_invitations", "dining_tables"] as const) {
    const rows = database.db.selectFrom(table).select("restaurant_id").where("restaurant_id", "=", other.id);
    expect((await rows.execute()).length, table).toBeGreaterThan(0);
  }
  const declared = await database.db
    .selectFrom("halal_profiles")
    .select("signed_name")
    .where("restaurant_id", "=", other.id)
    .execute();
  expect(declared).toEqual([{ signed_name: "Selin" }]);
});

test("[FORM-5] a key answers for no other action", async () => {
  const key = randomUUID();
  const place = await openShop(database.db);
  const member = await api.signIn("owner", { restaurantId: place.id });
  const category = { restaurant_id: place.id, name: "Breads" };
  expect((await send("POST", "/menu-categories", category, key, member)).status).toBe(200);
  const answers = Object.fromEntries(profileQuestions.map((question) => [question, null]));
  const declaration = { ...answers, level: "everything", signed_name: "Selin" };
  const path = `/restaurants/${place.id}/halal/declaration`;
  expect((await send("PUT", path, declaration, key, member)).status).toBe(200);
  const { signed_name: signedName } = await database.db
    .selectFrom("halal_profiles")
    .select("signed_name")
    .where("restaurant_id", "=", place.id)
    .executeTakeFirstOrThrow();
  expect(signedName).toBe("Selin");
});

test("[FORM-5, HALAL-2] a certificate sent twice waits once; sent again after it was refused, it waits again", async () => {
  const admin = await api.signIn("admin");
  const [halal, key] = [`/restaurants/${shop.id}/halal`, randomUUID()];
  const paper = {
    certifier: "Halal Trust",
    number: "HT-1",
    scope: "outlet",
    holder: "Anatolia",
    address: "214 North Main St",
  };
  const again = async () => {
    const form = addonForm({ ...paper, issued_on: "2026-01-12", expires_on: "2027-01-11" });
    form.set("file", new Blob([new Uint8Array(pdf())], { type: "application/pdf" }), "halal.pdf");
    return (await send("POST", `${halal}/certificates`, form, key)).status;
  };
  const certificates = async () =>
    halalEvidenceResponse.parse((await api.call("GET", `${halal}/evidence`, { token: admin.token })).body).data
      .certificates;
  expect([await again(), await again()]).toEqual([201, 201]);
  const [sent, ...others] = await certificates();
  expect(others).toEqual([]);
  const body = { step: "refuse", version: sent?.version, note: "The copy cannot be read." };
  const decision = `${halal}/certificates/${sent?.id}/decision`;
  expect((await api.call("POST", decision, { token: admin.token, body })).status).toBe(200);
  expect(await again()).toBe(201);
  expect((await certificates()).map(({ state }) => state).sort()).toEqual(["refused", "submitted"]);
});

test("[FORM-5, ADMIN-9] a question to an applicant is asked once; once it is answered it may be asked again", async () => {
  const admin = await api.signIn("admin");
  const place = await makeRestaurant(database.db, { name: "Karachi Handi", status: "pending" });
  const applicant = await api.signIn("owner", { restaurantId: place });
  const application = `/restaurants/${place}/application`;
  const ask = (text: string) =>
    api.call("POST", `${application}/requests`, { token: admin.token, body: { part: "answer", text } });
  const asked = () =>
    database.db.selectFrom("application_requests").select("id").where("restaurant_id", "=", place).execute();
  const mailed = () => api.mails.filter(({ to }) => to === applicant.email);
  const answers = await Promise.all([1, 2, 3].map(() => ask("Who is Karachi Handi Inc.?")));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([await asked(), mailed()]).toEqual([[expect.anything()], [expect.anything()]]);
  await ask("Where is the menu?");
  expect([(await asked()).length, mailed().length]).toEqual([2, 2]);
  for (const { id } of await asked()) {
    const answer = { token: applicant.token, body: { answer: "Our company." } };
    expect((await api.call("PUT", `${application}/requests/${id}`, answer)).status).toBe(200);
  }
  await ask("Who is Karachi Handi Inc.?");
  expect([(await asked()).length, mailed().length]).toEqual([3, 3]);
});

test("[FORM-5, HALAL-3] a certifier is added once and changed once, and its name is its own", async () => {
  const admin = await api.signIn("admin");
  const certifier = { name: "Crescent Twice", short_name: "CT", country: "United States" };
  const key = randomUUID();
  const added = await Promise.all([1, 2].map(() => send("POST", "/halal/certifiers", certifier, key, admin)));
  expect(added.map(({ status }) => status)).toEqual([201, 201]);
  const ids = added.map(({ body }) => certifierResponse.parse(body).data.id);
  expect(new Set(ids).size).toBe(1);
  expect((await send("POST", "/halal/certifiers", certifier, randomUUID(), admin)).status).toBe(409);

  const change = { ...certifier, short_name: "CTW", version: 1 };
  const changed = randomUUID();
  const save = (ofKey: string) => send("PUT", `/halal/certifiers/${ids[0]}`, change, ofKey, admin);
  expect([await save(changed), await save(changed)].map(({ status }) => status)).toEqual([200, 200]);
  expect((await save(randomUUID())).status).toBe(409);
});

test("[FORM-5, AGT-3] a sales agent is added once", async () => {
  const admin = await api.signIn("admin");
  const tarik = { first_name: "Tarik", last_name: "Demir", email: "tarik-twice@example.test", phone: "(860) 555-0117" };
  const add = (key: string) => send("POST", "/auth/agent/signup", { ...tarik, password: "sesame-7" }, key, admin);
  const key = randomUUID();
  expect((await Promise.all([add(key), add(key)])).map(({ status }) => status)).toEqual([200, 200]);
  expect((await add(randomUUID())).status).toBe(409);
});
