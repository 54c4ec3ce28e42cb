import type { PrayerSettings } from "@domain/settings/prayer";
import type { RamadanSettings } from "@domain/settings/ramadan";
import { prayerNames } from "./method";
import type { Occasion } from "./occasions";

const meals = [
  { meal: "iftar", prayer: "maghrib", minutes: "iftar_minutes" },
  { meal: "suhoor", prayer: "fajr", minutes: "suhoor_minutes" },
] as const satisfies { meal: Occasion; prayer: string; minutes: keyof RamadanSettings }[];

/**
 * [PRAYER-2, PRAYER-4] Warnings for a restaurant whose own pause takes the orders of a meal: one that arrives within the pause is
 * not taken. Arrivals are rounded to five minutes, so on some days a meal is lost as soon as the minutes are equal.
 */
export function findPausedMeals(prayer: PrayerSettings | null, ramadan: RamadanSettings | null): string[] {
  if (!prayer?.is_on || !ramadan?.is_on) return [];
  const { prayers, minutes_before: before } = prayer;
  return meals
    .filter(({ prayer: name, minutes }) => prayers.includes(name) && before >= ramadan[minutes])
    .map(({ meal, prayer: name, minutes }) => {
      const [pause, margin] = [
        `${before} minutes before ${prayerNames[name]}`,
        `${ramadan[minutes]} minutes before it`,
      ];
      return `You pause from ${pause}, and orders for ${meal} are there ${margin}, so none can be taken. Have them there earlier, under Ramadan, or pause later, under Prayer times.`;
    });
}
