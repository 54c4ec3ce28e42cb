import { deliveryEstimate, distanceMiles, estimateText, pickupEstimate } from "@domain/orders/delivery-estimate";
import type { OrderType } from "@domain/orders/order-type";
import type { Address } from "~/host/accounts.server";
import type { Restaurant } from "~/host/restaurants.server";
import { locateTypedAddress } from "~/places/typed-address.server";

/** "About 25–35 min, 1.2 mi away"; null where preparation time or addresses are unknown. */
export async function etaText(
  restaurant: Restaurant | null,
  type: OrderType,
  address: Pick<Address, "address" | "city" | "zipcode"> | undefined,
): Promise<string | null> {
  if (type !== "delivery") {
    const range = pickupEstimate(restaurant?.preparationMinutes);
    return range && `Ready in about ${estimateText(range)}`;
  }
  if (!restaurant?.coordinates || !address) return null;
  const place = await locateTypedAddress(`${address.address}, ${address.city} ${address.zipcode}`);
  if (!place) return null;
  const miles = distanceMiles(
    { latitude: restaurant.coordinates.lat, longitude: restaurant.coordinates.lng },
    { latitude: place.lat, longitude: place.lng },
  );
  const range = deliveryEstimate(restaurant.preparationMinutes, miles);
  return range && `About ${estimateText(range)}, ${miles.toFixed(1)} mi away`;
}
