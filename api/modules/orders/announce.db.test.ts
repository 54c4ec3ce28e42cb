import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { QuoteChoices } from "@domain/contract/ordering/quote";
import type { OrderStatus } from "@domain/orders/order-status";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { addAddress, chargedPayment, fillCart, openStaffedShop, type Shop } from "@tests/support/shop";
import { placePaidOrder } from "./place-order";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let customer: SignedIn;
let owner: SignedIn;
let staff: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  api = createTestApi(database.db);
  admin = await api.signIn("admin");
});
beforeEach(async () => {
  api.clock.set("2026-03-04T17:00:00Z");
  ({ shop, owner, staff, customer } = await openStaffedShop(api));
});

interface Placed {
  id: string;
  /** "HG-1042" */
  name: string;
}

async function placed(choices: Partial<QuoteChoices> = {}): Promise<Placed> {
  await fillCart(api, customer, shop);
  return placeCart(choices);
}
async function placeCart(choices: Partial<QuoteChoices> = {}): Promise<Placed> {
  const chosen = { restaurantId: shop.id, orderType: "takeaway" as const, ...choices };
  const payment = await chargedPayment(api, customer, chosen);
  const { id, number } = await placePaidOrder(api.dependencies, payment.id);
  return { id, name: `HG-${number}` };
}
const move = (who: SignedIn, { id }: Placed, status: OrderStatus, reason?: string) =>
  api.call("PATCH", `/orders/${id}/status`, { token: who.token, body: { status, reason } });
const read = async ({ id }: Placed, who = customer) =>
  (await api.call("GET", `/orders/${id}`, { token: who.token })).body;

/** Notices of an order since the last look. */
async function news({ id }: SignedIn) {
  const rows = await database.db
    .deleteFrom("notifications")
    .where("user_id", "=", id)
    .returning(["kind", "title", "body", "link"])
    .execute();
  return rows;
}

describe("[ORD-1…3] who is told what", () => {
  test("a new order: the customer and everyone at the restaurant, with what and how much", async () => {
    const order = await placed();
    expect(await news(customer)).toEqual([
      {
        kind: "order.placed",
        title: `Order ${order.name} placed`,
        body: "Anatolia Grill House has your order. Total $45.76.",
        link: `/orders/${order.id}`,
      },
    ]);
    for (const who of [owner, staff])
      expect(await news(who)).toEqual([
        {
          kind: "order.placed",
          title: `New order ${order.name}`,
          body: "4 items for $45.76. Accept or reject it.",
          link: `/dashboard/orders/${order.id}`,
        },
      ]);
    expect(await news(admin)).toEqual([]);
    const mailed = api.mails.filter(({ template }) => template === "restaurant-order-placed");
    expect(mailed.at(-1)).toMatchObject({ to: owner.email });
    expect(mailed.at(-1)?.text).toContain("4 items");
    await api.call("POST", "/cart/items", {
      token: customer.token,
      body: { restaurantId: shop.id, menuItemId: shop.soup, quantity: 1 },
    });
    await placeCart();
    expect(await news(owner)).toMatchObject([{ body: "1 item for $5.49. Accept or reject it." }]);
  });

  test("the restaurant's own steps: the customer alone, each in a sentence", async () => {
    const order = await placed();
    for (const who of [customer, owner]) await news(who);
    const steps = [
      ["accepted", "accepted", "Anatolia Grill House has accepted your order."],
      ["preparing", "is being prepared", "Anatolia Grill House is preparing your order."],
      ["ready", "is ready", "Your order at Anatolia Grill House is ready."],
      ["preparing", "is not ready yet", "Anatolia Grill House is still preparing it."],
      ["ready", "is ready", "Your order at Anatolia Grill House is ready."],
      ["completed", "completed", "Enjoy your order from Anatolia Grill House."],
    ] as const;
    for (const [minutes, [status, words, body]] of steps.entries()) {
      api.clock.set(new Date(Date.UTC(2026, 2, 4, 17, minutes)));
      await move(staff, order, status);
      const notification = {
        kind: "order.status",
        title: `Order ${order.name} ${words}`,
        body,
        link: `/orders/${order.id}`,
      };
      expect(await news(customer), status).toEqual([notification]);
    }
    expect(await news(owner)).toEqual([]);
    const rejected = await placed();
    await news(customer);
    await move(staff, rejected, "rejected", "Out of lamb");
    expect(await news(customer)).toMatchObject([
      {
        title: `Order ${rejected.name} rejected`,
        body: "Anatolia Grill House could not take your order. Reason: Out of lamb. $45.76 will be refunded to your card.",
      },
    ]);
  });

  test("an end that the restaurant did not choose: both, with who, why, and what goes back", async () => {
    const own = await placed();
    for (const who of [customer, owner]) await news(who);
    await move(customer, own, "cancelled");
    expect(await news(customer)).toMatchObject([
      { body: "You cancelled your order at Anatolia Grill House. $45.76 will be refunded to your card." },
    ]);
    const toPlace = { kind: "order.status", link: `/dashboard/orders/${own.id}` };
    expect(await news(owner)).toEqual([
      { ...toPlace, title: `Order ${own.name} cancelled`, body: "The customer cancelled it." },
    ]);
    const other = await placed();
    for (const who of [customer, owner]) await news(who);
    await move(admin, other, "cancelled", "Closed by the city");
    expect(await news(owner)).toMatchObject([{ body: "HalalGo cancelled it. Reason: Closed by the city." }]);
    expect(await news(customer)).toMatchObject([
      {
        title: `Order ${other.name} cancelled`,
        body: expect.stringMatching(
          /^Your order at Anatolia Grill House was cancelled\. Reason: Closed by the city\. \$/,
        ),
      },
    ]);
    const mailed = api.mails.filter(
      ({ template, to }) => template === "restaurant-order-cancelled" && to === owner.email,
    );
    expect(mailed.map(({ text }) => /^(?:HalalGo|The customer) cancelled order HG-\d+\.$/m.test(text))).toEqual([
      true,
      true,
    ]);
  });

  test("open pages hear of each step: the restaurant's and the customer's, with the order's new state", async () => {
    const order = await placed();
    await move(staff, order, "accepted");
    const events = await database.db
      .selectFrom("events")
      .select(["type", "restaurant_id", "user_id", "payload"])
      .where("subject_id", "=", order.id)
      .orderBy("sequence")
      .execute();
    const both = { restaurant_id: shop.id, user_id: customer.id };
    expect(events).toEqual([
      { ...both, type: "order.created", payload: { orderId: order.name, status: "placed" } },
      { ...both, type: "order.status", payload: { orderId: order.name, status: "accepted" } },
    ]);
  });

  test("an order whose customer is gone goes on, and the restaurant still hears of its end", async () => {
    const order = await placed();
    await database.db.updateTable("orders").set({ customer_id: null }).where("id", "=", order.id).execute();
    const before = api.mails.length;
    await news(owner);
    expect((await move(staff, order, "accepted")).status).toBe(200);
    expect(api.mails).toHaveLength(before);
    await move(admin, order, "cancelled");
    expect(await news(owner)).toMatchObject([{ body: "HalalGo cancelled it." }]);
  });
});

describe("[ORD-2] refusals say why", () => {
  test("a customer too late is told to call; nobody but the restaurant takes its steps", async () => {
    const order = await placed();
    const kitchens = { status: 403, body: { message: "Only the restaurant can take this step." } };
    for (const who of [customer, admin]) {
      expect(await move(who, order, "accepted")).toMatchObject(kitchens);
      expect(await move(who, order, "rejected", "No")).toMatchObject(kitchens);
    }
    await move(staff, order, "accepted");
    expect(await move(customer, order, "cancelled")).toMatchObject({
      status: 409,
      body: {
        message:
          "The restaurant has accepted, so the order can't be cancelled here any more. Please call the restaurant.",
      },
    });
    for (const status of ["preparing", "ready", "completed"] as const) await move(staff, order, status);
    const over = { status: 409, body: { message: "This order is completed, so it cannot become cancelled." } };
    for (const who of [customer, staff]) expect(await move(who, order, "cancelled")).toMatchObject(over);
  });
});

describe("[ORD-12, ORD-13] when it is ready", () => {
  test("accepting counts the kitchen's time, what it adds while busy, or the minutes somebody says", async () => {
    await database.db
      .updateTable("restaurants")
      .set({ preparation_minutes: 25, busy_minutes: 15, busy_until: new Date("2026-03-04T17:30:00Z") })
      .where("id", "=", shop.id)
      .execute();
    const accept = async (order: Placed, at: string, ready_in?: number) => {
      api.clock.set(at);
      await api.call("PATCH", `/orders/${order.id}/status`, {
        token: staff.token,
        body: { status: "accepted", ready_in },
      });
      return read(order);
    };
    const ready = (at: string) => ({ data: { estimatedReadyAt: at, acceptBy: null } });
    const orders = [await placed(), await placed(), await placed()] as const;
    expect(await accept(orders[0], "2026-03-04T17:05:00Z")).toMatchObject(ready("2026-03-04T17:45:00.000Z"));
    expect(await accept(orders[1], "2026-03-04T17:06:00Z", 10)).toMatchObject(ready("2026-03-04T17:16:00.000Z"));
    expect(await accept(orders[2], "2026-03-04T17:31:00Z")).toMatchObject(ready("2026-03-04T17:56:00.000Z"));
  });

  test("a scheduled order keeps its time, whatever the kitchen says", async () => {
    const order = await placed({ scheduledFor: "2026-03-04T22:00:00Z" });
    expect(await read(order)).toMatchObject({ data: { scheduledFor: "2026-03-04T22:00:00.000Z" } });
    await api.call("PATCH", `/orders/${order.id}/status`, {
      token: staff.token,
      body: { status: "accepted", ready_in: 10 },
    });
    expect(await read(order)).toMatchObject({ data: { estimatedReadyAt: "2026-03-04T22:00:00.000Z" } });
  });
});

describe("[ORD-5, HOST-64] what is kept of whom it is for", () => {
  test("the customer's own number, else the address's; the table of a dine-in order alone", async () => {
    const deliveryAddressId = await addAddress(database.db, customer.id);
    const delivery = await placed({ orderType: "delivery", deliveryAddressId, table: "7" });
    expect(await read(delivery)).toMatchObject({
      data: {
        customer: { name: "Test customer", phone: "(860) 555-0117" },
        source: "online",
        table: null,
        isPaid: true,
      },
    });
    await database.db.updateTable("users").set({ phone: "(860) 555-0199" }).where("id", "=", customer.id).execute();
    const again = await placed({ orderType: "delivery", deliveryAddressId });
    expect(await read(again)).toMatchObject({ data: { customer: { phone: "(860) 555-0199" }, token: 2 } });
    const dineIn = await placed({ orderType: "dine-in", table: "7" });
    expect(await read(dineIn)).toMatchObject({
      data: { source: "table", table: "7", token: 3, deliveryAddress: null },
    });
  });

  test("pickup numbers begin anew each day by the restaurant's clock", async () => {
    api.clock.set("2026-03-05T02:30:00Z");
    expect(await read(await placed())).toMatchObject({ data: { token: 1 } });
    expect(await read(await placed())).toMatchObject({ data: { token: 2 } });
    api.clock.set("2026-03-05T17:00:00Z");
    expect(await read(await placed())).toMatchObject({ data: { token: 1 } });
  });

  test("a refund is logged with who gave how much, why and at whose cost", async () => {
    const order = await placed();
    await api.call("POST", `/orders/${order.id}/refunds`, {
      token: owner.token,
      body: { reason: "Cold", amount: 549 },
    });
    const body = { reason: "Late", amount: 100, borne_by: "platform" };
    expect(await api.call("POST", `/orders/${order.id}/refunds`, { token: owner.token, body })).toMatchObject({
      status: 403,
      body: { message: "Only an administrator can let the platform bear a refund." },
    });
    expect((await api.call("POST", `/orders/${order.id}/refunds`, { token: admin.token, body })).status).toBe(200);
    const logged = await database.db
      .selectFrom("audit_log")
      .select(["action", "actor_id", "restaurant_id", "subject_type", "changes"])
      .where("subject_id", "=", order.id)
      .orderBy("id")
      .execute();
    const line = { action: "order.refunded", restaurant_id: shop.id, subject_type: "order" };
    expect(logged).toEqual([
      {
        ...line,
        actor_id: owner.id,
        changes: { amount_cents: [null, 549], reason: "Cold", borne_by: [null, "restaurant"] },
      },
      {
        ...line,
        actor_id: admin.id,
        changes: { amount_cents: [null, 100], reason: "Late", borne_by: [null, "platform"] },
      },
    ]);
  });
});
