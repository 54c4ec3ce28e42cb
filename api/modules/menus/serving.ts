import type * as z from "zod";
import type { Db } from "@api/dependencies";
import type { serving as servingSchema } from "@domain/contract/menu";
import { weekdays } from "@domain/local-time";
import { servedFromText, servedLater, type ServingMenu } from "@domain/menu/serving";

/** What something waits for; null where it is served. */
export type ServedNow = z.infer<typeof servingSchema> | null;

/** What one has to know of a restaurant's menus by time to say when something is served. */
interface Serving {
  timeZone: string;
  menus: (ServingMenu & { categories: readonly string[] })[];
}

/** Of restaurants that have menus by time; one query, however many. Runs on a transaction too. */
export async function servingOf(db: Db, restaurantIds: readonly string[]): Promise<Map<string, Serving>> {
  const found = new Map<string, Serving>();
  if (restaurantIds.length === 0) return found;
  const rows = await db
    .selectFrom("menus")
    .innerJoin("restaurants", "restaurants.id", "menus.restaurant_id")
    .select(["menus.restaurant_id", "menus.name", "menus.days", "menus.from_minute", "menus.until_minute"])
    .select(["menus.categories", "restaurants.time_zone"])
    .where("menus.restaurant_id", "in", [...new Set(restaurantIds)])
    .orderBy("menus.from_minute")
    .execute();
  for (const row of rows) {
    const of = found.get(row.restaurant_id) ?? { timeZone: row.time_zone, menus: [] };
    of.menus.push({
      name: row.name,
      days: weekdays.flatMap((day, index) => (row.days.includes(day) ? [index] : [])),
      fromMinute: row.from_minute,
      untilMinute: row.until_minute,
      categories: row.categories,
    });
    found.set(row.restaurant_id, of);
  }
  return found;
}

/** Its own menus, else those of its category; none: it is served always. */
export function menusOf(serving: Serving | undefined, item: { category: string; menus: readonly string[] }) {
  const all = serving?.menus ?? [];
  const own = all.filter(({ name }) => item.menus.includes(name));
  return own.length > 0 ? own : all.filter(({ categories }) => categories.includes(item.category));
}

/** What an item waits for at an instant; null where it is served then. Its words are those of `now`. */
export function servingAt(
  serving: Serving | undefined,
  item: { category: string; menus: readonly string[] },
  at: Date,
  now: Date = at,
): ServedNow {
  if (!serving) return null;
  const later = servedLater(menusOf(serving, item), at, serving.timeZone);
  return later && { ...later, from: later.from.toISOString(), text: servedFromText(later.from, now, serving.timeZone) };
}
