import type { HalalFilter, HalalSummary, StoredHalal } from "@domain/halal/status";
import type { DeliveryTerms } from "@domain/orders/delivery-fee";
import type { DeliveryArea, Destination } from "@domain/restaurants/delivery-area";
import type { OpeningHours } from "@domain/restaurants/opening-hours";

/** How somebody wants to eat. */
export type BrowseMode = "delivery" | "pickup" | "dine-in";
export type BrowseSort = "relevance" | "rating" | "distance" | "time" | "fee" | "newest";

/** A place as browsing looks at it: a slim shape that the marketplace API and the app make of what they have. */
export interface BrowsePlace {
  id: string;
  name: string;
  cuisine: string | null;
  /** Categories of its menu, each once. */
  categories: readonly string[];
  isShop: boolean;
  /** Null: the host does not say; then it counts as all of them. */
  modes: readonly BrowseMode[] | null;
  area: DeliveryArea;
  /** Null: the host does not say; then it is not called closed. The same object may serve many places. */
  hours: OpeningHours | null;
  fee: Omit<DeliveryTerms, "tiers"> | null;
  /** From acceptance to ready, with what a busy kitchen adds now. */
  preparationMinutes: number | null;
  /** Mean of its ratings; null without any. */
  rating: number | null;
  ratingCount: number;
  /** 1 to 4, from the median price of its mains. */
  priceLevel: number | null;
  /** Dietary marks that some of its items have. */
  diets: readonly string[];
  hasDeals: boolean;
  /** Orders of the last 30 days. */
  recentOrders: number;
  /** Null: nobody knows. */
  createdAt: Date | null;
  /** With the clock of its days; null: the host keeps no evidence. */
  halal: { kept: StoredHalal; timeZone: string } | null;
}

/** Where somebody is. */
export interface BrowseContext {
  /** Null: nobody said where; then every place is in reach, and nothing is near. */
  destination: Destination | null;
  mode: BrowseMode;
  /** Of pickup and dine-in. */
  withinMiles: number;
  now: Date;
  /**
   * [FIND-19] Whether places of which nobody knows where they are and deliver to stay on the list. Hosts of others may not say it of any;
   * then all are shown, and nothing is claimed.
   */
  keepsUnknown?: boolean;
}

/** What somebody chose. Names are compared exactly. */
export interface BrowseFilters {
  service?: "all" | "shops";
  /** Any of them: a cuisine, or a category of the menu. */
  cuisines?: readonly string[];
  /** All of them. */
  diets?: readonly string[];
  /** Any of them. */
  prices?: readonly number[];
  openNow?: boolean;
  freeDelivery?: boolean;
  topRated?: boolean;
  deals?: boolean;
  /** All of them. */
  halal?: readonly HalalFilter[];
  sort?: BrowseSort;
}

/** A place with what was worked out for whoever looks. */
export interface EvaluatedPlace {
  place: BrowsePlace;
  /** Straight line; null where either end is not known. */
  miles: number | null;
  isOpen: boolean;
  /** Cents; null where it does not deliver there or the fee is not known. Without an address what its orders cost at least. */
  feeCents: number | null;
  /** Until it is there or can be fetched; null where that is not known. */
  minutes: number | null;
  /** What may be said of it today; null where nobody says. */
  halal: HalalSummary | null;
}
