import { afterEach, expect, test } from "vitest";
import { defaultTimeZone, toLocalTime } from "@domain/local-time";
import { shiftClockTo } from "./demo-date";

const Real = globalThis.Date;
afterEach(() => {
  globalThis.Date = Real;
  Object.defineProperty(Real.prototype, "constructor", { value: Real, configurable: true, writable: true });
});

test.each(["2027-02-20", "2027-07-01", "2020-01-05"])(
  "[DATA-13] the process lives on %s at this time of day",
  (day) => {
    const before = toLocalTime(new Real(), defaultTimeZone);
    shiftClockTo(day);
    const now = new Date();
    const local = toLocalTime(now, defaultTimeZone);
    expect(local.date).toBe(day);
    expect([before.minute, (before.minute + 1) % 60]).toContain(local.minute);
    expect(Math.abs(Date.now() - now.getTime())).toBeLessThan(60_000);
    expect(now).toBeInstanceOf(Date);
    expect(now.constructor).toBe(Date);
    expect(new Date("2025-03-01T00:00:00Z").getTime()).toBe(Real.UTC(2025, 2, 1));
    expect(new Date(2025, 2, 1, 12).getTime()).toBe(new Real(2025, 2, 1, 12).getTime());
  },
);
