import { formatCount } from "@domain/values/plural";
import type { BrowseMode } from "~/features/browse/choice";
import { usualPickupMiles } from "~/features/browse/options";

export interface Listed {
  /** In this group, after filters. */
  total: number;
  /** Before filters, open and closed together. */
  inReach: number;
  isFiltered: boolean;
  /** There may be more in reach than the nearest ones examined. */
  hasMore?: boolean;
  mode: BrowseMode;
  within: number | null;
  /** The address's short name; null if it could not be located. */
  place: string | null;
}

/** [FIND-2…4] "12 places deliver to 48 Prospect St", "5 of 12 places within 10 miles of …", "37 places on HalalGo". */
export function reachText({ total, inReach, isFiltered, hasMore = false, mode, within, place }: Listed): string {
  const isPart = place === null ? total !== inReach : isFiltered && !hasMore;
  const isLeast = hasMore && place !== null;
  const placesText = isPart ? `${formatCount(total)} of ${places(inReach)}` : places(total, isLeast);
  if (place === null) return `${placesText} on HalalGo`;
  if (mode !== "delivery") return `${placesText} within ${within ?? usualPickupMiles} miles of ${place}`;
  return `${placesText} ${(isPart ? inReach : total) === 1 && !isLeast ? "delivers" : "deliver"} to ${place}`;
}

/** "26 places. Order ahead for when they open.", which is no way to what is sold out. */
export function closedText(
  total: number,
  mode: BrowseMode,
  { hasMore = false, isAnySoldOut = false }: { hasMore?: boolean; isAnySoldOut?: boolean } = {},
): string {
  if (mode === "dine-in" || isAnySoldOut) return `${places(total, hasMore)}.`;
  return `${places(total, hasMore)}. Order ahead for when ${total === 1 ? "it opens" : "they open"}.`;
}

/** A count, or "400+" for a minimum. */
const counted = (count: number, isLeast = false): string => formatCount(count) + (isLeast ? "+" : "");

const places = (count: number, isLeast = false) =>
  `${counted(count, isLeast)} ${count === 1 && !isLeast ? "place" : "places"}`;

/** "7 dishes from 3 places" */
export const dishesText = (total: number, from: number, hasMore = false): string =>
  `${counted(total, hasMore)} ${total === 1 && !hasMore ? "dish" : "dishes"} from ${places(from, hasMore)}`;
