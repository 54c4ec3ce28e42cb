import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePeriod, periodFields, promotionStatus } from "./promotion-period";

const zone = "America/New_York";
const read = (start: string | undefined, end: string | undefined) => parsePeriod({ start, end }, zone);

describe("[COUP-5, OFFER-3] the dates of coupons and offers", () => {
  test("days begin and end at the restaurant's midnight, also where the clocks change between them", () => {
    expect(read("2026-03-01", "2026-03-08")).toEqual({
      period: { startsAt: new Date("2026-03-01T05:00:00Z"), endsAt: new Date("2026-03-09T04:00:00Z") },
    });
  });

  test("hours of one day, and instants with their own offset", () => {
    expect(read("2026-07-04T11:00", "2026-07-04T15:00")).toEqual({
      period: { startsAt: new Date("2026-07-04T15:00:00Z"), endsAt: new Date("2026-07-04T19:00:00Z") },
    });
    expect(read("2026-07-04T11:00:00.000Z", "2026-07-04T12:00:00+02:00")).toEqual({
      problems: { end: "End date must be after start date" },
    });
  });

  test("what is missing, no date or the wrong way round is told", () => {
    expect(read(undefined, "")).toEqual({
      problems: { start: "Start date is required", end: "End date is required" },
    });
    const wrong = "Enter a date as 2026-11-30, up to the year 2099";
    for (const text of ["2026-02-30", "tomorrow", "20260-01-01", "2026-07-04T25:00", "1026-07-04"])
      expect(read(text, "2026-12-01"), text).toEqual({ problems: { start: wrong } });
    for (const end of ["2026-07-04", "2026-07-03", "2026-07-04T00:00"])
      expect(read("2026-07-04", end), end).toEqual({ problems: { end: "End date must be after start date" } });
  });

  test("the last day there may be is an end, as a day and as the instant that a form makes of it", () => {
    const endsAt = new Date("2100-01-01T05:00:00.000Z");
    for (const end of ["2099-12-31", endsAt.toISOString()]) {
      const answer = read("2026-07-04", end);
      expect("period" in answer && answer.period.endsAt, end).toEqual(endsAt);
    }
    for (const end of ["2100-01-01", "2100-01-02T05:00:00.000Z"])
      expect(read("2026-07-04", end), end).toMatchObject({ problems: { end: expect.stringContaining("2099") } });
  });

  test.each([
    ["at the last minute of a day, with seconds", "2026-07-04T23:59:30", "2026-07-05T03:59:00.000Z"],
    ["with spaces around", " 2026-07-04 ", "2026-07-04T04:00:00.000Z"],
    ["in the first year there may be", "2000-01-02", "2000-01-02T05:00:00.000Z"],
    ["in the last", "2099-01-01", "2099-01-01T05:00:00.000Z"],
    ["an offset without a colon", "2026-07-04T12:00:00+0200", "2026-07-04T10:00:00.000Z"],
    ["small letters", "2026-07-04t12:00:00z", "2026-07-04T12:00:00.000Z"],
    ["an hour too many", "2026-07-04T24:00", null],
    ["a minute too many", "2026-07-04T12:60", null],
    ["a day that is none, with a time", "2026-02-30T12:00", null],
    ["no year of ours", "1999-12-31", null],
    ["no year of ours either", "2100-01-01", null],
    ["an instant of no year of ours", "2100-01-01T00:00:00Z", null],
    ["an instant of no day", "2026-13-45T00:00:00Z", null],
    ["words before", "on 2026-07-04", null],
    ["words before a time", "on 2026-07-04T12:00", null],
    ["words before an instant", "on 2026-07-04T12:00:00Z", null],
    ["words after an instant", "2026-07-04T12:00:00Z or so", null],
    ["one digit of seconds", "2026-07-04T12:00:5", null],
  ])("a start: %s", (_what, text, at) => {
    const answer = read(text, "2099-06-01");
    if ("period" in answer) expect(answer.period.startsAt.toISOString()).toBe(at);
    else expect([answer.problems.start, at]).toEqual(["Enter a date as 2026-11-30, up to the year 2099", null]);
  });

  test("a form shows whole days by their dates, and times where they are not midnight", () => {
    const shown = (startsAt: string, endsAt: string) =>
      periodFields({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, zone);
    expect(shown("2026-07-04T04:00:00Z", "2026-07-06T04:00:00Z")).toEqual({
      startDate: "2026-07-04",
      startTime: "",
      endDate: "2026-07-05",
      endTime: "",
    });
    expect(shown("2026-07-04T13:05:00Z", "2026-07-06T04:01:00Z")).toEqual({
      startDate: "2026-07-04",
      startTime: "09:05",
      endDate: "2026-07-06",
      endTime: "00:01",
    });
  });

  test("one whole day is entered with the time of its start, and shown as it was entered", () => {
    const period = { startsAt: new Date("2026-11-01T04:00:00Z"), endsAt: new Date("2026-11-02T05:00:00Z") };
    expect(read("2026-11-01T00:00", "2026-11-01")).toEqual({ period });
    expect(periodFields(period, zone)).toEqual({
      startDate: "2026-11-01",
      startTime: "00:00",
      endDate: "2026-11-01",
      endTime: "",
    });
  });

  test("what a form shows of any period is read as the same period", () => {
    const minutes = fc.integer({ min: Date.UTC(2025, 0, 1) / 60_000, max: Date.UTC(2030, 0, 1) / 60_000 });
    const zones = fc.constantFrom("America/New_York", "Asia/Karachi", "Pacific/Auckland", "UTC");
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 500_000 }), zones, (start, length, timeZone) => {
        const period = { startsAt: new Date(start * 60_000), endsAt: new Date((start + length) * 60_000) };
        const { startDate, startTime, endDate, endTime } = periodFields(period, timeZone);
        // The hour that clocks show twice is read as its first.
        fc.pre(
          startTime !== "" &&
            endTime !== "" &&
            !isTwice(period.startsAt, timeZone) &&
            !isTwice(period.endsAt, timeZone),
        );
        expect(parsePeriod({ start: `${startDate}T${startTime}`, end: `${endDate}T${endTime}` }, timeZone)).toEqual({
          period,
        });
      }),
    );
  });
});

/** Whether the wall clock showed the same an hour before. */
const isTwice = (at: Date, timeZone: string) => {
  const shown = (instant: number) => new Date(instant).toLocaleString("en-US", { timeZone });
  return shown(at.getTime()) === shown(at.getTime() - 3_600_000);
};

test("a period that is over is expired, switched on or not", () => {
  const [before, startsAt, endsAt] = ["2026-03-01", "2026-03-02", "2026-03-03"].map((day) => new Date(day));
  if (!before || !startsAt || !endsAt) throw new Error("Three days");
  const status = (isActive: boolean, now: Date) => promotionStatus({ startsAt, endsAt, isActive }, now);
  expect([before, startsAt, endsAt].map((now) => status(true, now))).toEqual(["scheduled", "active", "expired"]);
  expect([before, startsAt, endsAt].map((now) => status(false, now))).toEqual(["inactive", "inactive", "expired"]);
});
