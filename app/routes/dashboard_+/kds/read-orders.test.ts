import { expect, test } from "vitest";
import { createHostClient } from "~/host/client/client.server";
import { createBreaker } from "~/host/client/transport.server";
import type { Order } from "~/host/orders.server";
import { readOrders } from "./read-orders.server";
import { sampleOrders } from "./sample-orders";

const now = new Date("2026-11-20T23:00:00Z");
const [sample] = sampleOrders("r", now);
if (!sample) throw new Error("There are sample orders");

/** Done in the order of their numbers, and placed the other way round. */
const done = (number: number, orderType: Order["orderType"]): Order => ({
  ...sample,
  id: `order-${number}`,
  orderId: `HG-${number}`,
  orderType,
  status: "ready",
  createdAt: new Date(now.getTime() - number * 60_000).toISOString(),
  history: [{ status: "ready", at: new Date(now.getTime() + number * 1_000).toISOString(), actor: "staff" }],
});
const types = ["delivery", "takeaway", "dine-in"] as const;
const today = types.flatMap((type, index) => [1, 2, 3, 4, 5].map((number) => done(index * 10 + number, type)));

/** A host with `today` done, which answers the asked page of what `find` leaves. */
function hostThat(find: (orders: Order[], query: URLSearchParams) => Order[]) {
  const queries: URLSearchParams[] = [];
  const hostFor = createHostClient({
    guard: createBreaker(),
    transport: async ({ path }) => {
      const { pathname, searchParams } = new URL(path, "https://host.test");
      if (pathname !== "/orders") {
        return { status: 200, contentType: "application/json", text: JSON.stringify({ data: { id: "r", name: "A" } }) };
      }
      queries.push(searchParams);
      const isDone = searchParams.get("status") === "ready,completed";
      const found = isDone ? find(today, searchParams) : [];
      const per_page = Number(searchParams.get("per_page"));
      const page = Number(searchParams.get("page") ?? 1);
      const data = found.slice((page - 1) * per_page, page * per_page);
      const body = { data: { data, total: found.length, page, per_page } };
      return { status: 200, contentType: "application/json", text: JSON.stringify(body) };
    },
  });
  return {
    host: hostFor({ token: () => "t0k", requestId: "r", forwardedHeaders: {}, clientAddress: "192.0.2.7" }),
    queries,
  };
}

const doneAt = ({ history }: Order) => history[0]?.at ?? "";
const numbersOf = (orders: Order[]) => orders.map(({ orderId }) => Number(orderId.slice(3))).sort((a, b) => a - b);
const lastOfEach = [3, 4, 5, 13, 14, 15, 23, 24, 25];

test("[KDS-4, KDS-5] a load asks for the last done of each type alone, and knows how many there are", async () => {
  const { host, queries } = hostThat((orders, query) =>
    orders
      .filter(({ orderType }) => orderType === query.get("order_type"))
      .toSorted((a, b) => doneAt(b).localeCompare(doneAt(a))),
  );
  const read = await readOrders(host, "r", { now, done: "last" });
  expect(numbersOf(read.lastDone)).toEqual(lastOfEach);
  expect(read.doneCount).toBe(15);
  const ofDone = queries.filter((query) => query.get("status") === "ready,completed");
  expect(ofDone.map((query) => query.get("date_by"))).toEqual(["done", "done", "done"]);
  expect(ofDone.map((query) => query.get("per_page"))).toEqual(["3", "3", "3"]);
});

test("[HOST-63, KDS-5] a host that tells neither types apart nor sorts by that time has all of today's read", async () => {
  const { host } = hostThat((orders) => [...orders]);
  const read = await readOrders(host, "r", { now, done: "last" });
  expect(numbersOf(read.lastDone)).toEqual(lastOfEach);
  expect(read.doneCount).toBe(15);
});

test("[RUSH-19] in a rush more than the last few were done while a display was away, and are not lost to its printer", async () => {
  const { host, queries } = hostThat((orders, query) =>
    orders
      .filter(({ orderType }) => (query.get("order_type") ?? orderType) === orderType)
      .filter((order) => doneAt(order) >= (query.get("date_from") ?? ""))
      .toSorted((a, b) => doneAt(b).localeCompare(doneAt(a))),
  );
  const read = await readOrders(host, "r", { now, done: "last", since: new Date(now.getTime() + 2_000) });
  expect(numbersOf(read.doneForPrinting), "those of the last few are known already").toEqual([2, 11, 12, 21, 22]);
  const since = queries.filter((query) => query.get("date_from") === "2026-11-20T23:00:02.000Z");
  expect(since.map((query) => query.get("date_by"))).toEqual(["done"]);

  // On a calm evening nothing more is asked for.
  const calm = hostThat((orders, query) => orders.filter(({ orderType }) => orderType === query.get("order_type")));
  await readOrders(calm.host, "r", { now, done: "last", since: new Date(now.getTime() + 60_000) });
  expect(calm.queries.filter((query) => query.get("status") === "ready,completed")).toHaveLength(3);
});

test("[RUSH-6] who looks for one of today's done gets them all", async () => {
  const { host } = hostThat((orders) => [...orders]);
  const read = await readOrders(host, "r", { now, done: "all" });
  expect([read.lastDone.length, read.doneCount]).toEqual([15, 15]);
});
