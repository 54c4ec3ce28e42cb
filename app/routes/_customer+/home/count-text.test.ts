import { expect, test } from "vitest";
import { closedText, dishesText, type Listed, reachText } from "./count-text";

const listed: Listed = {
  total: 12,
  inReach: 38,
  isFiltered: false,
  mode: "delivery",
  within: null,
  place: "48 Prospect St",
};

test.each([
  ["[FIND-2] what delivers there is counted", {}, "12 places deliver to 48 Prospect St"],
  ["[FIND-2] one place delivers", { total: 1, inReach: 1 }, "1 place delivers to 48 Prospect St"],
  ["[FIND-2] filters say of how many", { isFiltered: true, total: 5 }, "5 of 38 places deliver to 48 Prospect St"],
  [
    "[FIND-2] of more than are looked at, at least so many",
    { hasMore: true, total: 1310 },
    "1,310+ places deliver to 48 Prospect St",
  ],
  ["[FIND-2] filtered as well", { hasMore: true, isFiltered: true, total: 1 }, "1+ places deliver to 48 Prospect St"],
  ["[FIND-3] pickup says how far", { mode: "pickup" }, "12 places within 10 miles of 48 Prospect St"],
  ["[FIND-3] dine-in too", { mode: "dine-in", within: 25 }, "12 places within 25 miles of 48 Prospect St"],
  ["[FIND-4] without an address nothing is near", { place: null }, "12 of 38 places on HalalGo"],
  ["[FIND-4] and nothing delivers", { place: null, total: 38 }, "38 places on HalalGo"],
] satisfies [string, Partial<Listed>, string][])("%s", (_name, change, text) => {
  expect(reachText({ ...listed, ...change })).toBe(text);
});

test("[FIND-7] closed places take orders for when they open", () => {
  expect(closedText(26, "delivery")).toBe("26 places. Order ahead for when they open.");
  expect(closedText(1, "pickup")).toBe("1 place. Order ahead for when it opens.");
  expect(closedText(2, "dine-in")).toBe("2 places.");
  expect(closedText(90, "delivery", { hasMore: true })).toBe("90+ places. Order ahead for when they open.");
  expect(closedText(3, "delivery", { isAnySoldOut: true })).toBe("3 places.");
});

test("[FIND-10] dishes are counted with their places, at least so many where more is there than was looked at", () => {
  expect(dishesText(1, 1)).toBe("1 dish from 1 place");
  expect(dishesText(38, 24, true)).toBe("38+ dishes from 24+ places");
});
