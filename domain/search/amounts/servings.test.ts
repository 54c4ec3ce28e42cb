import { expect, test } from "vitest";
import { readGeneralQuery, readQuery } from "@domain/search/query-words";

test.each([
  "food near me",
  "restaurants near me",
  "halal food",
  "delivery",
  "under $10",
  "food for 10 people",
  "cheap eats",
])("[FIND-22] “%s” names nothing to look for", (typed) =>
  expect(readGeneralQuery(typed)).toEqual({ isGeneral: true, opening: null }),
);

test("[FIND-22] “open now” asks for what is open", () =>
  expect(readGeneralQuery("open now")).toEqual({ isGeneral: true, opening: { kind: "now" } }));

test("[FIND-22] “open late” and “24 hours” ask for hours alone", () => {
  expect(readGeneralQuery("open late")).toMatchObject({ isGeneral: true, opening: { kind: "at" } });
  expect(readGeneralQuery("24 hours")).toEqual({ isGeneral: true, opening: { kind: "always" } });
});

test.each(["burger open now", "pizza near me", "sea food", "", "no", "without", "???"])(
  "[FIND-22] “%s” is no general query",
  (typed) => expect(readGeneralQuery(typed).isGeneral).toBe(false),
);

test.each([
  ["biryani for 6 people", ["biryani", "serves6"]],
  ["mixed grill for two", ["mixed", "grill", "servestwo"]],
  ["10 people platter", ["serves10", "platter"]],
  ["pita 10 pieces", ["pita", "10", "pieces"]],
  ["i am allergic to nuts", ["nut", "free"]],
])("[FIND-22] the number of people in “%s” is one word", (typed, words) =>
  expect(readQuery(typed).words).toEqual(words),
);
