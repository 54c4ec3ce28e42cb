import { describe, expect, it } from "vitest";
import type { Order } from "~/host/orders.server";
import { toPrint } from "./auto-print";
import { sampleOrders } from "./sample-orders";
import { type KitchenTimes, recallable, type Ticket, toTicket } from "./ticket";
import { getClock, inCookingOrder } from "./ticket-clock";
import { applyChanges } from "./ticket-form";
import { countAllDay, ticketAt } from "./ticket-stations";

const now = new Date("2026-11-20T23:00:00Z");
const minutes = (count: number) => now.getTime() + count * 60_000;
const at = (count: number) => new Date(minutes(count)).toISOString();
const [dineIn, delivery] = sampleOrders("r", now);
if (!dineIn || !delivery) throw new Error("There are sample orders");

const times = { preparation: 35, warning: null, late: null };
const ticket = (changes: Partial<Order>, own: Partial<KitchenTimes> = {}): Ticket => {
  const made = toTicket({ ...delivery, ...changes }, { ...times, ...own });
  if (!made) throw new Error("This order has a ticket");
  return made;
};

describe("[KDS-3, KDS-5] the ticket of an order", () => {
  it.each(["placed", "rejected", "cancelled"] as const)("is none while it is %s", (status) => {
    expect(toTicket({ ...delivery, status }, times)).toBeNull();
  });

  it.each([
    ["accepted", "confirmed"],
    ["preparing", "preparing"],
    ["ready", "done"],
    ["completed", "done"],
  ] as const)("of a %s order is %s", (status, stage) => {
    expect(ticket({ status }).stage).toBe(stage);
  });

  it("[RUSH-6] is void once it was cancelled and nobody has seen it, and keeps its place", () => {
    const history = [{ status: "cancelled" as const, at: at(0), actor: "customer", reason: "No guests." }];
    const cancelled = ticket({ id: "void", status: "cancelled", isVoid: true, history, estimatedReadyAt: at(20) });
    expect(cancelled).toMatchObject({ stage: "void", voidText: "Cancelled 6:00 PM by the customer. No guests." });
    expect(getClock(cancelled, minutes(90))).toEqual({ state: "void" });
    const step = (status: Order["history"][number]["status"]) => ({
      ...history[0],
      status,
      at: at(0),
      actor: "owner",
      reason: null,
    });
    const after = (...steps: Parameters<typeof step>[0][]) =>
      ticket({ status: "cancelled", isVoid: true, history: steps.map(step) }).voidAdvice;
    expect(after("accepted", "cancelled")).toBe("Stop cooking.");
    expect(after("accepted", "preparing", "ready", "cancelled")).toBe("Do not hand it over.");
    expect(after("preparing", "ready", "preparing", "cancelled"), "brought back").toBe("Stop cooking.");
    const [soon, later] = [
      ticket({ id: "soon", estimatedReadyAt: at(10) }),
      ticket({ id: "later", estimatedReadyAt: at(30) }),
    ];
    expect(inCookingOrder([later, cancelled, soon], now.getTime()).map(({ id }) => id)).toEqual([
      "soon",
      "void",
      "later",
    ]);
    expect(countAllDay([cancelled], now.getTime())).toEqual([]);
  });

  it("[RUSH-6] can come back while it is ready, not once it was handed over", () => {
    expect(ticket({ status: "ready" }).canRecall).toBe(true);
    expect(ticket({ status: "completed" }).canRecall).toBe(false);
  });

  it("says where it goes and when it is due by the restaurant's clock", () => {
    const restaurant = { ...delivery.restaurant, timeZone: "America/New_York" };
    expect(ticket({ restaurant, estimatedReadyAt: at(5) }).place).toBe("Delivery, leaves 6:05 PM");
    expect(ticket({ restaurant, orderType: "takeaway", estimatedReadyAt: at(5) }).place).toBe("Takeaway, due 6:05 PM");
    expect(ticket({ orderType: "dine-in", table: "7" }).place).toBe("Table 7");
    expect(ticket({ orderType: "dine-in", table: "Table 7" }).place).toBe("Table 7");
    expect(ticket({ orderType: "dine-in", table: "Garden 1" }).place).toBe("Garden 1");
  });

  it("names a large size and add-ons", () => {
    const line = dineIn.items[0];
    if (!line) throw new Error("It has a line");
    const addons = [{ name: "Garlic yoghurt", price: 50 }];
    expect(ticket({ items: [{ ...line, size: "large", addons }] }).items[0]?.details).toBe("Large, + Garlic yoghurt");
    expect(ticket({ items: [{ ...line, size: "regular" }] }).items[0]?.details).toBe("");
  });

  it("[ORD-13] of a scheduled order waits until its preparation has to begin", () => {
    const scheduled = ticket({ scheduledFor: at(60), estimatedReadyAt: null });
    expect(scheduled.startAt).toBe(minutes(25));
    expect(getClock(scheduled, minutes(24))).toEqual({ state: "waits" });
    expect(getClock(scheduled, minutes(26))).toEqual({ state: "runs", seconds: 60 });
  });
});

describe("a ticket's clock", () => {
  const running = {
    stage: "preparing",
    since: minutes(0),
    warnAt: minutes(15),
    lateAt: minutes(20),
    startAt: null,
  } as const;
  it.each([
    [14, { state: "runs", seconds: 840 }],
    [16, { state: "soon", seconds: 960 }],
    [20.5, { state: "late", minutes: 1 }],
    [22, { state: "late", minutes: 2 }],
  ])("after %d of 20 minutes", (after, clock) => {
    expect(getClock(running, minutes(after))).toEqual(clock);
  });

  it("follows the due time, or the kitchen's own minutes", () => {
    const accepted: Partial<Order> = { status: "accepted", history: [], createdAt: at(0), estimatedReadyAt: at(20) };
    const limits = ({ warnAt, lateAt }: Ticket) => [warnAt, lateAt];
    expect(limits(ticket(accepted))).toEqual([minutes(15), minutes(20)]);
    expect(limits(ticket(accepted, { warning: 8, late: 12 }))).toEqual([minutes(8), minutes(12)]);
    expect(limits(ticket({ ...accepted, estimatedReadyAt: null }, { late: 12 }))).toEqual([null, minutes(12)]);
  });

  it("of a done ticket is over, however late it was", () => {
    expect(getClock({ ...running, stage: "done" }, minutes(60))).toEqual({ state: "done" });
  });
});

it("late tickets come first, waiting and done ones last", () => {
  const late = ticket({ id: "late", estimatedReadyAt: at(-1) });
  const soon = ticket({ id: "soon", estimatedReadyAt: at(10) });
  const later = ticket({ id: "later", estimatedReadyAt: at(30) });
  const waits = ticket({ id: "waits", scheduledFor: at(90), estimatedReadyAt: null });
  const done = ticket({ id: "done", status: "ready", estimatedReadyAt: at(-30) });
  const order = inCookingOrder([done, waits, later, soon, late], now.getTime()).map(({ id }) => id);
  expect(order).toEqual(["late", "soon", "later", "waits", "done"]);
});

it("all day counts what is still to be cooked, by dish and size", () => {
  const line = { qty: 2, name: "Lahmacun", size: "regular", addons: [], unitPrice: 0, lineTotal: 0 };
  const orders = [
    ticket({ items: [line, { ...line, size: "large" }] }),
    ticket({ items: [{ ...line, qty: 3 }] }),
    ticket({ items: [{ ...line, qty: 9 }], status: "ready" }),
  ];
  expect(countAllDay(orders, now.getTime())).toEqual([
    { name: "Lahmacun", details: "", qty: 5, station: null },
    { name: "Lahmacun", details: "Large", qty: 2, station: null },
  ]);
});

describe("[RUSH-7] lines of a ticket", () => {
  const line = { name: "Ayran", qty: 3, size: "regular", addons: [], unitPrice: 0, lineTotal: 0 };
  const items = [
    { ...line, lineId: "a", doneAt: at(-1) },
    { ...line, lineId: "b", name: "Lahmacun" },
  ];
  const running = ticket({ status: "preparing", items });
  const stateOf = ({ stage, items: lines }: Ticket) => [stage, ...lines.map(({ isDone }) => isDone)];

  it("are done one by one, and count all day while they are not", () => {
    expect(stateOf(running)).toEqual(["preparing", true, false]);
    expect(countAllDay([running], now.getTime())).toEqual([{ name: "Lahmacun", details: "", qty: 3, station: null }]);
    expect(stateOf(ticket({ status: "ready", items })), "of an order that is ready all are").toEqual([
      "done",
      true,
      true,
    ]);
  });

  it.each([
    ["the last line", [{ order: running.id, lines: ["b"], done: true }], ["done", true, true]],
    ["a line that is done", [{ order: running.id, lines: ["a"], done: false }], ["preparing", false, false]],
    ["one twice", [true, false].map((done) => ({ order: running.id, lines: ["b"], done })), ["preparing", true, false]],
    ["of another order", [{ order: "other", lines: ["b"], done: true }], ["preparing", true, false]],
  ])("show at once what is pressed: %s", (_, presses, state) => {
    expect(stateOf(applyChanges(running, presses))).toEqual(state);
  });

  it("begin a ticket that was only accepted; a void one takes no press", () => {
    const presses = [{ order: running.id, lines: ["b"], done: true }];
    const fresh = ticket({ status: "accepted", items: items.map((item) => ({ ...item, doneAt: null })) });
    expect(stateOf(applyChanges(fresh, presses))).toEqual(["preparing", false, true]);
    const cancelled = ticket({ status: "cancelled", isVoid: true, items });
    expect(applyChanges(cancelled, presses)).toBe(cancelled);
    const begins = [{ order: running.id, lines: [], done: false, begins: true }];
    expect(applyChanges(fresh, begins)).toMatchObject({ stage: "preparing", isBeginning: true });
    expect(applyChanges(running, begins)).toMatchObject({ stage: "preparing", isBeginning: false });
  });
});

it("[RUSH-6] the last twenty that are ready can be brought back, the last done first", () => {
  const done = Array.from({ length: 25 }, (_, index) =>
    ticket({ id: `t${index}`, status: "ready", history: [{ status: "ready", at: at(index), actor: "staff" }] }),
  );
  const over = ticket({ id: "over", status: "completed" });
  const ids = recallable([...done, over]).map(({ id }) => id);
  expect(ids).toHaveLength(20);
  expect(ids.slice(0, 2)).toEqual(["t24", "t23"]);
});

it.each([
  ["No sesame please, allergy", true],
  ["I am ALLERGIC to nuts", true],
  ["Lactose intolerant", true],
  ["No onions", false],
])("[RUSH-7] %j speaks of an allergy: %s", (note, isAllergy) => {
  expect(ticket({ note }).isAllergy).toBe(isAllergy);
});

it("[RUSH-17] what the place knows of its customer's allergies stands before their note, and its notes apart", () => {
  const guestNotes = { allergies: "Sesame", notes: "Likes it mild" };
  expect(ticket({ note: "Ring twice", guestNotes })).toMatchObject({
    note: "Sesame. Ring twice",
    isAllergy: true,
    guestNote: "Likes it mild",
  });
  expect(ticket({ guestNotes: { allergies: null, notes: "Likes it mild" } })).toMatchObject({ isAllergy: false });
});

it("[KDS-3] a delivery promised for a time leaves as long before it as it is on the road", () => {
  const scheduledFor = "2026-11-21T00:10:00Z";
  const made = toTicket({ ...delivery, status: "accepted", scheduledFor }, times, "2026-11-20T23:55:00Z");
  expect(made).toMatchObject({ place: "Delivery, leaves 6:55 PM", dueAt: Date.parse("2026-11-20T23:55:00Z") });
});

it("[RUSH-7, RUSH-13] an allergy that the till noted beside a dish stands out like one of the whole order", () => {
  const [item] = delivery.items;
  if (!item) throw new Error("There is a dish");
  expect(ticket({ note: "Ring twice", items: [{ ...item, note: "Nut allergy" }] })).toMatchObject({
    note: "Chicken Biryani: Nut allergy. Ring twice",
    isAllergy: true,
    items: [{ note: "Nut allergy" }],
  });
  expect(ticket({ items: [{ ...item, note: "No onions" }] })).toMatchObject({ note: null, isAllergy: false });
});

it("[KDS-3] a scheduled ticket says when to start: the time alone today, else with its day", () => {
  const scheduledFor = "2026-11-21T00:10:00Z";
  const changes = { status: "accepted" as const, scheduledFor, estimatedReadyAt: scheduledFor };
  expect(ticket(changes, { today: "2026-11-20" }).startText).toBe("6:35 PM");
  expect(ticket(changes, { today: "2026-11-19" }).startText).toMatch(/^\w+ 20, 6:35 PM$/);
});

describe("[RUSH-7] a display of one station", () => {
  const line = { size: "regular", addons: [], unitPrice: 0, lineTotal: 0 };
  const items = [
    { ...line, lineId: "a", qty: 2, name: "Adana", station: "Grill" },
    { ...line, lineId: "b", qty: 1, name: "Ayran", station: "cold" },
    { ...line, lineId: "c", qty: 1, name: "Bread", station: null },
  ];
  const running = ticket({ status: "preparing", items });
  const namesAt = (shown: Ticket, stations: string[]) =>
    ticketAt(shown, stations)?.items.map(({ name }) => name) ?? null;

  it("shows its own lines and those of no station, and says what is made elsewhere", () => {
    expect(namesAt(running, [])).toEqual(["Adana", "Ayran", "Bread"]);
    expect(namesAt(running, ["Cold"])).toEqual(["Ayran", "Bread"]);
    expect(ticketAt(running, ["Cold"])?.elsewhere).toBe("+ 2 at Grill");
    expect(ticketAt(running, ["Cold", "Grill"])?.elsewhere).toBeNull();
  });

  it("drops a ticket once its last line is done, and one that it has nothing of", () => {
    const cold = applyChanges(running, [{ order: running.id, lines: ["b", "c"], done: true }]);
    expect(namesAt(cold, ["Cold"])).toBeNull();
    expect(namesAt(cold, ["Grill"])).toEqual(["Adana", "Bread"]);
    expect(namesAt(cold, [])).toEqual(["Adana", "Ayran", "Bread"]);
    expect(namesAt(ticket({ status: "preparing", items: items.slice(0, 1) }), ["Cold"])).toBeNull();
  });

  it("counts its pieces all day; a scheduled order from its start", () => {
    expect(countAllDay([running], now.getTime())[0]).toEqual({ name: "Adana", details: "", qty: 2, station: "Grill" });
    const later = ticket({ status: "accepted", items, scheduledFor: at(90), estimatedReadyAt: null });
    expect(countAllDay([later], now.getTime())).toEqual([]);
    expect(countAllDay([later], minutes(60))).toHaveLength(3);
  });
});

describe("[RUSH-19] what a device prints by itself", () => {
  const look = (stored: Parameters<typeof toPrint>[0], accepted: string[], now = 0, hasLooked = true) =>
    toPrint(stored, accepted, { now, hasLooked });

  it("is nothing that was there when it was switched on, then each order once", () => {
    const first = look(null, ["a", "b"]);
    expect(first.ids).toEqual([]);
    const second = look(first.printed, ["a", "b", "c"], 3_600_000);
    expect(second.ids).toEqual(["c"]);
    expect(look(second.printed, ["b", "c"]).ids).toEqual([]);
  });

  it("is what was accepted while the page loaded anew, and nothing after it was away for longer", () => {
    const { printed } = look(null, ["a"]);
    expect(look(printed, ["a", "b"], 20_000, false).ids).toEqual(["b"]);
    const back = look(printed, ["a", "b"], 120_000, false);
    expect(back.ids).toEqual([]);
    expect(look(back.printed, ["a", "b"]).ids).toEqual([]);
  });
});
