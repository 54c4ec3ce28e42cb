import { expect, test } from "vitest";
import type { FoundDish } from "@domain/contract/browse";
import type { HalalSummary } from "@domain/halal/status";
import type { RestaurantCardView } from "./card-views";
import { toDishView } from "./dish-views";

const halal: HalalSummary = {
  state: "certified",
  level: "everything",
  slaughter: "hand",
  alcohol: "none",
  certifier: "Crescent Assurance (demo)",
  expiresOn: "2027-01-11",
};
const card: RestaurantCardView = {
  ...{ id: "1", name: "Anatolia Grill House", image: null, cuisine: "Turkish", rating: null, ratingCount: null },
  ...{ deals: null, time: null, fee: null, distance: null, minimum: null, opens: null, isFavourite: null },
  halal: { state: "certified", text: "Certified · hand-slaughtered" },
};
const dish: FoundDish = {
  ...{ id: "2", restaurant_id: "1", name: "Künefe", description: null, category: null, image: null },
  ...{ price: 999, old_price: null, deal: null, tags: [], diets: [], is_available: true, serving: null },
  ...{ item_type: "food", halal: null, meat: null, slaughter: null, contains: [] },
};

test("[HALAL-10] a dish in a list has its place's line, unless that says more than is known of the dish", () => {
  const own = (change: Partial<FoundDish>, place: HalalSummary | null = halal) =>
    toDishView({ dish: { ...dish, ...change }, place: { halal: place } }, card).halal;
  expect(own({})).toBeUndefined();
  expect(own({ halal: "uncovered" })).toEqual({ state: "unstated", text: "Not on the certificate" });
  expect(own({ meat: "chicken", slaughter: "machine" })).toEqual({ state: "certified", text: "Certified" });
  expect(own({}, { ...halal, level: "options" })).toEqual({ state: "unstated", text: "Not stated whether halal" });
  // A host that keeps no evidence.
  expect(own({}, null)).toBeUndefined();
});
