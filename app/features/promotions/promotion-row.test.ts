import { expect, test } from "vitest";
import { periodText, toPromotionRow } from "./promotion-row";

const zone = "America/New_York";
/** Friday, November 20, 2026, 6:52 PM in Connecticut. */
const now = new Date("2026-11-20T23:52:00Z");
const textOf = (start: string, end: string) =>
  periodText({ startsAt: new Date(start), endsAt: new Date(end) }, zone, now);

test("[COUP-1] a period is told by the restaurant's days, and what is near beside it", () => {
  expect(textOf("2026-10-02T04:00:00Z", "2026-11-22T05:00:00Z")).toEqual({
    text: "Oct 2 – Nov 21",
    note: "Ends tomorrow",
    endsSoon: true,
  });
  expect(textOf("2026-11-27T05:00:00Z", "2026-12-07T05:00:00Z")).toEqual({
    text: "Nov 27 – Dec 6",
    note: "Starts in 7 days",
    endsSoon: false,
  });
  expect(textOf("2026-11-21T16:00:00Z", "2026-11-21T20:00:00Z")).toMatchObject({
    text: "Nov 21, 11:00 AM – 3:00 PM",
    note: "Starts tomorrow",
  });
  expect(textOf("2026-11-01T04:00:00Z", "2026-11-21T05:00:00Z").note).toBe("Ends today");
  expect(textOf("2025-12-01T05:00:00Z", "2026-01-05T05:00:00Z")).toEqual({
    text: "Dec 1, 2025 – Jan 4",
    note: null,
    endsSoon: false,
  });
});

test("[COUP-1] an end within a day says when, as the day's other hours are without it", () => {
  expect(textOf("2026-11-01T04:00:00Z", "2026-11-21T12:00:00Z").note).toBe("Ends tomorrow at 7:00 AM");
  expect(textOf("2026-11-01T04:00:00Z", "2026-11-21T02:30:00Z").note).toBe("Ends today at 9:30 PM");
});

test("[COUP-2, TABLE-6] only a percentage has a most that it takes off", () => {
  const dates = { startsAt: "2026-11-01T04:00:00Z", endsAt: "2026-12-01T05:00:00Z", isActive: true };
  const amounts = { ...dates, discountHundredths: 1500, maximumDiscountCents: 2500 };
  expect(toPromotionRow({ ...amounts, type: "percentage" }, zone, now)).toMatchObject({
    discount: "15%",
    atMost: "$25.00",
    discountNote: "up to $25.00",
  });
  expect(toPromotionRow({ ...amounts, type: "fixed" }, zone, now)).toMatchObject({
    discount: "$15.00",
    atMost: null,
    discountNote: "fixed",
  });
});
