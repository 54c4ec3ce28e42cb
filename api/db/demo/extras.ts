import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { hashPassword } from "@api/modules/auth/password";
import { type DemoRestaurant, generateRestaurants, restaurants } from "./content";
import { insertMenus } from "./menus";
import { demoPassword, insertOwners } from "./people";
import { insertPlaces } from "./places";
import { insertRatings } from "./ratings";

/** Places at once: enough to be quick, few enough to stay small in memory. */
const placesAtOnce = 250;

/** Makes up places for load tests until `wanted` are listed, each with the menu of a hand-written one. @returns how many. */
export async function insertExtras(db: Db, wanted: number, now: Date): Promise<number> {
  const { rows } = await sql<{ listed: number; extras: number }>`
    select count(*) filter (where status = 'approved' and deleted_at is null)::int as listed,
      count(*) filter (where email like 'hello@generated-%')::int as extras from restaurants`.execute(db);
  const { listed, extras } = rows[0] ?? { listed: 0, extras: 0 };
  const missing = Math.max(0, wanted - listed);
  if (missing === 0) return 0;
  const places = generateRestaurants(extras + missing, restaurants)
    .slice(extras)
    .map(withFewRatings);
  const password_hash = await hashPassword(demoPassword);
  for (let start = 0; start < places.length; start += placesAtOnce) {
    const batch = places.slice(start, start + placesAtOnce);
    await insertOwners(db, { places: batch, password_hash, now });
    await insertPlaces(db, batch, now);
    await insertMenus(db, batch, now);
    await insertRatings(db, batch, { now, reviewedOrder: () => undefined });
  }
  return missing;
}

/** Every rating is a stored row: a tenth of them is plenty for a load test. */
function withFewRatings(place: DemoRestaurant): DemoRestaurant {
  const [five, four, three, two, one] = place.ratings;
  const tenth = (count: number) => Math.round(count / 10);
  return { ...place, ratings: [tenth(five), tenth(four), tenth(three), tenth(two), tenth(one)] };
}
