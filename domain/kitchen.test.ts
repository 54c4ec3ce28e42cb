import { expect, test } from "vitest";
import { canTransition, type OrderStatus, orderStatuses } from "@domain/orders/order-status";
import { stationList } from "@domain/settings/ordering";
import { findTicketSteps, listStations, toggleStation } from "./kitchen";

const [none, some, all] = [
  [false, false],
  [true, false],
  [true, true],
] as const;

test.each<[OrderStatus, readonly boolean[], OrderStatus[] | null]>([
  ["placed", all, null],
  ["accepted", none, []],
  ["accepted", some, ["preparing"]],
  ["accepted", all, ["preparing", "ready"]],
  ["preparing", none, []],
  ["preparing", some, []],
  ["preparing", all, ["ready"]],
  ["ready", all, []],
  ["ready", some, ["preparing"]],
  ["ready", none, ["preparing"]],
  ["completed", some, null],
  ["rejected", all, null],
  ["cancelled", some, null],
])("[RUSH-7] a %s order whose lines are %j takes the steps %j", (status, done, steps) => {
  expect(findTicketSteps(status, done)).toEqual(steps);
});

test("[RUSH-7] each of these steps is one that the restaurant may take", () => {
  for (const from of orderStatuses) {
    for (const done of [none, some, all]) {
      let status = from;
      for (const next of findTicketSteps(from, done) ?? []) {
        expect([status, next, canTransition(status, next, "restaurant")]).toEqual([status, next, true]);
        status = next;
      }
    }
  }
});

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
