import { beforeAll, beforeEach, expect, test } from "vitest";
import { type SignedIn, type TestApi, createTestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";

const database = withTestDatabase();
let api: TestApi;
let customer: SignedIn;

beforeAll(() => {
  api = createTestApi(database.db, { sessionTtlMs: 1_000 });
});
beforeEach(async () => {
  api.clock.set("2026-03-04T17:00:00Z");
  customer = await api.signIn("customer");
});

const status = async (method = "GET", path = "/cart/user") =>
  (await api.call(method, path, { token: customer.token })).status;
/** As another process does it: this one hears nothing. */
const deactivate = () =>
  database.db.updateTable("users").set({ is_active: false }).where("id", "=", customer.id).execute();

test("[SESS-3] who a token belongs to is looked up once for the calls of a page, and again a second later", async () => {
  expect(await status()).toBe(200);
  await deactivate();
  expect(await status()).toBe(200);
  api.clock.set("2026-03-04T17:00:01Z");
  expect(await status()).toBe(401);
});

test("[SESS-3] whoever changes something is looked up each time", async () => {
  expect(await status()).toBe(200);
  await deactivate();
  expect(await status("POST", "/auth/logout")).toBe(401);
  expect(await status()).toBe(401);
});

test("[SESS-3] a stranger's refused calls do not make everybody be looked up again", async () => {
  expect(await status()).toBe(200);
  await deactivate();
  for (const path of ["/auth/logout", "/nowhere", "/payments/clover/webhooks"])
    expect((await api.call("POST", path)).status).toBeGreaterThanOrEqual(400);
  expect(await status()).toBe(200);
  expect(
    (await api.call("POST", "/newsletter/subscriptions", { body: { email: "stranger@example.test" } })).status,
  ).toBe(200);
  expect(await status()).toBe(401);
});

test("[SESS-3] a log-out counts at once, also for a look-up that began before it", async () => {
  for (let round = 0; round < 10; round += 1) {
    customer = await api.signIn("customer");
    await Promise.all([status(), status("POST", "/auth/logout"), status(), status()]);
    expect(await status()).toBe(401);
  }
});

test("[SESS-3] a token is not remembered beyond its end", async () => {
  await database.db
    .updateTable("access_tokens")
    .set({ expires_at: new Date("2026-03-04T17:00:00.500Z") })
    .where("user_id", "=", customer.id)
    .execute();
  expect(await status()).toBe(200);
  api.clock.set("2026-03-04T17:00:00.500Z");
  expect(await status()).toBe(401);
});
