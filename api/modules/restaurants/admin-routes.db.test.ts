import { beforeAll, expect, test } from "vitest";
import { noteList } from "@domain/contract/administration/note";
import { restaurantList } from "@domain/contract/restaurant";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
let api: TestApi;
let admin: SignedIn;
let owner: SignedIn;
let place = "";

beforeAll(async () => {
  api = createTestApi(database.db);
  admin = await api.signIn("admin");
  place = await makeRestaurant(database.db, { name: "Sanaa Mandi", status: "pending" });
  owner = await api.signIn("owner", { restaurantId: place });
});

const path = (id = place) => `/restaurants/${id}/notes`;
const write = (text: string, who = admin) => api.call("POST", path(), { token: who.token, body: { text } });
const read = async () =>
  noteList.parse((await api.call("GET", path(), { token: admin.token })).body).data.data.map(({ text }) => text);

test("[HOST-80, HOST-81, ADMIN-14] notes are stored with author and time, the newest first, for administrators alone", async () => {
  expect(await write("  Confirm banking info with owner.  ")).toMatchObject({
    status: 200,
    body: { data: { text: "Confirm banking info with owner.", author: "Test admin" } },
  });
  api.clock.set(new Date(api.clock.now().getTime() + 60_000));
  // Sent again after its answer was lost, and both at once.
  await Promise.all([write("Schedule onboarding call."), write("Schedule onboarding call.")]);
  expect(await read()).toEqual(["Schedule onboarding call.", "Confirm banking info with owner."]);
  expect(await write("   ")).toMatchObject({ status: 422, body: { errors: { text: "Write a note first" } } });
  expect((await write("x".repeat(2001))).status).toBe(422);
  expect((await write("Mine", owner)).status).toBe(403);
  expect((await api.call("GET", path(), { token: owner.token })).status).toBe(403);
  expect((await api.call("GET", path())).status).toBe(401);
  expect((await api.call("GET", path("nowhere"), { token: admin.token })).status).toBe(404);
  expect(await read()).toHaveLength(2);
});

test("[HOST-11, ADMIN-3] an administrator's list has every status and each owner; nobody else's has", async () => {
  const list = async (query: string, who?: SignedIn) =>
    restaurantList.parse((await api.call("GET", `/restaurants?${query}`, { token: who?.token })).body).data;
  const all = await list("status=pending&page=1&per_page=10", admin);
  expect([all.total, all.data.map(({ name, owner: one }) => [name, one?.email])]).toEqual([
    1,
    [["Sanaa Mandi", owner.email]],
  ]);
  expect((await list("status=rejected", admin)).data).toEqual([]);
  for (const searchText of ["MANDI", owner.email, "1 main st", "555-0199"])
    expect((await list(`search=${encodeURIComponent(searchText)}`, admin)).total, searchText).toBe(1);
  expect((await list(`search=${encodeURIComponent(owner.email)}`)).total).toBe(0);
  await makeRestaurant(database.db, { name: "Open Kitchen" });
  const theirs = await list("status=pending", owner);
  expect(theirs.data.map(({ name }) => name)).toEqual(["Open Kitchen"]);
  expect(JSON.stringify([theirs, await list("")])).not.toMatch(/"owner"|rejection_reason/);
});

test("[HOST-11, ADMIN-3] an administrator sorts by a column, both ways; the public cannot sort by what it does not see", async () => {
  await makeRestaurant(database.db, { name: "amman Oven", category: "Bakery", status: "rejected" });
  const names = async (query: string, who?: SignedIn) => {
    const { body } = await api.call("GET", `/restaurants?${query}`, { token: who?.token });
    return restaurantList.parse(body).data.data.map(({ name }) => name);
  };
  expect(await names("sort=name", admin)).toEqual(["amman Oven", "Open Kitchen", "Sanaa Mandi"]);
  expect(await names("sort=-name", admin)).toEqual(["Sanaa Mandi", "Open Kitchen", "amman Oven"]);
  expect(await names("sort=category&per_page=1", admin)).toEqual(["amman Oven"]);
  expect(await names("sort=status", admin)).toEqual(["Open Kitchen", "Sanaa Mandi", "amman Oven"]);
  for (const sort of ["email", "-email"])
    expect((await names(`sort=${sort}`, admin))[0], "without an owner comes last").toBe("Sanaa Mandi");
  expect(await names("sort=-registered", admin)).toEqual(["amman Oven", "Open Kitchen", "Sanaa Mandi"]);
  const another = await makeRestaurant(database.db, { name: "Zaatar" });
  await api.signIn("owner", { restaurantId: another });
  expect(await names("sort=-name")).toEqual(["Open Kitchen", "Zaatar"]);
  expect(await names("sort=-email")).toEqual(["Open Kitchen", "Zaatar"]);
  expect((await api.call("GET", "/restaurants?sort=-newest")).status).toBe(422);
});
