import { expect, test } from "vitest";
import { addonFields } from "@domain/menu/addon-rules";
import { menuItemFields } from "@domain/menu/menu-item-rules";
import { asSentence, textLine } from "./text-line";

test.each([
  ["Lamb\r\nkofta", "Lamb kofta"],
  [" Lamb \n\t kofta\n", "Lamb kofta"],
  ["Lamb  kofta", "Lamb  kofta"],
])("[ITEM-10] %j is kept in one line: a name from a file may hold a line break, which no form does", (typed, kept) => {
  expect(textLine(2, "Too short", 40, "Name").parse(typed)).toBe(kept);
  for (const field of [menuItemFields.name, menuItemFields.category, menuItemFields.station, addonFields.name]) {
    expect(field.parse(typed)).toBe(kept);
  }
});

test("[ITEM-10] line breaks alone are no name; a description keeps its own", () => {
  expect(textLine(1, "Name is required", 40, "Name").safeParse("\n\n").error?.issues[0]?.message).toBe(
    "Name is required",
  );
  expect(menuItemFields.description.parse("Two skewers.\nWith rice.")).toBe("Two skewers.\nWith rice.");
});

test.each([
  ["Not readable", "Not readable."],
  ["Out of lamb.", "Out of lamb."],
  ["Which one?", "Which one?"],
  ["They said “no.”", "They said “no.”"],
  ["أي واحد؟", "أي واحد؟"],
])("[HALAL-8] %j ends before the next sentence begins", (typed, sentence) => {
  expect(asSentence(typed)).toBe(sentence);
});
