import { expect, test } from "vitest";
import { weekdays } from "@domain/local-time";
import { toStructuredHours } from "./structured-hours";

const week = (from_time: string, to_time: string) =>
  weekdays.map((day) => ({ day, from_time, to_time, is_open: day !== "MONDAY" }));
const eid = { date: "2027-03-10", is_open: false, from_time: null, to_time: null, note: "Eid" };
const hours = {
  operatingHours: week("11:00", "21:00"),
  specialDays: [eid, { ...eid, date: "2027-03-11", is_open: true, from_time: "15:00", to_time: "23:00" }],
  ramadan: null,
  timeZone: "America/New_York",
};

test("[REST-14, PRAYER-3] search engines read the hours of Ramadan on its days, and the days that differ by date until they are over", () => {
  const ramadan = { ramadan: { correction: 0, days: week("15:00", "05:30") } };
  const opens = (day: string) => {
    const found = toStructuredHours({ ...hours, ...ramadan }, new Date(`${day}T17:00:00Z`));
    const { openingHoursSpecification: usual, specialOpeningHoursSpecification: special } = found;
    return [usual?.[0]?.opens, usual?.length, special?.map((one) => `${one.validFrom} ${one.opens ?? ""}`)];
  };
  const both = ["2027-03-10 00:00", "2027-03-11 15:00"];
  expect(opens("2027-02-20")).toEqual(["15:00", 6, both]);
  expect(opens("2027-03-09")).toEqual(["11:00", 6, both]);
  expect(opens("2027-03-11")).toEqual(["11:00", 6, both.slice(1)]);
  expect(opens("2027-03-12")).toEqual(["11:00", 6, undefined]);
});
