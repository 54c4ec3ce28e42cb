import type { HalalFilter, HalalSummary, StoredHalal } from "@domain/halal/status";
import type { DeliveryTerms } from "@domain/orders/delivery-fee";
import type { DeliveryArea, Destination } from "@domain/restaurants/delivery-area";
import type { OpeningHours } from "@domain/restaurants/opening-hours";

/** How the customer wants to eat. */
export type BrowseMode = "delivery" | "pickup" | "dine-in";
export type BrowseSort = "relevance" | "rating" | "distance" | "time" | "fee" | "newest";

/** The fields of a place that browsing needs; built by the marketplace API and by the app. */
export interface BrowsePlace {
  id: string;
  name: string;
  cuisine: string | null;
  /** Categories of its menu, each once. */
  categories: readonly string[];
  isShop: boolean;
  /** Null: unknown; treated as all modes. */
  modes: readonly BrowseMode[] | null;
  area: DeliveryArea;
  /** Null: unknown; treated as open. Places may share one object. */
  hours: OpeningHours | null;
  fee: Omit<DeliveryTerms, "tiers"> | null;
  /** Minutes from accepted to ready, including the current busy time. */
  preparationMinutes: number | null;
  /** Mean of its ratings; null without any. */
  rating: number | null;
  ratingCount: number;
  /** 1 to 4, from the median price of its mains. */
  priceLevel: number | null;
  /** Everything on its menu is sold out before this time, in epoch milliseconds; null: something is sold, or unknown. */
  soldOutUntil: number | null;
  /** Dietary marks that some of its items have. */
  diets: readonly string[];
  hasDeals: boolean;
  /** Orders of the last 30 days. */
  recentOrders: number;
  /** Null: unknown. */
  createdAt: Date | null;
  /** With the place's time zone; null: the host has no evidence. */
  halal: { evidence: StoredHalal; timeZone: string } | null;
}

/** Where the visitor is and how they want to eat. */
export interface BrowseContext {
  /** Null: unknown; then every place is in reach and distances are null. */
  destination: Destination | null;
  mode: BrowseMode;
  /** Of pickup and dine-in. */
  withinMiles: number;
  now: Date;
  /**
   * [FIND-19] Whether places without a known location or delivery area stay on the list. Foreign hosts may not provide either;
   * then all places are shown without a claim that they deliver.
   */
  keepsUnknown?: boolean;
}

/** The chosen filters and sort order. Names are compared exactly. */
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

/** A place with what was computed for one visitor. */
export interface EvaluatedPlace {
  place: BrowsePlace;
  /** Straight-line distance; null if either end is unknown. */
  miles: number | null;
  /** Whether it takes orders now: within its hours, not paused, and not everything is sold out. */
  isOpen: boolean;
  /** Whether everything on its menu is sold out, also while it is closed. */
  isSoldOut: boolean;
  /** Delivery fee in cents; null if it does not deliver there or the fee is unknown. Without an address, its lowest fee. */
  feeCents: number | null;
  /** Minutes until delivery or pickup; null if unknown. */
  minutes: number | null;
  /** Its halal badge today; null if unknown. */
  halal: HalalSummary | null;
}
