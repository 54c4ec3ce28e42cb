import { expect, test } from "vitest";
import type { Cart, CartLine } from "~/host/carts.server";
import { type CartRestaurant, type CartSituation, findCartNotice } from "./cart-notice";

const bristol = { coordinates: { lat: 41.6718, lng: -72.9493 }, zipCode: "06010" };
const losAngeles = { coordinates: { lat: 34.06, lng: -118.24 }, zipCode: "90012" };
const cart: Cart = {
  id: "c",
  restaurantId: "r",
  restaurantName: "Anatolia",
  restaurantImage: null,
  closedText: null,
  opensAgain: false,
  isCertified: false,
  lines: [],
  totalItems: 1,
  subtotalCents: 1180,
  totalCents: 1180,
  updatedAt: null,
};
const area = { point: { latitude: 41.6718, longitude: -72.9493 }, radiusMiles: 5, zipCodes: [], excludedZipCodes: [] };
const place: CartRestaurant = {
  id: "r",
  deliveryOptions: ["delivery", "pickup"],
  coordinates: bristol.coordinates,
  deliveryArea: { ...area, tiers: [] },
  isAreaComplete: true,
  minimumOrderCents: 1000,
};
const getNotice = (
  change: Partial<CartRestaurant> = {},
  situation: Partial<CartSituation> = {},
  own: Partial<Cart> = {},
) =>
  findCartNotice(
    { ...cart, ...own },
    { restaurant: { ...place, ...change }, mode: "delivery", from: bristol, here: "/carts", ...situation },
  );
const labels = (notice: ReturnType<typeof findCartNotice>) => notice?.links.map(({ label }) => label);

test("[CART-10] a cart that can be ordered says nothing", () => {
  expect(getNotice()).toBeNull();
  expect(getNotice({}, { restaurant: undefined })).toBeNull();
  expect(getNotice({}, { from: null })).toBeNull();
  expect(getNotice({}, { from: losAngeles, mode: "pickup" })).toBeNull();
});

test("[CART-10, FIND-1] out of reach: pickup where it is offered, or another address", () => {
  const both = getNotice({}, { from: losAngeles });
  expect(both?.text).toMatch(/^This place does not deliver to your address, 2,\d{3} mi away; you can pick up\.$/);
  expect(both?.links).toEqual([
    { label: "Pick up instead", to: "/checkout?restaurantId=r&type=takeaway" },
    { label: "Choose another address", to: "/location?redirectTo=%2Fcarts" },
  ]);
  const only = getNotice({ deliveryOptions: ["delivery"] }, { from: losAngeles });
  expect(only?.text).toMatch(/mi away\.$/);
  expect(labels(only)).toEqual(["Choose another address"]);
  expect(getNotice({ deliveryArea: { ...area, excludedZipCodes: ["06010"], tiers: [] } })?.icon).toBe("map-pin");
  expect(getNotice({ coordinates: null, deliveryArea: { ...area, point: null, tiers: [] } })?.text).toBe(
    "This place has not set a delivery area; you can pick up.",
  );
});

test("[CART-10] a place that stopped delivering offers pickup", () => {
  expect(getNotice({ deliveryOptions: ["pickup"] })?.text).toBe("This place does not deliver; you can pick up.");
  expect(getNotice({ deliveryOptions: ["pickup"] }, { mode: "pickup" })).toBeNull();
});

test("[CART-10] a suspended or deleted place has no way to the checkout", () => {
  const closed = { closedText: "Not taking orders" };
  expect(getNotice({}, { restaurant: null }, closed)).toEqual({
    icon: "warning",
    text: "Anatolia is not taking orders at the moment. Keep this cart for later, or clear it.",
    links: [],
    canCheckOut: false,
  });
});

test("[CART-10] closed: a time can be chosen only where it opens again", () => {
  const closedText = "Closed. Opens tomorrow at 11:00 AM";
  expect(getNotice({}, {}, { closedText, opensAgain: true })?.text).toBe(
    `${closedText}. You can choose a time to order for at the checkout.`,
  );
  expect(getNotice({}, {}, { closedText: "Closed" })?.text).toBe("Closed.");
});

test("[CART-10] dishes that are sold out or gone, also those behind '+1 more' and while it is closed", () => {
  const line = (name: string, isAvailable = false): CartLine => ({
    id: name,
    menuItemId: name,
    name,
    image: null,
    quantity: 1,
    size: "regular",
    addonNames: [],
    unitCents: 0,
    isAvailable,
    problem: null,
    servedLater: null,
    halal: null,
    contains: [],
  });
  const closed = { closedText: "Closed. Opens at 11:00 AM", opensAgain: true };
  const textOf = (...lines: CartLine[]) => getNotice({ minimumOrderCents: 1500 }, {}, { ...closed, lines })?.text;
  expect(textOf(line("Soup", true), line("Tea", true), line("Künefe"))).toBe(
    "Künefe is not available. Remove it at the checkout.",
  );
  expect(textOf(line("Künefe"), line("Soup"), line("Künefe"))).toBe(
    "Künefe and Soup are not available. Remove them at the checkout.",
  );
  expect(textOf(line("Soup", true))).toMatch(/^Closed/);
  const adana = { ...line("Adana"), problem: "Adana needs other choices. Sauce: choose 1 to 2." };
  expect(textOf(adana)).toBe("Adana needs other choices. Sauce: choose 1 to 2. Remove the item at the checkout.");
  expect(textOf(adana, adana, line("Künefe"))).toBe(
    "Adana needs other choices. Sauce: choose 1 to 2. Künefe is not available. Remove them at the checkout.",
  );
});

test("[CART-10] what the minimum order lacks", () => {
  expect(getNotice({ minimumOrderCents: 1500 })?.text).toBe("The minimum order at Anatolia is $15.00. Add $3.20 more.");
  expect(getNotice({ minimumOrderCents: 1180 })).toBeNull();
});
