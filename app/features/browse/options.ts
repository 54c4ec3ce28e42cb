import type { HalalFilter } from "@domain/halal/status";

/** [FIND-8] Sort orders and their labels. Fee and time refer to delivery. */
export const sorts = [
  { value: "relevance", label: "Relevance" },
  { value: "rating", label: "Top rated" },
  { value: "distance", label: "Distance" },
  { value: "time", label: "Delivery time" },
  { value: "fee", label: "Delivery fee" },
  { value: "newest", label: "Newest" },
] as const;
export const allSorts = sorts.map(({ value }) => value);

/** [HALAL-11] */
export const halalOptions = [
  { value: "certified", label: "Certified only" },
  { value: "hand", label: "Hand-slaughtered" },
  { value: "no_alcohol", label: "No alcohol served" },
  { value: "everything", label: "Everything halal" },
] as const satisfies readonly { value: HalalFilter; label: string }[];

/** [FIND-3] Maximum distances for pickup and dine-in, in miles. */
export const pickupMiles = [5, 10, 25, 50] as const;
/** The default. */
export const usualPickupMiles = 10;

/** Price ranges of dishes, for a search. */
export const dishPrices = [
  { value: "under-15", label: "Under $15" },
  { value: "15-to-25", label: "$15 to $25" },
  { value: "over-25", label: "Over $25" },
] as const;

/** [FIND-7] Instead of when a place opens, and on the page of one that is open. */
export const soldOutText = "Sold out right now";

type Opens = readonly { opens: string | null }[];
export const isAnySoldOut = (cards: Opens): boolean => cards.some(({ opens }) => opens === soldOutText);

/** [FIND-7] The heading of places that take no orders now. */
export const notOpenHeading = (cards: Opens): string =>
  isAnySoldOut(cards) ? "Closed or sold out right now" : "Closed now";

/** For delivery at a place without it, on its page and in its cart. */
export const pickupOnlyText = "This place does not deliver; you can pick up.";
