import { beforeAll, beforeEach, expect, test } from "vitest";
import type { SignedIn } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import {
  charge,
  chargesTaken,
  createPayingApi,
  type PayingApi,
  getPayment,
  readyToPay,
  testCards,
} from "@tests/support/hosts/payment-api";
import { openShop, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: PayingApi;
let admin: SignedIn;
let owner: SignedIn;
let shop: Shop;

beforeAll(async () => {
  api = createPayingApi(database.db);
  admin = await api.signIn("admin");
});
beforeEach(async () => {
  shop = await openShop(database.db);
  owner = await api.signIn("owner", { restaurantId: shop.id });
});

const reason = "Three complaints about undeclared nuts.";
const suspend = (who: SignedIn | null = admin, body: object = { reason }, id = shop.id) =>
  api.call("PUT", `/restaurants/${id}/suspension`, { token: who?.token, body });
const resume = (who: SignedIn | null = admin, query = "") =>
  api.call("DELETE", `/restaurants/${shop.id}/suspension${query}`, { token: who?.token });
const getText = async (path: string, who?: SignedIn) =>
  JSON.stringify((await api.call("GET", path, { token: who?.token })).body);
const getStatus = async (path: string, who?: SignedIn) => (await api.call("GET", path, { token: who?.token })).status;

test("[REST-13, HOME-29] a suspended restaurant is gone from everything customers see, at once, and comes back whole", async () => {
  const { customer, choices } = await readyToPay(api, shop);
  await api.call("POST", "/favourites", { token: customer.token, body: { restaurantId: shop.id } });
  const table = { label: "Table 1", is_active: true };
  await api.call("POST", `/restaurants/${shop.id}/tables`, { token: owner.token, body: table });
  const { code } = await database.db.selectFrom("dining_tables").select("code").executeTakeFirstOrThrow();
  const lists = ["/restaurants", `/menu-items?restaurant_id=${shop.id}`, "/menu-items", "/deals", "/favourites"];
  const pages = [`/restaurants/${shop.id}`, `/restaurants/${shop.id}/order-times`, `/menu-items/${shop.adana}`];
  pages.push(`/restaurants/${shop.id}/reviews`, `/tables/${code}`);
  const seen = async () => ({
    lists: await Promise.all(lists.map(async (path) => (await getText(path, customer)).includes(shop.id))),
    pages: await Promise.all(pages.map((path) => getStatus(path, customer))),
  });
  const whole = { lists: lists.map(() => true), pages: pages.map(() => 200) };
  expect(await seen()).toEqual(whole);

  expect(await suspend()).toMatchObject({ status: 200, body: { message: "Restaurant suspended" } });
  expect(await seen()).toEqual({ lists: lists.map(() => false), pages: pages.map(() => 404) });
  expect(await getText(`/coupons?restaurant_id=${shop.id}`, customer)).not.toContain("SOFRA5");
  const quote = await api.call("POST", "/orders/quote", { token: customer.token, body: choices });
  expect(JSON.stringify(quote.body)).toContain("Anatolia Grill House is not taking orders at the moment.");
  expect(await getText("/cart/user", customer)).toContain("Not taking orders");
  const item = { menuItemId: shop.soup, quantity: 1, restaurantId: shop.id };
  expect(await api.call("POST", "/cart/items", { token: customer.token, body: item })).toMatchObject({
    status: 422,
    body: { code: "restaurant_unavailable" },
  });

  expect(await resume()).toMatchObject({ status: 200, body: { message: "Restaurant listed again" } });
  expect(await seen()).toEqual(whole);
});

test("[ADMIN-8] the owner is told why, by mail too, and it is in the log; the team still reads its dashboard", async () => {
  const staff = await api.signIn("staff", { restaurantId: shop.id });
  await suspend();
  await suspend();
  const own = await api.call("GET", `/restaurants/${shop.id}`, { token: owner.token });
  expect(own.body).toMatchObject({ data: { status: "suspended", suspension_reason: reason, is_active: false } });
  expect(await getText(`/restaurants/${shop.id}`, staff)).not.toContain("nuts");
  expect(await getStatus(`/orders?restaurant_id=${shop.id}`, staff)).toBe(200);
  await resume(admin, "?reason=The%20labels%20are%20right%20now.");
  const notices = await database.db
    .selectFrom("notifications")
    .select(["kind", "body"])
    .where("user_id", "=", owner.id)
    .orderBy("created_at")
    .orderBy("kind", "desc")
    .execute();
  expect(notices).toMatchObject([
    { kind: "restaurant.suspended", body: expect.stringContaining(reason) },
    { kind: "restaurant.resumed", body: expect.stringContaining("The labels are right now.") },
  ]);
  expect(api.mails.filter(({ to }) => to === owner.email).map(({ subject }) => subject)).toEqual([
    "Anatolia Grill House is suspended",
    "Anatolia Grill House is listed again",
  ]);
  const log = await database.db
    .selectFrom("audit_log")
    .selectAll()
    .where("restaurant_id", "=", shop.id)
    .orderBy("at")
    .orderBy("id")
    .execute();
  expect(log).toMatchObject([
    { actor_id: admin.id, action: "restaurant.suspended", changes: { status: ["approved", "suspended"], reason } },
    { actor_id: admin.id, action: "restaurant.resumed", changes: { status: ["suspended", "approved"] } },
  ]);
});

test("[ADMIN-8] who is listed again without a dish reads that customers can order once there is one", async () => {
  await suspend();
  await database.db.updateTable("menu_items").set({ deleted_at: api.clock.now() }).execute();
  await resume();
  expect(api.mails.findLast(({ to }) => to === owner.email)?.text).toContain(
    "Customers find Anatolia Grill House again. They can order once its menu has dishes.",
  );
});

test("[ADMIN-8] who suspends what a colleague has suspended meanwhile reads why; one that a job unlisted can be suspended by hand", async () => {
  await suspend();
  expect(await suspend(admin, { reason: "The kitchen is closed." })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining(`suspended already. The owner was told: ${reason}`) },
  });
  expect(await getText(`/restaurants/${shop.id}`, owner)).toContain(reason);
  const told = api.mails.filter(({ to, template }) => to === owner.email && template === "restaurant-suspended");
  expect(told).toHaveLength(1);
  const unlisted = { halal_unlisted_at: new Date("2026-11-01T12:00:00Z") };
  await database.db.updateTable("restaurants").set(unlisted).where("id", "=", shop.id).execute();
  expect(await suspend(admin, { reason: "The kitchen is closed." })).toMatchObject({ status: 200 });
  expect(await getText(`/restaurants/${shop.id}`, owner)).toContain("The kitchen is closed.");
});

test("[ADMIN-3, ADMIN-5] administrators find it as suspended in both lists, and in no count of what is listed", async () => {
  await suspend();
  expect(await getText("/restaurants?status=suspended", admin)).toContain(shop.id);
  expect(await getText("/restaurants?status=approved", admin)).not.toContain(shop.id);
  expect(await getText("/restaurants/admin/inactive", admin)).toContain(reason);
  const decide = (status: string) =>
    api.call("PUT", `/restaurants/${shop.id}/status`, { token: admin.token, body: { status } });
  expect(await decide("approved")).toMatchObject({ status: 409, body: { message: "This restaurant is suspended." } });
  expect(await decide("rejected")).toMatchObject({ status: 409 });
});

test("[PAY-17, CHK-13] orders under way go on; a card that was charged meanwhile becomes no order and is given back", async () => {
  const placed = await readyToPay(api, shop);
  const inFlight = await readyToPay(api, shop);
  const tooLate = await readyToPay(api, shop);
  const token = await api.token(testCards.approved);
  const paid = await charge(api, placed, token);
  const order = (checkout: typeof placed, body: unknown) => {
    const { id, amount } = chargeIn(body);
    const items = [{ menuItemId: shop.soup, quantity: 1 }];
    const request = { items, restaurantId: shop.id, transactionId: id, paymentAmount: amount, currency: "usd" };
    const headers = { "idempotency-key": checkout.key };
    return api.call("POST", "/orders", { token: checkout.customer.token, headers, body: request });
  };
  expect((await order(placed, paid.body)).status).toBe(200);
  const charged = await charge(api, inFlight, await api.token(testCards.approved));
  await suspend();
  expect(await order(inFlight, charged.body)).toMatchObject({ body: { code: "restaurant_unavailable" } });
  expect((await getPayment(api, inFlight)).body).toMatchObject({ data: { status: "refunded" } });
  const late = await charge(api, tooLate, await api.token(testCards.approved));
  expect(late).toMatchObject({ status: 422, body: { code: "restaurant_unavailable" } });
  expect(await chargesTaken(api)).toBe(2);
  const { id } = await database.db
    .selectFrom("orders")
    .select("id")
    .where("restaurant_id", "=", shop.id)
    .executeTakeFirstOrThrow();
  const accept = await api.call("PATCH", `/orders/${id}/status`, { token: owner.token, body: { status: "accepted" } });
  expect(accept.status).toBe(200);
});

test("[ROUTE-10] a restaurant that is suspended or not approved yet takes no order at its counter either", async () => {
  const items = [{ menuItemId: shop.soup, quantity: 1, size: "regular", addonIds: [] }];
  const take = async (name: string) => {
    const body = { items, orderType: "takeaway", payment: "cash", amount: 549 };
    const headers = { "idempotency-key": `counter-${shop.id}-${name}` };
    return api.call("POST", `/restaurants/${shop.id}/counter-orders`, { token: owner.token, headers, body });
  };
  expect((await take("open")).status).toBe(200);
  await suspend();
  expect(await take("suspended")).toMatchObject({
    body: { code: "restaurant_unavailable", message: expect.stringContaining("is suspended") },
  });
  for (const status of ["pending", "rejected"] as const) {
    await database.db.updateTable("restaurants").set({ status }).where("id", "=", shop.id).execute();
    expect(await take(status)).toMatchObject({
      body: { message: "Orders can be taken once HalalGo has approved Anatolia Grill House." },
    });
  }
});

test("[ROUTE-14] only administrators suspend, with a reason, what is approved", async () => {
  expect((await suspend(null)).status).toBe(401);
  expect((await suspend(owner)).status).toBe(403);
  expect((await resume(owner)).status).toBe(403);
  expect(await suspend(admin, {})).toMatchObject({ status: 422, body: { errors: { reason: "Please say why" } } });
  expect(await suspend(admin, { reason: "  " })).toMatchObject({ status: 422 });
  expect((await suspend(admin, { reason }, "no-such")).status).toBe(404);
  expect(await getStatus(`/restaurants/${shop.id}`)).toBe(200);
  await database.db.updateTable("restaurants").set({ status: "pending" }).where("id", "=", shop.id).execute();
  expect(await suspend()).toMatchObject({ status: 409 });
  expect(await resume()).toMatchObject({ status: 409 });
});

function chargeIn(body: unknown): { id: string; amount: number } {
  const text = JSON.stringify(body);
  const id = /"id":"([^"]+)"/.exec(text)?.[1] ?? "";
  return { id, amount: Number(/"amount":(\d+)/.exec(text)?.[1]) };
}
