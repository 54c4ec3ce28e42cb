import { expect, test } from "vitest";
import { interpretQuery } from "./interpret";
import { findFamily, readLists } from "./known-spellings";
import { searchWords } from "./normalise";
import { readQuery } from "./query-words";
import { compareRanked, findMatch, type Ranked } from "./rank";
import { listNearSpellings, searchList } from "./search-list";

const menu = [
  { name: "Chicken Biryani", category: "Rice", text: "Aged basmati with saffron" },
  { name: "Lamb Biryani", category: "Rice", text: null },
  { name: "Pani Puri", category: "Chaat", text: "Six crisp shells" },
  { name: "Buttermilk Pancakes", category: "Breakfast", text: "With maple syrup" },
  { name: "Cheese Kunafa", category: "Desert", text: null },
  { name: "Künefe", category: "Desert", text: null },
  { name: "Mango Lassi", category: "Drinks", text: null },
  { name: "Kebab Plate", category: "Grill", text: null },
  { name: "Lentil Soup", category: "Starters", text: "Like a biryani of lentils, without rice" },
  { name: "Tea", category: "Drinks", text: null },
];
const find = (typed: string) => searchList(menu, typed, (entry) => entry).entries.map(({ name }) => name);

test.each([
  ["biriyani", "Chicken Biryani"],
  ["BIRYANI lamb", "Lamb Biryani"],
  ["golgappa", "Pani Puri"],
  ["panipuri", "Pani Puri"],
  ["butter milk", "Buttermilk Pancakes"],
  ["mangolassi", "Mango Lassi"],
  ["mangolasssi", "Mango Lassi"],
  ["kebbabplate", "Kebab Plate"],
  ["kebabs", "Kebab Plate"],
  ["kabob", "Kebab Plate"],
  ["chcken", "Chicken Biryani"],
  ["saffron", "Chicken Biryani"],
  ["dessert", "Künefe"],
  ["لسی", "Mango Lassi"],
  ["বিরিয়ানি", "Chicken Biryani"],
  // Beside words an emoji says nothing new.
  ["🍵", "Tea"],
  ["🍵 under $10", "Tea"],
  ["lassi 🍵", "Mango Lassi"],
  // Pasted with what nobody sees.
  ["bir\u00adyani la\u200bmb\ufeff", "Lamb Biryani"],
  ["\u202bلسی\u202c", "Mango Lassi"],
])("[FIND-11, FIND-14] “%s” finds %s first", (typed, first) => {
  expect(find(typed)[0]).toBe(first);
});

test("[FIND-11] exact matches come first, then other spellings; names before descriptions", () => {
  expect(find("kunafa")).toEqual(["Cheese Kunafa", "Künefe"]);
  expect(find("künefe")).toEqual(["Künefe", "Cheese Kunafa"]);
  expect(find("biryani")).toEqual(["Chicken Biryani", "Lamb Biryani", "Lentil Soup"]);
});

test("[FIND-11] of names alike, those whose category says the same come first: a chocolate pizza is a dessert", () => {
  const entries = [
    { name: "Chocolate Pizza", category: "Desserts" },
    { name: "Margherita Pizza", category: "Pizza" },
    { name: "Pizza", category: "Lunch" },
  ];
  const names = searchList(entries, "pizza", (entry) => entry).entries.map(({ name }) => name);
  expect(names.at(-1)).toBe("Chocolate Pizza");
});

test("[FIND-11] what answers only a part is found where nothing answers all: what says most of it", () => {
  expect(find("prawn biryani")).toEqual(["Chicken Biryani", "Lamb Biryani", "Lentil Soup"]);
});

test("[FIND-11] what is said to be without something is not found by its “free” alone", () => {
  const shelf = [{ name: "Cage-Free Eggs" }, { name: "Sugar Cubes" }, { name: "Sugar-Free Gum" }];
  const on = (entries: typeof shelf, typed: string) =>
    searchList(entries, typed, (entry) => entry).entries.map(({ name }) => name);
  expect(on(shelf, "sugar free")).toEqual(["Sugar-Free Gum"]);
  expect(on(shelf.slice(0, 2), "sugar free")).toEqual([]);
});

const more = [
  "Fattoush",
  "Garden Salad",
  "Green Salad",
  "Salad Shirazi",
  "Caesar Salad",
  "Wings, 8 Pieces",
  "Fried Shrimp Basket",
  "Chicken Plate",
  "Baklava",
  "Shawarma Wrap",
  "Seafood Rice",
  "Fish Taco",
  "Lamb Mandi",
  "Grilled Sea Bass",
].map((name) => ({ name }));
const findMore = (typed: string) => searchList(more, typed, (entry) => entry).entries.map(({ name }) => name);

test.each([
  // Two words of a phrase in the other order; what says nothing alone does in a phrase.
  ["wings chicken", "Wings, 8 Pieces"],
  ["sea food", "Seafood Rice"],
  // Of two parts the one that few things are called.
  ["fattoosh salad", "Fattoush"],
  // A word that nothing is called does not hide what the other finds.
  ["kung pow chicken", "Chicken Plate"],
  // What families know is not read as something else, but what is like it is offered, in each of its spellings.
  ["qouzi", "Lamb Mandi"],
  ["masgoof", "Grilled Sea Bass"],
  // The last word may be unfinished.
  ["shaw", "Shawarma Wrap"],
])("[FIND-11] “%s” finds %s first of what is sold", (typed, first) => {
  expect(findMore(typed)[0]).toBe(first);
});

test("[FIND-11] of two dishes both are found, and take turns", () => {
  expect(findMore("shawarma and baklava").slice(0, 2).sort()).toEqual(["Baklava", "Shawarma Wrap"]);
});

test.each(["tex", "xyzzyx", "", "   ", "´¨", "🍕", "' or 1=1 --"])("[FIND-11] “%s” finds nothing", (typed) => {
  expect(find(typed)).toEqual([]);
});

test("[FIND-11] however long the text is, only its beginning is read", () => {
  expect(find(`lassi ${"mango ".repeat(2000)}`)).toEqual(["Mango Lassi"]);
});

test("[FIND-11] families hold each spelling of a line for the others; an arrow leads one way", () => {
  const lists = readLists(["kebab, kabob, shish kebap\n\ngyro -> doner, shawarma\ngyro, jyro"]);
  expect(lists.get("kabob")?.same).toEqual([["kebab"], ["kabob"], ["shish", "kebap"]]);
  // One list for all of them: with one each, 8,000 spellings take 13 MB.
  expect(lists.get("kabob")?.same).toBe(lists.get("kebab")?.same);
  expect(lists.get("jyro")?.related).toEqual([["doner"], ["shawarma"]]);
  expect(lists.get("doner")).toBeUndefined();
  expect(findFamily(["gol", "gappa"])?.same).toContainEqual(["pani", "puri"]);
  for (const phrase of [
    ["chiken", "wings"],
    ["chicken", "wing"],
    ["chicken", "tikka", "masla"],
  ]) {
    expect(findFamily(phrase), phrase.join(" ")).not.toBeNull();
  }
  expect(findFamily(["chicken", "door"])).toBeNull();
});

test.each(["gyro ->", "-> doner", "gyro, jyro -> doner", "a -> b -> c", ", ,"])(
  "[FIND-11] “%s” is no family",
  (line) => {
    expect(() => readLists([line])).toThrow(line.trim());
  },
);

test("[FIND-11] there are 150 families and more", async () => {
  const { familyLists } = await import("./families");
  expect(familyLists.join("\n").split("\n").filter(Boolean).length).toBeGreaterThan(400);
});

test("[FIND-14] the words that matched are told, as the menu spells them", () => {
  expect(searchList(menu, "chcken biriyani", (entry) => entry).words.toSorted()).toEqual(["biryani", "chicken"]);
  expect(searchList(menu, "zzzz", (entry) => entry)).toEqual({ entries: [], words: [] });
});

test("[FIND-13, FIND-14] where nothing is found, words of the menu that look like it are offered, the nearest first", () => {
  const names = menu.map(({ name }) => name);
  expect(listNearSpellings(names, "lamsi")).toContain("lassi");
  expect(listNearSpellings(names, "pizza")).toEqual([]);
  expect(listNearSpellings(names, "")).toEqual([]);
  expect(listNearSpellings(["Baclava", "Balava", "Bakava", "Baklawa"], "baxlava").length).toBeLessThanOrEqual(3);
});

/** The dishes of several places in the order of the site's search. */
function order(
  typed: string,
  dishes: readonly { name: string; category: string; wait: Ranked["wait"]; place?: string }[],
) {
  const concepts = interpretQuery(readQuery(typed), { has: () => true, near: () => [], startingWith: () => [] });
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

test.each(["dessert", "macmacaan", "حلويات", "মিষ্টি", "десерты", "postre", "manisan"])(
  "[FIND-11] “%s” finds sweets whatever a menu calls them, those that can be had now first",
  (typed) => {
    const dishes = [
      { name: "Turkish Delight", category: "Sweets", wait: 1 as const },
      { name: "Chebakia", category: "Desert", wait: 0 as const },
    ];
    expect(order(typed, dishes)).toEqual(["Chebakia", "Turkish Delight"]);
  },
);

test("[FIND-11] who asks for a barbecue finds what comes from a smoker, behind what is called so", () => {
  const dishes = ["Smoked Half Chicken", "Brisket Plate", "Smoked Haddock", "BBQ Wings"].map((name) => ({
    name,
    category: "Plates",
    wait: 0 as const,
    // The place alone finds no dish, and hides none that is found by itself.
    place: "Smoke & Hickory BBQ",
  }));
  expect(order("bbq", dishes)).toEqual(["BBQ Wings", "Smoked Half Chicken", "Brisket Plate"]);
});
