import { expect, test } from "vitest";
import { formatModifierRule, modifierProblem, offeredRule } from "./modifier-groups";

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

test.each([
  [{ minimum: 5, maximum: null }, 2, "Choose at least 2"],
  [{ minimum: 3, maximum: 3 }, 1, "Choose 1"],
  [{ minimum: 1, maximum: 4 }, 2, "Choose 1 to 2"],
  [{ minimum: 1, maximum: 2 }, 3, "Choose 1 to 2"],
  [{ minimum: 2, maximum: null }, 0, "Optional"],
])("the rule of %o with %i on offer is said as %s", (group, left, text) => {
  expect(formatModifierRule(offeredRule(group, left))).toBe(text);
});
