import { expect, test } from "vitest";
import { deliveryEstimate, distanceMiles, estimateText, pickupEstimate } from "./delivery-estimate";

test("[HOME-27] delivery takes the preparation and the way", () => {
  expect(deliveryEstimate(20, 1.2)).toEqual({ from: 25, to: 35 });
  expect(deliveryEstimate(20, 0)).toEqual({ from: 20, to: 30 });
  expect(estimateText({ from: 25, to: 35 })).toBe("25–35 min");
});

test("[HOME-27] what is unknown is left out", () => {
  expect(deliveryEstimate(null, 1)).toBeNull();
  expect(deliveryEstimate(20, null)).toBeNull();
  expect(deliveryEstimate(20, 2500)).toBeNull();
  expect(pickupEstimate(undefined)).toBeNull();
});

test("[REST-3] pickup takes the preparation alone", () => {
  expect(pickupEstimate(15)).toEqual({ from: 15, to: 25 });
});

test("distances are in miles", () => {
  const bristol = { latitude: 41.6718, longitude: -72.9493 };
  expect(distanceMiles(bristol, { latitude: 41.7658, longitude: -72.6734 })).toBeCloseTo(15.6, 0);
  expect(distanceMiles(bristol, bristol)).toBe(0);
});
