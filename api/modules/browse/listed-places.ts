import { sql } from "kysely";
import type { Db } from "@api/dependencies";
import { publicSelection, relatedSelection, type RestaurantRow, restaurantView } from "@api/modules/restaurants/view";
import type { SeenPlace } from "@domain/browse/place";
import type { ListedPlace } from "@domain/contract/browse";
import { nextOpening } from "@domain/restaurants/opening-hours";

/** Whole rows of the places that are answered, by id. One query. */
export async function listedPlaces(
  db: Db,
  seen: readonly SeenPlace[],
  now: Date,
): Promise<(seen: readonly SeenPlace[]) => ListedPlace[]> {
  const ids = [...new Set(seen.map(({ place }) => place.id))];
  if (ids.length === 0) return () => [];
  const { rows } = await sql<RestaurantRow>`
    select ${publicSelection}, ${relatedSelection(now)} from restaurants r where r.id = any(${ids}::uuid[])`.execute(
    db,
  );
  const known = new Map(rows.map((row) => [row.id, restaurantView(row, now)]));
  return (wanted) =>
    wanted.flatMap(({ place, miles, isOpen }) => {
      const restaurant = known.get(place.id);
      const opening = isOpen || !place.hours ? null : nextOpening(place.hours, now);
      return restaurant
        ? {
            ...restaurant,
            distance_miles: miles === null ? null : Math.round(miles * 10) / 10,
            is_open: isOpen,
            next_opening: opening?.toISOString() ?? null,
            price_level: place.priceLevel,
          }
        : [];
    });
}
