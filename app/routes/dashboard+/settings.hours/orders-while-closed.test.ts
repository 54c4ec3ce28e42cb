import { expect, test } from "vitest";
import { parseOpeningHours } from "@domain/restaurants/opening-hours";
import { ordersWhileClosed } from "./orders-while-closed";

const days = (["WEDNESDAY", "THURSDAY", "FRIDAY"] as const).map((day) => ({
  day,
  from_time: "17:00",
  to_time: "02:00",
  is_open: true,
}));
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
  expect(ordersWhileClosed(orders, hours).map(({ orderId }) => orderId)).toEqual(["afternoon", "evening"]);
});
