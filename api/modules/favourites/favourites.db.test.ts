import { beforeAll, expect, test } from "vitest";
import { missingFavouritesResponse } from "@domain/contract/accounts/account";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
let api: TestApi;
beforeAll(() => {
  api = createTestApi(database.db);
});
const mark = (token: string, restaurantId: string) =>
  api.call("POST", "/favourites", { token, body: { restaurantId } });
const list = async (token: string) => (await api.call("GET", "/favourites", { token })).body;
const countMissing = async (token: string) =>
  missingFavouritesResponse.parse((await api.call("GET", "/favourites/missing", { token })).body).data;

test("[HOST-91, HOST-92, HOST-93] favourites are marked once, newest first, and unmarked", async () => {
  const [first, second] = [await makeRestaurant(database.db, {}), await makeRestaurant(database.db, {})];
  const { token } = await api.signIn("customer");
  await mark(token, first);
  api.clock.set("2026-03-04T17:01:00Z");
  await mark(token, second);
  expect(await mark(token, first)).toMatchObject({ status: 200, body: { data: [second, first] } });
  expect(await list((await api.signIn("customer")).token)).toMatchObject({ data: [] });
  const response = await api.call("DELETE", `/favourites/${second}`, { token });
  expect(response).toMatchObject({ status: 200, body: { data: [first] } });
  expect(await api.call("DELETE", "/favourites/none", { token })).toMatchObject({ body: { data: [first] } });
});

test("[HOST-91] a place that is not open to all is left out, and cannot be marked", async () => {
  const id = await makeRestaurant(database.db, {});
  const { token } = await api.signIn("customer");
  await mark(token, id);
  await database.db.updateTable("restaurants").set({ status: "pending" }).where("id", "=", id).execute();
  expect(await list(token)).toMatchObject({ data: [] });
  expect(await mark(token, id)).toMatchObject({ status: 404 });
  expect(await countMissing(token)).toEqual({ unlisted: 1, closed: 0 });
  await database.db.updateTable("restaurants").set({ status: "approved" }).where("id", "=", id).execute();
  expect(await list(token)).toMatchObject({ data: [id] });
  expect(await countMissing(token)).toEqual({ unlisted: 0, closed: 0 });
  await database.db.updateTable("restaurants").set({ deleted_at: new Date() }).where("id", "=", id).execute();
  expect(await countMissing(token)).toEqual({ unlisted: 0, closed: 1 });
  expect(await countMissing((await api.signIn("customer")).token)).toEqual({ unlisted: 0, closed: 0 });
});

test("[HOME-31] favourites are a customer's", async () => {
  const { token } = await api.signIn("owner");
  expect(await api.call("GET", "/favourites", { token })).toMatchObject({ status: 403 });
  expect(await api.call("GET", "/favourites")).toMatchObject({ status: 401 });
});
