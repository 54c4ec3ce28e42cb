import { minuteMs } from "@domain/duration";
import { getWeekday, type LocalDate, parseClock, toInstant } from "@domain/local-time";
import { memoize } from "@domain/memoize";
import type { Pause } from "@domain/restaurants/opening-hours";
import type { PrayerSettings } from "@domain/settings/prayer";
import { prayerNames } from "./method";
import { type PrayerPlace, prayerTimes } from "./times";

/** The location, if known. */
interface Whereabouts {
  latitude: number | null | undefined;
  longitude: number | null | undefined;
  timeZone: string;
}

const friday = 4;
/** Cached, as the same few days are requested repeatedly. */
const maxCachedDays = 100;

/** A place whose times can be computed; null without coordinates. */
export const toPrayerPlace = ({ latitude, longitude, timeZone }: Whereabouts): PrayerPlace | null =>
  latitude == null || longitude == null ? null : { latitude, longitude, timeZone };

/**
 * [PRAYER-2] A place's pauses on a local day, for its opening hours; undefined if it does not pause. On Fridays Jumu’ah has its
 * own window instead of Dhuhr. Without coordinates only Jumu’ah is known.
 */
export function prayerPauses(
  whereabouts: Whereabouts,
  settings: PrayerSettings | null | undefined,
): ((date: LocalDate) => readonly Pause[]) | undefined {
  if (!settings?.is_on) return undefined;
  const place = toPrayerPlace(whereabouts);
  return memoize(
    (date: LocalDate) => [...jumuah(whereabouts.timeZone, settings, date), ...aroundPrayers(place, settings, date)],
    maxCachedDays,
  );
}

const hasJumuah = ({ jumuah_from, jumuah_to }: PrayerSettings, date: LocalDate) =>
  getWeekday(date) === friday && jumuah_from !== null && jumuah_to !== null;

function jumuah(timeZone: string, settings: PrayerSettings, date: LocalDate): Pause[] {
  const { jumuah_from: from, jumuah_to: to } = settings;
  if (from === null || to === null || !hasJumuah(settings, date)) return [];
  const at = (time: string) => toInstant(date, parseClock(time), timeZone);
  return [{ from: at(from), until: at(to), reason: "Jumu’ah" }];
}

function aroundPrayers(place: PrayerPlace | null, settings: PrayerSettings, date: LocalDate): Pause[] {
  if (!place || settings.prayers.length === 0) return [];
  const times = prayerTimes(place, date, settings);
  return settings.prayers
    .filter((prayer) => prayer !== "dhuhr" || !hasJumuah(settings, date))
    .flatMap((prayer): Pause[] => {
      const at = times[prayer]?.getTime();
      if (at === undefined) return [];
      const [from, until] = [at - settings.minutes_before * minuteMs, at + settings.minutes_after * minuteMs];
      return [{ from: new Date(from), until: new Date(until), reason: prayerNames[prayer] }];
    });
}
