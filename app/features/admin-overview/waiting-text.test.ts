import { expect, test } from "vitest";
import { ageGroups, waitingText } from "./waiting-text";

test("[ADMIN-2] how long a restaurant waits, in days from one day on", () => {
  const now = new Date("2026-03-10T12:00:00Z");
  expect(waitingText("2026-03-05T11:00:00Z", now)).toEqual({ text: "5 days", isLong: true, isNew: false });
  expect(waitingText("2026-03-09T12:00:00Z", now)).toEqual({ text: "1 day", isLong: false, isNew: false });
  expect(waitingText("2026-03-10T06:30:00Z", now)).toEqual({ text: "5 hours", isLong: false, isNew: true });
  expect(waitingText("2026-03-10T11:30:00Z", now).text).toBe("Under an hour");
});

test("[ADMIN-2] what waits is grouped by its age", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const since = ["2026-11-17T12:00:00Z", "2026-11-18T12:00:00Z", "2026-11-20T12:00:00Z", "2026-11-21T11:59:00Z"];
  expect(ageGroups(since, now)).toEqual({ long: 1, some: 2, fresh: 1 });
});
