import { expect, test } from "vitest";
import { dateText, dayTimeText, momentText, monthText, statusText, timeText } from "./order-text";

const zone = "America/New_York";
const at = "2026-11-16T00:02:00Z";

test("[UI-8] an order's times are the restaurant's", () => {
  expect(timeText(at, zone)).toBe("7:02 PM");
  expect(dayTimeText(at, zone)).toBe("Sunday 15, 7:02 PM");
  expect(dateText(at, zone)).toBe("November 15");
  expect(monthText("2026-12-01T03:00:00Z", zone)).toBe("November 2026");
  expect(timeText(at, "America/Los_Angeles")).toBe("4:02 PM");
});

test("[ORD-13] a scheduled order says its day", () => {
  const now = new Date("2026-11-15T20:00:00Z");
  expect(momentText(at, zone, now)).toBe("Today at 7:02 PM");
  expect(momentText("2026-11-17T00:02:00Z", zone, now)).toBe("Tomorrow at 7:02 PM");
  expect(momentText("2026-11-20T00:02:00Z", zone, now)).toBe("Thursday, November 19 at 7:02 PM");
});

test("[ORD-4] an order that is over says how it was handed over", () => {
  expect(statusText("completed", "delivery")).toBe("Delivered");
  expect(statusText("completed", "takeaway")).toBe("Picked up");
  expect(statusText("rejected", "delivery")).toBe("Rejected");
});
