import { beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
let api: TestApi;
beforeAll(() => {
  api = createTestApi(database.db);
});

const person = { firstName: "Amina", lastName: "Khan", email: "amina@example.test", password: "correct horse" };
const logIn = (email: string, password: string) =>
  api.call("POST", "/auth/login", { body: { email, password }, headers: { "x-forwarded-for": "203.0.113.77" } });
const logged = async () => {
  const rows = database.db.selectFrom("audit_log").where("action", "like", "access.%").orderBy("id");
  return rows.select(["action", "subject_type", "actor_role", "changes"]).execute();
};

test("[ADMIN-25] who comes in, who does not and why, and what was done with a password are in the audit log; no secrets", async () => {
  const { body } = await api.call("POST", "/auth/user/signup", { body: person });
  const token: string = JSON.parse(JSON.stringify(body)).data.access_token;
  await logIn(person.email, "wrong password");
  await logIn("nobody@example.test", "wrong password");
  await logIn(person.email, person.password);
  const change = { current_password: person.password, new_password: "another horse" };
  await api.call("POST", "/auth/change-password", { token, body: { ...change, current_password: "wrong" } });
  await api.call("POST", "/auth/change-password", { token, body: change });
  await api.call("GET", "/auth/export", { token });
  const rows = await logged();
  const address = "203.0.113.x";
  expect(rows).toMatchObject([
    { action: "access.signed-up", subject_type: "user", actor_role: "customer" },
    {
      action: "access.refused",
      subject_type: "user",
      actor_role: null,
      changes: { address, reason: "Wrong password" },
    },
    { action: "access.refused", subject_type: "unknown", changes: { address, reason: "No such account" } },
    { action: "access.signed-in", actor_role: "customer", changes: { address, way: "Password" } },
    { action: "access.refused", changes: { reason: "Wrong current password, to change it" } },
    { action: "access.password-changed" },
    { action: "access.data-exported" },
  ]);
  const all = await database.db.selectFrom("audit_log").selectAll().execute();
  for (const secret of ["horse", token, "nobody@example.test", "203.0.113.77"])
    expect(JSON.stringify(all)).not.toContain(secret);

  const admin = await api.signIn("admin");
  const read = (query: string) => api.call("GET", `/audit-log?kind=access&${query}`, { token: admin.token });
  expect(await read("actor=amina@example")).toMatchObject({ status: 200, body: { data: { total: 6 } } });
  expect(await read("actor=nobody")).toMatchObject({ body: { data: { total: 0 } } });
});

test("[ADMIN-25] lines about access are kept for 180 days, all others for good", async () => {
  const count = async () => (await logged()).length;
  await database.db
    .insertInto("audit_log")
    .values({ action: "restaurant.approved", subject_type: "restaurant", subject_id: "x", at: new Date("2020-01-01") })
    .execute();
  const before = await count();
  api.clock.set("2026-12-04T17:00:00Z");
  await logIn("nobody@example.test", "wrong password");
  expect(before).toBeGreaterThan(1);
  expect(await count()).toBe(1);
  const others = database.db.selectFrom("audit_log").where("action", "=", "restaurant.approved").select("id");
  expect(await others.execute()).toHaveLength(1);
});

test("[TABLE-6] who takes a list out is written down: what it was narrowed to, how, from where; of one's own place only", async () => {
  const place = await makeRestaurant(database.db, { name: "Sanaa Mandi" });
  const [owner, admin] = [await api.signIn("owner", { restaurantId: place }), await api.signIn("admin")];
  const customer = await api.signIn("customer");
  const take = (token: string, body: object) =>
    api.call("POST", "/audit-log/exports", { token, body, headers: { "x-forwarded-for": "203.0.113.77" } });
  const orders = { list: "orders", format: "csv", filter: "status=completed&sort=date", restaurant_id: place };
  expect(await take(owner.token, orders)).toMatchObject({ status: 200 });
  expect(await take(admin.token, { list: "customers", format: "print", filter: "" })).toMatchObject({ status: 200 });
  expect(await take(customer.token, orders)).toMatchObject({ status: 403 });
  const elsewhere = await makeRestaurant(database.db, { name: "Somebody else's" });
  expect(await take(owner.token, { ...orders, restaurant_id: elsewhere })).toMatchObject({ status: 403 });
  expect(await take(owner.token, { ...orders, list: "../orders" })).toMatchObject({ status: 422 });

  const rows = await database.db
    .selectFrom("audit_log")
    .select(["actor_id", "actor_role", "restaurant_id", "changes"])
    .where("action", "=", "access.list-exported")
    .orderBy("id")
    .execute();
  const address = "203.0.113.x";
  expect(rows).toEqual([
    {
      actor_id: owner.id,
      actor_role: "owner",
      restaurant_id: place,
      changes: { address, way: "csv", list: "orders", filter: orders.filter },
    },
    {
      actor_id: admin.id,
      actor_role: "admin",
      restaurant_id: null,
      changes: { address, way: "print", list: "customers" },
    },
  ]);
});
