import { expect, test } from "vitest";
import { toOpeningView } from "./opening-view.server";

test("[FIND-22] hours in the text are a chip that takes them out, and where nothing is open then a sentence says so", () => {
  expect(toOpeningView(true, "pizza open late")).toEqual({
    chip: { label: "Open late", without: { search: "pizza" } },
    notMet: null,
  });
  expect(toOpeningView(false, "pizza open now")).toEqual({ chip: null, notMet: "None of these is open now." });
  expect(toOpeningView(null, "pizza open now")).toBeNull();
  expect(toOpeningView(true, "pizza")).toBeNull();
});
