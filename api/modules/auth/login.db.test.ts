import { beforeAll, beforeEach, expect, test } from "vitest";
import { createRateLimiter } from "@api/http/rate-limit";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";

const database = withTestDatabase();
let api: TestApi;
beforeAll(() => {
  api = createTestApi(database.db);
});
beforeEach(() => api.clock.set("2026-03-04T17:00:00Z"));

let people = 0;
const logIn = (email: string, password = "correct horse", address = "192.0.2.1") =>
  api.call("POST", "/auth/login", { body: { email, password }, headers: { "x-forwarded-for": address } });
const refused = (code: string) => expect.objectContaining({ success: false, code });

/** Signs a new customer up; gives what they typed. */
async function signedUp() {
  const person = {
    firstName: "Amina",
    lastName: "Khan",
    email: `amina${++people}@example.test`,
    password: "correct horse",
  };
  expect(await api.call("POST", "/auth/user/signup", { body: person })).toMatchObject({ status: 200 });
  return person;
}

/** As from a device that was let in before, which `token` names. */
const logInOn = (device: string, { email, password }: { email: string; password: string }, address = "192.0.2.1") =>
  api.call("POST", "/auth/login", {
    body: { email, password },
    headers: { "x-forwarded-for": address, "x-known-devices": `${"x".repeat(43)}, ${device}` },
  });
const getDevice = (body: unknown): string => {
  expect(body).toMatchObject({ data: { device_token: expect.stringMatching(/^[\w-]{43}$/) } });
  return JSON.parse(JSON.stringify(body)).data.device_token;
};

test("[AUTH-7] ten wrong passwords close an account to that address for a quarter of an hour, and to nobody else", async () => {
  const [person, neighbour] = [await signedUp(), await signedUp()];
  await Promise.all(Array.from({ length: 10 }, () => logIn(person.email, "wrong password", "203.0.113.5")));
  expect(await logIn(person.email, person.password, "203.0.113.5")).toMatchObject({
    status: 429,
    body: refused("rate_limited"),
  });
  expect(await logIn(neighbour.email, neighbour.password, "203.0.113.5")).toMatchObject({ status: 200 });
  expect(await logIn(person.email, person.password, "203.0.113.6")).toMatchObject({ status: 200 });
  api.clock.set("2026-03-04T17:15:00Z");
  expect(await logIn(person.email, person.password, "203.0.113.5")).toMatchObject({ status: 200 });
});

test("[AUTH-7] of many guesses sent at once, ten are judged", async () => {
  const person = await signedUp();
  const responses = await Promise.all(Array.from({ length: 25 }, () => logIn(person.email, "wrong password")));
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(15);
});

test("[AUTH-7] guesses from everywhere slow down unknown devices; a known one and the mail's reader are let in", async () => {
  const person = await signedUp();
  const known = getDevice((await logIn(person.email)).body);
  api = createTestApi(database.db, { rateLimits: { loginAccount: { max: 2, seconds: 3600 } } });
  const guess = () => Promise.all([1, 2, 3].map((i) => logIn(person.email, "wrong password", `198.51.100.${i}`)));
  await guess();
  expect(await logIn(person.email, person.password, "198.51.100.99")).toMatchObject({ status: 429 });
  // Also at the address where the guesses come from.
  const again = await logInOn(known, person, "198.51.100.1");
  expect(again).toMatchObject({ status: 200 });
  expect(getDevice(again.body), "the same device").toBe(known);
  await api.call("POST", "/auth/password-resets", { body: { email: person.email } });
  const link = /reset-password\/([\w-]{43})$/m.exec(api.mails.at(-1)?.text ?? "")?.[1] ?? "";
  await api.call("PUT", `/auth/password-resets/${link}`, { body: { password: "another horse" } });
  expect(await logIn(person.email, "another horse", "198.51.100.99")).toMatchObject({ status: 200 });
  await guess();
  const now = { ...person, password: "another horse" };
  expect(await logInOn(known, now), "a device of before the reset is a stranger's").toMatchObject({ status: 429 });
  api = createTestApi(database.db);
});

test("[AUTH-7] a known device has ten guesses of its own, and is nobody else's", async () => {
  const [person, neighbour] = [await signedUp(), await signedUp()];
  const known = getDevice((await logIn(person.email)).body);
  expect(getDevice((await logInOn(known, neighbour)).body)).not.toBe(known);
  const wrong = { ...person, password: "wrong password" };
  const tried = await Promise.all(Array.from({ length: 11 }, (_, i) => logInOn(known, wrong, `203.0.113.${i}`)));
  expect(tried.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  expect(await logInOn(known, person)).toMatchObject({ status: 429 });
  expect(await logIn(person.email)).toMatchObject({ status: 200 });
  const stored = await database.db.selectFrom("known_devices").select("token_hash").execute();
  expect(JSON.stringify(stored)).not.toContain(known);
});

test("[AUTH-7] the owner is told by mail from the tenth guess within an hour on, once a day", async () => {
  const person = await signedUp();
  const counted = createRateLimiter(api.dependencies);
  const guess = (network: number) => logIn(person.email, "wrong password", `198.51.${network}.1`);
  const guessMails = () => api.mails.filter(({ to, template }) => to === person.email && template === "login-guesses");
  const eight = () => Promise.all(Array.from({ length: 8 }, () => counted.count("loginAccount", person.email)));
  await eight();
  await guess(1);
  expect(guessMails()).toEqual([]);
  await Promise.all([guess(2), guess(3)]);
  expect(guessMails()).toHaveLength(1);
  expect(guessMails()[0]?.text).toContain("https://app.test/auth/forgot-password");
  api.clock.set("2026-03-05T17:00:00Z");
  await eight();
  await Promise.all([guess(4), guess(5)]);
  expect(guessMails()).toHaveLength(2);
});
