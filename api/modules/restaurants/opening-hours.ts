import type { OpeningDay, OpeningHours } from "@domain/opening-hours";
import { weekdays } from "@domain/weekdays";
import type { OperatingDay } from "@domain/contract/restaurant";
import type { Db } from "@api/dependencies";

interface StoredDay {
  is_open: boolean;
  opens_minute: number | null;
  closes_minute: number | null;
}

/** A restaurant's week, special days and pause, as the rules of opening hours take them. */
export async function loadOpeningHours(
  db: Db,
  restaurant: { id: string; time_zone: string; paused_until: Date | null },
): Promise<OpeningHours> {
  const days = await weekOf(db, restaurant.id);
  const special = await db.selectFrom("special_days").selectAll().where("restaurant_id", "=", restaurant.id).execute();
  const byDay = new Map(days.map((row) => [row.day, openingDay(row)]));
  return {
    timeZone: restaurant.time_zone,
    days: weekdays.map((_, day) => byDay.get(day)),
    specialDays: new Map(special.map((row) => [row.date, openingDay(row)])),
    pausedUntil: restaurant.paused_until,
  };
}

/** The week as the wire tells it; empty when the restaurant never said. */
export async function loadOperatingDays(db: Db, restaurantId: string): Promise<OperatingDay[]> {
  return (await weekOf(db, restaurantId)).map((row) => operatingDay(row));
}

export function operatingDay(row: {
  day: number;
  opens_minute: number;
  closes_minute: number;
  is_open: boolean;
}): OperatingDay {
  const from_time = timeText(row.opens_minute);
  return { day: weekdays[row.day] ?? "MONDAY", from_time, to_time: timeText(row.closes_minute), is_open: row.is_open };
}

const weekOf = (db: Db, restaurantId: string) =>
  db.selectFrom("operating_hours").selectAll().where("restaurant_id", "=", restaurantId).orderBy("day").execute();

const openingDay = (row: StoredDay): OpeningDay => ({
  isOpen: row.is_open,
  opensMinute: row.opens_minute ?? 0,
  closesMinute: row.closes_minute ?? 0,
});

const timeText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
