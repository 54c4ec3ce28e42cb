import { expect, test } from "vitest";
import { untilText } from "./restaurant-view";

const now = new Date("2026-11-20T23:52:00Z"); // Friday evening in Bristol

test.each([
  ["2026-11-23T05:00:00Z", "Applied automatically until Sunday."],
  ["2026-11-21T05:00:00Z", "Applied automatically today."],
  ["2026-12-25T05:00:00Z", "Applied automatically until December 24."],
  [null, "Applied automatically."],
  ["soon", "Applied automatically."],
])("a deal that ends at %s", (endsAt, text) => {
  expect(untilText(endsAt, now, "America/New_York")).toBe(text);
});
