import type { HalalFilter } from "@domain/halal/status";

/** [FIND-8] Orders of lists, and how they read. Fee and time are a delivery's. */
export const sorts = [
  { value: "relevance", label: "Relevance" },
  { value: "rating", label: "Top rated" },
  { value: "distance", label: "Distance" },
  { value: "time", label: "Delivery time" },
  { value: "fee", label: "Delivery fee" },
  { value: "newest", label: "Newest" },
] as const;

/** [HALAL-11] */
export const halalOptions = [
  { value: "certified", label: "Certified only" },
  { value: "hand", label: "Hand-slaughtered" },
  { value: "no_alcohol", label: "No alcohol served" },
  { value: "everything", label: "Everything halal" },
] as const satisfies readonly { value: HalalFilter; label: string }[];

/** [FIND-3] How far pickup and dine-in may be, in miles. */
export const pickupMiles = [5, 10, 25, 50] as const;
/** Unless another one is chosen. */
export const usualPickupMiles = 10;

/** What a dish may cost, of a search. */
export const dishPrices = [
  { value: "under-15", label: "Under $15" },
  { value: "15-to-25", label: "$15 to $25" },
  { value: "over-25", label: "Over $25" },
] as const;
