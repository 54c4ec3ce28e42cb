import { describe, expect, test } from "vitest";
import { browse, browseFacets, type BrowseChoice } from "./browse";

const places = [
  {
    name: "Karachi Handi",
    cuisine_type: "Pakistani",
    average_rating: "4.70",
    delivery_options: ["Delivery"],
    deals: [],
    menu_categories: ["Handi"],
  },
  {
    name: "Anatolia Grill",
    cuisine_type: "Turkish",
    average_rating: "4.80",
    delivery_options: ["delivery", "Pick-up"],
    deals: [{ title: "10% off" }],
  },
  {
    name: "Madinah Market",
    cuisine_type: "Other",
    average_rating: null,
    delivery_options: ["pickup", "Shops"],
    deals: null,
  },
  { name: "Handi House", cuisine_type: "Handi", average_rating: 4.9 },
];
const names = (choice: BrowseChoice) => browse(places, choice).map((place) => place.name);

describe("browsing a list", () => {
  test("[HOME-2] a mode leaves out those known to lack it", () => {
    expect(names({ mode: "pickup" })).toEqual(["Anatolia Grill", "Madinah Market", "Handi House"]);
    expect(names({ mode: "delivery" })).toEqual(["Karachi Handi", "Anatolia Grill", "Handi House"]);
  });

  test("[HOME-4] search finds a part of name or cuisine in any case", () => {
    expect(names({ search: " HANDI " })).toEqual(["Karachi Handi", "Handi House"]);
    expect(names({ search: "turk" })).toEqual(["Anatolia Grill"]);
  });

  test("[HOME-8] Shops lists those that say so", () => {
    expect(names({ service: "shops" })).toEqual(["Madinah Market"]);
    expect(names({ service: "all" })).toHaveLength(4);
  });

  test("[HOME-11] Top rated puts the highest first and keeps the host's order on a tie", () => {
    expect(names({ sort: "rating" })).toEqual(["Handi House", "Anatolia Grill", "Karachi Handi", "Madinah Market"]);
  });

  test("[HOME-12] Deals needs a deal", () => {
    expect(names({ deals: true })).toEqual(["Anatolia Grill"]);
  });

  test("[HOME-13] several cuisines widen the result, each compared exactly", () => {
    expect(names({ cuisines: ["Pakistani", "Turkish"] })).toEqual(["Karachi Handi", "Anatolia Grill"]);
    expect(names({ cuisines: ["turkish"] })).toEqual([]);
  });

  test("[HOME-17] a category matches the cuisine or the menu", () => {
    expect(names({ cuisines: ["Handi"] })).toEqual(["Karachi Handi", "Handi House"]);
  });

  test("[HOME-22] newest is the list reversed", () => {
    expect(names({ sort: "newest" })).toEqual(places.map((place) => place.name).reverse());
  });

  test("facets count what a filter would leave, before cuisine and deals narrow the list", () => {
    expect(browseFacets(places, { mode: "delivery", cuisines: ["Turkish"], deals: true })).toEqual({
      cuisines: [
        { name: "Handi", count: 2 },
        { name: "Pakistani", count: 1 },
        { name: "Turkish", count: 1 },
      ],
      deals: 1,
    });
  });
});
