import { beforeEach, expect, test, vi } from "vitest";
import { loginResponse } from "@domain/contract/accounts/auth";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { updateAdministrators } from "./administrators";

const database = withTestDatabase();
let api: TestApi;
beforeEach(async () => {
  await database.db.deleteFrom("users").execute();
  api = createTestApi(database.db);
});

const apply = (...emails: string[]) => updateAdministrators(api.dependencies, emails);
const logIn = (email: string, password: string) => api.call("POST", "/auth/login", { body: { email, password } });
const agentsAs = async (token: string) => (await api.call("GET", "/auth/agents", { token })).status;
const linkOf = (email: string) =>
  /\/auth\/reset-password\/([\w-]{43})$/m.exec(api.mails.findLast(({ to }) => to === email)?.text ?? "")?.[1];
const setPassword = (email: string, password: string) =>
  api.call("PUT", `/auth/password-resets/${linkOf(email)}`, { body: { password } });

test("[AUTH-14] who is named gets an account and, once, a link to choose a password, and can administer", async () => {
  await apply("Yusuf@Halal.test", "amina@halal.test");
  await apply("yusuf@halal.test", "amina@halal.test");
  expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ["yusuf@halal.test", "You are an administrator of HalalGo"],
    ["amina@halal.test", "You are an administrator of HalalGo"],
  ]);
  expect((await setPassword("yusuf@halal.test", "turmeric-77")).status).toBe(200);
  const entered = await logIn("yusuf@halal.test", "turmeric-77");
  expect(entered).toMatchObject({ status: 200, body: { data: { user: { role: "admin", email_confirmed: true } } } });
  expect(await agentsAs(tokenOf(entered.body))).toBe(200);

  // The link is good for a week; then they ask for a new one like anybody else.
  api.clock.set("2026-03-12T17:00:00Z");
  expect((await setPassword("amina@halal.test", "turmeric-78")).status).toBe(422);
  await api.call("POST", "/auth/password-resets", { body: { email: "amina@halal.test" } });
  expect((await setPassword("amina@halal.test", "turmeric-78")).status).toBe(200);
});

test("[AUTH-14] several processes that start at once mail one link", async () => {
  await Promise.all([apply("amina@halal.test"), apply("amina@halal.test"), apply("amina@halal.test")]);
  expect(api.mails).toHaveLength(1);
});

test("[AUTH-14] who is no longer named is logged out and not let in, until named again; without a list all stay", async () => {
  const former = await api.signIn("admin");
  const customer = await api.signIn("customer");
  await apply();
  expect(await agentsAs(former.token)).toBe(200);
  await apply("amina@halal.test");
  expect(await agentsAs(former.token)).toBe(401);
  expect((await api.call("GET", "/auth/profile", { token: customer.token })).status).toBe(200);
  const isActive = () =>
    database.db.selectFrom("users").where("id", "=", former.id).select("is_active").executeTakeFirstOrThrow();
  expect(await isActive()).toEqual({ is_active: false });
  await apply("amina@halal.test", former.email.toUpperCase());
  expect(await isActive()).toEqual({ is_active: true });
  const log = database.db.selectFrom("audit_log").where("subject_id", "=", former.id).orderBy("id").select("action");
  expect(await log.execute()).toEqual([{ action: "admin.deactivated" }, { action: "admin.reactivated" }]);
});

test("[AUTH-14] an account of another role is not made an administrator's, and it is logged that there is none", async () => {
  const { email, id } = await api.signIn("customer");
  const error = vi.spyOn(api.dependencies.logger, "error");
  const warn = vi.spyOn(api.dependencies.logger, "warn");
  await apply(email);
  expect(error).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
  expect(api.mails).toEqual([]);
  const account = database.db.selectFrom("users").where("id", "=", id).select(["role", "is_active"]);
  expect(await account.executeTakeFirst()).toEqual({ role: "customer", is_active: true });
});

function tokenOf(body: unknown): string {
  return loginResponse.parse(body).data.access_token;
}
