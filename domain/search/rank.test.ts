import { expect, test } from "vitest";
import { interpretQuery } from "./interpret";
import { searchWords } from "./normalise";
import { readQuery } from "./query-words";
import { compareRanked, findMatch, type Ranked } from "./rank";

const vocabulary = { has: () => true, near: () => [], startingWith: () => [] };

function order(
  typed: string,
  dishes: readonly { name: string; category: string; wait: Ranked["wait"]; place?: string }[],
) {
  const concepts = interpretQuery(readQuery(typed), vocabulary);
  return dishes
    .flatMap(({ name, category, wait, place = "" }, standing) => {
      const searched = {
        name: searchWords(name),
        category: searchWords(category),
        place: searchWords(place),
        text: [],
      };
      const match = findMatch(concepts, searched);
      return match ? { name, match, wait, standing } : [];
    })
    .sort(compareRanked)
    .map(({ name }) => name);
}

test("[FIND-11] who asks for a course finds the open kitchens of that category before a closed one whose dish is called another word for it", () => {
  const dishes = [
    { name: "Mithai Box", category: "Boxes", wait: 1 as const },
    { name: "Künefe", category: "Desserts", wait: 0 as const },
    { name: "Turkish Delight", category: "Pantry", wait: 1 as const },
    { name: "Dessert Platter", category: "Platters", wait: 1 as const },
  ];
  // The word itself in a name comes first, open or not.
  expect(order("dessert", dishes)).toEqual(["Dessert Platter", "Künefe", "Mithai Box", "Turkish Delight"]);
});

test("[FIND-11] who asks for a barbecue finds what comes from a smoker, behind what is called so", () => {
  const dishes = ["Smoked Half Chicken", "Brisket Plate", "Smoked Haddock", "BBQ Wings"].map((name) => ({
    ...{ name, category: "Plates", wait: 0 as const },
    // The place alone finds no dish, and hides none that is found by itself.
    place: "Smoke & Hickory BBQ",
  }));
  expect(order("bbq", dishes)).toEqual(["BBQ Wings", "Smoked Half Chicken", "Brisket Plate"]);
});
