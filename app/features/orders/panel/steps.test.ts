import { expect, test } from "vitest";
import { stepRequest, stepsFrom } from "./steps";

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
