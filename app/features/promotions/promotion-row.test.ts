import { expect, test } from "vitest";
import { periodText } from "./promotion-row";

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
