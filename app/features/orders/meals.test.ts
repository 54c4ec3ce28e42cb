import { expect, test } from "vitest";
import { createHostClient } from "~/host/client/client.server";
import { inProcessTransport } from "~/host/client/transport.server";
import { groupByMeal, mealsAhead, readMealsAhead } from "./meals.server";

const now = new Date("2027-02-20T18:00:00Z");
const order = (
  occasion: "iftar" | "suhoor" | null,
  scheduledFor: string,
  status: "placed" | "accepted" | "ready" | "cancelled",
) => ({
  occasion,
  scheduledFor,
  status,
  restaurant: { timeZone: "America/New_York" },
});

test("[PRAYER-5] orders of Ramadan are counted by meal and time, as long as they are not ready", () => {
  const iftar = "2027-02-20T22:20:00.000Z";
  const meals = mealsAhead(
    [
      order("iftar", iftar, "placed"),
      order("suhoor", "2027-02-21T09:35:00.000Z", "placed"),
      order("iftar", iftar, "accepted"),
      order("iftar", iftar, "ready"),
      order("iftar", iftar, "cancelled"),
      order(null, iftar, "accepted"),
      order("iftar", "2027-02-20T22:15:00.000Z", "placed"),
    ],
    now,
  );
  expect(meals.map(({ text }) => text)).toEqual([
    "1 for iftar, 5:15 PM",
    "2 for iftar, 5:20 PM",
    "1 for suhoor, tomorrow at 4:35 AM",
  ]);
});

test("[PRAYER-5] in a list the orders for one meal stand together, the earliest first, the others after them", () => {
  const row = (id: number, mealFilter: string | null) => ({ id, mealFilter });
  const [early, late] = ["suhoor 2027-02-20T09:35:00.000Z", "iftar 2027-02-20T22:20:00.000Z"];
  const rows = [row(1, null), row(2, late), row(3, early), row(4, null), row(5, late)];
  expect(groupByMeal(rows).map(({ id }) => id)).toEqual([3, 2, 5, 1, 4]);
});

test("[PRAYER-5] the host counts all of them, however many, in one call; outside of Ramadan it is not asked", async () => {
  const statuses = { placed: 200, accepted: 40, preparing: 0, ready: 0, completed: 0, rejected: 0, cancelled: 0 };
  const meals = [
    { occasion: "iftar", scheduled_for: "2027-02-20T22:20:00Z", time_zone: "America/New_York", count: 240 },
  ];
  const requests: string[] = [];
  const transport = inProcessTransport(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    requests.push(`${pathname} ${searchParams.toString()}`);
    return Response.json({ success: true, data: { ...statuses, meals } });
  });
  const caller = { token: () => null, requestId: "1", forwardedHeaders: {}, clientAddress: "" };
  const host = createHostClient({ transport, guard: (call) => call() })(caller);
  expect(await readMealsAhead(host, "r", now)).toEqual([
    { text: "240 for iftar, 5:20 PM", filter: "iftar 2027-02-20T22:20:00.000Z" },
  ]);
  expect(requests).toEqual([expect.stringMatching(/\/orders\/counts restaurant_id=r&meals=true$/)]);
  expect(await readMealsAhead(host, "r", new Date("2027-06-20T18:00:00Z"))).toEqual([]);
  expect(requests).toHaveLength(1);
});
