import { expect, test } from "vitest";
import type { Restaurant } from "~/host/restaurants.server";
import { restaurantCardView } from "./card-views";

const bristol = { lat: 41.6718, lng: -72.9493 };
const kitchen: Restaurant = {
  id: "1",
  name: "Anatolia Grill House",
  cuisine: "Turkish",
  image: "/uploads/1.webp",
  logo: null,
  rating: 4.8,
  ratingCount: 312,
  deliveryOptions: ["delivery", "pickup"],
  dealTitles: ["10% off kebab plates", "$5 off"],
  description: null,
  phone: null,
  address: null,
  city: null,
  zipCode: null,
  createdAt: null,
  preparationMinutes: 20,
  deliveryFeeCents: 0,
  deliveryTiers: [],
  minimumOrderCents: null,
  coordinates: bristol,
  timeZone: null,
  operatingHours: null,
  specialDays: [],
  pausedUntil: null,
  menuCategories: [],
  status: "approved",
  rejectionReason: null,
};

test("[HOME-26] deal titles are joined, and a rating of 0 is no rating", () => {
  expect(restaurantCardView(kitchen, "delivery", null)).toMatchObject({
    deals: "10% off kebab plates · $5 off",
    rating: 4.8,
    ratingCount: 312,
  });
  expect(restaurantCardView({ ...kitchen, rating: 0, ratingCount: 0 }, "delivery", null)).toMatchObject({
    rating: null,
    ratingCount: null,
  });
});

test("[HOME-27] time and fee follow from the host's figures and the address; the unknown is left out", () => {
  expect(restaurantCardView(kitchen, "delivery", bristol)).toMatchObject({ time: "20–30 min", fee: "$0 delivery" });
  expect(restaurantCardView({ ...kitchen, deliveryFeeCents: 299 }, "delivery", null)).toMatchObject({
    time: null,
    fee: "$2.99 delivery",
  });
  expect(restaurantCardView({ ...kitchen, deliveryFeeCents: null }, "delivery", bristol).fee).toBeNull();
  const deliveryTiers = [{ upToMiles: 2, feeCents: 199 }];
  expect(restaurantCardView({ ...kitchen, deliveryTiers }, "delivery", bristol).fee).toBe("$1.99 delivery");
  expect(restaurantCardView({ ...kitchen, deliveryTiers }, "delivery", null).fee).toBeNull();
  const far = { lat: 41.7658, lng: -72.6734 };
  expect(restaurantCardView({ ...kitchen, deliveryTiers }, "delivery", far)).toMatchObject({ time: null, fee: null });
  expect(restaurantCardView(kitchen, "pickup", null)).toMatchObject({ time: "20–30 min", fee: null });
});
