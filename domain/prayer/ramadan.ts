import { minuteMs } from "@domain/duration";
import { addDays, type LocalDate, localDate, parseClock, toInstant } from "@domain/local-time";
import { isOpenAt, type OpeningHours, orderDaysAhead } from "@domain/restaurants/opening-hours";
import type { RamadanSettings } from "@domain/settings/ramadan";
import { ramadanDay } from "./hijri";
import type { PrayerMethod } from "./method";
import { type Occasion, occasions } from "./occasions";
import { type PrayerPlace, prayerTimes } from "./times";

/** When an order for each meal arrives. */
export interface OccasionSlot {
  kind: Occasion;
  /** The place's local day, one of Ramadan. */
  date: LocalDate;
  /** The latest arrival; the earliest is ten minutes before. */
  at: Date;
  /** Maghrib, or Fajr. */
  prayerAt: Date;
  /** The latest time to order. */
  orderBy: Date;
}

interface OccasionContext {
  hours: OpeningHours;
  settings: RamadanSettings;
  /** The order's destination. */
  point: Pick<PrayerPlace, "latitude" | "longitude">;
  method: PrayerMethod;
  /** The lead time of the order. */
  leadMinutes: number;
}

/** Displayed times are rounded down to a multiple of this. */
const step = 5 * minuteMs;

/**
 * [PRAYER-4] The slot of a local day: the prayer time at the order's address minus the restaurant's margin. Null outside of
 * Ramadan, without Ramadan hours, or while closed or paused by the owner. `orderBy` tells whether it is still available.
 */
export function occasionSlot(kind: Occasion, date: LocalDate, context: OccasionContext): OccasionSlot | null {
  const { hours, settings, point, method, leadMinutes } = context;
  if (!hours.ramadan || ramadanDay(date, hours.ramadan.correction) === null) return null;
  const times = prayerTimes({ ...point, timeZone: hours.timeZone }, date, method);
  const prayerAt = kind === "iftar" ? times.maghrib : times.fajr;
  const margin = kind === "iftar" ? settings.iftar_minutes : settings.suhoor_minutes;
  const at = new Date(Math.floor((prayerAt.getTime() - margin * minuteMs) / step) * step);
  // The first suhoor is in the night before Ramadan, when its week does not apply yet.
  const nights = { ...hours, days: hours.ramadan.days };
  if (Number.isNaN(at.getTime()) || !isOpenAt(nights, at)) return null;
  const lead = at.getTime() - leadMinutes * minuteMs;
  const last = kind === "suhoor" && settings.last_suhoor ? parseClock(settings.last_suhoor) : null;
  const lastOrder = last === null ? lead : Math.min(lead, toInstant(date, last, hours.timeZone).getTime());
  return { kind, date, at, prayerAt, orderBy: new Date(lastOrder) };
}

/** The slots of the orderable days, including today's if its deadline has passed. */
export function occasionSlots(context: OccasionContext, now: Date): OccasionSlot[] {
  const today = localDate(now, context.hours.timeZone);
  const days = Array.from({ length: orderDaysAhead }, (_, day) => addDays(today, day));
  const slots = days.flatMap((date) => occasions.flatMap((kind) => occasionSlot(kind, date, context) ?? []));
  return slots.filter(({ prayerAt }) => prayerAt > now).sort((one, other) => one.at.getTime() - other.at.getTime());
}
