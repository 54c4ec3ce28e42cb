import { beforeAll, expect, test } from "vitest";
import { browseResponse, servedZipCodeResponse } from "@domain/contract/browse";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
let api: TestApi;
const bristol = { latitude: 41.6823, longitude: -72.9302 };

beforeAll(async () => {
  api = createTestApi(database.db);
  const { db } = database;
  await makeRestaurant(db, {
    ...bristol,
    delivery_radius_miles: 6,
    delivery_zip_codes: ["10001"],
    excluded_zip_codes: ["06062"],
  });
  await makeRestaurant(db, { latitude: 34.05, longitude: -118.24, delivery_options: ["pickup"] });
  await makeRestaurant(db, { latitude: 34.05, longitude: -118.24, status: "pending" });
  // Nobody knows where it is.
  await makeRestaurant(db, { delivery_zip_codes: ["90210", "10001"], excluded_zip_codes: ["90210"] });
});

const served = async (digit: string) =>
  servedZipCodeResponse.parse((await api.call("GET", `/browse/zip-codes?begins_with=${digit}`)).body).data;

test("[FIND-17, FIND-1] ZIP codes are served exactly when their list holds a place; also those that hold no place, none for pickup alone", async () => {
  const near = await served("0");
  expect(near).toContain("06010");
  expect(near).toContain("06786");
  expect(near, "excluded").not.toContain("06062");
  expect([await served("1"), await served("9"), await served("5")]).toEqual([["10001"], [], []]);
  for (const zip of ["06010", "06786", "06062", "06787", "06001", "06790", "06032", "06103"]) {
    const { in_reach } = browseResponse.parse((await api.call("GET", `/browse?zip_code=${zip}`)).body).data;
    expect(near.includes(zip), zip).toBe(in_reach > 0);
  }
});

test("[FIND-17] they are worked out once in ten minutes, however many ask", async () => {
  const own = createTestApi(database.db);
  const read = async () =>
    servedZipCodeResponse.parse((await own.call("GET", "/browse/zip-codes?begins_with=1")).body).data;
  expect(await read()).toEqual(["10001"]);
  await database.db.updateTable("restaurants").set({ delivery_zip_codes: [] }).execute();
  expect(await read()).toEqual(["10001"]);
  own.clock.set(new Date(own.clock.now().getTime() + 600_000));
  expect(await read()).toEqual([]);
});

test("[FIND-17] they are asked for by one digit", async () => {
  for (const query of ["", "?begins_with=", "?begins_with=06", "?begins_with=x"]) {
    expect((await api.call("GET", `/browse/zip-codes${query}`)).status).toBe(422);
  }
});
