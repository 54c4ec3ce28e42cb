import { expect, test } from "vitest";
import { formatDiets, parseDiet, withImpliedDiets } from "./diets";
import { menuItemFields } from "./menu-item-rules";

test("[FIND-9] what is vegan is vegetarian and without dairy too, and each mark counts once", () => {
  expect(withImpliedDiets(["spicy", "vegan", "spicy"])).toEqual(["vegetarian", "vegan", "dairy-free", "spicy"]);
  expect(withImpliedDiets(["nut-free", "vegetarian"])).toEqual(["vegetarian", "nut-free"]);
});

test("[FIND-9] customers read the marks in one order, without those that another one says already", () => {
  expect(formatDiets(["spicy", "dairy-free", "vegetarian", "vegan"])).toBe("Vegan · Spicy");
  expect(formatDiets(["dairy-free", "vegetarian"])).toBe("Vegetarian · No dairy");
  expect(formatDiets(["keto"])).toBe("");
});

test("[FIND-9] a mark is known by its value and by its label", () => {
  expect(["No nuts", " nut-free ", "VEGAN", "keto"].map(parseDiet)).toEqual(["nut-free", "nut-free", "vegan", "keto"]);
});

test("[FIND-9] an item has the marks that there are, or none", () => {
  const { diets } = menuItemFields;
  expect(diets.parse(undefined)).toEqual([]);
  expect(diets.parse("spicy")).toEqual(["spicy"]);
  expect(diets.parse(["vegan"])).toEqual(["vegetarian", "vegan", "dairy-free"]);
  expect(diets.safeParse(["keto"]).error?.issues[0]?.message).toBe(
    "Dietary marks are vegetarian, vegan, gluten-free, nut-free, dairy-free or spicy",
  );
});
