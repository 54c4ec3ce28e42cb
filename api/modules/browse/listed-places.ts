import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import {
  halalView,
  publicSelection,
  relatedSelection,
  type RestaurantRow,
  restaurantView,
} from "@api/modules/restaurants/view";
import type { SeenPlace } from "@domain/browse/place";
import type { ListedPlace } from "@domain/contract/browse";
import type { RestaurantWire } from "@domain/contract/restaurant";
import { nextOpening, type OpeningHours } from "@domain/restaurants/opening-hours";
import { keepView, knownView } from "./known-listings";

/** Whole rows of the places that are answered, with what was seen of them. At most one query. */
export async function listedPlaces(
  db: Db,
  seen: readonly SeenPlace[],
  now: Date,
): Promise<(seen: readonly SeenPlace[]) => ListedPlace[]> {
  const ids = [...new Set(seen.map(({ place }) => place.id))];
  const known = await viewsOf(db, ids, now);
  const openingOf = openings(now);
  return (wanted) =>
    wanted.flatMap(({ place, miles, isOpen }) => {
      const restaurant = known.get(place.id);
      if (!restaurant) return [];
      return {
        ...restaurant,
        // Kept answers live for a minute; what may be said of it changes at midnight.
        halal: place.halal && halalView(place.halal.kept, place.halal.timeZone, now),
        distance_miles: miles === null ? null : Math.round(miles * 10) / 10,
        is_open: isOpen,
        next_opening: isOpen || !place.hours ? null : openingOf(place.hours),
        price_level: place.priceLevel,
      };
    });
}

/** When places with these hours open next; those with the same hours are worked out once. */
function openings(now: Date): (hours: OpeningHours) => string | null {
  const known = new Map<OpeningHours, string | null>();
  return (hours) => {
    let opening = known.get(hours);
    if (opening === undefined) known.set(hours, (opening = nextOpening(hours, now)?.toISOString() ?? null));
    return opening;
  };
}

async function viewsOf(db: Db, ids: readonly string[], now: Date): Promise<Map<string, RestaurantWire>> {
  const views = new Map(
    ids.flatMap((id) => {
      const view = knownView(db, id, now);
      return view ? [[id, view] as const] : [];
    }),
  );
  const missing = ids.filter((id) => !views.has(id));
  if (missing.length === 0) return views;
  const { rows } = await sql<RestaurantRow>`
    select ${publicSelection}, ${relatedSelection(now)} from restaurants r where r.id = any(${missing}::uuid[])`.execute(
    db,
  );
  for (const row of rows) {
    const view = restaurantView(row, now);
    views.set(row.id, view);
    keepView(db, view, now);
  }
  return views;
}
