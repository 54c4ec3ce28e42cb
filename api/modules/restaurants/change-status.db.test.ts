import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inactiveRestaurantList } from "@domain/contract/restaurant";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";

const database = withTestDatabase();
let api: TestApi;
let admin: SignedIn;
let owner: SignedIn;
let place = "";

beforeAll(async () => {
  api = createTestApi(database.db);
  admin = await api.signIn("admin");
});
beforeEach(async () => {
  place = await makeRestaurant(database.db, { name: "Sanaa Mandi", status: "pending" });
  owner = await api.signIn("owner", { restaurantId: place });
});

const decide = (who: SignedIn | null, status: string, reason?: string, id = place) =>
  api.call("PUT", `/restaurants/${id}/status`, { token: who?.token, body: { restaurantId: id, status, reason } });
const notices = (who: SignedIn) =>
  database.db.selectFrom("notifications").select(["kind", "body", "link"]).where("user_id", "=", who.id).execute();
const isListed = async () => {
  const { body } = await api.call("GET", "/restaurants");
  return JSON.stringify(body).includes(place);
};

describe("[HOST-14] the status of a restaurant", () => {
  test("[ADMIN-7, HOME-29] approving lists it, tells the owner and is noted", async () => {
    expect(await isListed()).toBe(false);
    expect(await decide(admin, "approved")).toMatchObject({ status: 200, body: { message: "Restaurant approved" } });
    expect(await isListed()).toBe(true);
    expect(await notices(owner)).toMatchObject([{ kind: "restaurant.approved", link: "/dashboard" }]);
    expect(api.mails.filter(({ to }) => to === owner.email)).toMatchObject([{ subject: "Sanaa Mandi is approved" }]);
    const log = await database.db.selectFrom("audit_log").selectAll().where("subject_id", "=", place).execute();
    expect(log).toMatchObject([
      { actor_id: admin.id, action: "restaurant.approved", changes: { status: ["pending", "approved"] } },
    ]);
  });

  test("[ADMIN-7] who is approved without a dish reads that customers can order once there is one", async () => {
    const body = async () => (await notices(owner))[0]?.body;
    expect((await decide(admin, "approved")).status).toBe(200);
    expect(await body()).toBe("Sanaa Mandi is listed now. Customers can order once its menu has dishes.");
    expect(api.mails.find(({ to }) => to === owner.email)?.text).toContain("once its menu has dishes");

    const items = [{ name: "Mandi", category: "Rice", price_cents: 1_499 }];
    place = await makeRestaurant(database.db, { name: "Aden Mandi", status: "pending", items });
    owner = await api.signIn("owner", { restaurantId: place });
    expect((await decide(admin, "approved")).status).toBe(200);
    expect(await body()).toBe("Aden Mandi is listed now, and customers can order from it.");
  });

  test("[ADMIN-7] a business opens once its owner has confirmed their address", async () => {
    const confirmed = (at: Date | null) =>
      database.db.updateTable("users").set({ email_confirmed_at: at }).where("id", "=", owner.id).execute();
    const said = async () => (await api.call("GET", `/restaurants/${place}`, { token: admin.token })).body;
    expect(await said()).toMatchObject({ data: { application: { email_confirmed: true } } });
    await confirmed(null);
    expect(await said()).toMatchObject({ data: { application: { email_confirmed: false } } });
    expect(await decide(admin, "approved")).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^The owner has not confirmed their email address yet\./) },
    });
    expect(await isListed()).toBe(false);
    await confirmed(api.clock.now());
    expect(await decide(admin, "approved")).toMatchObject({ status: 200 });
  });

  test("[ADMIN-8, DASH-8] rejecting keeps the reason for the owner alone; it can be approved later", async () => {
    await decide(admin, "rejected", "No halal certificate.");
    const read = (who: SignedIn) => api.call("GET", `/restaurants/${place}`, { token: who.token });
    expect(await read(owner)).toMatchObject({
      body: { data: { status: "rejected", rejection_reason: "No halal certificate." } },
    });
    const staff = await api.signIn("staff", { restaurantId: place });
    expect(JSON.stringify((await read(staff)).body)).not.toContain("halal certificate");
    expect(await notices(owner)).toMatchObject([
      { body: "Sanaa Mandi was not approved. Reason: No halal certificate." },
    ]);
    expect(
      api.mails.find(({ template, to }) => template === "restaurant-rejected" && to === owner.email)?.parts,
    ).toContainEqual({
      paragraph:
        "Sanaa Mandi was not approved. Reason: No halal certificate. You can change your application and send it again.",
    });
    expect(await isListed()).toBe(false);
    expect((await decide(admin, "approved")).status).toBe(200);
    expect(await read(owner)).toMatchObject({ body: { data: { status: "approved", rejection_reason: null } } });
  });

  test("[AGENT-3, ADMIN-7, ADMIN-8] the sales agent who registered it reads the decision too, as long as they are one", async () => {
    const agent = await api.signIn("agent");
    await database.db.updateTable("restaurants").set({ registered_by: agent.id }).where("id", "=", place).execute();
    const mails = () => api.mails.filter(({ to }) => to === agent.email);
    await decide(admin, "rejected", "No halal certificate.");
    expect(await notices(agent)).toMatchObject([{ kind: "restaurant.rejected", link: `/auth/application/${place}` }]);
    expect(mails()).toMatchObject([
      {
        subject: "Sanaa Mandi was rejected",
        because: "You get this because you registered this business on HalalGo.",
        parts: [
          {
            paragraph:
              "Sanaa Mandi was not approved. Reason: No halal certificate. The application can be changed and sent again.",
          },
          { button: { label: "Open the application", path: `/auth/application/${place}` } },
        ],
      },
    ]);
    await database.db.updateTable("users").set({ is_active: false }).where("id", "=", agent.id).execute();
    expect((await decide(admin, "approved")).status).toBe(200);
    expect(mails()).toHaveLength(1);
  });

  test("the same decision twice tells the owner once; an approved restaurant is not rejected", async () => {
    await Promise.all([decide(admin, "approved"), decide(admin, "approved")]);
    expect(await notices(owner)).toHaveLength(1);
    expect(await decide(admin, "rejected")).toMatchObject({ status: 409, body: { code: "conflict" } });
  });

  test("[ADMIN-7] who approves what a colleague has rejected meanwhile is told why, and nothing changes until they have looked", async () => {
    const approve = (seen: string) =>
      api.call("PUT", `/restaurants/${place}/status`, {
        token: admin.token,
        body: { status: "approved", expected_status: seen },
      });
    const [first, second] = await Promise.all([decide(admin, "rejected", "Forged papers."), approve("pending")]);
    // On either database the first in the line wins; the other is refused.
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    await database.db.updateTable("restaurants").set({ status: "pending" }).where("id", "=", place).execute();
    await decide(admin, "rejected", "Forged papers.");
    expect(await approve("pending")).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining("A colleague has rejected this restaurant meanwhile. Reason: Forged papers."),
      },
    });
    expect(await isListed()).toBe(false);
    expect((await approve("rejected")).status).toBe(200);
  });

  test("[ROUTE-14] only administrators decide, about restaurants that exist", async () => {
    expect((await decide(null, "approved")).status).toBe(401);
    for (const role of ["customer", "manager", "staff", "agent"] as const) {
      expect((await decide(await api.signIn(role, { restaurantId: place }), "approved")).status, role).toBe(403);
    }
    expect((await decide(owner, "approved")).status).toBe(403);
    expect(await decide(admin, "approved", undefined, "no-such")).toMatchObject({
      status: 404,
      body: { message: "Restaurant not found." },
    });
    expect((await decide(admin, "pending")).status).toBe(422);
    expect(await isListed()).toBe(false);
  });
});

test("[HOST-13] the inactive list holds pending and rejected restaurants with their owner, for administrators", async () => {
  const rejected = await makeRestaurant(database.db, { name: "Turned Down", status: "rejected" });
  const approved = await makeRestaurant(database.db, { name: "Listed" });
  const { body } = await api.call("GET", "/restaurants/admin/inactive", { token: admin.token });
  const rows = inactiveRestaurantList.parse(body).data.data;
  expect(rows.find(({ id }) => id === place)).toMatchObject({ status: "pending", owner: { email: owner.email } });
  expect(rows.find(({ id }) => id === place)?.application).toMatchObject({ bank: false, open_days: 0, menu_items: 0 });
  expect(rows.find(({ id }) => id === rejected)).toMatchObject({ status: "rejected", is_active: false, owner: null });
  expect(rows.map(({ id }) => id)).not.toContain(approved);
  expect((await api.call("GET", "/restaurants/admin/inactive", { token: owner.token })).status).toBe(403);
});

test("[ADMIN-9] what an application holds is counted, for administrators and its owner alone", async () => {
  const agent = await api.signIn("agent");
  const hours = { opens: 600, closes: 1200 };
  const items = [{ name: "Soup", category: "Soups", price_cents: 549 }];
  const bank = { bank_name: "sealed", routing_number: null, account_number: null };
  const facts = { email: "a@example.test", agree_to_terms: true, logo: "/a.png", registered_by: agent.id, ...bank };
  const half = await makeRestaurant(database.db, { status: "pending", hours, items, ...facts });
  await database.db.deleteFrom("operating_hours").where("restaurant_id", "=", half).where("day", "=", 6).execute();
  const inactive = await api.call("GET", "/restaurants/admin/inactive", { token: admin.token });
  const row = inactiveRestaurantList.parse(inactive.body).data.data.find(({ id }) => id === half);
  expect(row?.application).toEqual({
    email: true,
    email_confirmed: true,
    phone: true,
    whatsapp: false,
    terms: true,
    open_days: 6,
    sales_tax_id: false,
    bank: false,
    halal: null,
    voided_check: false,
    menu_file: null,
    menu_items: 1,
    picture: true,
    sent_again_at: null,
    sent_changes: [],
    routing_sound: null,
    open_requests: 0,
    registered_by: "Test agent",
  });
  const listed = await makeRestaurant(database.db, { email: "b@example.test" });
  expect(JSON.stringify((await api.call("GET", `/restaurants/${listed}`)).body)).not.toContain("application");
});

test("[ORD-7] a restaurant's people see who ordered there, others do not", async () => {
  const customer = await api.signIn("customer");
  const order = {
    restaurant_id: place,
    customer_id: customer.id,
    customer_name: "Amina Rahman",
    source: "online",
  } as const;
  const rest = { order_type: "takeaway", token: 1, status: "placed", subtotal_cents: 100, total_cents: 100 } as const;
  await database.db
    .insertInto("orders")
    .values([1, 2].map(() => ({ ...order, ...rest, payment_method: "cash" as const })))
    .execute();
  const ask = (who: SignedIn) => api.call("GET", `/restaurants/${place}/customers`, { token: who.token });
  expect(await ask(owner)).toMatchObject({ body: { data: { data: [{ id: customer.id, name: "Amina Rahman" }] } } });
  expect((await ask(customer)).status).toBe(404);
  expect((await ask(await api.signIn("owner"))).status).toBe(404);
});
