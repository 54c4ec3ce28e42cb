import { expect, test } from "vitest";
import { canTransition, type OrderStatus, orderStatuses } from "@domain/orders/order-status";
import { getTicketSteps } from "./ticket-lines";

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
  expect(getTicketSteps(status, done)).toEqual(steps);
});

test("[RUSH-7] each of these steps is one that the restaurant may take", () => {
  for (const from of orderStatuses) {
    for (const done of [none, some, all]) {
      let status = from;
      for (const next of getTicketSteps(from, done) ?? []) {
        expect([status, next, canTransition(status, next, "restaurant")]).toEqual([status, next, true]);
        status = next;
      }
    }
  }
});
