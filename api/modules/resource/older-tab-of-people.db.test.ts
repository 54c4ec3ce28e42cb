import { beforeAll, expect, test } from "vitest";
import { addressResponse } from "@domain/contract/accounts/address";
import { profileResponse } from "@domain/contract/accounts/auth";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
beforeAll(() => {
  api = createTestApi(database.db);
});

const refusal = (version: number) => ({
  status: 409,
  body: { code: "conflict", data: { version, updated_by: expect.any(String), updated_at: expect.any(String) } },
});

test("[AUTH-13] an older tab does not overwrite a newer change of the own profile without a word", async () => {
  const person = await api.signIn("customer");
  const save = (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return api.call("PUT", "/auth/profile", { token: person.token, body });
  };
  const shown = await api.call("GET", "/auth/profile", { token: person.token });
  expect(profileResponse.parse(shown.body).data.version).toBe(1);
  const names = { first_name: "Mariam", last_name: "Khan" };
  const newer = { ...names, phone: "(860) 555-0117", prayer_asr: "hanafi" };
  const saved = { status: 200, body: { data: { phone: newer.phone, prayer_asr: "hanafi", version: 2 } } };
  expect(await save({ ...newer, version: "1" })).toMatchObject(saved);
  expect(await save({ ...newer, version: "1" })).toMatchObject(saved);
  const older = { ...names, last_name: "Siddiqui" };
  expect(await save({ ...older, version: "1" })).toMatchObject(refusal(2));
  expect(await save({ ...older, version: "2" })).toMatchObject({
    status: 200,
    body: { data: { last_name: "Siddiqui", phone: null, prayer_asr: "hanafi", version: 3 } },
  });
  expect(await save(names)).toMatchObject({ status: 200, body: { data: { last_name: "Khan", version: 4 } } });
});

test("[ADDR-8] an older tab does not overwrite a newer change of an address, its place as the default included", async () => {
  const person = await api.signIn("customer");
  const call = (method: string, path: string, body: object) => api.call(method, path, { token: person.token, body });
  const home = {
    label: "Home",
    contact_name: "Amina Khan",
    contact_email: "amina@example.test",
    contact_phone: "860-555-0142",
    address: "12 North Main Street",
    city: "Bristol",
    zipcode: "06010",
  };
  const { id, version } = addressResponse.parse((await call("POST", "/addresses", home)).body).data;
  expect(version).toBe(1);
  const change = (body: object) => call("PATCH", `/addresses/${id}`, body);
  const newer = { ...home, address: "14 North Main Street", is_default: true };
  const saved = { status: 200, body: { data: { address: "14 North Main Street", version: 2 } } };
  expect(await change({ ...newer, version: 1 })).toMatchObject(saved);
  expect(await change({ ...newer, version: 1 })).toMatchObject(saved);
  const older = { ...home, contact_phone: "860-555-0143", is_default: true };
  expect(await change({ ...older, version: 1 })).toMatchObject(refusal(2));
  await call("POST", "/addresses", { ...home, label: "Work", is_default: true });
  expect(await change({ ...older, version: 2 })).toMatchObject(refusal(3));
  expect(await change({ ...older, version: 3 })).toMatchObject({
    status: 200,
    body: { data: { address: "12 North Main Street", is_default: true, version: 4 } },
  });
  expect(await change(newer)).toMatchObject({ status: 200, body: { data: { version: 5 } } });
});

test("[RUSH-21] an older tab overwrites neither a colleague's answer, nor answers what its author has changed", async () => {
  const shop = await openShop(database.db);
  const author = await api.signIn("customer");
  const row = { restaurant_id: shop.id, user_id: author.id, customer_name: "Amina R.", rating: 5, comment: "Hot" };
  const { id } = await database.db.insertInto("reviews").values(row).returning("id").executeTakeFirstOrThrow();
  const owner = await api.signIn("owner", { restaurantId: shop.id });
  const manager = await api.signIn("manager", { restaurantId: shop.id });
  const answer = (who: SignedIn, body: object) => api.call("PUT", `/reviews/${id}/answer`, { token: who.token, body });
  const first = { answer: "Thank you.", version: 1, answer_version: 0 };
  const saved = { status: 200, body: { data: { answer: { text: "Thank you." }, answer_version: 1 } } };
  expect(await answer(manager, first)).toMatchObject(saved);
  expect(await answer(manager, first)).toMatchObject(saved);
  const older = { answer: "Thanks!", version: 1, answer_version: 0 };
  expect(await answer(owner, older)).toMatchObject(refusal(1));
  const written = { token: author.token, body: { rating: 1, comment: "Cold" } };
  expect((await api.call("PUT", `/reviews/${id}`, written)).status).toBe(200);
  expect(await answer(owner, { ...older, answer_version: 1 })).toMatchObject({
    status: 409,
    body: { message: "Its author has changed this review meanwhile. Please read it again before you answer." },
  });
  expect(await answer(owner, { ...older, version: 2, answer_version: 1 })).toMatchObject({
    status: 200,
    body: { data: { answer: { text: "Thanks!" }, answer_version: 2 } },
  });
  expect(await answer(manager, { answer: "Sorry." })).toMatchObject({ status: 200 });
});
