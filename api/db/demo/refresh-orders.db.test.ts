import { beforeAll, expect, test } from "vitest";
import { cancelUnacceptedOrders } from "@api/modules/orders/cancel-unaccepted";
import { changeStatus } from "@api/modules/orders/change-status";
import { createTestApi, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { loadDemo } from "./load";
import { refreshDemoOrders } from "./refresh-orders";

const database = withTestDatabase();
let api: TestApi;
const loadedAt = new Date("2026-11-20T23:52:00Z");
const after = (minutes: number) => new Date(loadedAt.getTime() + minutes * 60_000);

beforeAll(async () => {
  api = createTestApi(database.db);
  api.clock.set(loadedAt);
  await loadDemo(database.db, { clock: api.clock });
}, 60_000);

const waiting = () =>
  database.db
    .selectFrom("orders")
    .select(["id", "created_at", "accept_by"])
    .where("status", "=", "placed")
    .orderBy("id")
    .execute();
const at = async (minutes: number) => {
  api.clock.set(after(minutes));
  await refreshDemoOrders(database.db, api);
  await cancelUnacceptedOrders(api.dependencies);
};

test("the demo's waiting orders have ten minutes like any other, and are there days later; what somebody touched lives on", async () => {
  const first = await waiting();
  expect(first.length).toBeGreaterThanOrEqual(2);
  for (const { created_at: placed, accept_by: until } of first) {
    expect(until?.getTime()).toBe(placed.getTime() + 600_000);
    expect(until?.getTime()).toBeGreaterThan(loadedAt.getTime());
  }
  await at(3);
  expect(await waiting(), "not older than they may be").toEqual(first);
  const later = 3 * 1440;
  await at(later);
  const moved = await waiting();
  expect(moved.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
  expect(moved.map(({ created_at: placed }) => placed.getTime() - later * 60_000)).toEqual(
    first.map(({ created_at: placed }) => placed.getTime()),
  );
  const [touched] = moved;
  const orderId = touched?.id ?? "";
  await changeStatus(api.dependencies, { orderId, to: "cancelled", reason: null, actor: "system" });
  await at(2 * later);
  expect((await waiting()).map(({ id }) => id)).toEqual(first.map(({ id }) => id).filter((id) => id !== orderId));
  const order = database.db.selectFrom("orders").select(["status", "created_at"]).where("id", "=", orderId);
  expect(await order.executeTakeFirst()).toEqual({ status: "cancelled", created_at: touched?.created_at });
  const steps = database.db.selectFrom("order_status_changes").select("at").where("status", "=", "preparing");
  const cooking = database.db.selectFrom("orders").select(["id", "created_at"]).where("status", "=", "preparing");
  for (const { id, created_at: placed } of await cooking.execute()) {
    expect(after(2 * later).getTime() - placed.getTime()).toBeLessThan(20 * 60_000);
    const [begun] = await steps.where("order_id", "=", id).execute();
    expect(begun?.at.getTime()).toBeLessThanOrEqual(after(2 * later).getTime());
    expect(begun?.at.getTime()).toBeGreaterThan(placed.getTime());
  }
});

test("without it they end by themselves after ten minutes", async () => {
  api.clock.set(new Date(api.clock.now().getTime() + 15 * 60_000));
  await cancelUnacceptedOrders(api.dependencies);
  expect(await waiting()).toEqual([]);
});
