import { addDays, type LocalDate } from "@domain/local-time";
import { memoize } from "@domain/memoize";

/**
 * The calculated Umm al-Qura calendar from `Intl`, shifted by the platform's correction for the moon's sighting. Days run from
 * local midnight to midnight.
 */

/** The number of days months start earlier (-1) or later (1) than calculated. */
export type HijriCorrection = -1 | 0 | 1;

/** Parses the stored or received correction; invalid values mean none. */
export const parseHijriCorrection = (value: unknown): HijriCorrection => (value === 1 ? 1 : value === -1 ? -1 : 0);

export interface HijriDate {
  year: number;
  /** From 1, Muharram; Ramadan is 9. */
  month: number;
  day: number;
}

export interface Eid {
  kind: "fitr" | "adha";
  date: LocalDate;
}

const format = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
  timeZone: "UTC",
  year: "numeric",
  month: "numeric",
  day: "numeric",
});

/** The Hijri date of a Gregorian day. */
export function hijriDate(date: LocalDate, correction: HijriCorrection = 0): HijriDate {
  return calculate(correction === 0 ? date : addDays(date, -correction));
}

/** Memoized: `Intl` takes microseconds, and lists ask for the same few days. */
const calculate = memoize((date: LocalDate): HijriDate => {
  const part: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(new Date(`${date}T00:00:00Z`))) part[type] = value;
  // "1448 AH" if the era is not a separate part.
  return { year: Number.parseInt(part.year ?? "", 10), month: Number(part.month), day: Number(part.day) };
}, 2000);

/** The day of Ramadan, from 1; null outside of it. */
export function ramadanDay(date: LocalDate, correction: HijriCorrection = 0): number | null {
  const { month, day } = hijriDate(date, correction);
  return month === 9 ? day : null;
}

/** The first days of both Eids in a Gregorian year, in order. Some years have three. */
export function eidDays(year: number, correction: HijriCorrection = 0): Eid[] {
  return listDays(year).flatMap((date): Eid[] => {
    const { month, day } = hijriDate(date, correction);
    if (month === 10 && day === 1) return [{ kind: "fitr", date }];
    return month === 12 && day === 10 ? [{ kind: "adha", date }] : [];
  });
}

export const eidNames: Record<Eid["kind"], string> = { fitr: "Eid al-Fitr", adha: "Eid al-Adha" };

/** [PRAYER-7] The Eid of a day: the first three days of Shawwal, or the 10th to 13th of Dhu al-Hijja. */
export function findEid(date: LocalDate, correction: HijriCorrection = 0): Eid["kind"] | null {
  const { month, day } = hijriDate(date, correction);
  if (month === 10 && day <= 3) return "fitr";
  return month === 12 && day >= 10 && day <= 13 ? "adha" : null;
}

/** [PRAYER-7] The first day of the next Eid of each kind, the nearer one first. */
export function nextEids(date: LocalDate, correction: HijriCorrection = 0): Eid[] {
  const year = Number(date.slice(0, 4));
  const ahead = [year, year + 1].flatMap((one) => eidDays(one, correction)).filter((eid) => eid.date >= date);
  return ahead.filter(({ kind }, index) => ahead.findIndex((eid) => eid.kind === kind) === index);
}

/** Ramadan as it runs on `date`, or else the next one: its first and last day. */
export function getRamadan(date: LocalDate, correction: HijriCorrection = 0): { first: LocalDate; last: LocalDate } {
  let first = addDays(date, 1 - (ramadanDay(date, correction) ?? 1));
  while (ramadanDay(first, correction) !== 1) first = addDays(first, 1);
  const last = addDays(first, 29);
  return { first, last: ramadanDay(last, correction) === null ? addDays(last, -1) : last };
}

function listDays(year: number): LocalDate[] {
  const first = `${year}-01-01`;
  const count = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 366 : 365;
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}
