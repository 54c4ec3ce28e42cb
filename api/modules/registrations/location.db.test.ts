import { beforeAll, expect, test } from "vitest";
import { registrationResponse } from "@domain/contract/administration/registration";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { registrationFields } from "@tests/support/registration";
import { makeForm } from "@tests/support/uploads";

const database = withTestDatabase();
let api: TestApi;
beforeAll(() => {
  api = createTestApi(database.db);
});

async function register(changes: Record<string, string>) {
  const body = makeForm(registrationFields(changes), []);
  const response = await api.call("POST", "/restaurants/agent", { body });
  const { id } = registrationResponse.parse(response.body).data;
  const { latitude, longitude, ...areas } = await database.db
    .selectFrom("restaurants")
    .select(["latitude", "longitude"])
    .select(["delivery_zip_codes as to", "excluded_zip_codes as not"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { place: { latitude, longitude }, areas };
}

test("[FIND-1] a business is where an address search found it, else at the centre of its ZIP code", async () => {
  expect((await register({ latitude: "41.6743", longitude: "-72.9467" })).place).toEqual({
    latitude: 41.6743,
    longitude: -72.9467,
  });
  const { place: middle } = await register({ email: "two@sanaa.test" });
  expect(middle.latitude).toBeCloseTo(41.6823, 3);
  const far = { latitude: "34.05", longitude: "-118.24" };
  expect((await register({ ...far, email: "three@sanaa.test" })).place, "far from its ZIP code").toEqual(middle);
});

test("[FIND-15] a business keeps the ZIP codes it delivers to and those it never does", async () => {
  const typed = { delivery_zip_codes: "06011, 06010 06011", excluded_zip_codes: "06013" };
  const { areas } = await register({ ...typed, email: "four@sanaa.test" });
  expect(areas).toEqual({ to: ["06010", "06011"], not: ["06013"] });
});
