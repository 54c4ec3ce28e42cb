import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orderResponse } from "@domain/contract/ordering/order";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import type { OrderStatus } from "@domain/orders/order-status";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { fillCart, openShop, placeTakeaway, type Shop } from "@tests/support/shop";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let customer: SignedIn;
let staff: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  api = createTestApi(database.db);
  shop = await openShop(database.db);
  staff = await api.signIn("staff", { restaurantId: shop.id });
  admin = await api.signIn("admin");
});
beforeEach(async () => {
  api.clock.set("2026-03-04T17:00:00Z");
  customer = await api.signIn("customer");
});

async function placed(): Promise<string> {
  return (await placeTakeaway(api, customer, shop, { couponCode: "SOFRA5" })).id;
}
const move = (who: SignedIn, id: string, status: OrderStatus, reason?: string) =>
  api.call("PATCH", `/orders/${id}/status`, { token: who.token, body: { status, reason } });
const listRefunds = (id: string) => database.db.selectFrom("refunds").selectAll().where("order_id", "=", id).execute();
const notices = async (who: SignedIn) => {
  const rows = await database.db.selectFrom("notifications").select("title").where("user_id", "=", who.id).execute();
  return rows.map((row) => row.title.replace(/HG-\d+/, "HG"));
};

describe("[ORD-1…3, HOST-65] the life cycle", () => {
  test("placed, accepted, preparing, ready, completed, each step with its time and actor", async () => {
    const id = await placed();
    let minute = 0;
    for (const status of ["accepted", "preparing", "ready", "completed"] as const) {
      minute += 5;
      api.clock.set(new Date(Date.parse("2026-03-04T17:00:00Z") + minute * 60_000));
      expect(await move(staff, id, status)).toMatchObject({ status: 200, body: { data: { status } } });
    }
    const { body } = await api.call("GET", `/orders/${id}`, { token: customer.token });
    expect(body).toMatchObject({
      data: {
        status: "completed",
        estimatedReadyAt: "2026-03-04T17:25:00.000Z",
        history: [
          { status: "placed", actor: "customer" },
          { status: "accepted", actor: "staff", at: "2026-03-04T17:05:00.000Z" },
          { status: "preparing", at: "2026-03-04T17:10:00.000Z" },
          { status: "ready" },
          { status: "completed", at: "2026-03-04T17:20:00.000Z" },
        ],
      },
    });
    const { first_name } = await database.db
      .selectFrom("users")
      .select("first_name")
      .where("id", "=", staff.id)
      .executeTakeFirstOrThrow();
    const doneBy = async (who: SignedIn) =>
      orderResponse
        .parse((await api.call("GET", `/orders/${id}`, { token: who.token })).body)
        .data.history.map(({ by }) => by);
    expect(await doneBy(staff)).toEqual([null, first_name, first_name, first_name, first_name]);
    expect(await doneBy(customer)).toEqual([null, null, null, null, null]);
    expect(await listRefunds(id)).toEqual([]);
    expect(await notices(customer)).toContain("Order HG is ready");
    expect(api.mails.filter(({ to }) => to === customer.email).map(({ template }) => template)).toEqual([
      "order-placed",
      "order-accepted",
      "order-ready",
    ]);
    const events = await database.db.selectFrom("events").select("type").where("subject_id", "=", id).execute();
    expect(events.map((event) => event.type)).toEqual(["order.created", ...Array<string>(4).fill("order.status")]);
  });

  test("any other step is refused", async () => {
    const id = await placed();
    expect(await move(staff, id, "ready")).toMatchObject({
      status: 409,
      body: { code: "step_not_allowed", message: "This order is placed, so it cannot become ready." },
    });
    await move(staff, id, "accepted");
    const again = { status: 409, body: { message: "This order is already accepted." } };
    expect(await move(staff, id, "accepted")).toMatchObject(again);
    expect(await move(staff, id, "rejected", "Too late")).toMatchObject({ status: 409 });
    expect(
      (await api.call("PATCH", `/orders/${id}/status`, { token: staff.token, body: { status: "eaten" } })).status,
    ).toBe(422);
  });

  test("[ORD-2, PAY-19] rejecting needs a reason, gives everything back, and the coupon too", async () => {
    const id = await placed();
    const message = "Please give a reason. The customer will see it.";
    expect(await move(staff, id, "rejected")).toMatchObject({ status: 422, body: { errors: { reason: message } } });
    expect(await move(staff, id, "rejected", "  ")).toMatchObject({ status: 422 });
    expect(await move(staff, id, "rejected", "Out of lamb")).toMatchObject({
      status: 200,
      body: { data: { status: "rejected", refunds: [{ amount: 4076, reason: "Order rejected: Out of lamb" }] } },
    });
    expect(await listRefunds(id)).toMatchObject([{ amount_cents: 4076, status: "pending" }]);
    expect(api.mails.at(-1)).toMatchObject({ to: customer.email, template: "order-rejected" });
    await fillCart(api, customer, shop);
    const body = { restaurantId: shop.id, orderType: "takeaway", couponCode: "SOFRA5" };
    const { body: quote } = await api.call("POST", "/orders/quote", { token: customer.token, body });
    expect(quote).toMatchObject({ data: { couponError: null, total: 4076 } });
  });

  test("the customer cancels until it is accepted, the restaurant and an administrator later", async () => {
    const early = await placed();
    expect(await move(customer, early, "cancelled")).toMatchObject({ status: 200 });
    expect(await listRefunds(early)).toMatchObject([{ reason: "Order cancelled", actor_id: customer.id }]);
    expect(await notices(staff)).toContain("Order HG cancelled");
    // Their own press, too, stands at the bell: with the money that goes back.
    expect(await notices(customer)).toContain("Order HG cancelled");
    for (const later of [staff, admin]) {
      const id = await placed();
      expect(await move(customer, id, "accepted")).toMatchObject({ status: 403 });
      await move(staff, id, "accepted");
      expect(await move(customer, id, "cancelled")).toMatchObject({ status: 409, body: { code: "step_not_allowed" } });
      expect(await listRefunds(id)).toEqual([]);
      if (later === admin) expect(await move(admin, id, "preparing")).toMatchObject({ status: 403 });
      expect(await move(later, id, "cancelled", "Closing early")).toMatchObject({ status: 200 });
      expect(await listRefunds(id)).toHaveLength(1);
      expect((await notices(customer)).filter((title) => title === "Order HG cancelled")).toHaveLength(
        later === staff ? 2 : 3,
      );
    }
    expect((await notices(staff)).filter((title) => title === "Order HG cancelled")).toHaveLength(2);
  });

  test("to strangers the order does not exist", async () => {
    const id = await placed();
    const other = await openShop(database.db);
    const strangers = [
      await api.signIn("customer"),
      await api.signIn("owner", { restaurantId: other.id }),
      await api.signIn("agent"),
    ];
    for (const stranger of strangers) {
      expect((await move(stranger, id, "cancelled")).status).toBe(404);
      expect((await api.call("GET", `/orders/${id}`, { token: stranger.token })).status).toBe(404);
    }
    expect((await api.call("GET", "/orders/garbage", { token: customer.token })).status).toBe(404);
    expect((await api.call("GET", `/orders/${id}`)).status).toBe(401);
  });

  test.runIf(process.env.TEST_DATABASE === "postgres")(
    "of parallel clicks one wins, and one refund is made",
    async () => {
      const id = await placed();
      const clicks = Array.from({ length: 10 }, (_, index) =>
        index % 2 ? move(customer, id, "cancelled") : move(staff, id, "rejected", "Too busy"),
      );
      const statuses = (await Promise.all(clicks)).map((response) => response.status).sort();
      expect(statuses).toEqual([200, ...Array<number>(9).fill(409)]);
      expect(await listRefunds(id)).toHaveLength(1);
    },
  );
});

describe("[HOST-66] refunds", () => {
  const refund = (who: SignedIn, id: string, body: object) =>
    api.call("POST", `/orders/${id}/refunds`, { token: who.token, body });

  test("owner, manager and administrator give back part, then the rest, never more", async () => {
    const id = await placed();
    const owner = await api.signIn("owner", { restaurantId: shop.id });
    const part = await refund(owner, id, { reason: "Cold soup", amount: 549 });
    expect(part).toMatchObject({ status: 200, body: { data: { amount: 549, status: "pending" } } });
    expect(await refund(owner, id, { reason: "More", amount: 4000 })).toMatchObject({ status: 422 });
    const rest = await refund(admin, id, { reason: "The rest", whole: true });
    expect(rest).toMatchObject({ body: { data: { amount: 4076 - 549 } } });
    expect(await refund(admin, id, { reason: "Again", whole: true })).toMatchObject({ status: 409 });
    expect(await refund(staff, id, { reason: "Mine", whole: true })).toMatchObject({ status: 403 });
    expect(await refund(owner, id, { reason: "", amount: "abc" })).toMatchObject({ status: 422 });
    const other = await api.signIn("owner", { restaurantId: (await openShop(database.db)).id });
    expect(await refund(other, id, { reason: "Mine", whole: true })).toMatchObject({ status: 404 });
  });

  test("a request that says neither an amount nor the whole order, or both, gives nothing back", async () => {
    const id = await placed();
    const owner = await api.signIn("owner", { restaurantId: shop.id });
    for (const body of [
      {},
      { amount: null },
      { amount: 100, whole: true },
      { whole: false },
      { amount: 0 },
      { amount: 1.5 },
    ])
      expect(await refund(owner, id, { reason: "Cold soup", ...body }), JSON.stringify(body)).toMatchObject({
        status: 422,
      });
    expect(await refund(owner, id, { reason: "Cold soup" })).toMatchObject({
      body: { errors: { amount: "Say either an amount or the whole order." } },
    });
    expect(await listRefunds(id)).toEqual([]);
  });

  test("the same key gives the same refund, also pressed at the same time, and is logged once", async () => {
    const id = await placed();
    const owner = await api.signIn("owner", { restaurantId: shop.id });
    const press = () =>
      api.call("POST", `/orders/${id}/refunds`, {
        token: owner.token,
        headers: { [idempotencyHeader]: "key of the page" },
        body: { reason: "Cold soup", amount: 549, left: 4076 },
      });
    const pressed = [...(await Promise.all([press(), press()])), await press()];
    const [first] = await listRefunds(id);
    for (const response of pressed)
      expect(response).toMatchObject({ status: 200, body: { data: { id: first?.id, amount: 549 } } });
    expect(await listRefunds(id)).toHaveLength(1);
    const logged = database.db.selectFrom("audit_log").select("id").where("subject_id", "=", id);
    expect(await logged.where("action", "=", "order.refunded").execute()).toHaveLength(1);
  });

  test("an order is not ended when another sum would go back than was told", async () => {
    const id = await placed();
    const owner = await api.signIn("owner", { restaurantId: shop.id });
    await refund(owner, id, { reason: "Cold soup", amount: 549 });
    const end = (refund_cents: number) =>
      api.call("PATCH", `/orders/${id}/status`, {
        token: owner.token,
        body: { status: "rejected", reason: "No lamb", refund_cents },
      });
    expect(await end(4076)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("$35.27 would go back") },
    });
    expect(await listRefunds(id)).toHaveLength(1);
    expect(await end(3527)).toMatchObject({ status: 200, body: { data: { status: "rejected" } } });
    expect((await listRefunds(id)).map((row) => row.amount_cents).sort()).toEqual([3527, 549]);
  });
});

describe("[ORD-14] ordering again", () => {
  test("brings back what is still sold at today's prices, and names the rest and what costs something else", async () => {
    const id = await placed();
    const seen = async () => (await api.call("GET", `/orders/${id}`, { token: customer.token })).body;
    expect(await seen()).not.toHaveProperty("data.again");
    await move(customer, id, "cancelled");
    expect(await seen()).toMatchObject({ data: { again: { added: 3, missing: [], changed: [] } } });
    await database.db.updateTable("menu_items").set({ is_available: false }).where("id", "=", shop.soup).execute();
    await database.db.updateTable("menu_items").set({ price_cents: 899 }).where("id", "=", shop.baklava).execute();
    const reordered = {
      added: 2,
      missing: ["Red Lentil Soup"],
      changed: [{ name: "Pistachio Baklava", was: 799, now: 899 }],
    };
    expect(await seen()).toMatchObject({ data: { again: reordered } });
    const list = await api.call("GET", "/orders?status=cancelled", { token: customer.token });
    expect(list).toMatchObject({ body: { data: { data: [{ again: reordered }] } } });
    const again = await api.call("POST", `/orders/${id}/reorder`, { token: customer.token });
    expect(again).toMatchObject({ status: 200, body: { data: reordered } });
    const { body } = await api.call("GET", `/cart/restaurant/${shop.id}`, { token: customer.token });
    expect(body).toMatchObject({
      data: { items: [{ quantity: 2, size: "large", unitPrice: "17.74" }, { unitPrice: "8.99" }] },
    });
    await database.db.updateTable("restaurants").set({ status: "pending" }).where("id", "=", shop.id).execute();
    expect(await seen()).toMatchObject({ data: { again: { added: 0, missing: { length: 3 } } } });
    await database.db.updateTable("restaurants").set({ status: "approved" }).where("id", "=", shop.id).execute();
    const stranger = await api.signIn("customer");
    expect(await api.call("POST", `/orders/${id}/reorder`, { token: stranger.token })).toMatchObject({
      status: 404,
      body: { message: "Order not found." },
    });
  });

  test("[HALAL-6] leaves out, by name, what is marked not halal or contains alcohol since", async () => {
    const { db } = database;
    await db.updateTable("menu_items").set({ is_available: true }).where("restaurant_id", "=", shop.id).execute();
    const id = await placed();
    await move(customer, id, "cancelled");
    await db.updateTable("menu_items").set({ halal: "no" }).where("id", "=", shop.soup).execute();
    const left = { added: 2, missing: [], notHalal: ["Red Lentil Soup"] };
    expect((await api.call("GET", `/orders/${id}`, { token: customer.token })).body).toMatchObject({
      data: { again: left },
    });
    const again = await api.call("POST", `/orders/${id}/reorder`, { token: customer.token });
    expect(again).toMatchObject({ status: 200, body: { data: left } });
    const { body } = await api.call("GET", `/cart/restaurant/${shop.id}`, { token: customer.token });
    expect(JSON.stringify(body)).not.toContain("Red Lentil Soup");
    await db
      .updateTable("menu_items")
      .set({ contains: ["alcohol"] })
      .where("restaurant_id", "=", shop.id)
      .execute();
    expect(await api.call("POST", `/orders/${id}/reorder`, { token: customer.token })).toMatchObject({
      body: { message: expect.stringMatching(/^Marked not halal, so not ordered again: .*Red Lentil Soup/) },
    });
  });
});
