import type { BrowseMode } from "~/features/browse/choice";
import { usualPickupMiles } from "~/features/browse/options";

export interface Listed {
  /** Of the group, after filters. */
  total: number;
  /** Before filters, open and closed. */
  inReach: number;
  isFiltered: boolean;
  mode: BrowseMode;
  within: number | null;
  /** The address's short name; null where nothing is known to be near it. */
  place: string | null;
}

/** [FIND-2…4] "12 places deliver to 48 Prospect St", "5 of 12 places within 10 miles of …", "12 of 37 places on HalalGo". */
export function reachText({ total, inReach, isFiltered, mode, within, place }: Listed): string {
  const isPart = place === null ? total !== inReach : isFiltered;
  const counted = isPart ? `${total} of ${places(inReach)}` : places(total);
  if (place === null) return `${counted} on HalalGo`;
  if (mode !== "delivery") return `${counted} within ${within ?? usualPickupMiles} miles of ${place}`;
  return `${counted} ${(isPart ? inReach : total) === 1 ? "delivers" : "deliver"} to ${place}`;
}

/** "26 places. Order ahead for when they open." */
export function closedText(total: number, mode: BrowseMode): string {
  if (mode === "dine-in") return `${places(total)}.`;
  return `${places(total)}. Order ahead for when ${total === 1 ? "it opens" : "they open"}.`;
}

const places = (count: number) => `${count.toLocaleString("en-US")} ${count === 1 ? "place" : "places"}`;

/** "7 dishes from 3 places" */
export const dishesText = (total: number, from: number): string =>
  `${total.toLocaleString("en-US")} ${total === 1 ? "dish" : "dishes"} from ${places(from)}`;
