import { expect, test } from "vitest";
import { readQuery } from "@domain/search/query-words";

test.each([
  ["dhaba24", ["dhaba", "24"]],
  ["12pc chicken", ["12", "pc", "chicken"]],
  ["tray for6", ["tray", "serves6"]],
  ["party of 6", ["serves6"]],
  ["chai bil na3na3", ["chai", "bil", "nana"]],
  ["ma7shi", ["mahshi"]],
  ["zabihah burger", ["burger"]],
  ["zabihah near me", ["zabihah"]],
])("[FIND-11] “%s” is read as its words and numbers", (typed, words) => expect(readQuery(typed).words).toEqual(words));

test("[FIND-21] a price is read from a word that it was typed together with", () =>
  expect(readQuery("burgers under10").price).toEqual({ from: 0, to: 999 }));
