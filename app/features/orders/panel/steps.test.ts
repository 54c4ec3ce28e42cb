import { expect, test } from "vitest";
import type { OrderStatus } from "@domain/orders/order-status";
import { stepRequest, stepsFrom, otherReadyMinutes } from "./steps";

test("[ORD-12] each status offers its next step, and the way to end the order", () => {
  expect(stepsFrom("placed")).toMatchObject({ next: { label: "Accept" }, end: "rejected" });
  expect(stepsFrom("accepted")).toMatchObject({ next: { label: "Start Preparing" }, end: "cancelled" });
  expect(stepsFrom("preparing")).toMatchObject({ next: { label: "Ready" }, end: "cancelled" });
  expect(stepsFrom("ready")).toMatchObject({ next: { label: "Complete" }, end: "cancelled", canRecall: true });
  for (const status of ["completed", "rejected", "cancelled"] as const) {
    expect(stepsFrom(status)).toEqual({ next: null, end: null, canRecall: false });
  }
});

test("[ORD-12] rejecting needs a reason, other steps do not", () => {
  expect(stepRequest.safeParse({ status: "rejected", reason: "  " }).success).toBe(false);
  expect(stepRequest.safeParse({ status: "rejected", reason: "Out of lamb." }).success).toBe(true);
  expect(stepRequest.safeParse({ status: "cancelled" }).success).toBe(true);
});

test("[RUSH-10] another ready time is offered while the kitchen is at it, and not for an order of another day", () => {
  const now = new Date("2026-03-04T17:00:00Z");
  const offered = (status: OrderStatus, estimatedReadyAt: string | null) =>
    otherReadyMinutes({ status, estimatedReadyAt }, now)?.usual;
  expect(offered("accepted", "2026-03-04T17:22:00Z")).toBe(22);
  expect(offered("preparing", "2026-03-04T16:40:00Z")).toBe(5);
  expect(offered("preparing", null)).toBe(15);
  expect(offered("accepted", "2026-03-04T21:00:00Z")).toBe(240);
  expect(offered("accepted", "2026-03-05T17:00:00Z")).toBeUndefined();
  for (const status of ["placed", "ready", "completed", "cancelled"] as const)
    expect(offered(status, null)).toBeUndefined();
});
