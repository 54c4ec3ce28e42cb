import { expect, test } from "vitest";
import { readQuery } from "@domain/search/query-words";
import { openingLabel, readOpening } from "./opening-words";

test.each([
  ["24 hours", "", "Open 24 hours"],
  ["burger 24/7", "burger", "Open 24 hours"],
  ["open 24 hrs pizza", "pizza", "Open 24 hours"],
  ["pizza open now", "pizza", "Open now"],
  ["Open right now biryani", "biryani", "Open now"],
  ["biryani open late", "biryani", "Open late"],
  ["late night kebab", "kebab", "Open late"],
  ["kebab late-night", "kebab", "Open late"],
  ["open till midnight", "", "Open until midnight"],
  ["shawarma open until 2 am", "shawarma", "Open until 2 AM"],
  ["open past 11pm", "", "Open until 11 PM"],
  ["late nig", "", "Open late"],
  ["pizza open no", "pizza", "Open now"],
  ["biryani open until midn", "biryani", "Open until midnight"],
  ["24 hou", "", "Open 24 hours"],
])("[FIND-22] “%s” looks for “%s”, %s", (typed, text, label) => {
  const read = readOpening(typed);
  expect(read.text).toBe(text);
  expect(read.opening && openingLabel(read.opening)).toBe(label);
});

test.each([
  "desi dhaba 24",
  "baklava 24 pieces",
  "late",
  "now",
  "open faced sandwich",
  "chocolate now",
  "open",
  "late nihari",
  "no",
  "mid",
])("[FIND-22] “%s” asks for no hours", (typed) => expect(readOpening(typed)).toEqual({ text: typed, opening: null }));

test("[FIND-22] hours beside a dish are no words to look for, hours alone are", () => {
  expect(readQuery("biryani open late")).toMatchObject({ words: ["biryani"], text: "biryani", isGeneral: false });
  expect(readQuery("pizza under $10 open now")).toMatchObject({ words: ["pizza"], price: { to: 999 } });
  expect(readQuery("24 hour food")).toMatchObject({
    isGeneral: true,
    text: "24 hour food",
    opening: { kind: "always" },
  });
});
