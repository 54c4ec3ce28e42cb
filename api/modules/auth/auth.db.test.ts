import { beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { hashPassword } from "./accounts";

const database = withTestDatabase();
let api: TestApi;
beforeAll(() => {
  api = createTestApi(database.db);
});
beforeEach(() => api.clock.set("2026-03-04T17:00:00Z"));

let people = 0;
const newcomer = () => ({
  firstName: "Amina",
  lastName: "Khan",
  email: `amina${++people}@example.test`,
  password: "correct horse",
});
const signUp = (body: unknown) => api.call("POST", "/auth/user/signup", { body });
const logIn = (email: string, password = "correct horse", address = "192.0.2.1") =>
  api.call("POST", "/auth/login", { body: { email, password }, headers: { "x-forwarded-for": address } });
const profile = (token: string) => api.call("GET", "/auth/profile", { token });
const refused = (code: string) => expect.objectContaining({ success: false, code });

/** Signs a new customer up; gives what they typed and their token. */
async function signedUp() {
  const person = newcomer();
  const response = await signUp(person);
  expect(response.status).toBe(200);
  return { ...person, token: getToken(response.body) };
}

function getToken(body: unknown): string {
  expect(body).toMatchObject({ data: { access_token: expect.stringMatching(/^[\w-]{43}$/) } });
  return JSON.parse(JSON.stringify(body)).data.access_token;
}

test("[HOST-7] sign-up opens a customer account and signs it in", async () => {
  const person = newcomer();
  const response = await signUp(person);
  expect(response.body).toMatchObject({
    success: true,
    message: "Account created successfully",
    data: { user: { email: person.email, first_name: "Amina", last_name: "Khan", role: "customer", restaurants: [] } },
  });
  expect(await profile(getToken(response.body))).toMatchObject({
    status: 200,
    body: { data: { email: person.email } },
  });
  const stored = await database.db.selectFrom("users").where("email", "=", person.email).selectAll().executeTakeFirst();
  expect(stored?.password_hash).toMatch(/^\$argon2id\$/);
});

test("[HOST-7] an e-mail that is taken is refused beside its field, whatever its case", async () => {
  const person = await signedUp();
  const response = await signUp({ ...newcomer(), email: person.email.toUpperCase() });
  expect(response.status).toBe(409);
  expect(response.body).toMatchObject({ code: "email_taken", errors: { email: expect.any(String) } });
});

test("[HOST-7] parallel sign-ups with one e-mail give one account", async () => {
  const person = newcomer();
  const responses = await Promise.all(Array.from({ length: 8 }, () => signUp(person)));
  expect(responses.map((response) => response.status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  const accounts = await database.db.selectFrom("users").where("email", "=", person.email).select("id").execute();
  expect(accounts).toHaveLength(1);
});

test.each([
  ["short first name", { firstName: " A " }, "firstName", "User first name must be at least 2 characters"],
  ["short last name", { lastName: "" }, "lastName", "User last name must be at least 2 characters"],
  ["10 kB name", { firstName: "a".repeat(10_000) }, "firstName", expect.any(String)],
  ["no e-mail", { email: "amina" }, "email", "Please enter a valid email address"],
  ["short password", { password: "seven77" }, "password", "Password must be at least 8 characters"],
  ["name that is a number", { firstName: 7 }, "firstName", expect.any(String)],
])("[SIGNUP-2] sign-up refuses a %s", async (_what, change, field, sentence) => {
  const response = await signUp({ ...newcomer(), ...change });
  expect(response.status).toBe(422);
  expect(response.body).toMatchObject({ code: "validation_failed", errors: { [field]: sentence } });
});

test("[HOST-6] login answers token, person and restaurants, the active one first", async () => {
  const person = await signedUp();
  const { id } = await database.db
    .updateTable("users")
    .set({ role: "owner" })
    .where("email", "=", person.email)
    .returning("id")
    .executeTakeFirstOrThrow();
  const restaurants = await database.db
    .insertInto("restaurants")
    .values(
      ["Second", "First"].map((name) => ({
        name,
        phone: "860-555-0100",
        street_address: "1 Main St",
        city: "Bristol",
        state: "CT",
        zip_code: "06010",
        category: "Restaurant",
        cuisine_type: "Turkish",
      })),
    )
    .returning(["id", "name"])
    .execute();
  await database.db
    .insertInto("restaurant_members")
    .values(
      restaurants.map((restaurant) => ({
        restaurant_id: restaurant.id,
        user_id: id,
        role: "owner" as const,
        created_at: restaurant.name === "First" ? new Date("2026-01-01") : new Date("2026-02-01"),
      })),
    )
    .execute();
  const response = await logIn(person.email.toUpperCase());
  expect(response.body).toMatchObject({
    success: true,
    message: "Login successful",
    data: {
      user: { id, role: "owner", restaurants: [{ name: "First", role: "owner" }, { name: "Second" }] },
      restaurant: { name: "First", status: "pending" },
    },
  });
});

test("[AUTH-7] an unknown e-mail and a wrong password are refused alike", async () => {
  const person = await signedUp();
  const wrong = await logIn(person.email, "wrong password");
  const unknown = await logIn("nobody@example.test", "wrong password");
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({ success: false, code: "invalid_credentials", message: "Invalid email or password." });
  expect({ status: unknown.status, body: unknown.body }).toEqual({ status: wrong.status, body: wrong.body });
});

test("[HOST-6] a deactivated account is told so only with its password, and its tokens stop", async () => {
  const person = await signedUp();
  await database.db.updateTable("users").set({ is_active: false }).where("email", "=", person.email).execute();
  expect(await logIn(person.email)).toMatchObject({ status: 403, body: refused("forbidden") });
  expect(await logIn(person.email, "wrong password")).toMatchObject({ body: refused("invalid_credentials") });
  expect(await profile(person.token)).toMatchObject({ status: 401 });
});

test("[HOST-57] a token is stored hashed, and is revoked by logout", async () => {
  const person = await signedUp();
  const stored = await database.db.selectFrom("access_tokens").select("token_hash").execute();
  expect(JSON.stringify(stored)).not.toContain(person.token);
  expect(await api.call("POST", "/auth/logout", { token: person.token })).toMatchObject({ status: 200 });
  expect(await profile(person.token)).toMatchObject({ status: 401, body: refused("unauthenticated") });
});

test("[HOST-57] a token ends after 30 days, and expired ones are cleared", async () => {
  const person = await signedUp();
  api.clock.set("2026-04-03T16:59:59Z");
  expect(await profile(person.token)).toMatchObject({ status: 200 });
  api.clock.set("2026-04-03T17:00:00Z");
  expect(await profile(person.token)).toMatchObject({ status: 401 });
  await logIn(person.email);
  const ended = database.db.selectFrom("access_tokens").where("expires_at", "<=", api.clock.now());
  expect(await ended.select("token_hash").execute()).toEqual([]);
});

test("[HOST-9] changing the password needs the current one and ends the other sessions", async () => {
  const person = await signedUp();
  const other = getToken((await logIn(person.email)).body);
  const change = (current_password: string) =>
    api.call("POST", "/auth/change-password", {
      token: person.token,
      body: { current_password, new_password: "a new password" },
    });
  expect(await change("wrong password")).toMatchObject({
    status: 422,
    body: { errors: { current_password: "Your current password is not correct." } },
  });
  expect(await change("correct horse")).toMatchObject({ status: 200 });
  expect(await profile(person.token)).toMatchObject({ status: 200 });
  expect(await profile(other)).toMatchObject({ status: 401 });
  expect(await logIn(person.email)).toMatchObject({ status: 401 });
  expect(await logIn(person.email, "a new password")).toMatchObject({ status: 200 });
});

test.each(["Password1!", "halalgo123"])(
  "[SIGNUP-3] %s is refused at sign-up, change and reset, and may still log in",
  async (password) => {
    const refusal = { status: 422, body: { errors: { password: expect.stringContaining("too common") } } };
    expect(await signUp({ ...newcomer(), password })).toMatchObject(refusal);
    const person = await signedUp();
    const body = { current_password: person.password, new_password: password };
    expect(await api.call("POST", "/auth/change-password", { token: person.token, body })).toMatchObject({
      status: 422,
      body: { errors: { new_password: expect.stringContaining("too common") } },
    });
    expect(await api.call("PUT", `/auth/password-resets/${"x".repeat(43)}`, { body: { password } })).toMatchObject(
      refusal,
    );
    await database.db
      .updateTable("users")
      .set({ password_hash: await hashPassword(password) })
      .where("email", "=", person.email)
      .execute();
    expect(await logIn(person.email, password)).toMatchObject({ status: 200 });
  },
);

test("[AUTH-7] a client address that guesses over many accounts is stopped, others are not", async () => {
  const person = await signedUp();
  const strict = createTestApi(database.db, { rateLimits: { loginAddress: { max: 3, seconds: 900 } } });
  const guess = (email: string, address: string) =>
    strict.call("POST", "/auth/login", {
      body: { email, password: "correct horse" },
      headers: { "x-forwarded-for": `${address}, 10.0.0.1` },
    });
  for (let i = 0; i < 3; i++)
    expect(await guess(`guess${i}@example.test`, "203.0.113.9")).toMatchObject({ status: 401 });
  const refusedGuess = await guess(person.email, "203.0.113.9");
  expect(refusedGuess).toMatchObject({ status: 429 });
  expect(refusedGuess.headers.get("retry-after")).toBe("900");
  expect(await guess(person.email, "203.0.113.10")).toMatchObject({ status: 200 });
});
