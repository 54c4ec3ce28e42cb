import { beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { createAccount } from "./accounts";

const database = withTestDatabase();
let api: TestApi;
beforeAll(() => {
  api = createTestApi(database.db);
});
beforeEach(() => {
  api.clock.set("2026-03-04T17:00:00Z");
  api.mails.length = 0;
});

let people = 0;
async function account() {
  const email = `omar${++people}@example.test`;
  const person = {
    firstName: "Omar",
    lastName: "Aziz",
    email,
    password: "old password",
    role: "customer",
    isConfirmed: false,
  } as const;
  return { id: await createAccount(database.db, person, api.clock.now()), email };
}
const ask = (email: string) => api.call("POST", "/auth/password-resets", { body: { email } });
const reset = (token: string, password = "new password") =>
  api.call("PUT", `/auth/password-resets/${token}`, { body: { password } });
const logIn = (email: string, password: string) => api.call("POST", "/auth/login", { body: { email, password } });
const mailedToken = () => /reset-password\/([\w-]{43})$/m.exec(api.mails.at(-1)?.text ?? "")?.[1] ?? "none mailed";

test("[HOST-58] the answer does not tell whether an address is known; only a known one gets mail", async () => {
  const { email } = await account();
  const known = await ask(email);
  const unknown = await ask("nobody@example.test");
  expect(known.status).toBe(200);
  expect({ status: unknown.status, body: unknown.body }).toEqual({ status: known.status, body: known.body });
  expect(api.mails.map((mail) => mail.to)).toEqual([email]);
  expect(api.mails[0]?.text).toContain("https://app.test/auth/reset-password/");
});

test("[HOST-59] the link sets a new password once and ends all sessions", async () => {
  const { email } = await account();
  const before = await logIn(email, "old password");
  const token: string = JSON.parse(JSON.stringify(before.body)).data.access_token;
  await ask(email);
  const link = mailedToken();
  const check = () => api.call("GET", `/auth/password-resets/${link}`);
  expect(await check()).toMatchObject({ status: 200 });
  expect(await check(), "looking does not use it").toMatchObject({ status: 200 });
  expect(await reset(link)).toMatchObject({ status: 200 });
  const message = "This link is no longer valid. Please ask for a new one.";
  expect(await check()).toMatchObject({ status: 422, body: { code: "validation_failed", message } });
  expect(await api.call("GET", "/auth/profile", { token })).toMatchObject({ status: 401 });
  expect(await logIn(email, "old password")).toMatchObject({ status: 401 });
  expect(await logIn(email, "new password")).toMatchObject({ status: 200 });
  expect(await reset(link, "third password")).toMatchObject({ status: 422 });
});

test("[HOST-59] using a link ends the person's other links", async () => {
  const { email } = await account();
  await ask(email);
  const first = mailedToken();
  await ask(email);
  expect(await reset(mailedToken())).toMatchObject({ status: 200 });
  expect(await reset(first)).toMatchObject({ status: 422 });
});

test("[HOST-59, AUTH-10] changing the password ends the links mailed before", async () => {
  const { email } = await account();
  const session = JSON.parse(JSON.stringify((await logIn(email, "old password")).body)).data.access_token;
  await ask(email);
  const changed = await api.call("POST", "/auth/change-password", {
    token: String(session),
    body: { current_password: "old password", new_password: "chosen password" },
  });
  expect(changed).toMatchObject({ status: 200 });
  expect(await reset(mailedToken())).toMatchObject({ status: 422 });
  expect(await logIn(email, "chosen password")).toMatchObject({ status: 200 });
});

test("[HOST-59] of parallel uses of one link, one counts", async () => {
  const { email } = await account();
  await ask(email);
  const link = mailedToken();
  const responses = await Promise.all(
    ["first one", "second one", "third one"].map((password) => reset(link, password)),
  );
  expect(responses.map((response) => response.status).sort()).toEqual([200, 422, 422]);
});

test("[HOST-59] a link is refused after an hour, and garbage always", async () => {
  const { email } = await account();
  await ask(email);
  api.clock.set("2026-03-04T18:00:00Z");
  expect(await reset(mailedToken())).toMatchObject({ status: 422, body: { code: "validation_failed" } });
  expect(await reset("%00")).toMatchObject({ status: 422 });
  expect(await reset("x".repeat(300))).toMatchObject({ status: 404 });
});

test("[HOST-58] asking again and again is stopped", async () => {
  const { email } = await account();
  for (let i = 0; i < 5; i++) expect(await ask(email)).toMatchObject({ status: 200 });
  expect(await ask(email.toUpperCase())).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(api.mails).toHaveLength(5);
});
