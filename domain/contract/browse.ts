import * as z from "zod";
import { dietNames } from "@domain/menu/diets";
import { itemMarks, serving } from "./menu";
import { dataResponse, flag, id, listResponse, longPageQuery, pageQuery, pageResponse, timestamp } from "./primitives";
import { browseModes, reachFields, whereFields } from "./reach";
import { restaurant } from "./restaurant";

/** Finding places and dishes near a location [FIND-1…19]. Everything here is extended. */

/** [FIND-8] */
const browseSorts = ["relevance", "rating", "distance", "time", "fee", "newest"] as const;

/** Comma-separated. */
const names = z.string().max(1000).optional();

const filters = {
  service: z.enum(["all", "shops"]).optional(),
  cuisines: names,
  /** Dietary marks: places that have items with every mark, or items with every mark. */
  diets: names,
  /** Levels from the median price of a place's main dishes, $ to $$$$: "1,2" [FIND-9]. */
  prices: names,
  open_now: flag.optional(),
  free_delivery: flag.optional(),
  /** Rated 4.5 or more. */
  top_rated: flag.optional(),
  deals: flag.optional(),
  /** [HALAL-11] Names among certified, hand, no_alcohol and everything: places that meet all of them today. */
  halal: names,
  sort: z.enum(browseSorts).optional(),
};

/**
 * 24 per page by default. `group` requests further pages of one group; without it, both groups return their first page.
 * carousels=true adds best and newest.
 */
export const browseQuery = pageQuery.extend({
  ...reachFields,
  ...filters,
  group: z.enum(["open", "closed"]).optional(),
  carousels: flag.optional(),
});

/** A place as it appears in lists and search results. */
const listedPlace = restaurant.omit({ rejection_reason: true, suspension_reason: true }).extend({
  /** Straight line, to a tenth; null if the location of customer or restaurant is unknown. */
  distance_miles: z.number().nullable(),
  /** Whether it takes orders now; false while everything on its menu is sold out. */
  is_open: z.boolean(),
  /** If closed: when it takes orders again; null if unknown. */
  next_opening: timestamp.nullable(),
  price_level: z.number().int().min(1).max(4).nullable(),
});

const group = z.object({ total: z.number().int(), data: z.array(listedPlace) });
const counted = z.array(z.object({ name: z.string(), count: z.number().int() }));

/** How many places would remain if each filter were added to the chosen ones. */
const placeFacets = z.object({
  open_now: z.number().int(),
  free_delivery: z.number().int(),
  top_rated: z.number().int(),
  deals: z.number().int(),
  /** Named "1" to "4". */
  prices: counted,
  diets: counted,
  cuisines: counted,
  /** [HALAL-11] Null if the host stores no evidence. */
  halal: counted.nullable(),
});

export const browseResponse = dataResponse(
  z.object({
    /** Places that deliver to the address or are near enough, at most 400; without an address all. Before filters. */
    in_reach: z.number().int(),
    /** After filters, open and closed; of at most 400 places, 1,000 without an address (decision 050). */
    total: z.number().int(),
    open: group,
    closed: group,
    /** The first carousel: open places, best first; and the newest. */
    best: z.array(listedPlace),
    newest: z.array(listedPlace),
    /** Null if there are too many places to count; then `in_reach` and the totals are lower bounds. */
    facets: placeFacets.nullable(),
    /**
     * [FIND-5] If nothing is in reach: at most three places within 60 miles for pickup, else the single nearest.
     * Nearest first.
     */
    nearest: z.array(listedPlace),
    /** Places for pickup within 60 miles, with halal filters among the nearest 400; 0 if `nearest` is farther away. */
    nearest_total: z.number().int(),
    page: z.number().int(),
    per_page: z.number().int(),
  }),
);

/**
 * [FIND-10, FIND-14] exact=true searches for the text as typed; restaurant_id searches one menu. `show` requests
 * further pages of one group.
 */
export const searchQuery = pageQuery.extend({
  ...reachFields,
  ...filters,
  q: z.string().max(200),
  exact: flag.optional(),
  restaurant_id: id.optional(),
  show: z.enum(["all", "dishes", "places"]).optional(),
  /** Any of under-15, 15-to-25 and over-25, in dollars. */
  dish_prices: names,
});

/** An item in search results. Prices in cents. */
const foundDish = z.object({
  id,
  restaurant_id: id,
  name: z.string(),
  description: z.string().nullable(),
  category: z.string().nullable(),
  image: z.string().nullable(),
  /** The current price, including an active deal. */
  price: z.number().int(),
  /** The price before the deal, or the crossed-out price. */
  old_price: z.number().int().nullable(),
  deal: z.string().nullable(),
  tags: z.array(z.string()),
  diets: z.array(z.enum(dietNames)),
  is_available: z.boolean(),
  /** Null if it is served now [RUSH-18]. */
  serving: serving.nullable(),
  item_type: z.string(),
  /** The owner's halal marks on it, as on the menu. */
  ...itemMarks,
});

const searched = {
  /** The search text used: as typed, or the nearest spelling [FIND-13]. */
  used: z.string(),
  is_corrected: z.boolean(),
  /** The matching words of the results, in lower case, for highlighting them. */
  words: z.array(z.string()),
};

const foundCount = z.number().int().nullable();
const foundCounts = { open_now: foundCount, free_delivery: foundCount, top_rated: foundCount, deals: foundCount };

export const searchResponse = dataResponse(
  z.object({
    ...searched,
    /** Other spellings with results nearby; at most three. */
    did_you_mean: z.array(z.string()),
    dishes: z.object({ total: z.number().int(), places: z.number().int(), data: z.array(foundDish) }),
    places: z.object({ total: z.number().int(), data: z.array(listedPlace) }),
    /** The restaurants of the dishes, each once. */
    restaurants: z.array(listedPlace),
    /**
     * [FIND-9] How many results, dishes and places together, each further filter would leave; null, or not in its list, where so few
     * would be left that the search would go on to what answers a part. dish_prices and diets count as the list does: dishes, and with
     * diets places too.
     */
    facets: placeFacets
      .partial({ prices: true, cuisines: true })
      .extend({ ...foundCounts, dish_prices: counted })
      .nullable(),
    /**
     * [FIND-21] The prices, in cents, that the text asks for and that all dishes are within; `cheapest` is the lowest price of those
     * that match otherwise. Null or absent if it asks for none, or the host does not read them.
     */
    price: z.object({ from: z.number().int(), to: z.number().int(), cheapest: z.number().int().nullable() }).nullish(),
    /**
     * [FIND-22] Whether all results are open at the hours that the text asks for ("open now", "open late", "24 hours"); false where nothing
     * that matches is. Null or absent if it asks for none, or the host does not read them.
     */
    is_opening_met: z.boolean().nullish(),
    page: z.number().int(),
    per_page: z.number().int(),
  }),
);

export const suggestionQuery = z.object({
  ...whereFields,
  mode: z.enum(browseModes).optional(),
  halal: names,
  q: z.string().max(200),
});

/** [FIND-12] At most 3 dishes, 2 places, 3 cuisines. */
export const suggestionResponse = dataResponse(
  z.object({
    ...searched,
    dishes: z.array(foundDish),
    places: z.array(listedPlace),
    /** The number of places of each cuisine; null if only some were examined. */
    cuisines: z.array(z.object({ name: z.string(), count: z.number().int().nullable() })),
    restaurants: z.array(listedPlace),
    dish_total: z.number().int(),
    place_total: z.number().int(),
    /** Whether the totals are complete; otherwise they count only what was examined. */
    are_all: z.boolean(),
  }),
);

/** [FIND-5] A request to be notified when the first place delivers to an area. */
export const demandRequest = z.object({
  email: z.email("Please enter a valid email").max(254),
  zip_code: z
    .string()
    .trim()
    .regex(/^\d{5}$/, "Please enter a ZIP code of five digits"),
});
/** The token cancels the request. */
export const demandResponse = dataResponse(z.object({ token: z.string(), email: z.string(), zip_code: z.string() }));
export const demandParams = z.object({ token: z.string().max(64) });

/** For administrators: how many people wait in a ZIP code, without identifying them. */
const demandByZip = z.object({
  zip_code: z.string(),
  waiting: z.number().int(),
  asked: z.number().int(),
  last_at: timestamp,
});
export const demandList = pageResponse(demandByZip);

/** [FIND-18] A search without results, without personal data. */
const searchMiss = z.object({
  term: z.string(),
  zip_code: z.string().nullable(),
  count: z.number().int(),
  last_at: timestamp,
});
export const searchMissList = pageResponse(searchMiss);
export const administeredListQuery = longPageQuery.extend({ search: z.string().max(200).optional() });

const maxPlaceIds = 10_000;

/** [PAGE-3] The first digit of an id divides places into sixteen parts of similar size. */
export const placeIdQuery = z.object({
  begins_with: z
    .string()
    .regex(/^[\da-f]$/)
    .optional(),
  /** Returns ids after this one. */
  after: z.guid().optional(),
  limit: z.coerce.number().int().min(1).max(maxPlaceIds).default(maxPlaceIds),
});
export const placeIdResponse = dataResponse(z.object({ ids: z.array(z.string()), is_last: z.boolean() }));

/** [FIND-17] The first digit divides ZIP codes into ten parts. */
export const servedZipCodeQuery = z.object({ begins_with: z.string().regex(/^\d$/) });
export const servedZipCodeResponse = dataResponse(z.array(z.string()));

/** [FIND-16] Dishes from the customer's orders that can be ordered now, most recent first, with their places. */
export const orderAgainResponse = dataResponse(
  z.object({
    dishes: z.array(foundDish),
    restaurants: z.array(listedPlace),
    /** Also without dishes, for example at night. Without it: if there are dishes. */
    has_ordered: z.boolean().optional(),
  }),
);
export const orderAgainQuery = z.object(reachFields);

/** [FIND-16] Own favourites that are open and in reach, newest first; at most 10. */
export const openFavouritesQuery = z.object(reachFields);
export const openFavouritesResponse = listResponse(listedPlace);

export type BrowseQuery = z.output<typeof browseQuery>;
export type BrowseResponse = z.output<typeof browseResponse>["data"];
export type ListedPlace = z.output<typeof listedPlace>;
export type PlaceFacets = z.output<typeof placeFacets>;
export type SearchQuery = z.output<typeof searchQuery>;
export type SearchResponse = z.output<typeof searchResponse>["data"];
export type FoundDish = z.output<typeof foundDish>;
export type SuggestionResponse = z.output<typeof suggestionResponse>["data"];
