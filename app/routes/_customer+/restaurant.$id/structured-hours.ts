import type { OperatingDay } from "@domain/contract/restaurant";
import { localDate } from "@domain/local-time";
import { parseHijriCorrection, ramadanDay } from "@domain/prayer/hijri";
import type { Restaurant } from "~/host/restaurants.server";

type Hours = Pick<Restaurant, "operatingHours" | "specialDays" | "timeZone"> & {
  ramadan: Pick<NonNullable<Restaurant["ramadan"]>, "correction" | "days"> | null;
};

/**
 * The opening hours for search engines, as the page shows them: in Ramadan the hours for it [PRAYER-3], and days that differ by date,
 * such as an Eid, on their own.
 */
export function toStructuredHours({ operatingHours, specialDays, ramadan, timeZone }: Hours, now: Date) {
  const today = localDate(now, timeZone ?? "UTC");
  const isRamadan = ramadan && ramadanDay(today, parseHijriCorrection(ramadan.correction)) !== null;
  const week = (isRamadan ? ramadan.days : operatingHours) ?? [];
  const open = week.filter(({ is_open }) => is_open);
  const special = specialDays.filter(({ date }) => date >= today);
  return {
    openingHoursSpecification: open.length > 0 ? open.map(weekdayHours) : null,
    specialOpeningHoursSpecification: special.length > 0 ? special.map(dayHours) : null,
  };
}

/** Closing at or before the opening time means after midnight, as in schema.org. */
const weekdayHours = ({ day, from_time, to_time }: OperatingDay) => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek: `https://schema.org/${day.charAt(0)}${day.slice(1).toLowerCase()}`,
  opens: from_time,
  closes: to_time,
});

/** A closed day opens and closes at midnight. */
const dayHours = ({ date, is_open, from_time, to_time }: Hours["specialDays"][number]) => ({
  "@type": "OpeningHoursSpecification",
  validFrom: date,
  validThrough: date,
  opens: is_open ? from_time : "00:00",
  closes: is_open ? to_time : "00:00",
});
