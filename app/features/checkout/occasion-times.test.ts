import { expect, test } from "vitest";
import {
  chosenOccasion,
  occasionText,
  type OccasionTime,
  occasionTiles,
  type QuarterHour,
  quartersAround,
} from "./occasion-times";

const timeZone = "America/New_York";
const now = new Date("2027-02-20T18:00:00Z");
const slot = (
  kind: OccasionTime["kind"],
  date: string,
  at: string,
  change: Partial<OccasionTime> = {},
): OccasionTime => ({
  kind,
  date,
  at: `${date}T${at}:00Z`,
  prayerAt: `${date}T22:31:00Z`,
  orderBy: `${date}T21:35:00Z`,
  state: "open",
  unserved: null,
  ...change,
});
const today = slot("iftar", "2027-02-20", "22:20");
const tomorrow = slot("iftar", "2027-02-21", "22:20");
const nothing = { when: "asap", day: "", time: "" };
const listTiles = (
  slots: OccasionTime[],
  chosen = nothing,
  type: "delivery" | "takeaway" = "delivery",
  quarters: QuarterHour[] = [],
) => occasionTiles(slots, chosen, { type, timeZone, now, quarters });
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

test("[PRAYER-4] the tile names the window, the prayer and until when to order; what is picked up is ready", () => {
  const [tile] = listTiles([today, tomorrow]);
  expect(tile).toMatchObject({ label: "For iftar", detail: "Maghrib 5:31 PM. Order by 4:35 PM." });
  expect(plain(tile?.arrives)).toBe("Arrives 5:10–5:20 PM");
  expect(tile && plain(occasionText(tile))).toBe("For iftar, arrives 5:10–5:20 PM");
  expect(plain(listTiles([today], nothing, "takeaway")[0]?.arrives)).toBe("Ready 5:10–5:20 PM");
});

test.each([
  ["late", "Too late for today’s iftar. Maghrib 5:31 PM. Order by tomorrow at 4:35 PM."],
  ["full", "Full for iftar today. Maghrib 5:31 PM. Order by tomorrow at 4:35 PM."],
] as const)("[PRAYER-4] today's is %s: it says so and offers tomorrow", (state, detail) => {
  const [tile] = listTiles([{ ...today, state }, tomorrow]);
  expect(tile?.detail).toBe(detail);
  expect(plain(tile?.arrives)).toBe("Arrives tomorrow, 5:10–5:20 PM");
  expect(listTiles([{ ...today, state }])).toEqual([]);
});

test("[PRAYER-4] another day has its own time; the time of another address gives way to the slot of its day", () => {
  const later = slot("iftar", "2027-02-24", "22:25");
  const slots = [today, tomorrow, later];
  expect(chosenOccasion(slots, { when: "iftar", day: "2027-02-24", time: today.at })).toBe(later);
  expect(chosenOccasion(slots, { when: "iftar", day: "2027-02-20", time: "2027-02-20T22:15:00Z" })).toBe(today);
  expect(chosenOccasion(slots, { when: "iftar", day: "", time: "" })).toBe(today);
  expect(chosenOccasion(slots, { when: "iftar", day: "2027-03-20", time: "" })).toBe(today);
  expect(chosenOccasion(slots, { when: "suhoor", day: "", time: "" })).toBeUndefined();
});

test("[PRAYER-4] what is ordered on the eve of a change of clocks is told by the clock of its day", () => {
  const eve = new Date("2026-03-07T20:00:00Z");
  const after = slot("iftar", "2026-03-08", "22:40", {
    prayerAt: "2026-03-08T22:50:00Z",
    orderBy: "2026-03-08T21:55:00Z",
  });
  const [tile] = occasionTiles([after], nothing, { type: "delivery", timeZone, now: eve, quarters: [] });
  expect(plain(tile?.arrives)).toBe("Arrives tomorrow, 6:30–6:40 PM");
  expect(tile?.detail).toBe("Maghrib 6:50 PM. Order by tomorrow at 5:55 PM.");
});

const noonUntilMidnight = Array.from({ length: 48 }, (_, index) =>
  new Date(Date.parse("2027-02-20T19:00:00Z") + index * 900_000).toISOString(),
);

test("[PRAYER-4, PRAYER-5] six quarters of an hour stand around today's iftar, three of them before it; what is full says so", () => {
  const full = ["2027-02-20T22:15:00.000Z"];
  const around = (times: string[], at = now) => quartersAround([today, tomorrow], { times, full, timeZone, now: at });
  expect(around(noonUntilMidnight).map(({ label, isFull }) => `${plain(label)}${isFull ? " full" : ""}`)).toEqual([
    "4:45–5:00 PM",
    "5:00–5:15 PM",
    "5:15–5:30 PM full",
    "5:30–5:45 PM",
    "5:45–6:00 PM",
    "6:00–6:15 PM",
  ]);
  const late = noonUntilMidnight.filter((time) => time >= "2027-02-20T22:15");
  expect(plain(around(late)[0]?.label)).toBe("5:15–5:30 PM");
  expect(around([])).toEqual([]);
  expect(around(noonUntilMidnight, new Date("2027-02-19T18:00:00Z")), "another day").toEqual([]);
});

test("[PRAYER-4] today's is full: its tile cannot be chosen and names the nearest time that can be had", () => {
  const quarters = quartersAround([today], {
    times: noonUntilMidnight,
    full: ["2027-02-20T22:15:00.000Z"],
    timeZone,
    now,
  });
  const tiles = (chosen = nothing) => listTiles([{ ...today, state: "full" }, tomorrow], chosen, "delivery", quarters);
  const [tile] = tiles();
  expect(tile).toMatchObject({ arrives: "Full for iftar today.", isFull: true });
  expect(plain(tile?.detail)).toBe("The nearest is 5:00–5:15 PM.");
  expect(tiles({ when: "iftar", day: "2027-02-21", time: "" })[0]).toMatchObject({ isFull: false });
});
