import { expect, test } from "vitest";
import {
  describeLine,
  dateText,
  dayTimeText,
  dueText,
  handoverText,
  momentInSentence,
  momentText,
  monthText,
  shortMomentInSentence,
  shortMomentText,
  statusText,
  timeText,
} from "./order-text";

const zone = "America/New_York";
const at = "2026-11-16T00:02:00Z";

test("[ORD-5] whoever ordered at a table reads which one; others the number that is called", () => {
  expect(handoverText({ orderType: "dine-in", table: "Table 1", token: 7 })).toBe("Table 1");
  expect(handoverText({ orderType: "dine-in", table: "5", token: 7 })).toBe("Table 5");
  expect(handoverText({ orderType: "dine-in", table: "A4", token: 7 })).toBe("Table A4");
  expect(handoverText({ orderType: "dine-in", table: "Garden 1", token: 7 })).toBe("Garden 1");
  expect(handoverText({ orderType: "dine-in", token: 7 })).toBe("Pickup number 7");
  expect(handoverText({ orderType: "takeaway", table: null, token: 7 })).toBe("Pickup number 7");
  expect(handoverText({ orderType: "takeaway", token: null })).toBeNull();
  expect(handoverText({ orderType: "delivery", token: 7 })).toBeNull();
});

test("[UI-8] an order's times are the restaurant's", () => {
  expect(timeText(at, zone)).toBe("7:02 PM");
  expect(dayTimeText(at, zone)).toBe("Sunday 15, 7:02 PM");
  const now = new Date("2026-12-31T20:00:00Z");
  expect(dateText(at, zone, now)).toBe("November 15");
  expect(shortMomentText(at, zone, now)).toBe("Nov 15, 7:02 PM");
  expect(shortMomentText("2026-01-01T02:05:00Z", zone, now)).toBe("Dec 31, 2025, 9:05 PM");
  // In New York it is still 2026.
  const late = new Date("2027-01-01T03:00:00Z");
  expect(shortMomentText(at, zone, late)).toBe("Nov 15, 7:02 PM");
  expect(dateText(at, zone, new Date("2027-01-01T06:00:00Z"))).toBe("November 15, 2026");
  expect(monthText("2026-12-01T03:00:00Z", zone)).toBe("November 2026");
  expect(timeText(at, "America/Los_Angeles")).toBe("4:02 PM");
});

test("[ORD-13] a scheduled order says its day", () => {
  const now = new Date("2026-11-15T20:00:00Z");
  expect(momentText(at, zone, now)).toBe("Today at 7:02 PM");
  expect(momentInSentence(at, zone, now)).toBe("today at 7:02 PM");
  expect(shortMomentInSentence(at, zone, now)).toBe("today at 7:02 PM");
  expect(shortMomentInSentence(at, zone, new Date("2026-11-17T12:00:00Z"))).toBe("Nov 15, 7:02 PM");
  expect(momentText("2026-11-17T00:02:00Z", zone, now)).toBe("Tomorrow at 7:02 PM");
  expect(momentText("2026-11-20T00:02:00Z", zone, now)).toBe("Thursday, November 19 at 7:02 PM");
  expect(momentText("2027-01-02T00:02:00Z", zone, now)).toBe("Friday, January 1, 2027 at 7:02 PM");
});

test("[ORD-4] an order that is over says how it was handed over", () => {
  expect(statusText("completed", "delivery")).toBe("Delivered");
  expect(statusText("completed", "takeaway")).toBe("Picked up");
  expect(statusText("rejected", "delivery")).toBe("Rejected");
});

test("[PRAYER-5, RUSH-19] a paper says in a sentence for which meal and when a scheduled order is wanted", () => {
  const now = new Date("2027-02-20T17:00:00Z");
  const restaurant = { timeZone: "America/New_York" };
  const scheduledFor = "2027-02-20T22:20:00Z";
  expect(dueText({ scheduledFor, occasion: "iftar", restaurant }, now)).toBe("For iftar, today at 5:20 PM");
  expect(dueText({ scheduledFor, restaurant }, now)).toBe("For today at 5:20 PM");
  expect(dueText({ restaurant }, now)).toBeNull();
  const onPaper = dueText({ scheduledFor, occasion: "iftar", restaurant }, null);
  expect(onPaper).toMatch(/^For iftar, \w+day, \w+ \d+, \d{4} at 5:20 PM$/);
});

test("[RUSH-11, RUSH-12] a piece that was left out, and so given back, is named once", () => {
  const soup = { name: "Soup", image: null, qty: 3, unitPrice: 500, lineTotal: 1500, size: "regular", addons: [] };
  const describe = (leftOut: number, pieces: number) =>
    describeLine({}, { ...soup, leftOut, refunded: { pieces, amount: pieces * 500, tax: 0 } });
  expect(describe(1, 1)).toBe("1 of 3 sold out, left out");
  expect(describe(1, 2)).toBe("1 of 3 sold out, left out, 1 given back");
  expect(describe(3, 3)).toBe("Sold out, left out");
  expect(describe(0, 2)).toBe("2 given back");
});
