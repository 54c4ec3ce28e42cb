import { expect, test } from "vitest";
import { waitingText } from "./waiting-text";

test("[ADMIN-2] how long a restaurant waits, in days from one day on", () => {
  const now = new Date("2026-03-10T12:00:00Z");
  expect(waitingText("2026-03-05T11:00:00Z", now)).toEqual({ text: "5 days", isLong: true });
  expect(waitingText("2026-03-09T12:00:00Z", now)).toEqual({ text: "1 day", isLong: false });
  expect(waitingText("2026-03-10T06:30:00Z", now)).toEqual({ text: "5 hours", isLong: false });
  expect(waitingText("2026-03-10T11:30:00Z", now).text).toBe("Under an hour");
});
