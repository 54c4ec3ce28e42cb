import { beforeAll, expect, test } from "vitest";
import { customerList } from "@domain/contract/accounts/customer";
import { teamResponse } from "@domain/contract/accounts/team";
import { adminDashboardResponse, failedPaymentList, refundList } from "@domain/contract/administration/admin-dashboard";
import { auditList } from "@domain/contract/administration/audit";
import { modifierGroupResponse } from "@domain/contract/menu";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
let api: TestApi;
let admin: SignedIn;
let customer: SignedIn;
let place = "";
let number = 0;

beforeAll(async () => {
  api = createTestApi(database.db);
  admin = await api.signIn("admin");
  customer = await api.signIn("customer");
  await api.signIn("agent");
  place = await makeRestaurant(database.db, { name: "Darband Kebab" });
  await makeRestaurant(database.db, { status: "pending" });
  await makeRestaurant(database.db, { deleted_at: new Date() });
});

const ask = (method: string, path: string, body?: unknown, who = admin) =>
  api.call(method, path, { token: who.token, body });
const dashboard = async (query = "") =>
  adminDashboardResponse.parse((await ask("GET", `/restaurants/admin/dashboard${query}`)).body).data;

/** A paid order, or only its payment when `status` is the payment's. */
async function sell(at: string, cents: number, status = "completed", tip = 0) {
  const created_at = new Date(at);
  const failed = (["declined", "charging", "refunded"] as const).find((one) => one === status);
  const order = failed
    ? null
    : await database.db
        .insertInto("orders")
        .values({
          restaurant_id: place,
          customer_id: customer.id,
          customer_name: "Amina Rahman",
          source: "online",
          order_type: "takeaway",
          token: 1,
          status: status === "cancelled" ? "cancelled" : "completed",
          subtotal_cents: cents,
          tip_cents: tip,
          total_cents: cents + tip,
          payment_method: "credit_card",
          created_at,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
  number += 1;
  const payment = await database.db
    .insertInto("payments")
    .values({
      key: `key-${number}`,
      customer_id: customer.id,
      restaurant_id: place,
      order_id: order?.id ?? null,
      status: failed ?? "ordered",
      amount_cents: cents + tip,
      charge_id: failed && failed !== "refunded" ? null : `charge-${number}`,
      choices: JSON.stringify({ restaurantId: place, orderType: "takeaway" }),
      quote: JSON.stringify({}),
      created_at,
      updated_at: created_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (status === "cancelled")
    await database.db
      .insertInto("refunds")
      .values({
        payment_id: payment.id,
        order_id: order?.id ?? null,
        key: `cancelled-${number}`,
        amount_cents: cents,
        reason: "Order cancelled",
        status: "succeeded",
        created_at,
      })
      .execute();
  return { orderId: order?.id ?? "", paymentId: payment.id };
}

test("[HOST-87, ADMIN-2] the marketplace's figures count what is sold in the days asked for, and what needs somebody", async () => {
  await sell("2026-03-02T15:00:00Z", 2000, "completed", 300);
  await sell("2026-03-03T15:00:00Z", 1000, "cancelled");
  await sell("2026-02-03T15:00:00Z", 700, "completed", 50);
  await sell("2026-03-04T16:00:00Z", 1747, "declined");
  // Over a week ago: history, nobody has to look into it.
  await sell("2026-02-20T16:00:00Z", 999, "declined");
  const now = await dashboard();
  expect(now).toMatchObject({
    restaurants: { pending: 1, approved: 1, rejected: 0 },
    agents: 1,
    active_agents: 1,
    customers: 1,
    orders: 1,
    total_revenue: 2000,
    money: { gross_sales: 3000, discounts: 0, refunds: 1000, net_sales: 2000, tips: 300, taken_in: 2300 },
    previous: { orders: 1, total_revenue: 700, date_from: "2026-02-01", date_to: "2026-02-04" },
    failed_payments: { total: 1, data: [{ amount: 1747, status: "declined", restaurant: { name: "Darband Kebab" } }] },
    open_refunds: { total: 0 },
  });
  expect(now.weekly?.map(({ week, orders }) => [week, orders])).toEqual([
    ["2026-01-19", 0],
    ["2026-01-26", 0],
    ["2026-02-02", 1],
    ["2026-02-09", 0],
    ["2026-02-16", 0],
    ["2026-02-23", 0],
    ["2026-03-02", 1],
  ]);
  expect(await dashboard("?date_from=2026-02-01&date_to=2026-02-28")).toMatchObject({ orders: 1, total_revenue: 700 });
  for (const path of ["/restaurants/admin/dashboard", "/refunds", "/audit-log"])
    expect((await ask("GET", path, undefined, customer)).status).toBe(403);
});

test("[ADMIN-2] failed payments are found by what became of them, by day, place and customer, sorted and paged, by administrators alone", async () => {
  await sell("2026-03-04T15:00:00Z", 2500, "refunded");
  const charge = `charge-${number}`;
  await sell("2026-03-04T16:59:30Z", 300, "charging");
  const list = async (query: string) =>
    failedPaymentList.parse((await ask("GET", `/failed-payments?${query}`)).body).data;
  const amounts = async (query: string) => (await list(query)).data.map(({ amount }) => amount);
  // The older ones too, an order's own payment never, and nothing that is still being charged.
  expect(await amounts("")).toEqual([1747, 2500, 999]);
  expect(await amounts("sort=amount")).toEqual([999, 1747, 2500]);
  expect(await amounts("status=refunded")).toEqual([2500]);
  expect(await amounts("status=hanging")).toEqual([]);
  expect(await amounts("date_to=2026-02-28")).toEqual([999]);
  expect(await amounts(`search=${charge.toUpperCase()}`)).toEqual([2500]);
  expect(await amounts("search=nobody")).toEqual([]);
  expect(await list(`search=${encodeURIComponent(customer.email)}&per_page=2&page=2`)).toMatchObject({
    total: 3,
    data: [{ amount: 999, restaurant: { id: place, name: "Darband Kebab" }, customer: { email: customer.email } }],
  });
  expect((await ask("GET", "/failed-payments?date_from=soon")).status).toBe(422);
  for (const who of [customer, await api.signIn("agent"), await api.signIn("owner", { restaurantId: place })])
    expect((await ask("GET", "/failed-payments", undefined, who)).status).toBe(403);
});

test("[ADMIN-24] a refused refund is tried again under another key, or noted as given back by hand, and never twice", async () => {
  const { orderId, paymentId } = await sell("2026-03-04T12:00:00Z", 3000);
  const refuse = (key: string, cents: number) =>
    database.db
      .insertInto("refunds")
      .values({
        payment_id: paymentId,
        order_id: orderId,
        key,
        amount_cents: cents,
        reason: "Cold food",
        status: "failed",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
  const first = await refuse("refund:1", 3000);
  expect((await dashboard()).open_refunds).toMatchObject({ total: 1, data: [{ id: first.id, status: "failed" }] });
  expect(await ask("PATCH", `/refunds/${first.id}`, { status: "pending" })).toMatchObject({
    body: { message: "The refund will be retried", data: { status: "pending" } },
  });
  const again = database.db.selectFrom("refunds").select("key").where("id", "=", first.id);
  expect((await again.executeTakeFirst())?.key).toMatch(/^refund:1\/\d+$/);
  const second = await refuse("refund:2", 1);
  expect(await ask("PATCH", `/refunds/${second.id}`, { status: "succeeded" })).toMatchObject({
    status: 409,
    body: { message: "The money of this payment has been given back meanwhile." },
  });
  await database.db.updateTable("refunds").set({ status: "failed" }).where("id", "=", first.id).execute();
  await database.db.updateTable("payments").set({ status: "refunding" }).where("id", "=", paymentId).execute();
  expect((await ask("PATCH", `/refunds/${first.id}`, { status: "succeeded" })).status).toBe(200);
  const payment = database.db.selectFrom("payments").select("status").where("id", "=", paymentId);
  expect(await payment.executeTakeFirst()).toEqual({ status: "refunded" });
  expect((await ask("PATCH", `/refunds/${first.id}`, { status: "pending" })).status).toBe(409);
  const refunds = refundList.parse((await ask("GET", "/refunds?status=succeeded")).body).data;
  const settled = refunds.data.filter(({ reason }) => reason !== "Order cancelled");
  expect(settled).toMatchObject([{ id: first.id, customer: expect.any(String), restaurant: { id: place } }]);
});

test("[ADMIN-25] the audit log says who, when, what, and from what to what; it is narrowed and paged", async () => {
  const owner = await api.signIn("owner", { restaurantId: place });
  await ask("PUT", `/restaurants/${place}/settings`, { phone: "(860) 555-0123" }, owner);
  await ask("POST", `/restaurants/${place}/taxes`, { name: "State", code: "CT", rate: "6.35" }, owner);
  const read = async (query: string) => auditList.parse((await ask("GET", `/audit-log?${query}`)).body).data;
  const { data } = await read(`restaurant_id=${place}&kind=promotion`);
  expect(data).toMatchObject([
    {
      action: "promotion.tax-created",
      role: "owner",
      actor: { email: owner.email },
      restaurant: { name: "Darband Kebab" },
    },
  ]);
  const settings = (await read(`actor=${owner.email}&kind=restaurant`)).data;
  expect(settings).toMatchObject([
    {
      action: "restaurant.settings",
      at: "2026-03-04T17:00:00.000Z",
      changes: { phone: ["(860) 555-0199", "(860) 555-0123"] },
    },
  ]);
  expect(await read("date_from=2026-03-05")).toMatchObject({ total: 0 });
  const all = await read(`restaurant_id=${place}`);
  const second = await read(`restaurant_id=${place}&per_page=1&page=2`);
  expect([second.total, second.data[0]?.id]).toEqual([all.total, all.data[1]?.id]);
  expect((await ask("GET", "/audit-log?date_from=yesterday")).status).toBe(422);
});

test("[ADMIN-25] invitations, notes, categories and groups are told by name, and nothing that changed nothing", async () => {
  const owner = await api.signIn("owner", { restaurantId: place });
  const written = async () => {
    const { data } = auditList.parse((await ask("GET", `/audit-log?restaurant_id=${place}&per_page=50`)).body).data;
    return data.map(({ action, subject, changes }) => [action, subject.name, changes]);
  };
  const before = (await written()).length;
  const by = async (method: string, path: string, body: unknown, who = owner) => {
    const response = await ask(method, path, body, who);
    expect(response, path).toMatchObject({ status: 200 });
    return response.body;
  };
  const here = { restaurant_id: place };
  await by("POST", `/restaurants/${place}/notes`, { text: "Call the owner" }, admin);
  await by("POST", `/restaurants/${place}/team/invitations`, { email: "hana@example.test", role: "staff" });
  const team = teamResponse.parse(await by("GET", `/restaurants/${place}/team`, undefined)).data;
  await by("DELETE", `/restaurants/${place}/team/invitations/${team.invitations[0]?.id ?? ""}`, undefined);
  await by("POST", "/menu-categories", { ...here, name: "Soups" });
  await by("PATCH", "/menu-categories", { ...here, name: "Soups", new_name: "Soups" });
  await by("PATCH", "/menu-categories", { ...here, name: "Soups", new_name: "Starters" });
  await by("POST", "/menu-categories/delete", { ...here, name: "Starters" });
  const groups = `/modifier-groups?restaurant_id=${place}`;
  const made = modifierGroupResponse.parse(await by("POST", groups, { name: "Sauces", minimum: 0, maximum: 2 })).data;
  const group = `/modifier-groups/${made.id}`;
  await by("PUT", group, { name: "Sauces", minimum: 0, maximum: 3 });
  await by("PUT", group, { name: "Sauces", minimum: 0, maximum: 3 });
  await by("DELETE", group, undefined);
  const lines = await written();
  expect(lines.slice(0, lines.length - before).reverse()).toEqual([
    ["restaurant.noted", "Darband Kebab", { note: "Call the owner" }],
    ["team.invited", null, { email: [null, "hana@example.test"], role: [null, "staff"] }],
    ["team.invitation-taken-back", null, { email: ["hana@example.test", null], role: ["staff", null] }],
    ["menu.category-created", "Soups", { name: [null, "Soups"] }],
    ["menu.category-renamed", "Starters", { name: ["Soups", "Starters"] }],
    ["menu.category-deleted", "Starters", { name: ["Starters", null] }],
    ["menu.group-created", null, { name: [null, "Sauces"] }],
    ["menu.group-changed", null, { maximum: [2, 3] }],
    ["menu.group-deleted", null, { name: ["Sauces", null] }],
  ]);
});

test("[ADMIN-23] a customer is found, deactivated, told so at the login, and let in again", async () => {
  const list = async (query: string) => customerList.parse((await ask("GET", `/customers?${query}`)).body).data;
  const found = await list(`search=${encodeURIComponent(customer.email.toUpperCase())}`);
  expect(found).toMatchObject({ total: 1, data: [{ id: customer.id, is_active: true, orders: expect.any(Number) }] });
  const joined = Date.parse(found.data[0]?.created_at ?? "");
  const before = new Date(joined - 2 * 86_400_000).toISOString().slice(0, 10);
  const named = `search=${encodeURIComponent(customer.email)}`;
  expect(await list(`${named}&date_from=${before}`)).toMatchObject({ total: 1 });
  expect(await list(`${named}&date_to=${before}`)).toMatchObject({ total: 0 });
  expect((await ask("GET", "/customers?date_from=soon")).status).toBe(422);
  const set = (is_active: boolean, who = admin, id = customer.id) =>
    ask("PATCH", `/customers/${id}`, { is_active, ...(is_active ? {} : { reason: "Chargebacks." }) }, who);
  expect((await set(false, customer)).status).toBe(403);
  expect((await set(false, admin, admin.id)).status).toBe(404);
  expect(await set(false)).toMatchObject({ body: { message: "Customer deactivated", data: { is_active: false } } });
  expect((await ask("GET", "/orders", undefined, customer)).status).toBe(401);
  expect((await list("status=inactive")).data.map(({ id }) => id)).toEqual([customer.id]);
  expect(await set(false)).toMatchObject({ body: { message: "This customer was deactivated already" } });
  await set(true);
  const log = auditList.parse((await ask("GET", "/audit-log?kind=customer")).body).data;
  expect(log.data.map(({ action }) => action)).toEqual(["customer.reactivated", "customer.deactivated"]);
  expect(log.data[0]).toMatchObject({ subject: { name: expect.any(String) }, changes: { is_active: [false, true] } });
});
