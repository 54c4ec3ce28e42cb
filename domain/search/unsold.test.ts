import { expect, test } from "vitest";
import { searchList } from "./search-list";

const menu = [
  { name: "Om Ali", category: "Dessert", text: null, marks: [] },
  { name: "Chicken Satay", category: "Starters", text: null, marks: [] },
  { name: "Curry Laksa", category: "Noodles", text: null, marks: [] },
  { name: "Fried Calamari", category: "Fish", text: null, marks: [] },
  { name: "Garden Salad", category: "Salads", text: null, marks: ["vegan"] },
  { name: "Okra Stew", category: "Stews", text: null, marks: [] },
  { name: "Bammia", category: "Stews", text: null, marks: [] },
  { name: "Bean Burger", category: "Burgers", text: null, marks: ["vegan"] },
  { name: "Beef Burger", category: "Burgers", text: null, marks: [] },
  { name: "Oat Cookie", category: "Dessert", text: null, marks: ["glutenfree"] },
];
const find = (typed: string, entries = menu) =>
  searchList(entries, typed, (entry) => entry).entries.map(({ name }) => name);

test("[FIND-11] a spelling that families know is not corrected into a word of another family, a slip is", () => {
  expect(find("ugali")).toEqual([]);
  expect(find("um alli")).toEqual(["Om Ali"]);
  expect(find("soto ayam")).toEqual(["Curry Laksa"]);
});

test("[FIND-11] sweets are no sweet and sour fish", () => {
  const dishes = ["Sweet and Sour Fish", "Kunafa"].map((name, at) => ({
    ...menu[0],
    name,
    category: at ? "Dessert" : "Fish",
    text: null,
    marks: [],
  }));
  expect(find("sweets", dishes)).toEqual(["Kunafa"]);
});

test("[FIND-11, FIND-14] what a menu has is found by how letters of other scripts sound", () => {
  expect(find("сатай")).toEqual(["Chicken Satay"]);
  expect(find("लक्सा")).toEqual(["Curry Laksa"]);
});

test("[FIND-11] a word that no family knows may be another spelling of one that they know", () => {
  expect(find("bamia")).toEqual(["Okra Stew"]);
  expect(
    find(
      "bamia",
      menu.filter(({ name }) => name !== "Okra Stew"),
    ),
  ).toEqual(["Bammia"]);
});

test("[FIND-11] what is not sold is not replaced by a word that says little", () => {
  expect(find("beer garden")).toEqual([]);
  expect(find("fried plantain")).toEqual([]);
  expect(find("fried squid")).toEqual(["Fried Calamari"]);
});

test("[FIND-11] who asks for a diet finds only what carries its mark", () => {
  expect(find("vegan burger")).toEqual(["Bean Burger"]);
  expect(find("gluten free burger")).toEqual(["Oat Cookie"]);
  expect(
    find(
      "vegan burger",
      menu.filter(({ marks }) => marks.length === 0),
    ),
  ).toEqual([]);
});
