import { expect, test } from "vitest";
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
