import type { BrowseResponse, FoundDish, ListedPlace as ListedWire, SearchResponse } from "@domain/contract/browse";
import { browseCalls, searchCalls } from "@domain/contract/calls/browse";
import { memoize } from "~/lib/memoize";
import type { Host } from "./client/host";
import { nullIfUnsupportedOrInvalid } from "./errors";
import { type Restaurant, toRestaurant } from "./restaurants.server";

/** A restaurant in a list, as seen from the visitor's location. */
export interface ListedPlace extends Restaurant {
  /** As the crow flies; null where it is not known. */
  distanceMiles: number | null;
  isOpen: boolean;
  /** While it is closed: when it takes orders again; null where that is not known. */
  nextOpening: Date | null;
  /** 1 to 4. */
  priceLevel: number | null;
}

type BrowseQuery = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** [FIND-2…9] Places for one visitor; open and closed ones are separate lists. @throws HostError unsupported */
export async function browsePlaces(host: Host, query: BrowseQuery) {
  const result = await host.call(browseCalls.browsePlaces, { query });
  return { ...result, ...toPlaceGroups(result), open: toPlaceGroup(result.open), closed: toPlaceGroup(result.closed) };
}

/** [FIND-10] Dishes and places that match a text. @throws HostError unsupported, rate_limited */
export async function searchFood(host: Host, query: BrowseQuery) {
  const result = await host.call(searchCalls.search, { query });
  return {
    ...result,
    dishes: { ...result.dishes, data: toDishes(result) },
    places: toPlaceGroup(result.places),
  };
}

/** [FIND-16] Dishes from the customer's own orders that are available now. @throws HostError unsupported */
export async function listDishesToOrderAgain(host: Host, query: BrowseQuery) {
  const result = await host.call(browseCalls.orderAgain, { query });
  const dishes = dishesAt(result);
  return { dishes, hasOrdered: result.has_ordered ?? dishes.length > 0 };
}

/** [FIND-16] The customer's favourites that are open and in reach, newest first. @throws HostError unsupported */
export async function listOpenFavourites(host: Host, query: BrowseQuery): Promise<ListedPlace[]> {
  const { items } = await host.call(browseCalls.listOpenFavourites, { query });
  return items.map(toListed);
}

/** [FIND-17] ZIP codes to whose centre places deliver, by first digits. Empty for a host without this call. @throws HostError */
export async function readServedZipCodes(
  host: Pick<Host, "call">,
  digits: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    [...digits].map((digit) =>
      host.call(browseCalls.listServedZipCodes, { query: { begins_with: digit } }).catch(nullIfUnsupportedOrInvalid),
    ),
  );
  return new Set(found.flatMap((zipCodes) => zipCodes ?? []));
}

export type BrowseResult = Awaited<ReturnType<typeof browsePlaces>>;
/** A dish and the place that sells it. */
export interface DishWithPlace {
  dish: FoundDish;
  place: ListedPlace;
}

const toPlaceGroups = ({ best, newest, nearest }: BrowseResponse) => ({
  best: best.map(toListed),
  newest: newest.map(toListed),
  nearest: nearest.map(toListed),
});

const toPlaceGroup = ({ total, data }: SearchResponse["places"]) => ({ total, places: data.map(toListed) });

const toDishes = ({ dishes, restaurants }: SearchResponse) => dishesAt({ dishes: dishes.data, restaurants });

/** A dish whose place the host did not send cannot be linked to, so it is dropped. */
function dishesAt({ dishes, restaurants }: { dishes: FoundDish[]; restaurants: ListedWire[] }): DishWithPlace[] {
  const places = new Map(restaurants.map((place) => [place.id, toListed(place)]));
  return dishes.flatMap((dish) => {
    const place = places.get(dish.restaurant_id);
    return place ? [{ dish, place }] : [];
  });
}

const toListed = memoize((wire: ListedWire): ListedPlace => {
  return {
    ...toRestaurant(wire),
    distanceMiles: wire.distance_miles,
    isOpen: wire.is_open,
    nextOpening: wire.next_opening === null ? null : new Date(wire.next_opening),
    priceLevel: wire.price_level,
  };
});
