import { expect, test } from "vitest";
import { changedTimeText, etaText, findAsapHint } from "./checkout-texts.server";

const restaurant = { coordinates: { lat: 41.6718, lng: -72.9493 }, preparationMinutes: 20 };
const address = { address: "48 Prospect St", city: "Bristol", zipcode: "06010" };

test("[CHK-5] the distance is that of the address's own point, as on the restaurant's page", async () => {
  // A mile to the north; the middle of the ZIP code is elsewhere.
  const coordinates = { lat: 41.6718 + 1.5 / 69.1, lng: -72.9493 };
  expect(await etaText(restaurant, "delivery", { ...address, coordinates })).toMatch(/^About .*, 1\.5 mi away$/);
});

test("[CHK-5] an address without a point is looked up by what it says", async () => {
  const text = await etaText(restaurant, "delivery", { ...address, coordinates: null });
  expect(text).toMatch(/^About .*, \d\.\d mi away$/);
  expect(text).not.toMatch(/ 1\.5 mi/);
});

test("[PRAYER-2] a place that pauses says so, as on its page, and is not called closed", async () => {
  const everyDay = { from_time: "10:00", to_time: "22:00", is_open: true };
  const days = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const;
  const opening = {
    ...restaurant,
    operatingHours: days.map((day) => ({ day, ...everyDay })),
    timeZone: "America/New_York",
    specialDays: [],
    pausedUntil: null,
    ramadan: null,
    prayer: null,
  };
  const options = { timeZone: "America/New_York", now: new Date("2026-03-04T17:00:00Z") };
  const facts = { isPlaceOpen: false, unservedNow: null, nextOpening: "2026-03-04T18:00:00Z", options };
  const pausing = { ...opening, pausedUntil: "2026-03-04T18:00:00Z" };
  expect(await findAsapHint({ ...facts, restaurant: pausing }, "takeaway", undefined)).toBe(
    "Not taking orders until 1:00 PM",
  );
  expect(await findAsapHint({ ...facts, restaurant: opening }, "takeaway", undefined)).toBe(
    "Closed. Opens today at 1:00 PM",
  );
});

test("[CHK-15] a time that was not chosen is named before it is agreed to, whatever changed it", () => {
  const asap = { when: "asap", time: "" } as const;
  const later = { when: "later", time: "2026-03-04T18:00:00Z" } as const;
  const next = { choices: later, scheduled: "Today at 1:00 PM" };
  expect(changedTimeText(asap, next)).toBe("Your order would be for today at 1:00 PM.");
  expect(changedTimeText({ ...later, time: "2026-03-04T17:00:00Z" }, next)).toBe(
    "Your order would be for today at 1:00 PM.",
  );
  expect(changedTimeText(later, next)).toBeNull();
  expect(changedTimeText(asap, { choices: asap, scheduled: null })).toBeNull();
});
