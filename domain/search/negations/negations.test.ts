import { expect, test } from "vitest";
import { interpretQuery } from "@domain/search/interpret";
import { listCorrectableWords, readQuery } from "@domain/search/query-words";
import { listNearSpellings, searchList } from "@domain/search/search-list";
import { getUsedQuery } from "@domain/search/used-query";

const dish = (name: string, category: string, text: string | null = null, marks: string[] = []) => ({
  name,
  category,
  text,
  marks,
});
const vegetarian = ["vegetarian"];
const vegan = ["vegan", "vegetarian", "dairyfree"];
const menu = [
  dish("Lamb Karahi", "Curries"),
  dish("Chicken Biryani", "Rice"),
  dish("Sindhi Biryani", "Rice"),
  dish("Vegetable Biryani", "Rice", null, vegan),
  dish("Bean Burger", "Burgers", null, vegan),
  dish("Beef Burger", "Burgers", "With onion and pickles"),
  dish("Egg Burger", "Burgers"),
  dish("Cheese Pizza", "Pizza", null, vegetarian),
  dish("Margherita Pizza", "Pizza", null, vegetarian),
  dish("Marinara Pizza", "Pizza", null, ["nutfree"]),
  dish("Onion Rings", "Sides", null, vegan),
  dish("Fries", "Sides", null, vegan),
  dish("Walnut Cake", "Dessert", null, vegetarian),
  dish("Eggless Sponge", "Dessert", null, vegetarian),
  dish("Cage-Free Eggs", "Breakfast"),
  dish("Grilled Salmon", "Fish"),
];
const find = (typed: string) => searchList(menu, typed, (entry) => entry).entries.map(({ name }) => name);

test("[FIND-10, FIND-11] a diet is a condition of the part of a query that it stands in", () => {
  expect(find("lamb karahi, vegan burger").slice(0, 2).sort()).toEqual(["Bean Burger", "Lamb Karahi"]);
  expect(find("lamb karahi, vegan burger")).not.toContain("Beef Burger");
  expect(find("vegan or chicken")).toEqual(expect.arrayContaining(["Chicken Biryani", "Bean Burger"]));
  expect(find("vegan burger or lamb karahi")).toEqual(expect.arrayContaining(["Bean Burger", "Lamb Karahi"]));
  expect(find("vegan burger")).toEqual(["Bean Burger"]);
});

test.each(["non veg biryani", "non-veg biryani", "nonveg biryani", "not vegetarian biryani", "non vegitarian biryani"])(
  "[FIND-11] “%s” finds what is not vegetarian, what names its meat first",
  (typed) => {
    expect(find(typed)).toEqual(expect.arrayContaining(["Chicken Biryani"]));
    expect(find(typed)[0]).toBe("Chicken Biryani");
    expect(find(typed)).not.toContain("Vegetable Biryani");
  },
);

test("[FIND-11] “non veg” alone finds meat and fish, and stays bread where nothing follows it", () => {
  expect(find("non veg").sort()).toEqual(
    ["Beef Burger", "Chicken Biryani", "Egg Burger", "Grilled Salmon", "Lamb Karahi"].sort(),
  );
  expect(readQuery("garlic non").words).toEqual(["garlic", "non"]);
});

test.each([
  "egg free",
  "egg-free",
  "no egg",
  "without eggs",
  "no egs",
  "egg allergy",
  "allergic to eggs",
  "no fish",
  "onion free",
  "no pork",
  "hold the onion",
  "cheese free",
  "nut free and no onion",
  "no onion, garlic",
  "no onion or fish",
  "gluten free",
  "w/o cheese",
])("[FIND-11] “%s” never finds what has it", (typed) => {
  const wrong = menu.filter(({ name }) => /\b(egg|eggs|onion|cheese|salmon|margherita|nut)\b/i.test(name));
  expect(find(typed)).toEqual(find(typed).filter((name) => !wrong.some((one) => one.name === name)));
  expect(listNearSpellings(["Onions", "Eggs", "Fishes"], typed)).toEqual([]);
});

test.each<[string, string[]]>([
  ["eggless", ["Eggless Sponge"]],
  ["pizza without cheese", ["Marinara Pizza"]],
  ["pizza sans cheese", ["Marinara Pizza"]],
  ["cheese-free pizza", ["Marinara Pizza"]],
  ["no egg burger", ["Beef Burger", "Bean Burger"]],
  ["burger hold the onion", ["Egg Burger", "Bean Burger"]],
  ["burger, no onion or egg", ["Bean Burger"]],
  ["no nuts", ["Marinara Pizza"]],
  ["without any walnuts", ["Marinara Pizza"]],
  ["pizza, nut free", ["Marinara Pizza"]],
  ["nut-free pizza", ["Marinara Pizza"]],
  ["diary free burger", ["Bean Burger"]],
])("[FIND-11] “%s” finds %j and nothing that has it", (typed, names) => {
  expect(find(typed).sort()).toEqual(names.sort());
});

test.each<[string, string]>([
  ["pizza without cheese", "pizza"],
  ["eggless cake", "cake"],
  ["without nuts", "nut free"],
  ["nut or dairy free", "nut free dairy free"],
  ["no nuts or dairy", "nut free dairy free"],
])("[FIND-13] “%s” is answered as “%s”: nothing is claimed that no mark says", (typed, used) => {
  const query = readQuery(typed);
  const known = new Set(["pizza", "cake", "nutfree", "dairyfree"]);
  const vocabulary = { has: (word: string) => known.has(word), near: () => [], startingWith: () => [] };
  const concepts = interpretQuery(query, vocabulary);
  const readings = concepts.map(({ readings: [best = null] }) => best);
  const match = { missing: 0, penalty: 0, statesAbsence: false, extra: 0, readings, isNamed: [], isOwn: [], words: [] };
  expect(getUsedQuery(query.text, concepts, [match])).toEqual({ used, isCorrected: false });
});

test("[FIND-11] “free” of a price, “no” of a number and what a negation would be of leave a query as it is", () => {
  for (const typed of ["cage free eggs", "free delivery pizza", "pizza free coke", "no 5 burger", "mac and cheese"])
    expect(
      readQuery(typed).parts.flatMap(({ excluded, needs }) => [...excluded, ...needs]),
      typed,
    ).toEqual([]);
  expect(find("cage free eggs")[0]).toBe("Cage-Free Eggs");
  expect(listCorrectableWords(readQuery("burgr no nuts"))).toEqual(["burgr"]);
});

test.each<[string, boolean]>([
  ["vegan or chicken", true],
  ["naan; raita", true],
  ["naan/raita", true],
  ["lamb shawarma and hummus", true],
  ["oregano", false],
  ["pizza,", false],
  ["mac n cheese", false],
  ["pizza w/o cheese", false],
])("[FIND-10] whether “%s” names several things: %s", (typed, isSeveral) => {
  expect(readQuery(typed).isList).toBe(isSeveral);
});

test.each([
  "no",
  "without",
  "free",
  "-",
  "no no no",
  "free free",
  "or",
  "no or",
  ", ,",
  "w/o",
  "🚫",
  "no 🥜",
  "no, without",
])("[FIND-11] “%s”, which asks for nothing, finds nothing", (typed) => {
  expect(find(typed)).toEqual([]);
});

test("[FIND-11] of a long text a bounded beginning is read", () => {
  for (const text of ["no egg, ", "no xqwzta or ", "-free ", "or ", "egg free ", "no ", "🥜", "a, "]) {
    const { words, parts } = readQuery(text.repeat(2000));
    expect(words.length).toBeLessThanOrEqual(8);
    expect(parts.length).toBe(words.length);
  }
});
