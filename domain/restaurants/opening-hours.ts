import type { OperatingDay, SpecialDay } from "@domain/contract/restaurant";
import { dayMs, minuteMs } from "@domain/duration";
import { addDays, getWeekday, type LocalDate, localDate, parseClock, toInstant, weekdays } from "@domain/local-time";
import { findEid, type HijriCorrection, parseHijriCorrection, ramadanDay } from "@domain/prayer/hijri";

/** Opening hours in the restaurant's time zone, across midnight, special days and clock changes. */

/** Minutes count from local midnight; closing at or before the opening means on the following day. */
export interface OpeningDay {
  isOpen: boolean;
  opensMinute: number;
  closesMinute: number;
}

export interface OpeningHours {
  /** IANA name. */
  timeZone: string;
  /** Seven days from Monday on; a missing day is closed. */
  days: readonly (OpeningDay | undefined)[];
  /** Days that differ from their weekday, by local date. */
  specialDays?: ReadonlyMap<LocalDate, OpeningDay>;
  /** [PRAYER-3] Its week on days of Ramadan, instead of `days`. */
  ramadan?: { correction: HijriCorrection; days: readonly (OpeningDay | undefined)[] } | null;
  /** [PRAYER-7] Days of Eid by this calendar may be ordered for `eidDaysAhead` days ahead. */
  eidOrders?: HijriCorrection | null;
  /** Takes no orders before this instant, although it is open. */
  pausedUntil?: Date | null;
  /** [PRAYER-2] Times around a local day's prayers in which it takes none. */
  pausesOn?: ((date: LocalDate) => readonly Pause[]) | undefined;
}

/** From the first instant until just before the second no orders are taken or made. */
export interface Pause {
  from: Date;
  until: Date;
  /** "Asr" */
  reason: string;
}

/** From the first instant until just before the second. */
export interface OpenRange {
  opensAt: Date;
  closesAt: Date;
}

/** How far ahead orders are possible, and the time grid. */
export const orderDaysAhead = 7;
const eidDaysAhead = 30;
const orderSlotMinutes = 15;

const slotMs = orderSlotMinutes * minuteMs;
/** Closures longer than this show no next opening. */
const searchDays = 60;

/** Parses the wire form of hours, with special days and pause if the host has them. */
export function parseOpeningHours(
  days: readonly OperatingDay[],
  timeZone: string,
  except: {
    specialDays?: readonly (Pick<SpecialDay, "date" | "is_open"> & Partial<SpecialDay>)[];
    pausedUntil?: string | null;
    ramadan?: { correction: number; days: readonly OperatingDay[] } | null;
  } = {},
): OpeningHours {
  return {
    timeZone,
    days: parseWeek(days),
    ramadan: except.ramadan && {
      correction: parseHijriCorrection(except.ramadan.correction),
      days: parseWeek(except.ramadan.days),
    },
    specialDays: new Map(except.specialDays?.map((day) => [day.date, readDay(day)])),
    pausedUntil: except.pausedUntil ? new Date(except.pausedUntil) : null,
  };
}

/** Seven days from Monday on. */
export function parseWeek(days: readonly OperatingDay[]): (OpeningDay | undefined)[] {
  const byName = new Map(days.map((day) => [day.day, day]));
  return weekdays.map((name) => {
    const day = byName.get(name);
    return day && readDay(day);
  });
}

const readDay = (day: Pick<OperatingDay, "is_open"> & { from_time?: string | null; to_time?: string | null }) => ({
  isOpen: day.is_open,
  opensMinute: toMinute(day.from_time),
  closesMinute: toMinute(day.to_time),
});
const toMinute = (time: string | null | undefined) => (time ? parseClock(time) : 0);

/** The week that applies on a local day: in Ramadan its own, if there is one [PRAYER-3]. */
export const getWeekOn = ({ ramadan, days }: OpeningHours, date: LocalDate): OpeningHours["days"] =>
  ramadan && ramadanDay(date, ramadan.correction) !== null ? ramadan.days : days;

/** The hours a local day starts, as instants; they may end on the following day. Null when it stays closed. */
function openRange(hours: OpeningHours, date: LocalDate): OpenRange | null {
  const day = hours.specialDays?.get(date) ?? getWeekOn(hours, date)[getWeekday(date)];
  if (!day?.isOpen) return null;
  const closesMinute = day.closesMinute > day.opensMinute ? day.closesMinute : day.closesMinute + 1440;
  const opensAt = toInstant(date, day.opensMinute, hours.timeZone);
  return { opensAt, closesAt: toInstant(date, closesMinute, hours.timeZone) };
}

/** The open range at an instant, joined with those that follow without a gap. */
export function findOpenRange(hours: OpeningHours, at: Date): OpenRange | null {
  const today = localDate(at, hours.timeZone);
  let running: OpenRange | null = null;
  for (let day = -1; day <= orderDaysAhead; day += 1) {
    const range = openRange(hours, addDays(today, day));
    if (!range) continue;
    if (running && range.opensAt <= running.closesAt) {
      if (range.closesAt > running.closesAt) running = { opensAt: running.opensAt, closesAt: range.closesAt };
    } else if (range.opensAt <= at && at < range.closesAt) running = range;
    else if (range.opensAt > at) break;
  }
  return running;
}

/** The pause for a prayer that runs at an instant; of several the one that ends last. */
export function findPause({ pausesOn, timeZone }: OpeningHours, at: Date): Pause | null {
  if (!pausesOn) return null;
  const today = localDate(at, timeZone);
  // Isha may be after midnight, and a pause may start before Fajr on the previous day.
  return [addDays(today, -1), today, addDays(today, 1)]
    .flatMap((date) => pausesOn(date))
    .filter(({ from, until }) => from <= at && at < until)
    .reduce<Pause | null>((last, pause) => (last && last.until >= pause.until ? last : pause), null);
}

/** Whether orders are taken at an instant. */
export function isOpenAt(hours: OpeningHours, at: Date): boolean {
  if (hours.pausedUntil && at < hours.pausedUntil) return false;
  return isWithinHours(hours, at) && findPause(hours, at) === null;
}

/**
 * As `isOpenAt`, with an instant after `at` until which the answer stays the same: the next opening, closing, start or end of a pause,
 * or the end of the local day.
 */
export function openStateAt(hours: OpeningHours, at: Date): { isOpen: boolean; until: Date } {
  const today = localDate(at, hours.timeZone);
  const tomorrow = addDays(today, 1);
  const edges = [toInstant(tomorrow, 0, hours.timeZone), ...(hours.pausedUntil ? [hours.pausedUntil] : [])];
  for (const date of [addDays(today, -1), today, tomorrow]) {
    const range = openRange(hours, date);
    if (range) edges.push(range.opensAt, range.closesAt);
    for (const { from, until } of hours.pausesOn?.(date) ?? []) edges.push(from, until);
  }
  const next = edges.reduce(
    (first, edge) => (edge > at && edge < first ? edge : first),
    new Date(at.getTime() + dayMs),
  );
  return { isOpen: isOpenAt(hours, at), until: next };
}

function isWithinHours(hours: OpeningHours, at: Date): boolean {
  const today = localDate(at, hours.timeZone);
  // A day's hours end at most a day after they begin.
  return [today, addDays(today, -1)].some((date) => {
    const range = openRange(hours, date);
    return range !== null && range.opensAt <= at && at < range.closesAt;
  });
}

/** When a place that takes no orders at `at` takes them again; null if it does now, or not within 60 days. */
export function nextOpening(hours: OpeningHours, at: Date): Date | null {
  if (isOpenAt(hours, at)) return null;
  let from = hours.pausedUntil && hours.pausedUntil > at ? hours.pausedUntil : at;
  const last = from.getTime() + searchDays * dayMs;
  while (from.getTime() <= last) {
    const opensAt = isWithinHours(hours, from) ? from : nextRange(hours, from);
    const pause = opensAt && findPause(hours, opensAt);
    if (!pause) return opensAt;
    from = pause.until;
  }
  return null;
}

function nextRange(hours: OpeningHours, from: Date): Date | null {
  const today = localDate(from, hours.timeZone);
  for (let day = 0; day <= searchDays; day += 1) {
    const range = openRange(hours, addDays(today, day));
    if (range && range.opensAt > from) return range.opensAt;
  }
  return null;
}

/**
 * The times one may order for: every quarter of an hour in which it is open, from `leadMinutes` after now until seven local
 * days have passed, and on the days of Eid that it takes orders for. With `date`, those of that local day alone.
 */
export function orderTimes(hours: OpeningHours, now: Date, leadMinutes: number, date?: LocalDate): Date[] {
  const earliest = Math.max(now.getTime() + leadMinutes * minuteMs, hours.pausedUntil?.getTime() ?? 0);
  const today = localDate(now, hours.timeZone);
  const farthest = hours.eidOrders == null ? orderDaysAhead : eidDaysAhead + 1;
  const times = new Set<number>();
  for (let day = -1; day < farthest; day += 1) {
    const range = openRange(hours, addDays(today, day));
    if (!range) continue;
    const first = Math.ceil(Math.max(range.opensAt.getTime(), earliest) / slotMs) * slotMs;
    for (let time = first; time < range.closesAt.getTime(); time += slotMs) times.add(time);
  }
  const sorted = [...times]
    .sort((one, other) => one - other)
    .map((time) => new Date(time))
    .filter((time) => isDayToOrderFor(hours, today, localDate(time, hours.timeZone)))
    .filter((time) => findPause(hours, time) === null);
  return date ? sorted.filter((time) => localDate(time, hours.timeZone) === date) : sorted;
}

function isDayToOrderFor({ eidOrders }: OpeningHours, today: LocalDate, date: LocalDate): boolean {
  if (date < addDays(today, orderDaysAhead)) return true;
  return eidOrders != null && date <= addDays(today, eidDaysAhead) && findEid(date, eidOrders) !== null;
}

/** Whether an order may be placed now for a later time: a quarter of an hour in which the place is open, near enough, and `leadMinutes` after now. */
export function canOrderFor(hours: OpeningHours, time: Date, now: Date, leadMinutes: number): boolean {
  const earliest = now.getTime() + leadMinutes * minuteMs;
  if (time <= now || time.getTime() < earliest || time.getTime() % slotMs !== 0) return false;
  const [today, day] = [localDate(now, hours.timeZone), localDate(time, hours.timeZone)];
  return isDayToOrderFor(hours, today, day) && isOpenAt(hours, time);
}
