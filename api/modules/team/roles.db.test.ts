import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

/** docs/roles.md is what is enforced: each of its calls is made by each role. */

const database = withTestDatabase();
const roles = ["owner", "manager", "staff", "admin"] as const;
type Role = (typeof roles)[number];

/** Bodies that are right, so that the answer is about who asks. */
const bodies: Record<string, object> = {
  "PATCH /orders/:order/status": { status: "accepted" },
  "POST /addons/availability": { ids: [randomUUID()], availability: "off" },
  "POST /orders/:order/refunds": { reason: "It was cold", amount: 100 },
  "POST /orders/:order/line-changes": { line_id: randomUUID(), quantity: 1 },
  "POST /restaurants/:id/counter-orders/quote": {
    items: [{ menuItemId: randomUUID(), quantity: 1 }],
    orderType: "takeaway",
  },
  "POST /orders/:order/payments": { method: "cash" },
  "POST /orders/:order/receipt-mails": { email: "guest@example.test" },
  "POST /restaurants/:id/day-closes": {
    day: "2026-01-02",
    opening_float: 0,
    count: { hundreds: 0, fifties: 0, twenties: 0, tens: 0, fives: 0, ones: 0, coins: 0 },
    paid_out: 0,
    paid_out_for: null,
    float_left: 0,
    reason: null,
    expected: 0,
  },
  "PATCH /menu-items/availability": { ids: [randomUUID()], availability: "on" },
  "POST /menu-categories": { name: "Soups" },
  "POST /restaurants/:id/taxes": { name: "Sales tax", code: "CT", rate: 6.35 },
  "POST /restaurants/:id/tables": {},
  "POST /restaurants/:id/announcements": { title: "Open late", body: "We are open until midnight." },
  "PUT /restaurants/:id/settings": { preparation_time: 20, paused_until: null },
  "POST /restaurants/:id/team/invitations": { email: "cook@example.test", role: "staff" },
  "PUT /restaurants/:id/guests/:guest/notes": { allergies: "Sesame" },
  "PUT /restaurants/:id/team/:member": { role: "staff" },
  "PUT /restaurants/:id/team/sales": { staff_see_sales: false },
};

const rows = readFileSync("docs/roles.md", "utf8")
  .split("\n")
  .flatMap((line) => {
    const [what = "", call = "", ...access] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [, method, path] = /^`([A-Z]+) (\S+)`$/.exec(call) ?? [];
    return method && path ? [{ what, call: `${method} ${path}`, method, path, access }] : [];
  });

let api: TestApi;
let place: string;
const people = new Map<Role, SignedIn>();
beforeAll(async () => {
  api = createTestApi(database.db);
  place = await makeRestaurant(database.db, { name: "Sanaa Mandi" });
  for (const role of roles) people.set(role, await api.signIn(role, { restaurantId: place }));
});

async function answerTo(role: Role, { call, method, path }: (typeof rows)[number]) {
  const filled = path.replace(":id", place).replace(/:\w+/, randomUUID());
  const query = method === "GET" && !filled.includes(place) && role !== "admin" ? `?restaurant_id=${place}` : "";
  // A table's name stands once at a place.
  const body = bodies[call] && { ...bodies[call], restaurant_id: place, label: `Table ${role}` };
  return api.call(method, `${filled}${query}`, { token: people.get(role)?.token, ...(body ? { body } : {}) });
}

test("[ROUTE-14] the table tells of every part of a restaurant's work", () => {
  for (const topic of [
    "orders",
    "refunds",
    "till",
    "reports",
    "menu",
    "tables",
    "messages",
    "customers",
    "documents",
    "team",
  ])
    expect(rows.map(({ what }) => what).join("\n")).toContain(topic);
  expect(rows.filter(({ method, call }) => method !== "GET" && !bodies[call]).map(({ call }) => call)).toEqual([]);
});

describe.each(rows)("$what: $call", (row) => {
  test.each(roles)("%s", async (role) => {
    const expected = row.access[roles.indexOf(role)];
    const response = await answerTo(role, row);
    expect(response.body, row.call).not.toMatchObject({ message: "There is no such call." });
    // "sales" and "limit": not before the owner allows it.
    if (expected === "yes") expect([401, 403, 422, 500], JSON.stringify(response.body)).not.toContain(response.status);
    else expect(response.status, JSON.stringify(response.body)).toBe(403);
  });
});

test("[DASH-9] staff see sales once the owner allows it, and no figures of the overview before", async () => {
  const staff = people.get("staff")?.token;
  const books = [
    `/sales-reports?restaurant_id=${place}`,
    `/sales-reports/summary?restaurant_id=${place}`,
    `/transactions?restaurant_id=${place}`,
  ];
  const allow = (staff_see_sales: boolean) =>
    api.call("PUT", `/restaurants/${place}/team/sales`, {
      token: people.get("owner")?.token,
      body: { staff_see_sales },
    });
  const dashboard = () => api.call("GET", `/restaurants/${place}/dashboard`, { token: staff });
  await allow(false);
  for (const path of books) expect((await api.call("GET", path, { token: staff })).status).toBe(403);
  expect(await dashboard()).toMatchObject({ status: 200, body: { data: { figures_hidden: true, monthly_sales: [] } } });
  expect(await allow(true)).toMatchObject({ status: 200, body: { message: "Staff see sales now." } });
  for (const path of books) expect((await api.call("GET", path, { token: staff })).status).toBe(200);
  expect((await dashboard()).body).not.toHaveProperty("data.figures_hidden");
  const log = await database.db.selectFrom("audit_log").select("changes").where("action", "=", "team.sales").execute();
  expect(log).toEqual([{ changes: { staff_see_sales: [false, true] } }]);
});

test("[DASH-9] staff read what each order comes to, and no sum over them", async () => {
  await database.db
    .insertInto("orders")
    .values({
      restaurant_id: place,
      customer_name: "Guest",
      source: "pos",
      order_type: "takeaway",
      token: 1,
      status: "completed",
      subtotal_cents: 1_250,
      total_cents: 1_250,
      payment_method: "cash",
    })
    .execute();
  const response = await api.call("GET", `/orders?restaurant_id=${place}`, { token: people.get("staff")?.token });
  expect(response).toMatchObject({ status: 200, body: { data: { data: [{ total: 1_250 }] } } });
  const list: unknown = JSON.parse(JSON.stringify(response.body)).data;
  expect(Object.keys(Object(list)).toSorted()).toEqual(["data", "page", "per_page", "total"]);
});
