import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { loginResponse } from "@domain/contract/accounts/auth";
import { auditList } from "@domain/contract/administration/audit";
import { agentRegistrationList, restaurantDocumentList } from "@domain/contract/administration/registration";
import { menuItemPage } from "@domain/contract/menu";
import { notificationList } from "@domain/contract/notification";
import { inactiveRestaurantList, restaurantList } from "@domain/contract/restaurant";
import { bookItemType, cuisines, menuCategories } from "@domain/options";
import { orderStatuses } from "@domain/orders/order-status";
import { orderTypes } from "@domain/orders/order-type";
import { priceOrder } from "@domain/orders/pricing";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { loadDemo } from "./load";
import { demoLogins, demoPassword, loginEmail } from "./people";
import { loadDemoRegistrations } from "./registrations";

const database = withTestDatabase();
let api: TestApi;

beforeAll(async () => {
  api = createTestApi(database.db);
  api.clock.set("2026-11-20T23:52:00Z");
  expect(await loadDemo(database.db, { clock: api.clock })).toEqual({ isNew: true });
}, 60_000);

const logIn = async (email: string) => {
  const response = await api.call("POST", "/auth/login", { body: { email, password: demoPassword } });
  expect(response).toMatchObject({ status: 200, body: { data: { user: { email } } } });
  const { rows } = await sql<{ id: string }>`select id from users where email = ${email}`.execute(database.db);
  return { answer: response, id: rows[0]?.id ?? "" };
};

test("loading again changes nothing", async () => {
  const counts = () =>
    sql`select (select count(*) from restaurants) r, (select count(*) from reviews) v, (select count(*) from orders) o,
      (select count(*) from users) u, (select count(*) from coupons) c`.execute(database.db);
  const before = (await counts()).rows;
  expect(await loadDemo(database.db, { clock: api.clock })).toEqual({ isNew: false });
  expect((await counts()).rows).toEqual(before);
});

test("[DATA-7] approved restaurants cover every cuisine and category, with shops, a pending and a rejected one", async () => {
  const response = await api.call("GET", "/restaurants");
  const { data, facets } = restaurantList.parse(response.body).data;
  expect(data.length).toBeGreaterThanOrEqual(24);
  expect(facets?.cuisines.map((cuisine) => cuisine.name)).toEqual(expect.arrayContaining([...cuisines]));
  const offered = new Set(data.flatMap((one) => [one.cuisine_type, ...(one.menu_categories ?? [])]));
  for (const { value } of menuCategories) expect(offered).toContain(value);
  expect(data.filter((one) => one.delivery_options?.includes("shops")).length).toBeGreaterThanOrEqual(2);
  const statuses = await sql<{ status: string }>`select distinct status from restaurants order by 1`.execute(
    database.db,
  );
  expect(statuses.rows.map((row) => row.status)).toEqual(["approved", "pending", "rejected"]);
});

test("[DATA-7, AGENT-3] two registrations wait with their documents, one of them the agent's; once only", async () => {
  const load = () => loadDemoRegistrations({ ...api.dependencies });
  await load();
  await load();
  const { answer: agent } = await logIn(loginEmail("agent"));
  const { access_token: token } = loginResponse.parse(agent.body).data;
  const { body } = await api.call("GET", "/restaurants/agent/registrations", { token });
  const own = agentRegistrationList.parse(body).data.data;
  expect(own.map(({ name, status }) => [name, status])).toContainEqual(["Tangier Bakehouse", "pending"]);
  const admin = loginResponse.parse((await logIn(loginEmail("admin"))).answer.body).data;
  const inactive = await api.call("GET", "/restaurants/admin/inactive", { token: admin.access_token });
  const waiting = inactiveRestaurantList.parse(inactive.body).data.data.filter(({ status }) => status === "pending");
  expect(waiting).toHaveLength(2);
  for (const { id } of waiting) {
    const documents = await api.call("GET", `/restaurants/${id}/documents`, { token: admin.access_token });
    expect(restaurantDocumentList.parse(documents.body).data.data).toHaveLength(3);
  }
  await logIn("applicant@halalgo.test");
});

test("[HOME-10] the nine books cost 16 to 80, each with an old price and tags", async () => {
  const response = await api.call("GET", `/menu-items?item_type=${bookItemType}`);
  const { data, total } = menuItemPage.parse(response.body).data;
  expect(total).toBe(9);
  for (const book of data) {
    expect(Number(book.price)).toBeGreaterThanOrEqual(16);
    expect(Number(book.price)).toBeLessThanOrEqual(80);
    expect(Number(book.oldPrice)).toBeGreaterThan(Number(book.price));
    expect(book.tags?.length).toBeGreaterThan(0);
  }
});

test("[DATA-8] coupons and offers are running, over, switched off and still to come; 7 percent and 5 fixed among them", async () => {
  const now = api.clock.now();
  for (const [table, end] of [
    ["coupons", "expires_at"],
    ["deals", "ends_at"],
  ] as const) {
    const states = await sql<{ state: string }>`
      select distinct case when not is_active then 'inactive' when ${sql.ref(end)} <= ${now} then 'expired'
        when starts_at > ${now} then 'scheduled' else 'active' end as state
      from ${sql.table(table)} order by 1`.execute(database.db);
    expect(states.rows.map((row) => row.state)).toEqual(["active", "expired", "inactive", "scheduled"]);
  }
  const response = await api.call("GET", "/coupons");
  expect(response.body).toMatchObject({
    data: {
      data: expect.arrayContaining([
        expect.objectContaining({ type: "percentage", discount_value: "7.00", restaurantId: null }),
        expect.objectContaining({ type: "fixed", discount_value: "5.00", restaurantId: null }),
      ]),
    },
  });
});

describe("[DATA-9] demo orders", () => {
  test("come in every status and type, with their lines, steps and payment", async () => {
    const orders = await database.db.selectFrom("orders").selectAll().orderBy("number").execute();
    expect(new Set(orders.map((order) => order.status))).toEqual(new Set(orderStatuses));
    expect(new Set(orders.map((order) => order.order_type))).toEqual(new Set(orderTypes));
    expect(orders.at(-1)?.number).toBe(2000);
    const now = api.clock.now();
    for (const order of orders) {
      const steps = await database.db
        .selectFrom("order_status_changes")
        .selectAll()
        .where("order_id", "=", order.id)
        .orderBy("id")
        .execute();
      expect(steps[0]?.status).toBe("placed");
      expect(steps.at(-1)?.status).toBe(order.status);
      expect(steps.every((step) => step.at <= now)).toBe(true);
      const lines = await database.db.selectFrom("order_items").selectAll().where("order_id", "=", order.id).execute();
      const goods = priceOrder({
        lines: lines.map((line) => ({ quantity: line.quantity, unitCents: line.unit_price_cents, deal: null })),
        coupon: null,
        deliveryFeeCents: 0,
        taxes: [],
        tipCents: 0,
        orderType: order.order_type,
      });
      expect(goods.subtotalCents).toBe(order.subtotal_cents);
      const payment = await database.db
        .selectFrom("payments")
        .selectAll()
        .where("order_id", "=", order.id)
        .executeTakeFirstOrThrow();
      expect(payment.amount_cents).toBe(order.total_cents);
      expect(payment.quote?.total).toBe(order.total_cents);
    }
  });

  test("that were rejected or cancelled are paid back in full", async () => {
    const { rows } = await sql<{ total: number; refunded: number | null }>`
      select o.total_cents as total, r.amount_cents as refunded from orders o
      left join refunds r on r.order_id = o.id
      where o.status in ('rejected', 'cancelled')`.execute(database.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.refunded).toBe(row.total);
  });

  test("leave the next real order a number of its own, from 2001 on", async () => {
    const { rows } = await sql<{ next: number }>`
      select nextval(pg_get_serial_sequence('orders', 'number'))::int as next`.execute(database.db);
    expect(rows[0]?.next).toBe(2001);
  });
});

test("[REST-15] every average and count follows from stored ratings", async () => {
  const { rows } = await sql<{ name: string }>`
    select r.name from restaurants r left join (
      select restaurant_id, count(*) as count, round(avg(rating), 2) as average from reviews group by 1
    ) v on v.restaurant_id = r.id
    where r.rating_count <> coalesce(v.count, 0) or r.average_rating <> coalesce(v.average, 0)`.execute(database.db);
  expect(rows).toEqual([]);
  const anatolia = await database.db
    .selectFrom("restaurants")
    .select(["rating_count", "average_rating"])
    .where("name", "=", "Anatolia Grill House")
    .executeTakeFirst();
  expect(anatolia?.rating_count).toBe(312);
  expect(anatolia?.average_rating).toBeCloseTo(4.8, 1);
});

test("[DATA-9] every login works; the owner has three unread notices, the customer two addresses and no cart", async () => {
  for (const { role } of demoLogins) await logIn(loginEmail(role));
  const { answer: response } = await logIn("owner@halalgo.test");
  expect(response.body).toMatchObject({ data: { restaurant: { name: "Anatolia Grill House" } } });
  const token = getToken(response.body);
  const notices = notificationList.parse((await api.call("GET", "/notifications", { token })).body).data;
  expect(notices.unread_count).toBe(3);
  const { id } = await logIn("customer@halalgo.test");
  const addresses = await database.db
    .selectFrom("addresses")
    .select(["label", "is_default"])
    .where("user_id", "=", id)
    .orderBy("label")
    .execute();
  expect(addresses).toEqual([
    { label: "Home", is_default: true },
    { label: "Work", is_default: false },
  ]);
  expect(await database.db.selectFrom("carts").select("id").execute()).toEqual([]);
});

function getToken(body: unknown): string {
  const text = JSON.stringify(body);
  return /"access_token":"([^"]+)"/.exec(text)?.[1] ?? "";
}

test("[ADMIN-15] the restaurant that waits has the three notes", async () => {
  const notes = await database.db.selectFrom("restaurant_notes").select("text").orderBy("created_at").execute();
  expect(notes.map((note) => note.text)).toEqual([
    "Ensure tax documents are up to date.",
    "Confirm banking info with owner.",
    "Schedule onboarding call.",
  ]);
});

test("[ADMIN-2] the audit log tells how the demo came about: nothing later than now, and every status and subject as it is", async () => {
  await loadDemoRegistrations({ ...api.dependencies });
  const { access_token: token } = loginResponse.parse((await logIn(loginEmail("admin"))).answer.body).data;
  const read = async (query: string) =>
    auditList.parse((await api.call("GET", `/audit-log?per_page=100&${query}`, { token })).body).data;
  const { data, total } = await read("");
  // A page holds a hundred lines at most.
  for (let page = 2; page <= Math.ceil(total / 100); page++) data.push(...(await read(`page=${page}`)).data);
  expect(new Set(data.map(({ id }) => id)).size).toBe(total);
  expect(data).toHaveLength(total);
  expect(data.filter(({ at }) => Date.parse(at) > api.clock.now().getTime())).toEqual([]);
  expect(data.filter(({ subject, actor }) => !subject.name || !actor)).toEqual([]);
  const decided = await sql<{ id: string }>`select id from restaurants where status <> 'pending'`.execute(database.db);
  const notifiedIds = data
    .filter(({ action }) => /^restaurant\.(approved|rejected)$/.test(action))
    .map(({ subject }) => subject.id);
  expect(notifiedIds.sort()).toEqual(decided.rows.map(({ id }) => id).sort());
  const home = await database.db
    .selectFrom("restaurants")
    .select("id")
    .where("name", "=", "Anatolia Grill House")
    .executeTakeFirst();
  const own = (await read(`restaurant_id=${home?.id}`)).data.map(({ action }) => action);
  for (const action of ["restaurant.settings", "menu.item-changed", "promotion.tax-created", "team.joined"])
    expect(own).toContain(action);
});
