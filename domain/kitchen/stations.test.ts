import { expect, test } from "vitest";
import { stationList } from "@domain/settings/ordering";
import { listStations, toggleStation } from "./stations";

test.each([
  ["Grill, Fryer, Cold", ["Grill", "Fryer", "Cold"]],
  [" grill,Grill ,, Cold", ["grill", "Cold"]],
  ["", []],
  [
    ["Grill", "Cold"],
    ["Grill", "Cold"],
  ],
])("[RUSH-7] the stations in %j", (typed, names) => {
  expect(stationList.parse(typed)).toEqual(names);
});

test("[RUSH-7] a station has a short name, and a kitchen not many", () => {
  expect(stationList.safeParse("x".repeat(31)).error?.issues[0]?.message).toMatch(/at most 30 characters/);
  expect(stationList.safeParse("1,2,3,4,5,6,7,8,9").error?.issues[0]?.message).toMatch(/at most 8 stations/);
});

test("[RUSH-7] a station that only a dish names is one too", () => {
  expect(listStations(["Grill", "Cold"], ["cold", null, "Oven", "Oven"])).toEqual(["Grill", "Cold", "Oven"]);
});

test("[RUSH-7] a display shows one, several or all", () => {
  expect(toggleStation([], "Grill")).toEqual(["Grill"]);
  expect(toggleStation(["Grill"], "Cold")).toEqual(["Grill", "Cold"]);
  expect(toggleStation(["Grill", "Cold"], "grill")).toEqual(["Cold"]);
  expect(toggleStation(["Cold"], "Cold")).toEqual([]);
});
