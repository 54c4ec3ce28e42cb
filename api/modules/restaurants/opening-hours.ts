import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import type { OperatingDay, SpecialDay } from "@domain/contract/restaurant";
import { weekdays } from "@domain/local-time";
import { clampAcceptMinutes, scheduleLead } from "@domain/orders/accept-deadline";
import { busyMinutesAt } from "@domain/orders/busy-time";
import { parseHijriCorrection } from "@domain/prayer/hijri";
import { prayerPauses } from "@domain/prayer/pauses";
import {
  isOpenAt,
  nextOpening,
  type OpeningDay,
  type OpeningHours,
  orderTimes,
  parseWeek,
} from "@domain/restaurants/opening-hours";
import { parsePrayerSettings } from "@domain/settings/prayer";
import { parseRamadanSettings } from "@domain/settings/ramadan";
import type { getVisibleRestaurant } from "./visibility";

interface StoredDay {
  is_open: boolean;
  opens_minute: number | null;
  closes_minute: number | null;
}

interface OpeningRow {
  id: string;
  time_zone: string;
  paused_until: Date | null;
}

/** A restaurant's week, special days and pause, in the form of the opening-hours rules. */
export async function loadOpeningHours(db: Db, restaurant: OpeningRow): Promise<OpeningHours> {
  const hours = (await loadOpeningHoursById(db, [restaurant])).get(restaurant.id);
  return hours ?? { timeZone: restaurant.time_zone, days: [], pausedUntil: restaurant.paused_until };
}

/** The weeks, special days and pauses of several restaurants, by id. Three queries. */
export async function loadOpeningHoursById(
  db: Db,
  restaurants: readonly OpeningRow[],
): Promise<Map<string, OpeningHours>> {
  if (restaurants.length === 0) return new Map();
  const ids = restaurants.map((restaurant) => restaurant.id);
  const week = await db.selectFrom("operating_hours").selectAll().where("restaurant_id", "in", ids).execute();
  const special = await db.selectFrom("special_days").selectAll().where("restaurant_id", "in", ids).execute();
  const fasting = await db
    .selectFrom("restaurants")
    .select(["id", "latitude", "longitude", "prayer", "ramadan", sql<number>`hijri_correction()`.as("correction")])
    .where("id", "in", ids)
    .where((where) => where.or([where("prayer", "is not", null), where("ramadan", "is not", null)]))
    .execute();
  return new Map(
    restaurants.map(({ id, time_zone, paused_until }) => {
      const own = week.filter((row) => row.restaurant_id === id);
      const differing = special.filter((row) => row.restaurant_id === id);
      const point = fasting.find((row) => row.id === id);
      const hours: OpeningHours = {
        timeZone: time_zone,
        days: weekdays.map((_, day) => own.filter((row) => row.day === day).map(openingDay)[0]),
        ramadan: toRamadanWire(point),
        specialDays: new Map(differing.map((row) => [row.date, openingDay(row)])),
        pausedUntil: paused_until,
        eidOrders:
          point && parsePrayerSettings(point.prayer)?.eid_orders ? parseHijriCorrection(point.correction) : null,
        pausesOn: point && prayerPauses({ ...point, timeZone: time_zone }, parsePrayerSettings(point.prayer)),
      };
      return [id, hours];
    }),
  );
}

/** [PRAYER-3] The wire form of the Ramadan hours, while they are on. */
export function findRamadanHours({ ramadan, correction }: { ramadan: unknown; correction: number }) {
  const settings = parseRamadanSettings(ramadan);
  return settings?.is_on ? { ...settings, correction } : null;
}

function toRamadanWire(row: Parameters<typeof findRamadanHours>[0] | undefined): OpeningHours["ramadan"] {
  const hours = row && findRamadanHours(row);
  return hours && { correction: parseHijriCorrection(hours.correction), days: parseWeek(hours.days) };
}

/** The week's wire form; empty when the restaurant has not set it. */
export async function getOperatingDays(db: Db, restaurantId: string): Promise<OperatingDay[]> {
  return (await listWeek(db, restaurantId)).map((row) => toOperatingDay(row));
}

/** One day of the week as the wire shows it. */
export function toOperatingDay(row: {
  day: number;
  opens_minute: number;
  closes_minute: number;
  is_open: boolean;
}): OperatingDay {
  const from_time = timeText(row.opens_minute);
  return { day: weekdays[row.day] ?? "MONDAY", from_time, to_time: timeText(row.closes_minute), is_open: row.is_open };
}

/** A special day's wire form. */
export function toSpecialDay(row: StoredDay & { date: string; note: string | null }): SpecialDay {
  const time = (minute: number | null) => (row.is_open && minute !== null ? timeText(minute) : null);
  const { date, is_open, note } = row;
  return { date, is_open, from_time: time(row.opens_minute), to_time: time(row.closes_minute), note };
}

const listWeek = (db: Db, restaurantId: string) =>
  db.selectFrom("operating_hours").selectAll().where("restaurant_id", "=", restaurantId).orderBy("day").execute();

const openingDay = (row: StoredDay): OpeningDay => ({
  isOpen: row.is_open,
  opensMinute: row.opens_minute ?? 0,
  closesMinute: row.closes_minute ?? 0,
});

const timeText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** Whether it is open, its next opening, and the available order times: for seven days, or the local `date` only [HOST-67]. */
export async function getOrderTimes(
  db: Db,
  restaurant: Awaited<ReturnType<typeof getVisibleRestaurant>>,
  now: Date,
  date?: string,
) {
  const hours = await loadOpeningHours(db, restaurant);
  const { preparation_minutes, busy_minutes: busyMinutes, busy_until: busyUntil } = restaurant;
  const preparationMinutes = preparation_minutes + busyMinutesAt({ busyMinutes, busyUntil }, now);
  const acceptMinutes = clampAcceptMinutes(restaurant.accept_within_minutes);
  return {
    isOpen: isOpenAt(hours, now),
    nextOpening: nextOpening(hours, now)?.toISOString() ?? null,
    time_zone: restaurant.time_zone,
    times: orderTimes(hours, now, scheduleLead({ acceptMinutes, preparationMinutes }).offered, date).map((time) =>
      time.toISOString(),
    ),
  };
}
