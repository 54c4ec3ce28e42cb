import type { LoaderFunctionArgs } from "@remix-run/node";
import type { FoundDish, ListedPlace, SuggestionResponse } from "@domain/contract/browse";
import { searchCalls } from "@domain/contract/calls/browse";
import type { HalalFilter } from "@domain/halal/status";
import { formatCents } from "@domain/money";
import { categoryLabel } from "@domain/options";
import { openingText } from "@domain/restaurants/opening-text";
import { readGeneralQuery } from "@domain/search/query-words";
import { formatCount } from "@domain/values/plural";
import { cuisineOptions, defaultBrowseChoice, offeredCuisines } from "~/features/browse/choice";
import { findPlaces, type ReachContext } from "~/features/browse/find-places.server";
import { loadHalalFilters } from "~/features/browse/halal-filters.server";
import { estimateTime, milesText, getOpeningHours, opensText } from "~/features/browse/opening";
import { type VisitorLocation, findVisitorLocation } from "~/features/location/account-location.server";
import { type CuisineSuggestion, minLetters, type Suggestions } from "~/features/search/suggestions";
import type { Host } from "~/host/client/host";
import { type HostError, isHostError } from "~/host/errors";
import { type Restaurant, toRestaurant } from "~/host/restaurants.server";
import { paths } from "~/lib/paths";
import { type Mode, getMode } from "~/session/cookies/preferences.server";
import type { Session } from "~/session/session.server";

const maxLetters = 200;
/** Where the host does not say. */
const secondsToWait = 60;
const nothing: Suggestions = { corrected: null, dishes: [], places: [], cuisines: [], all: null };

/**
 * [FIND-12] Suggestions for the text in the header's search field, for scripts; without a text the cuisines in reach. Null where the
 * host lacks this call or fails.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const q = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, maxLetters);
  if (q !== "" && q.length < minLetters) return answer(nothing, context.session);
  const mode = getMode(context.cookies);
  const [where, { saved }] = await Promise.all([findVisitorLocation(context, mode), loadHalalFilters(context)]);
  try {
    const answerCuisines = async () => {
      const cuisines = await listCuisines(context.host, { mode, where }, saved);
      return Response.json({ ...nothing, cuisines }, { headers: uncached });
    };
    if (q === "") return await answerCuisines();
    const found = await context.host.call(searchCalls.suggest, {
      query: {
        q,
        mode,
        latitude: where?.coordinates?.lat,
        longitude: where?.coordinates?.lng,
        zip_code: where?.zipCode,
        halal: saved.join(",") || undefined,
      },
    });
    // [FIND-22] "Food near me" is as good as nothing typed.
    const isNothing = found.dishes.length + found.places.length === 0;
    if (isNothing && readGeneralQuery(q).isGeneral) return await answerCuisines();
    return answer(toSuggestions(q, found, mode, where), context.session);
  } catch (error) {
    if (!isHostError(error)) throw error;
    if (error.code !== "unsupported")
      context.logger.warn({ code: error.code }, "The search field goes without suggestions");
    return answerWithout(error);
  }
}

/** Of an empty field: two rows on a phone. */
const maxCuisines = 8;

/** The cuisines of most places in reach; uncounted ones are those that places register with. */
async function listCuisines(
  host: Host,
  reachContext: ReachContext,
  savedHalal: HalalFilter[],
): Promise<CuisineSuggestion[]> {
  // Only the counts are used: one group spares the host the carousels and the other group.
  const { found } = await findPlaces(host, { ...defaultBrowseChoice, savedHalal, show: "closed" }, reachContext);
  const counted = found.facets?.cuisines ?? null;
  return offeredCuisines(cuisineOptions(counted, [])).slice(0, maxCuisines).map(toCuisineView);
}

const toCuisineView = ({ name, count }: { name: string; count: number | null }): CuisineSuggestion => ({
  to: paths.home({ cuisine: name }),
  name: categoryLabel(name),
  count,
});

const uncached = { "Cache-Control": "no-store" };

/** [FIND-19] Where the host does not answer: not "nothing", which would claim that the text finds nothing. */
export const answerWithout = (error: Pick<HostError, "code" | "retryAfter">): Response =>
  error.code === "rate_limited" ? refuse(error) : Response.json(null, { headers: uncached });

/** Not cached: whoever has waited is answered. */
export function refuse({ retryAfter = secondsToWait }: Pick<HostError, "retryAfter">): Response {
  const headers = { ...uncached, "Retry-After": String(retryAfter) };
  return Response.json(nothing, { status: 429, headers });
}

/**
 * A visitor's are cached, so that typing back and forth sends no repeated requests: address and mode, which decide them, are
 * cookies. A customer's depend on what the account keeps, too.
 */
export const answer = (suggestions: Suggestions, { token }: Pick<Session, "token">): Response =>
  Response.json(suggestions, {
    headers: token === null ? { "Cache-Control": "private, max-age=30", Vary: "Cookie" } : uncached,
  });

function toSuggestions(
  typed: string,
  found: SuggestionResponse,
  mode: Mode,
  from: VisitorLocation | null,
): Suggestions {
  const now = new Date();
  const places = new Map(found.restaurants.map((place) => [place.id, toRestaurant(place)]));
  return {
    corrected: found.is_corrected ? found.used : null,
    dishes: found.dishes.flatMap((dish) => {
      const place = places.get(dish.restaurant_id);
      return place ? [toDishView(dish, place, { mode, from, now })] : [];
    }),
    places: found.places.map((place) => toPlaceView(place, now)),
    cuisines: found.cuisines.map(toCuisineView),
    all: toSearchLink(typed, found),
  };
}

interface CardContext {
  mode: Mode;
  from: VisitorLocation | null;
  now: Date;
}

function toDishView(dish: FoundDish, place: Restaurant, { mode, from, now }: CardContext) {
  const { time } = estimateTime(place, mode, from);
  return {
    to: paths.menuItem(place.id, dish.id),
    name: dish.name,
    image: dish.image,
    about: aboutDish(dish, { name: place.name, opens: opensText(place, now), time }),
    price: formatCents(dish.price),
  };
}

/** The place, and when the dish can be had: "Zafran Biryani House · 30–40 min". */
export function aboutDish(
  dish: Pick<FoundDish, "is_available" | "serving">,
  place: { name: string; opens: string | null; time: string | null },
): string {
  const when = dish.is_available ? (place.opens ?? dish.serving?.text ?? place.time) : "Sold out";
  return [place.name, when].filter(Boolean).join(" · ");
}

function toPlaceView(wire: ListedPlace, now: Date) {
  const place = toRestaurant(wire);
  const hours = place.timeZone ? getOpeningHours(place) : null;
  const miles = wire.distance_miles === null ? null : milesText(wire.distance_miles);
  return {
    to: paths.restaurant(place.id),
    name: place.name,
    image: place.logo ?? place.image,
    rating: place.rating ? { value: place.rating, count: place.ratingCount } : null,
    about: [place.cuisine, miles].filter(Boolean).join(" · "),
    opening: opensText(place, now) ?? (hours && openingText(hours, now)),
  };
}

type SearchTotals = Pick<SuggestionResponse, "dish_total" | "place_total" | "are_all"> & {
  dishes: readonly unknown[];
  places: readonly unknown[];
};

/**
 * Links to the text as typed, for which the results were counted: it may have several completions, and then there are not "all" of those
 * that are suggested.
 */
export function toSearchLink(
  typed: string,
  { dish_total: dishes, place_total: places, are_all: areAll, ...suggested }: SearchTotals,
): Suggestions["all"] {
  const more = areAll === false ? "+" : "";
  const counted = (count: number, one: string, many: string) =>
    count === 0 ? null : `${formatCount(count)}${more} ${count === 1 && !more ? one : many}`;
  const parts = [counted(dishes, "dish", "dishes"), counted(places, "place", "places")].filter(Boolean);
  if (parts.length === 0 && areAll !== false) return null;
  const isOne = !more && Math.max(dishes, places) === 1;
  const isFewer = dishes < suggested.dishes.length || places < suggested.places.length;
  const text = parts.join(" and ") || "results";
  return { to: paths.home({ search: typed }), text: isOne || isFewer ? `${text} for “${typed}”` : `All ${text}` };
}
