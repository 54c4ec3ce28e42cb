import { CalculationMethod, Coordinates, HighLatitudeRule, Madhab, PolarCircleResolution, PrayerTimes } from "adhan";
import { minuteMs } from "@domain/duration";
import { addDays, type LocalDate, localDate } from "@domain/local-time";
import { type Calculation, type Prayer, type PrayerMethod, prayers, standardMethod } from "./method";

/** The place of the calculation. */
export interface PrayerPlace {
  latitude: number;
  longitude: number;
  /** IANA name of the time zone. */
  timeZone: string;
}

/** The prayer times of a local day. Isha may be after midnight; Asr is null where it is not known, in polar nights. */
export type DayTimes = Readonly<Record<Exclude<Prayer, "asr"> | "sunrise", Date> & Record<"asr", Date | null>>;

const parameters = {
  north_america: CalculationMethod.NorthAmerica,
  muslim_world_league: CalculationMethod.MuslimWorldLeague,
  moonsighting_committee: CalculationMethod.MoonsightingCommittee,
  umm_al_qura: CalculationMethod.UmmAlQura,
  egyptian: CalculationMethod.Egyptian,
  karachi: CalculationMethod.Karachi,
  dubai: CalculationMethod.Dubai,
  kuwait: CalculationMethod.Kuwait,
  qatar: CalculationMethod.Qatar,
  singapore: CalculationMethod.Singapore,
  tehran: CalculationMethod.Tehran,
  turkey: CalculationMethod.Turkey,
} as const satisfies Record<Calculation, unknown>;

const rules = {
  middle_of_the_night: HighLatitudeRule.MiddleOfTheNight,
  seventh_of_the_night: HighLatitudeRule.SeventhOfTheNight,
  twilight_angle: HighLatitudeRule.TwilightAngle,
} as const;

/** [PRAYER-1] Computes the prayer times of a local day, to the minute, without a service. */
export function prayerTimes(place: PrayerPlace, date: LocalDate, method: PrayerMethod = standardMethod): DayTimes {
  const times = computeTimes(place, date, method);
  // The solar day depends on longitude; zones across the date line count another day.
  const noon = localDate(times.dhuhr, place.timeZone);
  if (noon === date) return times;
  return computeTimes(place, addDays(date, noon < date ? 1 : -1), method);
}

/** [PRAYER-6] The next prayer and its time; null while the next one's time is not known. */
export function nextPrayer(
  place: PrayerPlace,
  now: Date,
  method: PrayerMethod = standardMethod,
): { prayer: Prayer; at: Date } | null {
  const today = localDate(now, place.timeZone);
  for (const date of [addDays(today, -1), today, addDays(today, 1)]) {
    const times = prayerTimes(place, date, method);
    for (const prayer of prayers) {
      const at = times[prayer];
      if (at === null && times.dhuhr <= now && now < times.maghrib) return null;
      if (at && at > now) return { prayer, at };
    }
  }
  return null;
}

function computeTimes(place: PrayerPlace, date: LocalDate, method: PrayerMethod): DayTimes {
  const coordinates = new Coordinates(place.latitude, place.longitude);
  const chosen = parameters[method.calculation]();
  chosen.madhab = method.asr === "hanafi" ? Madhab.Hanafi : Madhab.Shafi;
  chosen.highLatitudeRule =
    method.high_latitude === "recommended" ? HighLatitudeRule.recommended(coordinates) : rules[method.high_latitude];
  // If the sun does not rise or set that day, use the nearest latitude where it does.
  chosen.polarCircleResolution = PolarCircleResolution.AqrabBalad;
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  // The library uses the machine's time zone; noon exists on every day of every zone.
  const found = new PrayerTimes(coordinates, new Date(year, month - 1, day, 12), chosen);
  return {
    fajr: toMinute(found.fajr),
    sunrise: toMinute(found.sunrise),
    dhuhr: toMinute(found.dhuhr),
    // At the latitude where the sun barely rises, the length of a shadow says nothing: the library's Asr may be before noon.
    asr: found.dhuhr < found.asr && found.asr < found.maghrib ? toMinute(found.asr) : null,
    maghrib: toMinute(found.maghrib),
    isha: toMinute(found.isha),
  };
}

/** The library does not round times derived from parts of the night. */
const toMinute = (time: Date) => new Date(Math.round(time.getTime() / minuteMs) * minuteMs);
