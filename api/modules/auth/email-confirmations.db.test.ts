import { beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { hasConfirmedEmail } from "./email-confirmations";

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
async function newcomer() {
  const email = `amina${++people}@example.test`;
  const body = { firstName: "Amina", lastName: "Khan", email, password: "correct horse" };
  const response = await api.call("POST", "/auth/user/signup", { body });
  expect(response).toMatchObject({ status: 200, body: { data: { user: { email_confirmed: false } } } });
  const { access_token: token, user } = JSON.parse(JSON.stringify(response.body)).data;
  return { email, token: String(token), id: String(user.id) };
}
const linkIn = (text = "") => /confirm-email\/([\w-]{43})$/m.exec(text)?.[1] ?? "none mailed";
const confirm = (link: string) => api.call("PUT", `/auth/email-confirmations/${link}`);
const again = (token: string) => api.call("POST", "/auth/email-confirmations", { token });

test("[HOST-7] a new customer's address is confirmed by the link in their mail, which may be pressed twice", async () => {
  const { id, email, token } = await newcomer();
  expect(await hasConfirmedEmail(database.db, id)).toBe(false);
  const [mail] = api.mails;
  expect(mail).toMatchObject({ to: email, template: "confirm-email" });
  const link = linkIn(mail?.text);
  // The account that is logged in may be another one.
  const confirmed = { status: 200, body: { message: `Thank you. ${email} is confirmed.` } };
  expect(await confirm(link)).toMatchObject(confirmed);
  expect(await confirm(link)).toMatchObject(confirmed);
  expect(await hasConfirmedEmail(database.db, id)).toBe(true);
  const profile = await api.call("GET", "/auth/profile", { token });
  expect(profile).toMatchObject({ body: { data: { email_confirmed: true } } });
  const stored = await database.db.selectFrom("email_confirmations").select("token_hash").execute();
  expect(JSON.stringify(stored)).not.toContain(link);
});

test("[HOST-7] the link is sent again five times an hour, is over after a week, and garbage is refused", async () => {
  const { id, token } = await newcomer();
  for (let i = 0; i < 5; i++) expect(await again(token)).toMatchObject({ status: 200 });
  expect(await again(token)).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(api.mails).toHaveLength(6);
  expect(await confirm("%00")).toMatchObject({ status: 422 });
  api.clock.set("2026-03-11T17:00:00Z");
  expect(await confirm(linkIn(api.mails.at(-1)?.text))).toMatchObject({ status: 422 });
  expect(await hasConfirmedEmail(database.db, id)).toBe(false);
  api.mails.length = 0;
  await again(token);
  await confirm(linkIn(api.mails.at(-1)?.text));
  expect(await again(token)).toMatchObject({ body: { message: "Your email address is confirmed already." } });
  expect(api.mails).toHaveLength(1);
  expect(await api.call("POST", "/auth/email-confirmations")).toMatchObject({ status: 401 });
});

test("accounts of before, and whoever sets a password by a mailed link, count as confirmed", async () => {
  const old = await api.signIn("customer");
  expect(await hasConfirmedEmail(database.db, old.id)).toBe(true);
  const { id, email } = await newcomer();
  await api.call("POST", "/auth/password-resets", { body: { email } });
  const link = /reset-password\/([\w-]{43})$/m.exec(api.mails.at(-1)?.text ?? "")?.[1] ?? "";
  await api.call("PUT", `/auth/password-resets/${link}`, { body: { password: "another horse" } });
  expect(await hasConfirmedEmail(database.db, id)).toBe(true);
});
