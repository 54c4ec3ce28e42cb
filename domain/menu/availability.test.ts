import { expect, test } from "vitest";
import { availabilityOf } from "./availability";

const timeZone = "America/New_York";
const at = (now: string) => ({ now: new Date(now), timeZone });

test("[ITEM-4] an item comes back at five in the morning, after some hours, or when it is switched on", () => {
  // Noon on Saturday, and half past midnight that night: the same kitchen day.
  for (const now of ["2026-11-21T17:00:00Z", "2026-11-22T05:30:00Z"])
    expect(availabilityOf("tomorrow", at(now))).toEqual({
      isAvailable: true,
      until: new Date("2026-11-22T10:00:00Z"),
    });
  expect(availabilityOf("hours", { ...at("2026-11-21T17:00:00Z"), hours: 2 }).until).toEqual(
    new Date("2026-11-21T19:00:00Z"),
  );
  expect(availabilityOf("off", at("2026-11-21T17:00:00Z"))).toEqual({ isAvailable: false, until: null });
  expect(availabilityOf("on", at("2026-11-21T17:00:00Z"))).toEqual({ isAvailable: true, until: null });
});
