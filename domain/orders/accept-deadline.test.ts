import { expect, test } from "vitest";
import { clampAcceptMinutes, getAcceptDeadline, scheduleLead } from "./accept-deadline";

const placedAt = new Date("2026-11-22T23:55:00Z");
const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const until = (scheduledFor: Date | null, acceptMinutes = 10, preparationMinutes = 20) =>
  getAcceptDeadline({ placedAt, scheduledFor, acceptMinutes, preparationMinutes });

test("[ORD-1, RUSH-4] an order for as soon as possible waits for the restaurant's time to accept, also past midnight", () => {
  expect(until(null)).toEqual(at("23T00:05"));
  expect(until(null, 60)).toEqual(at("23T00:55"));
});

test("[ORD-13, RUSH-4] a scheduled order never waits until after its kitchen must start", () => {
  expect(until(at("23T18:00"))).toEqual(at("23T17:40"));
  expect(until(at("23T00:30"), 60)).toEqual(at("23T00:10"));
  expect(until(at("23T00:30"), 60, 32)).toEqual(at("22T23:58"));
});

test("[ORD-13] who paid slowly for the first time on offer still gets an answer", () => {
  expect(until(at("23T00:15"))).toEqual(at("22T23:58"));
  expect(until(at("23T00:00"), 3, 240)).toEqual(at("22T23:58"));
});

test("[ORD-13] what is offered leaves room to pay and to accept before the kitchen must start", () => {
  expect(scheduleLead({ acceptMinutes: 10, preparationMinutes: 20 })).toEqual({ minimum: 23, offered: 33 });
  expect(scheduleLead({ acceptMinutes: 60, preparationMinutes: 20 })).toEqual({ minimum: 23, offered: 80 });
});

test("[SET-3] a time from before, when up to a day could be chosen, counts as the nearest of today's", () => {
  expect([1, 3, 10, 60, 1440].map(clampAcceptMinutes)).toEqual([3, 3, 10, 60, 60]);
});
