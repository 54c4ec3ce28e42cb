import { expect, test } from "vitest";
import { readQuery } from "./query-words";
import { searchList } from "./search-list";

test.each<[string, string[]]>([
  ["chicken and gluten-free pizza", ["chicken", "gluten", "free", "pizza"]],
  ["chicken, gluten free fries", ["chicken", "gluten", "free", "fries"]],
  ["eggs, gluten free toast", ["eggs", "gluten", "free", "toast"]],
  ["cheese and nut free cake", ["cheese", "nut", "free", "cake"]],
  ["fish and dairy free", ["fish", "dairy", "free"]],
  ["nuts, gluten free", ["nut", "free", "gluten", "free"]],
  ["nuts and gluten free pizza", ["nut", "free", "gluten", "free", "pizza"]],
  ["egg and dairy free", ["dairy", "free"]],
  ["gluten & dairy-free cake", ["gluten", "free", "dairy", "free", "cake"]],
  ["egg, nut and dairy free cake", ["nut", "free", "dairy", "free", "cake"]],
  ["cake egg and dairy free", ["cake", "dairy", "free"]],
])("[FIND-11] “%s” looks for %j: “free” holds for the part before it only where both are refused", (typed, words) => {
  expect(readQuery(typed).words).toEqual(words);
});

test.each<[string, string[]]>([
  ["pizza no nuts and chicken", ["pizza", "nut", "free", "chicken"]],
  ["burger no onion or chicken wings", ["burger", "chicken", "wings"]],
  ["burger no onion, chicken", ["burger", "chicken"]],
  ["burger no onion and rice", ["burger", "rice"]],
  ["burger no onion, garlic", ["burger"]],
  ["burger no onion or garlic", ["burger"]],
  ["burger no onion or green peppers", ["burger"]],
  ["burger no wasabi or ranch", ["burger"]],
  ["burger no pork or beef", ["burger"]],
  ["burger no pork and beef", ["burger"]],
  ["naan no onion or garlic please", ["naan"]],
  ["burger no pickles, extra cheese", ["burger", "extra", "cheese"]],
  ["salad without chicken or bacon", ["salad"]],
])("[FIND-11] “%s” looks for %j: a refusal goes on only with what is refused alike", (typed, words) => {
  expect(readQuery(typed).words).toEqual(words);
});

/** The marks that each word's part needs. */
function listNeeds(typed: string): Record<string, string[]> {
  const { words, parts } = readQuery(typed);
  const needed = words.map((word, at) => [
    word,
    [...new Set(parts[at]?.needs.flatMap(({ mark }) => mark ?? []))].sort(),
  ]);
  return Object.fromEntries(needed);
}

test.each<[string, string, string[]]>([
  ["pizza, vegan", "pizza", ["vegan"]],
  ["vegan, pizza", "pizza", ["vegan"]],
  ["pizza, plant based please", "pizza", ["vegan"]],
  ["pizza, vegan and gluten free", "pizza", ["glutenfree", "vegan"]],
  ["pizza, gluten free and vegan", "pizza", ["glutenfree", "vegan"]],
  ["vegan and gluten free pizza", "pizza", ["glutenfree", "vegan"]],
  ["vegetarian and nut free cake", "cake", ["nutfree", "vegetarian"]],
  ["vegan and egg free cake", "cake", ["vegan"]],
  ["chicken and veggie", "chicken", []],
  ["veg and non veg", "nonvegetarian", []],
  ["vegan and spicy", "spicy", ["vegan"]],
  ["spicy and vegan", "spicy", ["vegan"]],
  ["vegan or chicken", "chicken", []],
  ["pizza, vegan or chicken", "pizza", []],
  ["lamb karahi, vegan burger", "lamb", []],
  ["pasta, veg, rice", "rice", []],
  ["veg, chicken biryani", "chicken", []],
  ["pizza, vegan, gluten free", "pizza", ["glutenfree", "vegan"]],
])("[FIND-11] of “%s” %s needs the marks %j", (typed, word, marks) => {
  expect(listNeeds(typed)[word]).toEqual(marks);
});

test.each<[string, boolean]>([
  ["pizza, vegan", false],
  ["pizza, no nuts", false],
  ["biryani, non veg", false],
  ["no nuts or dairy", false],
  ["vegan and gluten free pizza", false],
  ["chicken and veggie", true],
  ["pizza, coke, no nuts", true],
  ["naan/raita", true],
  ["1/2 lb burger", false],
  ["chicken w/ garlic sauce", false],
  ["pho ni", false],
])("[FIND-10] whether “%s” names several things: %s", (typed, isSeveral) => {
  expect(readQuery(typed).isList).toBe(isSeveral);
});

const dish = (name: string, marks: string[] = [], text: string | null = null) => ({
  name,
  category: "Food",
  text,
  marks,
});
const find = (menu: readonly ReturnType<typeof dish>[], typed: string) =>
  searchList(menu, typed, (entry) => entry).entries.map(({ name }) => name);

test("[FIND-11] a diet apart holds for all; where nothing is both, the diet alone is found", () => {
  const menu = [dish("Cheese Pizza", ["vegetarian"]), dish("Marinara Pizza", ["vegan"]), dish("Fries", ["vegan"])];
  expect(find(menu, "pizza, vegan")).toEqual(["Marinara Pizza"]);
  expect(find(menu, "vegan, pizza")).toEqual(["Marinara Pizza"]);
  const rest = menu.filter(({ name }) => name !== "Marinara Pizza");
  expect(find(rest, "pizza, vegan")).toEqual(["Fries"]);
});

test.each<[string, string]>([
  ["eggless cake", "Wedding Eggless Cake"],
  ["egg-free cake", "Wedding Eggless Cake"],
  ["cake no eggs", "Wedding Eggless Cake"],
  ["sugar free cake", "Diet Sugar Free Cake"],
  ["no added sugar cake", "Diet Sugar Free Cake"],
])("[FIND-11] “%s” finds first what says so itself: %s", (typed, first) => {
  const menu = [dish("Cake"), dish("Sponge Cake"), dish("Egg Cake"), dish("Sugar Cake")];
  const found = find([...menu, dish("Wedding Eggless Cake"), dish("Diet Sugar Free Cake")], typed);
  expect(found[0]).toBe(first);
  expect(found).toContain("Sponge Cake");
});

test.each<[string, string]>([
  ["eggless custard", "Eggless Custard"],
  ["egg free mayo", "Egg Free Mayo"],
  ["sesame free hummus", "Sesame Free Hummus"],
])("[FIND-11] “%s” finds %s, though others of its name have what is refused", (typed, name) => {
  const others = ["Custard", "Mayo", "Hummus"].map((other) => dish(other));
  expect(find([...others, dish(name)], typed)).toEqual([name]);
  expect(find([...others, dish(name, [], "With nuts")], `${typed} no nuts`)).not.toContain(name);
});
