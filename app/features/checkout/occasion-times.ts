import type { Quote } from "@domain/contract/ordering/quote";
import { minuteMs, quarterHourMs } from "@domain/duration";
import { localDate, toLocalTime } from "@domain/local-time";
import type { OrderType } from "@domain/orders/order-type";
import { parseHijriCorrection, ramadanDay } from "@domain/prayer/hijri";
import { calculationNames, standardMethod } from "@domain/prayer/method";
import { type Occasion, occasions } from "@domain/prayer/occasions";
import { clockText } from "@domain/restaurants/opening-text";
import type { Restaurant } from "~/host/restaurants.server";
import { deadlineText, inSentence } from "~/lib/text/order-text";
import { dayName } from "./order-times";

/** [PRAYER-4] A slot on a day of Ramadan, from the quote. */
export type OccasionTime = NonNullable<Quote["occasions"]>[number];

/** A tile of the checkout: the meal's slot on the chosen day, or the nearest available one. */
export interface OccasionTile {
  kind: Occasion;
  label: string;
  /** "Arrives 5:05–5:15 PM" */
  arrives: string;
  /** "Maghrib 5:21 PM. Order by 4:30 PM." */
  detail: string;
  /** Cannot be chosen: today's slot is full and a nearby time is not, or an item of the cart is not served then. */
  isFull: boolean;
}

/** A quarter of an hour around iftar: "6:45–7:00 PM". */
export interface QuarterHour {
  /** An instant. */
  value: string;
  label: string;
  isFull: boolean;
}

/** The checkout's line about Ramadan, with the calculation method. */
export interface RamadanText {
  /** "Ramadan, day 13" */
  day: string;
  /** "Bristol: Maghrib 5:31 PM, Fajr 5:20 AM" */
  times: string;
  /** "Times by North America (ISNA)." */
  method: string;
}

const prayerByOccasion = { iftar: "Maghrib", suhoor: "Fajr" } as const;
const verbs: Record<OrderType, string> = { delivery: "Arrives", takeaway: "Ready", "dine-in": "At the table" };
const earlyMs = 10 * minuteMs;

/** The selected slot: that of the day, else the first available one; undefined without any. */
export function chosenOccasion(
  slots: readonly OccasionTime[],
  { when, day, time }: { when: string; day: string; time: string },
): OccasionTime | undefined {
  const own = slots.filter(({ kind }) => kind === when);
  return (
    own.find(({ date, at }) => (day ? date === day : at === time)) ??
    own.find(canBeHad) ??
    own.find(({ state }) => state === "open") ??
    own[0]
  );
}

const canBeHad = ({ state, unserved }: OccasionTime) => state === "open" && !unserved;

/** Iftar, then suhoor; a meal without any available slot is left out. */
export function occasionTiles(
  slots: readonly OccasionTime[],
  chosen: { when: string; day: string; time: string },
  { type, timeZone, now, quarters }: Around & { type: OrderType; now: Date; quarters: readonly QuarterHour[] },
): OccasionTile[] {
  const today = localDate(now, timeZone);
  return occasions.flatMap((kind) => {
    const missed = slots.find((one) => one.kind === kind && one.date === today && one.state !== "open");
    const nearest = missed?.state === "full" ? nearestTo(missed, quarters) : undefined;
    const own = slots.filter((one) => one.kind === kind);
    const offered = nearest ? missed : (own.find(canBeHad) ?? own.find(({ state }) => state === "open"));
    const slot = chosen.when === kind ? chosenOccasion(slots, chosen) : offered;
    if (!slot) return [];
    if (nearest && slot === missed && chosen.when !== kind)
      return {
        kind,
        label: `For ${kind}`,
        arrives: `Full for ${kind} today.`,
        detail: `The nearest is ${nearest.label}.`,
        isFull: true,
      };
    if (slot.unserved && chosen.when !== kind)
      return {
        kind,
        label: `For ${kind}`,
        arrives: "Not for what is in your cart.",
        detail: slot.unserved,
        isFull: true,
      };
    const why = missed && (missed.state === "full" ? `Full for ${kind} today. ` : `Too late for today’s ${kind}. `);
    const day = slot.date === today ? "" : `${inSentence(dayName(slot.date, today))}, `;
    return {
      kind,
      label: `For ${kind}`,
      arrives: `${verbs[type]} ${day}${windowText(slot, timeZone)}`,
      detail: `${why ?? ""}${prayerByOccasion[kind]} ${clock(slot.prayerAt, timeZone)}. Order by ${deadlineText(slot.orderBy, timeZone, now)}.`,
      isFull: false,
    };
  });
}

interface Around {
  timeZone: string;
}

/** The last one before it, else the first one after it. */
const nearestTo = ({ at }: OccasionTime, quarters: readonly QuarterHour[]): QuarterHour | undefined => {
  const open = quarters.filter(({ isFull }) => !isFull);
  return open.findLast(({ value }) => Date.parse(value) < Date.parse(at)) ?? open[0];
};

/** How many fit beside iftar. */
const shownQuarters = 6;

/**
 * Quarter hours around today's iftar that are available or full; none on other days. Up to three of them are before it.
 */
export function quartersAround(
  slots: readonly OccasionTime[],
  { times, full, timeZone, now }: Around & { times: readonly string[]; full: readonly string[]; now: Date },
): QuarterHour[] {
  const today = localDate(now, timeZone);
  const iftar = slots.find(({ kind, date }) => kind === "iftar" && date === today);
  if (!iftar) return [];
  const own = times.filter((time) => localDate(new Date(time), timeZone) === today);
  const before = own.filter((time) => Date.parse(time) < Date.parse(iftar.at)).length;
  const first = Math.max(0, Math.min(before - shownQuarters / 2, own.length - shownQuarters));
  return own.slice(first, first + shownQuarters).map((time) => ({
    value: time,
    label: rangeText(Date.parse(time), Date.parse(time) + quarterHourMs, timeZone),
    isFull: full.includes(time),
  }));
}

const clock = (at: string, timeZone: string) => clockText(toLocalTime(new Date(at), timeZone).minute);

/** The ten minutes before the slot. */
const windowText = ({ at }: Pick<OccasionTime, "at">, timeZone: string): string =>
  rangeText(Date.parse(at) - earlyMs, Date.parse(at), timeZone);

/** "5:05–5:15 PM", on one line. */
function rangeText(start: number, end: number, timeZone: string): string {
  const [from = "", until = ""] = [start, end].map((at) => clock(new Date(at).toISOString(), timeZone));
  const text = from.slice(-2) === until.slice(-2) ? `${from.slice(0, -3)}–${until}` : `${from}–${until}`;
  return text.replaceAll(" ", "\u00a0");
}

/** "For iftar, arrives 5:05–5:15 PM" */
export const occasionText = (tile: OccasionTile): string =>
  `${tile.label}, ${tile.arrives.charAt(0).toLowerCase()}${tile.arrives.slice(1)}`;

/** The days with a slot for a meal. */
export const listOccasionDays = (slots: readonly OccasionTime[], kind: Occasion, timeZone: string, now: Date) =>
  slots
    .filter((slot) => slot.kind === kind)
    .map(({ date }) => ({ date, day: dayName(date, localDate(now, timeZone)) }));

/** Null outside of Ramadan, and where its meals cannot be ordered for. */
export function ramadanText(
  slots: readonly OccasionTime[],
  { timeZone, now, town }: { timeZone: string; now: Date; town: string | null },
  restaurant: Pick<Restaurant, "ramadan" | "prayer"> | null,
): RamadanText | null {
  const date = localDate(now, timeZone);
  const day = restaurant?.ramadan ? ramadanDay(date, parseHijriCorrection(restaurant.ramadan.correction)) : null;
  if (day === null || slots.length === 0) return null;
  const next = occasions.flatMap((kind) => {
    const slot = slots.find((one) => one.kind === kind);
    return slot ? `${prayerByOccasion[kind]} ${clock(slot.prayerAt, timeZone)}` : [];
  });
  return {
    day: `Ramadan, day ${day}`,
    times: `${town ? `${town}: ` : ""}${next.join(", ")}`,
    method: `Prayer times by ${calculationNames[restaurant?.prayer?.calculation ?? standardMethod.calculation]}, for guidance only.`,
  };
}
