import { beforeAll, beforeEach, expect, test } from "vitest";
import type { AddressRequest, AddressWire } from "@domain/contract/accounts/address";
import { addressList, addressResponse } from "@domain/contract/accounts/address";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";

const database = withTestDatabase();
let api: TestApi;
let customer: SignedIn;
beforeAll(() => {
  api = createTestApi(database.db);
});
beforeEach(async () => {
  customer = await api.signIn("customer");
});

const home = {
  label: "Home",
  contact_name: "Amina Khan",
  contact_email: "amina@example.test",
  contact_phone: "860-555-0142",
  address: "12 North Main Street",
  city: "Bristol",
  zipcode: "06010",
};
const post = (body: unknown, who = customer) => api.call("POST", "/addresses", { token: who.token, body });
const patch = (id: string, body: unknown, who = customer) =>
  api.call("PATCH", `/addresses/${id}`, { token: who.token, body });
const remove = (id: string, who = customer) => api.call("DELETE", `/addresses/${id}`, { token: who.token });

async function add(fields: Partial<AddressRequest> = {}): Promise<AddressWire> {
  const response = await post({ ...home, ...fields });
  expect(response.status).toBe(200);
  return addressResponse.parse(response.body).data;
}

async function book(who = customer): Promise<AddressWire[]> {
  return addressList.parse((await api.call("GET", "/addresses", { token: who.token })).body).data.data;
}
const defaults = async () => (await book()).filter((address) => address.is_default).map((address) => address.label);

test("[HOST-52] an address is kept as typed; the first becomes the default, the next does not", async () => {
  expect(await add()).toMatchObject({ ...home, is_default: true });
  expect(await add({ label: "Work" })).toMatchObject({ label: "Work", is_default: false });
  expect((await book()).map((address) => address.label)).toEqual(["Home", "Work"]);
});

test("[HOST-52] what is there already is not added once more, but may become the default", async () => {
  const first = await add();
  const work = await add({ label: "Work" });
  expect((await add()).id).toBe(first.id);
  expect(await add({ label: "Work", is_default: true })).toMatchObject({ id: work.id, is_default: true });
  expect(await Promise.all([add({ label: "Parents" }), add({ label: "Parents" })])).toHaveLength(2);
  expect((await book()).map((address) => address.label)).toEqual(["Work", "Home", "Parents"]);
  expect(await defaults()).toEqual(["Work"]);
});

test("[ADDR-3] a new default takes the place of the old one, when added and when changed", async () => {
  const first = await add();
  await add({ label: "Work", is_default: true });
  expect(await defaults()).toEqual(["Work"]);
  expect(await patch(first.id, { is_default: true })).toMatchObject({ status: 200, body: { data: home } });
  expect(await defaults()).toEqual(["Home"]);
});

test("[ADDR-3] parallel switches leave one default", async () => {
  const ids = [];
  for (const label of ["One", "Two", "Three", "Four"]) ids.push((await add({ label })).id);
  const responses = await Promise.all([...ids, ...ids].map((id) => patch(id, { is_default: true })));
  expect(responses.map((response) => response.status)).toEqual(responses.map(() => 200));
  expect(await defaults()).toHaveLength(1);
});

test("[ADDR-3] parallel first addresses give one default", async () => {
  const responses = await Promise.all(["One", "Two", "Three"].map((label) => post({ ...home, label })));
  expect(responses.map((response) => response.status)).toEqual([200, 200, 200]);
  expect(await defaults()).toHaveLength(1);
});

test("[HOST-54] deleting the default makes no other the default", async () => {
  const first = await add();
  await add({ label: "Work" });
  expect(await remove(first.id)).toMatchObject({ status: 200, body: { message: "Address deleted" } });
  expect(await remove(first.id)).toMatchObject({ status: 404 });
  expect((await book()).map((address) => [address.label, address.is_default])).toEqual([["Work", false]]);
});

test("[HOST-53] only the fields that are sent change; none changes nothing", async () => {
  const { id } = await add();
  expect(await patch(id, { city: "Hartford" })).toMatchObject({ body: { data: { ...home, city: "Hartford" } } });
  expect(await patch(id, {})).toMatchObject({ status: 200, body: { data: { city: "Hartford" } } });
});

test("[ADDR-7] another person's address is not found, and stays as it is", async () => {
  const { id } = await add();
  const stranger = await api.signIn("customer");
  expect(await patch(id, { city: "Hartford" }, stranger)).toMatchObject({ status: 404, body: { code: "not_found" } });
  expect(await remove(id, stranger)).toMatchObject({ status: 404, body: { code: "not_found" } });
  expect(await book(stranger)).toEqual([]);
  expect(await book()).toMatchObject([home]);
});

test("[ADDR-7] nobody reads or adds without signing in", async () => {
  expect(await api.call("GET", "/addresses")).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
  expect(await api.call("POST", "/addresses", { body: home })).toMatchObject({ status: 401 });
});

test.each(["1", "abc", "00000000-0000-0000-0000-000000000000", "%00", "' or 1=1", "x".repeat(5000)])(
  "[HOST-53] an id that names nothing is not found: %.40s",
  async (id) => {
    const path = encodeURIComponent(id);
    expect(await patch(path, { city: "Hartford" })).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(await remove(path)).toMatchObject({ status: 404, body: { code: "not_found" } });
  },
);

test.each([
  ["contact_name", " x ", "Please enter a valid name"],
  ["contact_email", "amina", "Please enter a valid email"],
  ["contact_phone", "12345", "Please enter a valid phone number"],
  ["contact_phone", "1".repeat(21), "Phone number is too long"],
  ["address", "12", "Please enter your address"],
  ["city", "B", "Please enter your city"],
  ["zipcode", "06", "Please enter your zip/post code"],
  ["label", "H", "Please enter a label"],
  ["address", "a".repeat(10_000), expect.any(String)],
  ["is_default", "maybe", expect.any(String)],
])("[ADDR-4] %s is refused: %.12s", async (field, value, sentence) => {
  const response = await post({ ...home, [field]: value });
  expect(response).toMatchObject({ status: 422, body: { code: "validation_failed", errors: { [field]: sentence } } });
  expect(await book()).toEqual([]);
});

test("[HOST-52] a fifty-first address is refused", async () => {
  const rows = Array.from({ length: 49 }, (_, i) => ({ ...home, label: `Place ${i}`, user_id: customer.id }));
  await database.db.insertInto("addresses").values(rows).execute();
  const responses = await Promise.all([post(home), post({ ...home, label: "Work" })]);
  expect(responses.map((response) => response.status).sort()).toEqual([200, 422]);
  expect(await book()).toHaveLength(50);
});

const middle = { latitude: 41.6823, longitude: -72.9302 };
const found = { latitude: 41.6743, longitude: -72.9467 };

test("[FIND-1] an address is where an address search found it, and stays there until street, city or ZIP code change", async () => {
  const { id, ...rest } = await add({ ...found });
  expect(rest).toMatchObject(found);
  const change = async (changes: object) => addressResponse.parse((await patch(id, changes)).body).data;
  expect(await change({ ...home, label: "Parents" }), "the same address").toMatchObject(found);
  expect(await change({ ...home, address: `${home.address}, Apt 3` }), "a unit").toMatchObject(found);
  expect(await change({ ...home, address: `${home.address}, Apt 4` }), "another unit").toMatchObject(found);
  expect(await change({ ...home }), "no unit any more").toMatchObject(found);
  const moved = await change({ address: "200 Farmington Ave" });
  expect(moved.latitude).toBeCloseTo(middle.latitude, 2);
  expect(await change({ ...home, ...found }), "found again").toMatchObject(found);
  expect((await change({ city: "Forestville" })).latitude).toBeCloseTo(middle.latitude, 2);
});

test("[FIND-1] coordinates that are not near the ZIP code, and half of them, do not count", async () => {
  for (const wrong of [{ latitude: 34.05, longitude: -118.24 }, { latitude: 41.6743 }]) {
    expect((await add({ ...wrong })).longitude).toBeCloseTo(middle.longitude, 2);
  }
});

test("[FIND-1] an address in East Haven is there, not in New Haven, where GeoNames has its ZIP code", async () => {
  const { latitude, longitude } = await add({ address: "100 Main St", city: "East Haven", zipcode: "06512" });
  expect([latitude, longitude]).toEqual([41.281, -72.873]);
});
