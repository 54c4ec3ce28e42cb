import { beforeAll, beforeEach, expect, test } from "vitest";
import { orderResponse } from "@domain/contract/ordering/order";
import { taxResponse } from "@domain/contract/promotion";
import { createTestApi, type SignedIn, type TestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openStaffedShop, placeTakeaway, type Shop } from "@tests/support/shop";

/** What is done to orders while they wait or are cooked: by who sets the place up, and by two who press in the same moment. */

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

async function placed(scheduledFor: string | null = null): Promise<string> {
  return (await placeTakeaway(api, customer, shop, { scheduledFor })).id;
}
const move = ({ token }: SignedIn, id: string, status: string, reason?: string) =>
  api.call("PATCH", `/orders/${id}/status`, { token, body: { status, reason } });
const bump = (id: string, lines: string[]) =>
  api.call("PATCH", `/orders/${id}/lines`, { token: staff.token, body: { lines, done: true } });
const read = async (id: string) =>
  orderResponse.parse((await api.call("GET", `/orders/${id}`, { token: staff.token })).body).data;
const linesOf = async (id: string) => (await read(id)).items.map(({ lineId }) => lineId ?? "");
const refundsOf = async (id: string) => {
  const rows = await database.db.selectFrom("refunds").select("amount_cents").where("order_id", "=", id).execute();
  return rows.map(({ amount_cents: cents }) => cents);
};

const week = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

test("[RUSH-4, SET-3] an order that waits stays what it was when the place is set up anew, and goes its way to the end", async () => {
  const waiting = await placed();
  const tonight = await placed("2026-03-04T23:00:00.000Z");
  const cooking = await placed();
  await move(staff, cooking, "accepted");
  const all = [waiting, tonight, cooking];
  const before = await Promise.all(all.map(read));

  const place = `/restaurants/${shop.id}`;
  const change = async (method: string, path: string, body: unknown) =>
    expect(await api.call(method, path, { token: owner.token, body }), path).toMatchObject({
      status: 200,
    });
  await change("PUT", `${place}/settings`, {
    accept_within_minutes: 3,
    preparation_time: 90,
    minimum_order: "80.00",
    delivery_options: ["delivery"],
    stations: "Grill, Cold",
    paused_until: "2026-03-05T12:00:00Z",
  });
  const tax = taxResponse.parse(
    (await api.call("POST", `${place}/taxes`, { token: owner.token, body: { name: "New", code: "CT", rate: "15" } }))
      .body,
  );
  await change("PATCH", `${place}/taxes/${tax.data.id}/status`, { status: true });
  await change("PUT", `${place}/operating-hours`, {
    operating_hours: week.map((day) => ({ day, from_time: "11:00", to_time: "21:00", is_open: false })),
    special_days: [],
  });
  const dearer = { price_cents: 9900, name: "Another plate", is_available: false };
  await database.db.updateTable("menu_items").set(dearer).where("restaurant_id", "=", shop.id).execute();
  await database.db.updateTable("deals").set({ is_active: false }).where("restaurant_id", "=", shop.id).execute();
  await database.db.updateTable("coupons").set({ is_active: false }).where("id", "=", shop.coupon).execute();

  expect(await Promise.all(all.map(read)), "money, dishes, times").toEqual(before);
  const lines = await linesOf(cooking);
  expect(await bump(cooking, lines)).toMatchObject({ status: 200, body: { data: { status: "ready" } } });
  expect(await move(staff, waiting, "accepted")).toMatchObject({ status: 200 });
  for (const status of ["preparing", "ready", "completed"])
    expect(await move(staff, waiting, status), status).toMatchObject({ status: 200 });
  expect((await read(waiting)).total).toBe(before[0]?.total);
  expect(await move(owner, tonight, "cancelled", "Closed")).toMatchObject({ status: 200 });
  expect(await refundsOf(tonight), "all that was paid, at the prices of then").toEqual([before[1]?.total]);
});

const clear = [
  /^This order is (accepted|cancelled|preparing|ready|rejected), so it cannot become \w+\.$/,
  /^This order is already \w+\.$/,
  /^The restaurant has accepted, so the order can't be cancelled here any more\. Please call the restaurant\.$/,
  /^This order was cancelled\. Stop cooking\.$/,
  /^This order was cancelled\. Do not hand it over\.$/,
];

type Answer = Awaited<ReturnType<typeof move>>;

/** Refused in a sentence that says why, never by a fault of the machine. */
function expectConflict({ status, body }: Answer) {
  if (status === 200) return;
  expect([status, body]).toEqual([409, expect.objectContaining({ message: expect.any(String) })]);
  const message = typeof body === "object" && body !== null && "message" in body ? String(body.message) : "";
  expect(
    clear.some((sentence) => sentence.test(message)),
    message,
  ).toBe(true);
}

/** What is left of an order when two have pressed: cancelled and given back once, or as it was and not given back. */
async function expectOneEnd(id: string, cancelled: Answer) {
  const { status, history, total, isVoid } = await read(id);
  expect(status === "cancelled", `${status} after ${cancelled.status}`).toBe(cancelled.status === 200);
  expect(history.filter((step) => step.status === "cancelled")).toHaveLength(cancelled.status === 200 ? 1 : 0);
  expect(await refundsOf(id)).toEqual(cancelled.status === 200 ? [total] : []);
  return { history: history.map((step) => step.status), isVoid };
}

const rounds = Array.from({ length: 12 }, (_, round) => round);

test("[ORD-2, RUSH-6] of a customer who cancels and a kitchen that accepts in the same moment one wins, round for round", async () => {
  for (const round of rounds) {
    const id = await placed();
    const presses = [() => move(customer, id, "cancelled"), () => move(staff, id, "accepted")];
    const pressed = await Promise.all((round % 2 ? presses.reverse() : presses).map((press) => press()));
    const [cancelled, accepted] = round % 2 ? pressed.reverse() : pressed;
    if (!cancelled || !accepted) throw new Error("Two pressed");
    expectConflict(cancelled);
    expectConflict(accepted);
    expect([cancelled.status, accepted.status].filter((status) => status === 200)).toHaveLength(1);
    const { history } = await expectOneEnd(id, cancelled);
    expect(history).toEqual(["placed", cancelled.status === 200 ? "cancelled" : "accepted"]);
  }
});

test("[RUSH-6, RUSH-7] an owner or administrator cancels while the kitchen accepts or bumps: nothing half done, refunded once", async () => {
  for (const round of rounds) {
    const who = round % 2 ? owner : admin;
    const id = await placed();
    const isCooking = round % 3 !== 0;
    if (isCooking) await move(staff, id, "accepted");
    const lines = await linesOf(id);
    const kitchen = isCooking
      ? [() => bump(id, lines.slice(0, 1)), () => bump(id, lines), () => move(staff, id, "ready")]
      : [() => move(staff, id, "accepted")];
    const cancel = () => move(who, id, "cancelled", "The guest left");
    const [cancelled, ...pressed] = await Promise.all([cancel(), ...kitchen.map((press) => press())]);
    for (const response of [cancelled, ...pressed]) expectConflict(response);
    const { isVoid } = await expectOneEnd(id, cancelled);
    if (isCooking && cancelled.status === 200) expect(isVoid, "who cooks is told to stop").toBe(true);
    // Who was refused because somebody was faster presses again, and meets one answer.
    const again = await move(who, id, "cancelled", "The guest left");
    expectConflict(again);
    await expectOneEnd(id, cancelled.status === 200 ? cancelled : again);
  }
});

test("[ORD-2] three cancel at once: customer, owner and administrator; one does, and money goes back once", async () => {
  for (const round of rounds.slice(0, 6)) {
    const id = await placed();
    const three = [customer, owner, admin, customer, owner].slice(round % 3, (round % 3) + 3);
    const responses = await Promise.all(three.map((who) => move(who, id, "cancelled", "Too late")));
    for (const response of responses) expectConflict(response);
    const [won, ...others] = responses.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    if (!won) throw new Error("Nobody could cancel");
    await expectOneEnd(id, won);
  }
});
