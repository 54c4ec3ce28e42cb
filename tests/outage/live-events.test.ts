import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type AppAndApi, orderUnderWay, startAppAndApi } from "@tests/support/app-and-api";
import { type EventReader, readEvents } from "@tests/support/event-reader";
import { createVisitor, type Visitor } from "@tests/support/visitor";

let both: AppAndApi;
let customer: Visitor;
let open: EventReader[] = [];

beforeAll(async () => {
  both = await startAppAndApi();
  customer = createVisitor(both.app.url);
  expect((await customer.logIn("customer")).status).toBe(302);
});
afterEach(async () => {
  await Promise.all(open.map((reader) => reader.close()));
  open = [];
});
afterAll(() => both.stop());

async function follow(visitor: Visitor, lastEventId?: string, query = ""): Promise<EventReader> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await fetch(`${both.app.url}/resources/events${query}`, {
    headers: { cookie, accept: "text/event-stream", ...(lastEventId ? { "last-event-id": lastEventId } : {}) },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(response.headers.get("content-encoding")).toBeNull();
  const reader = await readEvents(response.body);
  open.push(reader);
  return reader;
}

/** What a page's scripts learn of the events it is current up to. */
const positionOf = async (visitor: Visitor) =>
  /^events;desc="(\d+)"$/.exec((await visitor.get("/account")).headers.get("server-timing") ?? "")?.[1];

test("[HOST-68, NOTIF-4] an open page hears of a step from the app's own address, resumes what it missed, and begins where its data ends", async () => {
  const id = await orderUnderWay(both);
  const first = await follow(customer);
  await both.callAs("owner", "PATCH", `/orders/${id}/status`, { status: "ready" });
  expect(await first.next()).toMatchObject({ type: "order.status", data: { id, status: "ready" } });
  expect((await first.next()).type).toBe("notification.created");
  const after = first.lastEventId();
  await first.close();
  open = [];
  // The answers to the first page tell the app what the second is current up to.
  await positionOf(customer);
  const loadedAt = await positionOf(customer);
  expect(loadedAt).toMatch(/^\d+$/);
  expect((await createVisitor(both.app.url).get("/home")).headers.has("server-timing")).toBe(false);
  await both.callAs("owner", "PATCH", `/orders/${id}/status`, { status: "completed" });
  for (const resumed of [
    await follow(customer, after),
    await follow(customer, undefined, `?lastEventId=${loadedAt}`),
  ]) {
    const messages = await resumed.take(2);
    expect(messages.map(({ type, data }) => [type, data.status])).toEqual([
      ["order.status", "completed"],
      ["notification.created", null],
    ]);
  }
});

test("[SESS-11] without a session the page is told to load itself anew", async () => {
  const events = await (await follow(createVisitor(both.app.url))).rest();
  expect(events.map(({ type }) => type)).toEqual(["session-ended"]);
});

test("[HOST-68] a restaurant's events are refused to a customer", async () => {
  const page = await customer.get("/resources/events?restaurantId=00000000-0000-4000-8000-000000000001");
  expect(page.status).toBe(403);
});

test("[HOST-68] pages left while their stream is being opened leave none open: the next one has its own", async () => {
  const cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const openAndLeave = async (afterMs: number) => {
    const page = new AbortController();
    setTimeout(() => page.abort(), afterMs);
    const response = await fetch(`${both.app.url}/resources/events`, {
      headers: { cookie },
      signal: page.signal,
    }).catch(() => undefined);
    page.abort();
    return response?.status;
  };
  // More than one person may have (domain/stream-limit.ts), left at other moments of the opening each.
  for (let index = 0; index < 120; index += 1) await openAndLeave((index % 40) / 2);
  await expect.poll(() => openAndLeave(5_000)).toBe(200);
});

// The last one: it ends both processes.
test("[HOST-68] streams end when either process stops, and neither waits for them", async () => {
  const reader = await follow(customer);
  await both.api.stop();
  expect(await reader.rest()).toEqual([]);
  expect(both.api.log.join("\n")).not.toContain("Could not stop");
  const events = await (await follow(customer)).rest();
  expect(events.map(({ type }) => type)).toEqual(["unavailable"]);
});
