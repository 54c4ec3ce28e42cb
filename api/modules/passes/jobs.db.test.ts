import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { connectDatabase } from "@api/db/connect";
import { settlePayments } from "@api/modules/payments/settlement";
import { type SignedIn, type TestApi, createTestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { renewPasses } from "./jobs";

const database = withTestDatabase();
let api: TestApi;
let customer: SignedIn;
let earlier = 0;
const charges = () => api.payments.charges.slice(earlier);
beforeAll(() => {
  api = createTestApi(database.db);
});
beforeEach(async () => {
  api.clock.set("2026-01-31T12:00:00Z");
  earlier = api.payments.charges.length;
  await api.db.updateTable("passes").set({ status: "lapsed" }).execute();
  customer = await api.signIn("customer");
  expect((await buy()).status).toBe(200);
});

const buy = () =>
  api.call("POST", "/pass", {
    token: customer.token,
    headers: { "idempotency-key": randomUUID() },
    body: { cloverResult: { token: `clv_${randomUUID()}` }, amount: 999 },
  });
const pass = async () => (await api.call("GET", "/pass", { token: customer.token })).body;
const listNotifications = async () => {
  const rows = await api.db
    .selectFrom("notifications")
    .select("kind")
    .where("user_id", "=", customer.id)
    .orderBy("created_at")
    .execute();
  return rows.map((row) => row.kind);
};

test("[PASS-4] each month is charged once, a day before it ends, and months keep the day they began on", async () => {
  api.clock.set("2026-02-27T11:00:00Z");
  await renewPasses(api.dependencies);
  expect(charges()).toHaveLength(1);
  for (const [now, until] of [
    ["2026-02-27T12:00:00Z", "2026-03-31T12:00:00.000Z"],
    ["2026-03-30T12:00:00Z", "2026-04-30T12:00:00.000Z"],
  ] as const) {
    api.clock.set(now);
    await renewPasses(api.dependencies);
    await renewPasses(api.dependencies);
    expect(await pass()).toMatchObject({ data: { pass: { paidUntil: until, renews: true, failedTries: 0 } } });
  }
  expect(charges().map(({ storedCard }) => storedCard)).toEqual(["first", "subsequent", "subsequent"]);
  expect(await listNotifications()).toEqual(["pass.started", "pass.renewed", "pass.renewed"]);
});

test.runIf(process.env.TEST_DATABASE === "postgres")("two processes renewing at once charge once", async () => {
  const others = await Promise.all([1, 2].map(() => connectDatabase({ url: database.url ?? "", poolSize: 2 })));
  const processes = [api.dependencies, ...others.map(({ db }) => ({ ...api.dependencies, db }))];
  const before = await api.signIn("customer");
  const first = customer;
  customer = before;
  await buy();
  earlier = api.payments.charges.length;
  api.clock.set("2026-02-27T13:00:00Z");
  await Promise.all(processes.flatMap((deps) => [renewPasses(deps), settlePayments(deps)]));
  expect(charges()).toHaveLength(2);
  expect(await listNotifications()).toEqual(["pass.started", "pass.renewed"]);
  customer = first;
  expect(await listNotifications()).toEqual(["pass.started", "pass.renewed"]);
  await Promise.all(others.map((other) => other.close()));
});

test.each(["answer lost", "unreachable"] as const)(
  "a renewal whose reply is missing (%s) is settled once",
  async (trouble) => {
    api.clock.set("2026-02-27T13:00:00Z");
    api.payments.nextCharges.push(trouble);
    await renewPasses(api.dependencies);
    expect(await api.call("POST", "/pass/cancel", { token: customer.token })).toMatchObject({
      status: 409,
      body: { code: "payment_in_progress" },
    });
    api.clock.set("2026-02-27T13:00:30Z");
    await Promise.all([settlePayments(api.dependencies), renewPasses(api.dependencies)]);
    await renewPasses(api.dependencies);
    expect(charges()).toHaveLength(2);
    expect(await pass()).toMatchObject({ data: { pass: { paidUntil: "2026-03-31T12:00:00.000Z" } } });
    expect(await listNotifications()).toEqual(["pass.started", "pass.renewed"]);
  },
);

test("[PASS-4] a refused renewal is told and tried again over days; after the last refusal the pass ends", async () => {
  api.payments.nextCharges.push("declined", "declined", "declined", "declined");
  const expected = [
    ["2026-02-27T12:00:00Z", { failedTries: 1, isValid: true }],
    ["2026-02-28T12:00:00Z", { failedTries: 2, isValid: false }],
    ["2026-03-02T12:00:00Z", { failedTries: 3, isValid: false }],
    ["2026-03-04T12:00:00Z", { failedTries: 4, status: "lapsed" }],
  ] as const;
  for (const [now, state] of expected) {
    api.clock.set(now);
    await renewPasses(api.dependencies);
    await renewPasses(api.dependencies);
    expect(await pass()).toMatchObject({ data: { pass: state } });
  }
  expect(charges()).toHaveLength(1);
  expect(await listNotifications()).toEqual([
    "pass.started",
    "pass.refused",
    "pass.refused",
    "pass.refused",
    "pass.ended",
  ]);
  const mails = api.mails.filter(({ to }) => to === customer.email);
  expect(mails).toHaveLength(5);
  expect(mails[1]?.text).toContain("To be safe, pay with another card. Your paid month ends on February 28, 2026.");
  for (const late of mails.slice(2, 4)) expect(late.text).toContain("Your paid month ended on February 28, 2026.");
});

test("[PASS-4, PASS-5] cancelled while its month is over and not paid, it is not said to be good", async () => {
  api.payments.nextCharges.push("declined", "declined");
  for (const now of ["2026-02-27T12:00:00Z", "2026-02-28T12:00:00Z"]) {
    api.clock.set(now);
    await renewPasses(api.dependencies);
  }
  expect((await api.call("POST", "/pass/cancel", { token: customer.token })).status).toBe(200);
  expect(api.mails.at(-1)?.text).toContain(
    "Its paid month ended on February 28, 2026. Your card is not charged again.",
  );
  await renewPasses(api.dependencies);
  expect(await pass()).toMatchObject({ data: { pass: { status: "lapsed", isValid: false } } });
});

test("[PASS-4] a month paid late starts when it is paid, be it by a later try or by another card", async () => {
  api.payments.nextCharges.push("declined", "declined");
  for (const now of ["2026-02-27T12:00:00Z", "2026-02-28T12:00:00Z", "2026-03-02T12:00:00Z"]) {
    api.clock.set(now);
    await renewPasses(api.dependencies);
  }
  expect(await pass()).toMatchObject({ data: { pass: { paidUntil: "2026-04-02T12:00:00.000Z", failedTries: 0 } } });

  api.payments.nextCharges.push("declined");
  api.clock.set("2026-04-01T12:00:00Z");
  await renewPasses(api.dependencies);
  expect((await buy()).status).toBe(200);
  expect(await pass()).toMatchObject({ data: { pass: { paidUntil: "2026-05-02T12:00:00.000Z", renews: true } } });
  api.clock.set("2026-04-02T12:00:00Z");
  await renewPasses(api.dependencies);
  expect(charges()).toHaveLength(3);
});

test("[PASS-4] whose renewal was refused pays with another card what was refused, whatever the pass costs by now", async () => {
  api.payments.nextCharges.push("declined");
  api.clock.set("2026-02-27T12:00:00Z");
  await renewPasses(api.dependencies);
  const setting = { name: "go_pass_price_cents", value: "1299" };
  await api.db.insertInto("platform_settings").values(setting).execute();
  expect(await pass()).toMatchObject({ data: { plan: { price: 999 }, pass: { price: 999, failedTries: 1 } } });
  expect((await api.call("GET", "/pass")).body).toMatchObject({ data: { plan: { price: 1299 } } });
  expect((await buy()).status).toBe(200);
  expect(charges().map(({ amountCents }) => amountCents)).toEqual([999, 999]);
  expect(await pass()).toMatchObject({ data: { pass: { price: 999, failedTries: 0 } } });
  await api.db.deleteFrom("platform_settings").where("name", "=", setting.name).execute();
});

test("[PASS-4] a crash after the refusal was stored, before it was told, is told by the next run and not charged again", async () => {
  api.payments.nextCharges.push("declined");
  api.clock.set("2026-02-27T13:00:00Z");
  const crashing = { ...api.dependencies, events: { publish: () => Promise.reject(new Error("scripted: crash")) } };
  await renewPasses(crashing);
  expect(await listNotifications()).toEqual(["pass.started"]);
  api.clock.set("2026-02-27T13:11:00Z");
  await renewPasses(api.dependencies);
  expect(await listNotifications()).toEqual(["pass.started", "pass.refused"]);
  expect(api.payments.calls.charge.filter(({ amountCents }) => amountCents === 999).at(-1)?.key).toMatch(/:1$/);
  expect(await pass()).toMatchObject({ data: { pass: { failedTries: 1, nextTryAt: "2026-02-28T13:11:00.000Z" } } });
});

test("[PASS-4] nobody is charged for an account that is gone, and its card is removed at the provider", async () => {
  await api.db.updateTable("users").set({ deleted_at: api.clock.now() }).where("id", "=", customer.id).execute();
  await api.db.updateTable("passes").set({ status: "lapsed" }).where("user_id", "=", customer.id).execute();
  api.clock.set("2026-02-27T13:00:00Z");
  await renewPasses(api.dependencies);
  expect(charges()).toHaveLength(1);
  expect(api.payments.storedCards.size).toBe(0);
});

const setActive = (is_active: boolean) => api.db.updateTable("users").set({ is_active }).where("id", "=", customer.id);
const readPass = () =>
  api.db.selectFrom("passes").selectAll().where("user_id", "=", customer.id).executeTakeFirstOrThrow();

test("[PASS-4] a deactivated customer is not charged; the pass ends with its month, and coming back costs nothing", async () => {
  await setActive(false).execute();
  for (const now of ["2026-02-27T12:00:00Z", "2026-02-28T11:59:00Z"]) {
    api.clock.set(now);
    await renewPasses(api.dependencies);
  }
  expect(await readPass()).toMatchObject({ status: "active" });
  api.clock.set("2026-02-28T12:00:00Z");
  await renewPasses(api.dependencies);
  await renewPasses(api.dependencies);
  expect(await readPass()).toMatchObject({ status: "lapsed", paid_until: new Date("2026-02-28T12:00:00Z") });
  expect(await listNotifications()).toEqual(["pass.started", "pass.ended"]);
  expect(api.mails.at(-1)?.text).toContain("It was not renewed, as your account is deactivated");
  expect(api.payments.storedCards.size).toBe(0);
  await setActive(true).execute();
  api.clock.set("2026-03-28T12:00:00Z");
  await renewPasses(api.dependencies);
  expect(charges()).toHaveLength(1);
});

test("[PASS-4] a customer who is reactivated within the paid month goes on, and is charged for the next one alone", async () => {
  await setActive(false).execute();
  api.clock.set("2026-02-27T13:00:00Z");
  await renewPasses(api.dependencies);
  await setActive(true).execute();
  await renewPasses(api.dependencies);
  expect(charges()).toHaveLength(2);
  expect(await pass()).toMatchObject({ data: { pass: { paidUntil: "2026-03-31T12:00:00.000Z", renews: true } } });
});

test("[PASS-4] a customer who is reactivated before the job has ended an overdue pass is not charged", async () => {
  const admin = await api.signIn("admin");
  const change = (is_active: boolean) =>
    api.call("PATCH", `/customers/${customer.id}`, { token: admin.token, body: { is_active, reason: "Asked" } });
  expect((await change(false)).status).toBe(200);
  api.clock.set("2026-03-15T12:00:00Z");
  expect((await change(true)).status).toBe(200);
  await renewPasses(api.dependencies);
  expect(await readPass()).toMatchObject({ status: "lapsed" });
  expect(charges()).toHaveLength(1);
});

test("[PASS-4] a month that was being paid when the account was deactivated is granted, then the pass ends", async () => {
  api.clock.set("2026-02-28T11:59:00Z");
  api.payments.nextCharges.push("answer lost");
  await renewPasses(api.dependencies);
  await setActive(false).execute();
  api.clock.set("2026-02-28T12:00:30Z");
  await renewPasses(api.dependencies);
  await settlePayments(api.dependencies);
  expect(await readPass()).toMatchObject({ status: "active", paid_until: new Date("2026-03-28T12:00:30Z") });
  api.clock.set("2026-03-28T12:00:30Z");
  await renewPasses(api.dependencies);
  expect(await readPass()).toMatchObject({ status: "lapsed" });
  expect(charges()).toHaveLength(2);
  expect(await listNotifications()).toEqual(["pass.started", "pass.renewed", "pass.ended"]);
});

test("[PASS-3] nobody is asked to renew a pass for an account that is deactivated", async () => {
  await api.db.updateTable("passes").set({ card_id: null }).where("user_id", "=", customer.id).execute();
  await setActive(false).execute();
  api.clock.set("2026-02-26T12:00:00Z");
  await renewPasses(api.dependencies);
  expect(await listNotifications()).toEqual(["pass.started"]);
});
