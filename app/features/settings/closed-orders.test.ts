import { expect, test } from "vitest";
import { parseOpeningHours } from "@domain/restaurants/opening-hours";
import { ordersWhileClosed } from "./closed-orders.server";

const days = (["WEDNESDAY", "THURSDAY", "FRIDAY"] as const).map((day) => ({
  day,
  from_time: "17:00",
  to_time: "02:00",
  is_open: true,
}));
const now = new Date("2026-12-02T12:00:00Z");
const hours = parseOpeningHours(days, "America/New_York", {
  specialDays: [
    { date: "2026-12-03", is_open: false },
    { date: "2026-12-04", is_open: true, from_time: "17:00", to_time: "19:00" },
  ],
});
const order = (orderId: string, scheduledFor: string | null) => ({ id: orderId, orderId, scheduledFor });

test("[SET-3] orders for a day that was closed since are listed, soonest first, and not those of the night before", () => {
  const orders = [
    order("evening", "2026-12-04T01:00:00Z"),
    order("afternoon", "2026-12-03T18:00:00Z"),
    order("night before", "2026-12-03T06:30:00Z"),
    order("day after", "2026-12-04T22:30:00Z"),
    order("now", null),
  ];
  expect(ordersWhileClosed(orders, hours, now).map(({ orderId }) => orderId)).toEqual(["afternoon", "evening"]);
});

test("[SET-3] so are those that a change of the week's hours left out, in Ramadan those of its week, and none that are past", () => {
  const week = parseOpeningHours(days, "America/New_York", {
    ramadan: { correction: 0, days: days.map((day) => ({ ...day, from_time: "19:00" })) },
  });
  const orders = [
    order("past", "2026-12-01T18:00:00Z"),
    order("within", "2026-12-03T01:00:00Z"),
    order("a closed Saturday", "2026-12-05T22:30:00Z"),
    order("before it opens", "2026-12-03T21:30:00Z"),
    order("before it opens in Ramadan", "2027-02-12T23:00:00Z"),
    order("within Ramadan's hours", "2027-02-13T00:30:00Z"),
  ];
  expect(ordersWhileClosed(orders, week, now).map(({ orderId }) => orderId)).toEqual([
    "before it opens",
    "a closed Saturday",
    "before it opens in Ramadan",
  ]);
});
