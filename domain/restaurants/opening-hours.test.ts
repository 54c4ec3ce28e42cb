import { describe, expect, test } from "vitest";
import {
  canOrderFor,
  isOpenAt,
  nextOpening,
  type OpeningDay,
  openStateAt,
  orderTimes,
  parseOpeningHours,
} from "./opening-hours";
import { openingRows, openingText } from "./opening-text";

const timeZone = "America/New_York";
const day = (opens: number, closes: number): OpeningDay => ({
  isOpen: true,
  opensMinute: opens * 60,
  closesMinute: closes * 60,
});
const closed: OpeningDay = { isOpen: false, opensMinute: 660, closesMinute: 1260 };
const weekday = day(11, 21);
/** Monday closed, Friday and Saturday past midnight, Sunday as on weekdays. */
const hours = { timeZone, days: [closed, weekday, weekday, weekday, day(14, 2), day(11, 1), weekday] };
/** Winter time: 5 hours behind UTC. 2026-11-20 is a Friday. */
const at = (date: string, time: string) => new Date(`${date}T${time}:00-05:00`);

describe("[REST-14] opening hours", () => {
  test("a day ends after midnight when it closes at or before its opening", () => {
    expect(isOpenAt(hours, at("2026-11-20", "13:59"))).toBe(false);
    expect(isOpenAt(hours, at("2026-11-20", "14:00"))).toBe(true);
    expect(isOpenAt(hours, at("2026-11-21", "01:59"))).toBe(true);
    expect(isOpenAt(hours, at("2026-11-21", "02:00"))).toBe(false);
  });

  test("the next opening skips closed days", () => {
    expect(nextOpening(hours, at("2026-11-22", "21:00"))).toEqual(at("2026-11-24", "11:00"));
    expect(nextOpening(hours, at("2026-11-20", "15:00"))).toBeNull();
    expect(nextOpening({ timeZone, days: [] }, at("2026-11-20", "15:00"))).toBeNull();
  });

  test("a pause that ends this moment, or has ended, is none", () => {
    const noon = at("2026-11-18", "12:00");
    expect(nextOpening({ ...hours, pausedUntil: noon }, noon)).toBeNull();
    expect(isOpenAt({ ...hours, pausedUntil: noon }, noon)).toBe(true);
    expect(openingText({ ...hours, pausedUntil: noon }, noon)).toBe("Open until 9:00 PM");
    expect(openingText({ ...hours, pausedUntil: null }, noon)).toBe("Open until 9:00 PM");
    const later = { ...hours, pausedUntil: at("2026-11-18", "15:00") };
    expect(openingText(later, noon)).toBe("Not taking orders until 3:00 PM");
    // Before it opens, it is the opening that people wait for.
    expect(openingText(later, at("2026-11-18", "09:00"))).toBe("Closed. Opens at 3:00 PM");
    const untilTomorrow = { ...hours, pausedUntil: at("2026-11-18", "23:00") };
    expect(openingText(untilTomorrow, noon)).toBe("Not taking orders until tomorrow at 11:00 AM");
  });

  test("[FIND-7] whether it is open stays as told until the instant told, and changes by a pause, special day or clock change in between", () => {
    const asr = (date: string) => [{ from: at(date, "15:00"), until: at(date, "15:20"), reason: "Asr" }];
    const week = {
      ...hours,
      pausedUntil: at("2026-10-30", "16:10"),
      pausesOn: asr,
      specialDays: new Map([["2026-11-01", day(1, 9)]]),
    };
    const answers: string[] = [];
    const end = at("2026-11-04", "00:00");
    for (let now = at("2026-10-29", "23:00"); now < end;) {
      const { isOpen, until } = openStateAt(week, now);
      expect(until.getTime()).toBeGreaterThan(now.getTime());
      for (let time = now.getTime(); time < until.getTime(); time += 300_000)
        expect(isOpenAt(week, new Date(time))).toBe(isOpen);
      if (isOpen) answers.push(`${now.toISOString().slice(5, 16)} to ${until.toISOString().slice(5, 16)}`);
      now = until;
    }
    expect(answers).toEqual([
      "10-30T21:10 to 10-31T04:00",
      "10-31T04:00 to 10-31T06:00",
      "10-31T15:00 to 10-31T20:00",
      "10-31T20:20 to 11-01T04:00",
      "11-01T04:00 to 11-01T05:00",
      // The special day begins in summer time and ends in winter time.
      "11-01T05:00 to 11-01T14:00",
      "11-03T16:00 to 11-03T20:00",
      "11-03T20:20 to 11-04T02:00",
    ]);
  });

  test("says the day of an opening as people do", () => {
    const openedOn = (date: string) => ({ timeZone, days: [], specialDays: new Map([[date, day(11, 21)]]) });
    const wednesday = at("2026-11-18", "12:00");
    const days = ["2026-11-19", "2026-11-20", "2026-11-24", "2026-11-25"];
    expect(days.map((date) => openingText(openedOn(date), wednesday))).toEqual([
      "Closed. Opens tomorrow at 11:00 AM",
      "Closed. Opens Friday at 11:00 AM",
      "Closed. Opens Tuesday at 11:00 AM",
      "Closed. Opens November 25 at 11:00 AM",
    ]);
    expect(openingText(openedOn("2027-01-02"), at("2026-12-26", "12:00"))).toBe(
      "Closed. Opens January 2, 2027 at 11:00 AM",
    );
    expect(openingText({ timeZone, days: [] }, wednesday)).toBe("Closed");
  });

  test("noon and midnight are told by the clock of twelve hours, and days with the same hours together", () => {
    const week = (...each: OpeningDay[]) =>
      openingRows({ timeZone, days: each }, null).map(({ label, text }) => `${label}: ${text}`);
    const always: OpeningDay = { isOpen: true, opensMinute: 0, closesMinute: 0 };
    expect(week(day(0, 12), day(0, 12), day(12, 24), day(12, 24), day(12, 24), always, closed)).toEqual([
      "Monday and Tuesday: 12:00 AM – 12:00 PM",
      "Wednesday to Friday: 12:00 PM – 12:00 AM",
      "Saturday: Open 24 hours",
      "Sunday: Closed",
    ]);
    expect(week()).toEqual(["Monday to Sunday: Closed"]);
  });

  test("special days stand before their weekday", () => {
    const specialDays = new Map([
      ["2026-11-26", closed],
      ["2026-11-23", day(12, 16)],
    ]);
    expect(isOpenAt({ ...hours, specialDays }, at("2026-11-26", "12:00"))).toBe(false);
    expect(isOpenAt({ ...hours, specialDays }, at("2026-11-23", "12:00"))).toBe(true);
  });

  test("the table says today's hours where today differs, as the status does, and the days of the next week that do", () => {
    // Tuesday, and of the days after it Thursday.
    const specialDays = new Map([
      ["2026-11-24", closed],
      ["2026-11-25", weekday],
      ["2026-11-26", day(12, 16)],
      ["2026-12-01", closed],
    ]);
    const noon = at("2026-11-24", "12:00");
    expect(openingText({ ...hours, specialDays }, noon)).toBe("Closed. Opens tomorrow at 11:00 AM");
    expect(openingRows({ ...hours, specialDays }, noon).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      "Monday: Closed",
      "Tuesday: Closed",
      "Wednesday and Thursday: 11:00 AM – 9:00 PM",
      "Friday: 2:00 PM – 2:00 AM",
      "Saturday: 11:00 AM – 1:00 AM",
      "Sunday: 11:00 AM – 9:00 PM",
      "Thursday, November 26: 12:00 PM – 4:00 PM",
    ]);
    expect(openingRows({ ...hours, specialDays }, null)).toHaveLength(5);
  });

  test("a paused kitchen takes orders again when the pause ends, or at the next opening after it", () => {
    const paused = { ...hours, pausedUntil: at("2026-11-20", "19:30") };
    expect(isOpenAt(paused, at("2026-11-20", "19:00"))).toBe(false);
    expect(nextOpening(paused, at("2026-11-20", "19:00"))).toEqual(at("2026-11-20", "19:30"));
    expect(nextOpening({ ...hours, pausedUntil: at("2026-11-21", "03:00") }, at("2026-11-20", "19:00"))).toEqual(
      at("2026-11-21", "11:00"),
    );
  });

  test("the wall clock counts when the clocks change", () => {
    const night = { timeZone, days: Array.from({ length: 7 }, () => day(22, 4)) };
    // November 1, 2026, 01:00 to 02:00 comes twice: six hours by the clock are seven.
    expect(isOpenAt(night, new Date("2026-11-01T08:59:00Z"))).toBe(true);
    expect(isOpenAt(night, new Date("2026-11-01T09:00:00Z"))).toBe(false);
    expect(
      orderTimes(night, new Date("2026-11-01T02:00:00Z"), 0).filter((time) => time < new Date("2026-11-01T12:00:00Z"))
        .length,
    ).toBe(28);
  });
});

describe("[CHK] order times", () => {
  test("come in quarters of an hour, from the preparation time on, while it is open", () => {
    const times = orderTimes(hours, at("2026-11-20", "18:52"), 20, "2026-11-20");
    expect(times[0]).toEqual(at("2026-11-20", "19:15"));
    expect(times.at(-1)).toEqual(at("2026-11-20", "23:45"));
    expect(orderTimes(hours, at("2026-11-20", "18:52"), 20, "2026-11-21")[0]).toEqual(at("2026-11-21", "00:00"));
    expect(orderTimes(hours, at("2026-11-20", "18:52"), 20, "2026-11-23")).toEqual([]);
  });

  test("reach seven local days ahead, and each may be ordered for", () => {
    const now = at("2026-11-20", "18:52");
    const times = orderTimes(hours, now, 20);
    expect(times.at(-1)).toEqual(at("2026-11-26", "20:45"));
    expect(times.every((time) => canOrderFor(hours, time, now, 20))).toBe(true);
    expect(canOrderFor(hours, at("2026-11-27", "15:00"), now, 20)).toBe(false);
    expect(canOrderFor(hours, at("2026-11-20", "15:00"), now, 20)).toBe(false);
    expect(canOrderFor(hours, at("2026-11-23", "15:00"), now, 20)).toBe(false);
    expect(canOrderFor(hours, at("2026-11-20", "20:07"), now, 20)).toBe(false);
  });

  test("leave the kitchen its preparation time", () => {
    const [first = new Date(0)] = orderTimes(hours, at("2026-11-20", "18:55"), 20);
    expect(first).toEqual(at("2026-11-20", "19:15"));
    expect(canOrderFor(hours, first, at("2026-11-20", "18:55"), 20)).toBe(true);
    expect(canOrderFor(hours, first, at("2026-11-20", "18:56"), 20)).toBe(false);
    expect(canOrderFor(hours, first, at("2026-11-20", "19:15"), 0)).toBe(false);
  });
});

describe("opening texts", () => {
  test("say until when, or when again", () => {
    expect(openingText(hours, at("2026-11-19", "18:52"))).toBe("Open until 9:00 PM");
    expect(openingText(hours, at("2026-11-20", "10:00"))).toBe("Closed. Opens at 2:00 PM");
    expect(openingText(hours, at("2026-11-19", "22:00"))).toBe("Closed. Opens tomorrow at 2:00 PM");
    expect(openingText(hours, at("2026-11-22", "22:00"))).toBe("Closed. Opens Tuesday at 11:00 AM");
    expect(openingText({ timeZone, days: [] }, at("2026-11-22", "22:00"))).toBe("Closed");
    expect(openingText({ timeZone, days: hours.days.map(() => day(0, 0)) }, at("2026-11-22", "22:00"))).toBe(
      "Open 24 hours",
    );
  });

  test("draw the week with equal days joined and today apart", () => {
    expect(openingRows(hours, at("2026-11-20", "18:52"))).toEqual([
      { label: "Monday", text: "Closed", isToday: false },
      { label: "Tuesday to Thursday", text: "11:00 AM – 9:00 PM", isToday: false },
      { label: "Friday", text: "2:00 PM – 2:00 AM", isToday: true },
      { label: "Saturday", text: "11:00 AM – 1:00 AM", isToday: false },
      { label: "Sunday", text: "11:00 AM – 9:00 PM", isToday: false },
    ]);
  });

  test("the wire's form reads as the same hours", () => {
    const read = parseOpeningHours([{ day: "FRIDAY", from_time: "14:00", to_time: "02:30", is_open: true }], timeZone);
    expect(read.days[4]).toEqual({ isOpen: true, opensMinute: 840, closesMinute: 150 });
    expect(read.days[0]).toBeUndefined();
  });

  test("[REST-14] special days and a pause count before the week", () => {
    const except = {
      specialDays: [
        { date: "2026-11-26", is_open: false },
        { date: "2026-11-27", from_time: "16:00", to_time: "20:00", is_open: true },
      ],
    };
    const week = [
      { day: "THURSDAY" as const, from_time: "11:00", to_time: "21:00", is_open: true },
      { day: "FRIDAY" as const, from_time: "14:00", to_time: "22:00", is_open: true },
    ];
    const noon = at("2026-11-26", "12:00");
    expect(openingText(parseOpeningHours(week, timeZone), noon)).toBe("Open until 9:00 PM");
    expect(openingText(parseOpeningHours(week, timeZone, except), noon)).toBe("Closed. Opens tomorrow at 4:00 PM");
    const pausedUntil = at("2026-11-26", "13:30").toISOString();
    expect(openingText(parseOpeningHours(week, timeZone, { pausedUntil }), noon)).toBe(
      "Not taking orders until 1:30 PM",
    );
  });
});
