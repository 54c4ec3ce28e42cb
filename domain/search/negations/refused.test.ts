import { expect, test } from "vitest";
import { hasPhrase } from "@domain/search/phrases";
import { readQuery } from "@domain/search/query-words";

/** What a query looks for, and whether it leaves out a dish of this name. */
function read(typed: string) {
  const { words, parts } = readQuery(typed);
  const excluded = parts.flatMap((part) => part.excluded.flatMap(({ phrases }) => phrases));
  const marks = parts.flatMap(({ needs }) => needs.flatMap(({ mark }) => mark ?? []));
  return { words, marks, leavesOut: (name: string) => hasPhrase(name.toLowerCase().split(" "), excluded) };
}

test.each<[string, string]>([
  ["burger no red onions", "burger with onion"],
  ["burger no raw onion", "burger with onions"],
  ["burger with no fresh tomatoes", "tomato burger"],
  ["burger no green peppers", "pepper burger"],
  ["burger no cream cheese", "cream cheese burger"],
  ["burger no goat cheese", "goat cheese burger"],
  ["burger no egg whites", "egg burger"],
  ["burger no egg yolk", "egg burger"],
  ["burger without any chopped garlic", "garlic burger"],
  ["burger hold the grilled mushrooms", "mushroom burger"],
  ["burger no sesame seeds", "sesame burger"],
  ["burger no chilli flakes", "chilli burger"],
  ["burger red onion free", "onion burger"],
  ["burger no wagyu beef", "beef burger"],
  ["burger no basil", "basil burger"],
  ["burger no beet", "beetroot burger"],
  ["burger no beetroot", "beet burger"],
  ["burger pear allergy", "pear burger"],
  ["burger no chive", "chives burger"],
  ["burger no onin", "onion burger"],
  ["burger no zuchini", "courgette burger"],
  ["burger no spring onions", "scallion burger"],
  ["burger no onions", "spring onion burger"],
  ["burger no wasabi", "wasabi burger"],
  ["burger no ranch sauce", "ranch burger"],
  ["burger no rose water", "rosewater burger"],
  ["burger not spicy", "very spicy burger"],
  ["burger without spices", "seven spice burger"],
  ["peynirsiz burger", "cheese burger"],
  ["soğansız burger", "onion burger"],
  ["burger بدون بصل", "onion burger"],
  ["burger بغیر پیاز", "onion burger"],
  ["burger sin cebolla ni ajo", "garlic burger"],
  ["burger no carbs", "carbs burger"],
])("[FIND-11] “%s” looks for a burger and leaves out “%s”", (typed, name) => {
  const { words, leavesOut } = read(typed);
  expect(words).toEqual(["burger"]);
  expect(leavesOut(name)).toBe(true);
});

test.each<[string, string]>([
  ["burger no basil", "onion burger"],
  ["burger no beet", "beef burger"],
  ["burger pear allergy", "burger with peas"],
  ["burger no chive", "chilli burger"],
  ["burger not spicy", "burger with seven spices"],
  ["burger no carbs", "crab burger"],
  ["burger no onion", "burger no raw onion"],
  ["burger no onion", "red onion free burger"],
  ["burger no garlic bread", "garlic burger"],
])("[FIND-11] “%s” does not leave out “%s”", (typed, name) => {
  expect(read(typed).leavesOut(name)).toBe(false);
});

test.each([
  "no tree nuts",
  "allergic to all nuts",
  "no pine nuts",
  "tree nut allergy",
  "severe peanut allergy",
  "no pecans",
  "بدون مكسرات",
])("[FIND-11] “%s” asks for what is free of nuts", (typed) => {
  expect(read(typed)).toMatchObject({ words: ["nut", "free"], marks: expect.arrayContaining(["nutfree"]) });
});

test("[FIND-11] a form is refused with what it is made of", () => {
  const butter = read("toast no peanut butter");
  expect(butter).toMatchObject({ words: ["toast", "nut", "free"] });
  expect(butter.leavesOut("peanut butter toast")).toBe(true);
  const milk = read("coffee no oat milk");
  expect(milk).toMatchObject({ words: ["coffee", "dairy", "free"] });
  expect(milk.leavesOut("oat coffee")).toBe(true);
  expect(read("baklava no added sugar").leavesOut("baklava with added sugar")).toBe(true);
  expect(read("baklava no added sugar").leavesOut("baklava no added sugar")).toBe(false);
});

test.each<[string, string[]]>([
  ["no cheese butter chicken", ["butter", "chicken"]],
  ["no ranch chicken wings", ["chicken", "wings"]],
  ["no egg burger", ["burger"]],
  ["chicken free from nuts", ["chicken", "nut", "free"]],
  ["potato free of gluten", ["potato", "gluten", "free"]],
  ["chicken allergic to nuts", ["chicken", "nut", "free"]],
  ["spicy egg free noodles", ["spicy", "noodles"]],
  ["dont want onions on my pizza", ["pizza"]],
  ["pizza but no cheese", ["pizza"]],
  ["anything but chicken", ["chickenfree"]],
  ["no hot chocolate", ["hotchocolatefree"]],
  ["boneless wings", ["boneless", "wings"]],
  ["egg less cake", ["cake"]],
  ["sugarless tea", ["tea"]],
  ["meatless pizza", ["meatless", "pizza"]],
  ["chicken curry less spicy", ["chicken", "curry"]],
  ["chicken less spicy", ["chicken"]],
  ["i have a nut allergy", ["nut", "free"]],
  ["no sugar juice", ["juice"]],
  ["no sugar milk", ["milk"]],
  ["burger no onion cheese", ["burger", "cheese"]],
  ["no garlic butter naan", ["butter", "naan"]],
  ["no cheese dip", ["dip"]],
  ["less milk tea", ["tea"]],
  ["pad thai less peanuts", ["pad", "thai"]],
  ["steak free dessert", ["steak", "free", "dessert"]],
  ["chicken free coke", ["chicken", "free", "coke"]],
  ["beef free burger", ["burger"]],
  [", pizza", ["pizza"]],
  ["& burger, rice", ["burger", "rice"]],
])("[FIND-11] “%s” looks for %j", (typed, words) => {
  expect(read(typed).words).toEqual(words);
});

test.each(["pizza less cheese", "pad thai less peanuts", "less milk tea"])(
  "[FIND-11] “%s” wants a smaller amount, and leaves nothing out",
  (typed) => {
    expect(readQuery(typed).parts.flatMap(({ excluded, needs }) => [...excluded, ...needs])).toEqual([]);
  },
);
