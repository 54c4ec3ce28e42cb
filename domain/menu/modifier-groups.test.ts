import { expect, test } from "vitest";
import { formatModifierRule, modifierProblem } from "./modifier-groups";

const sauces = { id: "g", name: "Sauces", minimum: 1, maximum: 2 };
const offered = ["a", "b", "c"].map((id) => ({ id, group: sauces }));

test.each([
  [{ minimum: 0, maximum: null }, "Optional"],
  [{ minimum: 0, maximum: 2 }, "Choose up to 2"],
  [{ minimum: 1, maximum: 1 }, "Choose 1"],
  [{ minimum: 1, maximum: 3 }, "Choose 1 to 3"],
  [{ minimum: 2, maximum: null }, "Choose at least 2"],
])("the rule of %o is said as %s", (group, text) => {
  expect(formatModifierRule(group)).toBe(text);
});

test.each([
  [[], "Sauces: choose 1 to 2."],
  [["a"], null],
  [["a", "b"], null],
  [["a", "b", "c"], "Sauces: choose 1 to 2."],
])("add-ons %j of a group of one to two", (chosen, problem) => {
  expect(modifierProblem(offered, new Set(chosen))).toBe(problem);
});

test("a group that offers less than its minimum asks for what it offers; add-ons without a group are free", () => {
  const two = { id: "g", name: "Sides", minimum: 2, maximum: null };
  expect(modifierProblem([{ id: "a", group: two }, { id: "free" }], new Set(["a"]))).toBeNull();
  expect(modifierProblem([{ id: "a", group: two }, { id: "free" }], new Set(["free"]))).toBe(
    "Sides: choose at least 1.",
  );
});
