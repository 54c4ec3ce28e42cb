import { expect, test } from "vitest";
import { etaText } from "./checkout-texts.server";

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
