import { addDays, localDate } from "@domain/local-time";
import { formatCents } from "@domain/money";
import { isOpenAt } from "@domain/restaurants/opening-hours";
import { openingRows, openingText } from "@domain/restaurants/opening-text";
import type { CardContext } from "~/features/browse/card-views";
import {
  cheaperText,
  estimateTime,
  findDeliveryRefusal,
  getOpeningHours,
  milesText,
  milesTo,
  offeredMode,
} from "~/features/browse/opening";
import type { Restaurant } from "~/host/restaurants.server";
import type { Mode } from "~/session/cookies/preferences.server";

type RunningDeal = { id: string; title: string; endsAt: string | null; image: string | null };

/** A fallback for restaurants without a time zone. */
const utc = "UTC";

/** A restaurant as the page displays it; null for what the host does not know. */
export function toRestaurantView(
  restaurant: Restaurant,
  {
    mode: wanted,
    from,
    favourites,
    now,
    deals,
  }: Omit<CardContext, "mode"> & { mode: Mode; deals: RunningDeal[] | null },
) {
  const { id, name, cuisine, image, rating, ratingCount, address, place, phone } = restaurant;
  const mode = offeredMode(restaurant.deliveryOptions, wanted);
  const miles = milesTo(restaurant, from);
  const isRated = rating !== null && rating > 0;
  return {
    id,
    name,
    cuisine,
    image,
    phone,
    description: restaurant.description,
    street: address,
    place,
    address: [address, place].filter(Boolean).join(", ") || null,
    rating: isRated ? rating : null,
    ratingCount: isRated ? ratingCount : null,
    mode,
    isOtherMode: mode !== wanted,
    /** Why it does not deliver to the visitor's location, and whether it can be picked up instead. */
    refusal: mode === "delivery" ? findDeliveryRefusal(restaurant, from) : null,
    isPickedUp: offeredMode(restaurant.deliveryOptions, "pickup") === "pickup",
    ...estimateTime(restaurant, mode, from),
    distance: miles === null ? null : `${milesText(miles)} away`,
    cheaper: mode === "delivery" ? cheaperText(restaurant) : null,
    busyMinutes: restaurant.busyMinutes,
    minimum: restaurant.minimumOrderCents ? `from ${formatCents(restaurant.minimumOrderCents)}` : null,
    opening: toOpening(restaurant, now),
    isFavourite: favourites?.includes(id) ?? null,
    deals: (deals ?? restaurant.dealTitles.map((title) => ({ id: title, title, endsAt: null, image: null }))).map(
      (deal) => ({
        id: deal.id,
        title: deal.title,
        image: deal.image,
        text: untilText(deal.endsAt, now, restaurant.timeZone ?? utc),
      }),
    ),
  };
}

/**
 * [REST-14] "Open until 10:00 PM" in the restaurant's time zone, with special days and pauses, and the week's hours.
 */
function toOpening(restaurant: Restaurant, now: Date) {
  const hours = getOpeningHours(restaurant);
  if (!hours) return null;
  const rows = openingRows(hours, now);
  // Without a time zone it is unknown what time, or which day, it is there.
  if (!restaurant.timeZone)
    return { text: null, isOpen: null, isPaused: false, rows: rows.map((row) => ({ ...row, isToday: false })) };
  const isOpen = isOpenAt(hours, now);
  // A pause during opening hours, not their end.
  const isPaused = !isOpen && isOpenAt({ ...hours, pausedUntil: null, pausesOn: undefined }, now);
  return { text: openingText(hours, now), isOpen, isPaused, rows };
}

export type RestaurantView = ReturnType<typeof toRestaurantView>;

/** Sort orders of reviews; the value is sent to the host. */
export const reviewSorts = [
  { value: "newest", label: "Newest first" },
  { value: "highest", label: "Highest first" },
  { value: "lowest", label: "Lowest first" },
] as const;

const names = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
const weekday = names({ weekday: "long" });
const day = names({ month: "long", day: "numeric" });
const dayAndYear = names({ month: "long", day: "numeric", year: "numeric" });

/**
 * How long a deal lasts, in the restaurant's time zone: "Applied automatically today.", "… until Sunday." within a week, "…
 * until December 24." later, with another year added; without an end just "Applied automatically."
 */
export function untilText(endsAt: string | null, now: Date, timeZone: string): string {
  const end = Date.parse(endsAt ?? "");
  if (Number.isNaN(end)) return "Applied automatically.";
  // An end at midnight belongs to the day before.
  const date = localDate(new Date(end - 1), timeZone);
  const today = localDate(now, timeZone);
  if (date <= today) return "Applied automatically today.";
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const name = date < addDays(today, 7) ? weekday : isThisYear ? day : dayAndYear;
  return `Applied automatically until ${name.format(new Date(`${date}T00:00:00Z`))}.`;
}
