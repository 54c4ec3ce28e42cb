import { expect, test } from "vitest";
import { findFamily } from "@domain/search/known-spellings";
import { familyLists } from ".";

test("[FIND-11] a dish of several words stands in one family of a list, so that no line takes what is special from its name", () => {
  const repeated = familyLists.flatMap((list) => {
    const spellings = list
      .split("\n")
      .filter((line) => !line.includes("->"))
      .flatMap((line) => [...new Set(line.split(",").map((spelling) => spelling.trim().toLowerCase()))]);
    return spellings.filter((spelling, at) => spelling.includes(" ") && spellings.indexOf(spelling) !== at);
  });
  expect(repeated).toEqual([]);
});

test("[FIND-11] a delight is like a dessert: of closed places it does not stand before the desserts of open ones", () => {
  const [same, related] = [findFamily(["dessert"])?.same, findFamily(["dessert"])?.related];
  expect(same).not.toContainEqual(["delight"]);
  expect(related).toContainEqual(["delight"]);
});
