import { deliveryEstimate, distanceMiles, estimateText, pickupEstimate } from "@domain/orders/delivery-estimate";
import type { OrderType } from "@domain/orders/order-type";
import { currentPauseText, type Opening } from "~/features/browse/opening";
import type { Address } from "~/host/accounts.server";
import type { Restaurant } from "~/host/restaurants.server";
import { paths } from "~/lib/paths";
import { inSentence } from "~/lib/text/order-text";
import { resolveCoordinates } from "~/places/typed-address.server";
import type { CheckoutChoices } from "./choices";
import { orderTimeText } from "./order-times";

interface AsapFacts {
  restaurant: (Opening & DeliveryFacts) | null;
  isPlaceOpen: boolean;
  /** Why nothing is served now although the restaurant is open. */
  unservedNow: string | null;
  nextOpening: string | null;
  options: { timeZone: string; now: Date };
}

type DeliveryFacts = Pick<Restaurant, "coordinates" | "preparationMinutes">;

/** "About 25–35 min, 1.2 mi away", "Closed. Opens tomorrow at 11:00 AM" or why it pauses; null where it is not known. */
export async function findAsapHint(
  { restaurant, isPlaceOpen, unservedNow, nextOpening, options }: AsapFacts,
  type: OrderType,
  address: Address | undefined,
): Promise<string | null> {
  if (isPlaceOpen) return unservedNow ?? (await etaText(restaurant, type, address));
  const paused = restaurant && currentPauseText(restaurant, options.now);
  if (paused) return paused;
  if (!nextOpening) return "Closed";
  return `Closed. Opens ${inSentence(orderTimeText(nextOpening, options.timeZone, options.now))}`;
}

/** "About 25–35 min, 1.2 mi away"; null where preparation time or addresses are unknown. */
export async function etaText(
  restaurant: DeliveryFacts | null,
  type: OrderType,
  address: Pick<Address, "address" | "city" | "zipcode" | "coordinates"> | undefined,
): Promise<string | null> {
  if (type !== "delivery") {
    const range = pickupEstimate(restaurant?.preparationMinutes);
    return range && `Ready in about ${estimateText(range)}`;
  }
  if (!restaurant?.coordinates || !address) return null;
  // Measured from the same point as in lists and on the restaurant's page.
  const place = await resolveCoordinates({
    address: `${address.address}, ${address.city} ${address.zipcode}`,
    coordinates: address.coordinates,
  });
  if (!place) return null;
  const miles = distanceMiles(
    { latitude: restaurant.coordinates.lat, longitude: restaurant.coordinates.lng },
    { latitude: place.lat, longitude: place.lng },
  );
  const range = deliveryEstimate(restaurant.preparationMinutes, miles);
  return range && `About ${estimateText(range)}, ${miles.toFixed(1)} mi away`;
}

/**
 * [CHK-15] "Your order would be for today at 12:30 PM." where that is not what was chosen: the restaurant has closed or pauses since, a
 * dish is on a menu by time now, or the chosen time has passed. null where it still is, or where no time is left.
 */
export function changedTimeText(
  posted: Pick<CheckoutChoices, "when" | "time">,
  { choices, scheduled }: { choices: Pick<CheckoutChoices, "when" | "time">; scheduled: string | null },
): string | null {
  const isSame = choices.when === posted.when && (choices.when === "asap" || choices.time === posted.time);
  return isSame || !scheduled ? null : `Your order would be for ${inSentence(scheduled)}.`;
}

/**
 * Why there is nothing to check out, and where to go instead; server only, to keep these texts out of the page's
 * script.
 */
export interface NoCheckoutTexts {
  title: string;
  body: string;
  links: { to: string; label: string }[];
}

const goHome = { to: paths.home(), label: "Go Back Home" };

/** [CHK-1] */
export const missingTexts: NoCheckoutTexts = {
  title: "Restaurant ID is missing",
  body: "This page’s address names no restaurant. Open checkout from your cart.",
  links: [goHome],
};

/** [CHK-4] */
export const failedTexts: NoCheckoutTexts = {
  title: "Error loading cart",
  body: "Your cart is safe. Reload this page in a moment, or keep browsing.",
  links: [goHome],
};

export const emptyTexts = (restaurant: { id: string; name: string } | null): NoCheckoutTexts => ({
  title: "Your cart is empty",
  body: "If you have just placed an order, it is among your orders.",
  links: [
    restaurant
      ? { to: paths.restaurant(restaurant.id), label: `Back to ${restaurant.name}` }
      : { to: paths.home(), label: "Find restaurants" },
    { to: paths.orders(), label: "Your orders" },
  ],
});

/** [CHK-17] A restaurant that was suspended or deleted since its cart was filled. */
export const unlistedTexts = (name: string): NoCheckoutTexts => ({
  title: `${name} is not taking orders at the moment`,
  body: "Nothing was charged. Your cart is kept for later.",
  links: [{ to: paths.carts(), label: "Your carts" }, goHome],
});
