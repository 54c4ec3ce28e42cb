import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "@api/errors";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop, placeTakeaway, type Shop } from "@tests/support/shop";
import { cancelUnacceptedOrders } from "./cancel-unaccepted";

const database = withTestDatabase();
let api: TestApi;
let shop: Shop;
let customer: SignedIn;
let staff: SignedIn;

beforeAll(() => {
  api = createTestApi(database.db);
});
beforeEach(async () => {
  api.clock.set("2026-03-04T17:00:00Z");
  shop = await openShop(database.db);
  staff = await api.signIn("staff", { restaurantId: shop.id });
  customer = await api.signIn("customer");
});

async function placed(scheduledFor: string | null = null): Promise<string> {
  return (await placeTakeaway(api, customer, shop, { scheduledFor })).id;
}
const at = async (time: string) => {
  api.clock.set(`2026-03-04T${time}:00Z`);
  await cancelUnacceptedOrders(api.dependencies);
};
const findOrder = (id: string) =>
  database.db.selectFrom("orders").select("status").where("id", "=", id).executeTakeFirstOrThrow();
const listRefunds = (id: string) =>
  database.db.selectFrom("refunds").select("amount_cents").where("order_id", "=", id).execute();
const titles = async ({ id }: SignedIn) => {
  const rows = await database.db.selectFrom("notifications").selectAll().where("user_id", "=", id).execute();
  return rows.map(({ title, body }) => `${title}: ${body}`.replace(/HG-\d+/, "HG"));
};

test("[ORD-1, ORD-2] an order nobody accepts is cancelled after ten minutes, given back, and both sides are told", async () => {
  const id = await placed();
  const { body } = await api.call("GET", `/orders/${id}`, { token: customer.token });
  expect(body).toMatchObject({ data: { acceptBy: "2026-03-04T17:10:00.000Z" } });
  await at("17:09");
  expect(await findOrder(id)).toEqual({ status: "placed" });
  await at("17:11");
  expect(await findOrder(id)).toEqual({ status: "cancelled" });
  expect(await listRefunds(id)).toEqual([{ amount_cents: 4576 }]);
  const because = "Reason: The restaurant did not accept it in time.";
  expect(await titles(customer)).toContain(
    `Order HG cancelled: Your order at Anatolia Grill House was cancelled. ${because} $45.76 will be refunded to your card.`,
  );
  expect(await titles(staff)).toContain(`Order HG cancelled: It was cancelled automatically. ${because}`);
  expect(await api.call("GET", `/orders/${id}`, { token: customer.token })).toMatchObject({
    body: { data: { acceptBy: null, history: [{}, { status: "cancelled", actor: "system" }] } },
  });
});

test("[ORD-13] a scheduled order waits until its kitchen would have to start", async () => {
  const id = await placed("2026-03-04T23:00:00.000Z");
  await at("22:39");
  expect(await findOrder(id)).toEqual({ status: "placed" });
  await at("22:41");
  expect(await findOrder(id)).toEqual({ status: "cancelled" });
});

test("[ORD-1, SET-3] a changed time to accept is for later orders: what waits keeps its own, shorter or longer", async () => {
  const set = (accept_within_minutes: number, preparation_minutes = 20) =>
    database.db
      .updateTable("restaurants")
      .set({ accept_within_minutes, preparation_minutes })
      .where("id", "=", shop.id)
      .execute();
  await set(60);
  const [soon, tonight] = [await placed(), await placed("2026-03-04T23:00:00.000Z")];
  await set(3, 240);
  const short = await placed();
  await at("17:04");
  expect([await findOrder(soon), await findOrder(short)]).toEqual([{ status: "placed" }, { status: "cancelled" }]);
  await at("17:59");
  expect(await findOrder(soon)).toEqual({ status: "placed" });
  expect(await listRefunds(soon)).toEqual([]);
  await set(60, 20);
  await at("18:01");
  expect(await findOrder(soon)).toEqual({ status: "cancelled" });
  await at("22:39");
  expect(await findOrder(tonight)).toEqual({ status: "placed" });
});

test("[ORD-1] a time from before, of a day or of a minute, counts as 60 and as 3 minutes", async () => {
  const until = async (minutes: number) => {
    await database.db
      .updateTable("restaurants")
      .set({ accept_within_minutes: minutes })
      .where("id", "=", shop.id)
      .execute();
    const { body } = await api.call("GET", `/orders/${await placed()}`, { token: customer.token });
    return body;
  };
  expect(await until(1440)).toMatchObject({ data: { acceptBy: "2026-03-04T18:00:00.000Z" } });
  expect(await until(1)).toMatchObject({ data: { acceptBy: "2026-03-04T17:03:00.000Z" } });
});

test("[ORD-1] an order that the version before placed while this one started ends too", async () => {
  const id = await placed();
  await database.db.updateTable("orders").set({ accept_by: null }).where("id", "=", id).execute();
  await at("17:59");
  expect(await findOrder(id)).toEqual({ status: "placed" });
  await at("18:01");
  expect(await findOrder(id)).toEqual({ status: "cancelled" });
});

test("an accepted order, and one entered at the counter, is left alone", async () => {
  const [accepted, counter] = [await placed(), await placed()];
  const body = { status: "accepted" };
  await api.call("PATCH", `/orders/${accepted}/status`, { token: staff.token, body });
  await database.db.updateTable("orders").set({ source: "pos" }).where("id", "=", counter).execute();
  await at("23:59");
  expect(await findOrder(accepted)).toEqual({ status: "accepted" });
  expect(await findOrder(counter)).toEqual({ status: "placed" });
});

test("one that fails is logged and keeps no other waiting; one that somebody else took just now is no fault", async () => {
  const [broken, taken, fine] = [await placed(), await placed(), await placed()];
  const { events, logger } = api.dependencies;
  const logged = vi.spyOn(logger, "error");
  const failing: typeof events = {
    async publish(trx, event) {
      if (event.subjectId === broken) throw new Error("The disk is full");
      if (event.subjectId === taken) throw new ApiError("step_not_allowed", "Somebody was faster");
      await events.publish(trx, event);
    },
  };
  api.clock.set("2026-03-04T17:11:00Z");
  await cancelUnacceptedOrders({ ...api.dependencies, events: failing });
  expect(await findOrder(broken)).toEqual({ status: "placed" });
  expect(await findOrder(fine)).toEqual({ status: "cancelled" });
  const orders = logged.mock.calls.map(([about]) => about);
  expect(orders).toMatchObject([{ order: broken, err: { message: "The disk is full" } }]);
});

test("several processes, and a late acceptance, end each order once", async () => {
  const ids = [await placed(), await placed(), await placed()];
  api.clock.set("2026-03-04T18:00:00Z");
  const body = { status: "accepted" };
  await Promise.all([
    cancelUnacceptedOrders(api.dependencies),
    ...ids.map((id) => api.call("PATCH", `/orders/${id}/status`, { token: staff.token, body })),
    cancelUnacceptedOrders(api.dependencies),
    cancelUnacceptedOrders(api.dependencies),
  ]);
  for (const id of ids) {
    const { status } = await findOrder(id);
    expect(await listRefunds(id)).toHaveLength(status === "cancelled" ? 1 : 0);
    const steps = database.db.selectFrom("order_status_changes").select("status").where("order_id", "=", id);
    expect((await steps.orderBy("id").execute()).map((step) => step.status)).toEqual(["placed", status]);
  }
});
