import { expect, test } from "vitest";
import type { FoundDish } from "@domain/contract/browse";
import type { HalalSummary } from "@domain/halal/status";
import { weekdays } from "@domain/local-time";
import type { Restaurant } from "~/host/restaurants.server";
import { toRestaurantCardView, type CardContext } from "./card-views";
import type { BrowseMode } from "./choice";
import { toDishView } from "./dish-views";
import { findDeliveryRefusal, isDelivered } from "./opening";

const bristol = { lat: 41.6718, lng: -72.9493 };
const home = { coordinates: bristol, zipCode: null };
const kitchen: Restaurant = {
  id: "1",
  name: "Anatolia Grill House",
  cuisine: "Turkish",
  image: "/uploads/1.webp",
  logo: null,
  banner: null,
  busyMinutes: 0,
  deliverySteps: [],
  rating: 4.8,
  ratingCount: 312,
  deliveryOptions: ["delivery", "pickup"],
  dealTitles: ["10% off kebab plates", "$5 off"],
  description: null,
  phone: null,
  address: null,
  city: null,
  zipCode: null,
  place: null,
  createdAt: null,
  preparationMinutes: 20,
  deliveryFeeCents: 0,
  deliveryArea: {
    point: { latitude: 41.6718, longitude: -72.9493 },
    radiusMiles: null,
    zipCodes: [],
    excludedZipCodes: [],
    tiers: [],
  },
  isAreaComplete: true,
  deliveryTiers: [],
  minimumOrderCents: null,
  coordinates: bristol,
  timeZone: null,
  operatingHours: null,
  specialDays: [],
  pausedUntil: null,
  isSoldOut: false,
  soldOutUntil: null,
  prayer: null,
  ramadan: null,
  menuCategories: [],
  halal: null,
  status: "approved",
  statusReason: null,
};

const now = new Date("2026-11-20T03:00:00Z");
const card = (
  restaurant: Restaurant,
  mode: BrowseMode,
  from: CardContext["from"],
  favourites: string[] | null = null,
) => toRestaurantCardView(restaurant, { mode, from, favourites, now });

test("[HALAL-10] a card says the state of the evidence in a few words, and nothing where nothing is stated or nobody keeps any", () => {
  const summary = { level: "everything", slaughter: "hand", alcohol: null, certifier: "A", expiresOn: null } as const;
  const line = (halal: Restaurant["halal"]) => card({ ...kitchen, halal }, "delivery", null).halal;
  expect(line({ ...summary, state: "certified" })).toEqual({
    state: "certified",
    text: "Certified · hand-slaughtered",
  });
  expect(line({ ...summary, state: "expired" })).toEqual({ state: "expired", text: "Certificate expired" });
  expect([line({ ...summary, state: "unstated" }), line(null)]).toEqual([null, null]);
});

test("[FIND-7] a card says that a place is sold out, and of one that is closed when it opens if something is sold by then", () => {
  const opens = (hours: object) => card({ ...kitchen, isSoldOut: true, ...hours }, "delivery", null).opens;
  const open = (from_time: string, to_time: string) => ({
    timeZone: "America/New_York",
    operatingHours: weekdays.map((day) => ({ day, is_open: true, from_time, to_time })),
  });
  const closed = open("11:00", "20:00");
  expect([opens({}), opens(open("11:00", "23:00")), opens(closed)]).toEqual(Array(3).fill("Sold out right now"));
  // 11 AM in Connecticut is 4 PM in UTC.
  expect(opens({ ...closed, soldOutUntil: "2026-11-20T15:00:00Z" })).toBe("Opens tomorrow, 11:00 AM");
  expect(opens({ ...closed, soldOutUntil: "2026-11-20T18:00:00Z" })).toBe("Sold out right now");
});

test("[HOME-26] deal titles are joined, and a rating of 0 is no rating", () => {
  expect(card(kitchen, "delivery", null)).toMatchObject({
    deals: "10% off kebab plates · $5 off",
    rating: 4.8,
    ratingCount: 312,
  });
  expect(card({ ...kitchen, rating: 0, ratingCount: 0 }, "delivery", null)).toMatchObject({
    rating: null,
    ratingCount: null,
  });
});

test("[HOME-27] time and fee follow from the host's figures and the address; the unknown is left out", () => {
  expect(card(kitchen, "delivery", home)).toMatchObject({ time: "20–30 min", fee: 0, distance: "0.0 mi" });
  expect(card({ ...kitchen, deliveryFeeCents: 299 }, "delivery", home).fee).toBe(299);
  expect(card({ ...kitchen, deliveryFeeCents: null }, "delivery", home).fee).toBeNull();
  const deliveryTiers = [{ upToMiles: 2, feeCents: 199 }];
  expect(card({ ...kitchen, deliveryTiers }, "delivery", home).fee).toBe(199);
  expect(card({ ...kitchen, deliveryTiers }, "delivery", null).fee).toBeNull();
  const far = { coordinates: { lat: 41.7658, lng: -72.6734 }, zipCode: null };
  const deliveryArea = { ...kitchen.deliveryArea, tiers: deliveryTiers };
  expect(card({ ...kitchen, deliveryTiers, deliveryArea }, "delivery", far)).toMatchObject({ time: null, fee: null });
  expect(card(kitchen, "pickup", null)).toMatchObject({ time: "20–30 min", fee: null });
});

test("[FIND-4, FIND-19] without an address, or where the host does not say where a place is, no card speaks of a delivery", () => {
  const nothingStated = { time: null, fee: null, distance: null };
  expect(card(kitchen, "delivery", null)).toMatchObject(nothingStated);
  const unplaced = { ...kitchen, coordinates: null, deliveryArea: { ...kitchen.deliveryArea, point: null } };
  expect(card(unplaced, "delivery", home)).toMatchObject(nothingStated);
});

test("[FIND-3] pickup and dine-in say how far away a place is, and no fee", () => {
  const away = { coordinates: { lat: 41.7658, lng: -72.6734 }, zipCode: null };
  expect(card(kitchen, "pickup", away)).toMatchObject({ time: "20–30 min", fee: null, distance: "16 mi" });
  expect(card(kitchen, "dine-in", home)).toMatchObject({ time: null, fee: null, distance: "0.0 mi" });
});

test("[HOME-26, FIND-7] a closed place says when it opens; without hours or a zone nothing is said", () => {
  const operatingHours = weekdays.map((day) => ({
    day,
    from_time: "11:00",
    to_time: "21:00",
    is_open: true,
  }));
  // 10 PM on Thursday in Connecticut.
  const timeZone = "America/New_York";
  expect(card({ ...kitchen, operatingHours, timeZone }, "delivery", null).opens).toBe("Opens tomorrow, 11:00 AM");
  const pausedUntil = "2026-11-20T17:30:00Z";
  expect(card({ ...kitchen, operatingHours, timeZone, pausedUntil }, "delivery", null).opens).toBe(
    "Opens tomorrow, 12:30 PM",
  );
  expect(card({ ...kitchen, operatingHours }, "delivery", null).opens).toBeNull();
  expect(card(kitchen, "delivery", null).opens).toBeNull();
});

test("[HOME-31] a card knows whether it is a favourite, or that none can be marked", () => {
  expect(card(kitchen, "delivery", null, ["1"]).isFavourite).toBe(true);
  expect(card(kitchen, "delivery", null, []).isFavourite).toBe(false);
  expect(card(kitchen, "delivery", null).isFavourite).toBeNull();
});

test("[FIND-1] a page says that a place does not deliver there by the rule of lists and quote, and only where it knows", () => {
  const { deliveryArea: area } = kitchen;
  const far = { coordinates: { lat: 34.06, lng: -118.24 }, zipCode: "90012" };
  const nowhere = { coordinates: null, zipCode: "06010" };
  const isFrom = (from: CardContext["from"], other: Partial<typeof area> = {}) =>
    isDelivered({ deliveryArea: { ...area, ...other }, isAreaComplete: false }, from);
  expect(isFrom(home)).toBe(true);
  expect(isFrom(far)).toBe(false);
  expect(isFrom(far, { zipCodes: ["90012"] })).toBe(true);
  expect(isFrom({ ...home, zipCode: "06010" }, { excludedZipCodes: ["06010"] })).toBe(false);
  // By ZIP code alone, without a point.
  expect(isFrom(nowhere, { point: null, zipCodes: ["06013"] })).toBe(false);
  expect(isFrom(null)).toBeNull();
  expect(isFrom(nowhere, { point: null })).toBeNull();
});

test("[FIND-1] a place without a location and ZIP codes delivers nowhere, where the host sends its whole area", () => {
  const unset = { coordinates: null, deliveryArea: { ...kitchen.deliveryArea, point: null } };
  expect(findDeliveryRefusal({ ...unset, isAreaComplete: true }, home)).toBe("This place has not set a delivery area");
  expect(findDeliveryRefusal({ ...unset, isAreaComplete: true }, null)).toBe("This place has not set a delivery area");
  expect(findDeliveryRefusal({ ...unset, isAreaComplete: false }, home)).toBeNull();
  expect(findDeliveryRefusal(kitchen, home)).toBeNull();
});

test("[HOME-26] a card has the minimum order, without cents that say nothing, whichever way it is ordered", () => {
  const getMinimum = (minimumOrderCents: number | null, mode: BrowseMode = "delivery") =>
    card({ ...kitchen, minimumOrderCents }, mode, home).minimum;
  expect([1500, 1250, 0, null].map((cents) => getMinimum(cents))).toEqual(["$15 min", "$12.50 min", null, null]);
  expect(getMinimum(1500, "pickup")).toBe("$15 min");
});

const halal: HalalSummary = {
  state: "certified",
  level: "everything",
  slaughter: "hand",
  alcohol: "none",
  certifier: "Crescent Assurance (demo)",
  expiresOn: "2027-01-11",
};
const dish: FoundDish = {
  id: "2",
  restaurant_id: "1",
  name: "Künefe",
  description: null,
  category: null,
  image: null,
  price: 999,
  old_price: null,
  deal: null,
  tags: [],
  diets: [],
  is_available: true,
  serving: null,
  item_type: "food",
  halal: null,
  meat: null,
  slaughter: null,
  contains: [],
};

test("[HALAL-10] a dish in a list has its place's line, unless that says more than is known of the dish", () => {
  const own = (change: Partial<FoundDish>, place: HalalSummary | null = halal) =>
    toDishView(
      { dish: { ...dish, ...change }, place: { halal: place } },
      card({ ...kitchen, halal: place }, "delivery", null),
    ).halal;
  expect(own({})).toBeUndefined();
  expect(own({ halal: "uncovered" })).toEqual({ state: "unstated", text: "Not on the certificate" });
  expect(own({ meat: "chicken", slaughter: "machine" })).toEqual({ state: "certified", text: "Certified" });
  expect(own({}, { ...halal, level: "options" })).toEqual({ state: "unstated", text: "Not stated whether halal" });
  // A host that keeps no evidence.
  expect(own({}, null)).toBeUndefined();
});
