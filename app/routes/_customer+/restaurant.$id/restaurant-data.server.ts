import type { Restaurant } from "~/host/restaurants.server";
import { absolute } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import type { Menu } from "./menu-sections";

/** A menu of thousands of items would make the page twice as long for nobody's good. */
const mostItems = 200;

/**
 * schema.org's Restaurant, or Store for a shop: what the page shows, and nothing the host does not know. Ratings are left
 * out until somebody has rated.
 */
export function restaurantData(restaurant: Restaurant, menu: Menu | null, origin: string): object {
  const { name, description, image, cuisine, phone, rating, ratingCount, coordinates, deliveryOptions } = restaurant;
  const url = origin + paths.restaurant(restaurant.id);
  const isShop = deliveryOptions?.includes("shops") ?? false;
  return known({
    "@context": "https://schema.org",
    "@type": isShop ? "Store" : "Restaurant",
    "@id": url,
    url,
    name,
    description,
    image: image && absolute(origin, image),
    telephone: phone,
    servesCuisine: isShop ? null : cuisine,
    address: addressData(restaurant),
    geo: coordinates && { "@type": "GeoCoordinates", latitude: coordinates.lat, longitude: coordinates.lng },
    openingHoursSpecification: hoursData(restaurant),
    aggregateRating:
      rating && ratingCount ? { "@type": "AggregateRating", ratingValue: rating, ratingCount, bestRating: 5 } : null,
    hasMenu: menu && !isShop ? menuData(menu) : null,
  });
}

function addressData({ address, city, zipCode }: Restaurant): object | null {
  if (!address) return null;
  return known({
    "@type": "PostalAddress",
    streetAddress: address,
    addressLocality: city,
    postalCode: zipCode,
    addressCountry: "US",
  });
}

/** One entry for each day that it opens; closing at or before the opening means after midnight, as schema.org has it. */
function hoursData({ operatingHours }: Restaurant): object[] | null {
  const open = operatingHours?.filter(({ is_open }) => is_open) ?? [];
  if (open.length === 0) return null;
  return open.map(({ day, from_time, to_time }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: `https://schema.org/${day.charAt(0)}${day.slice(1).toLowerCase()}`,
    opens: from_time,
    closes: to_time,
  }));
}

function menuData({ categories }: Menu): object {
  let left = mostItems;
  const hasMenuSection = categories.flatMap(({ title, items }) => {
    const shown = items.slice(0, left);
    left -= shown.length;
    return shown.length ? [{ "@type": "MenuSection", name: title, hasMenuItem: shown.map(itemData) }] : [];
  });
  return { "@type": "Menu", hasMenuSection };
}

type Item = Menu["categories"][number]["items"][number];

/** [HALAL-14] A diet is claimed of what is halal by evidence alone, never by somebody's word. */
const itemData = ({ name, description, priceCents, isCertified }: Item): object =>
  known({
    "@type": "MenuItem",
    name,
    description,
    suitableForDiet: isCertified ? "https://schema.org/HalalDiet" : null,
    offers: { "@type": "Offer", price: (priceCents / 100).toFixed(2), priceCurrency: "USD" },
  });

/** Without what is null or empty. */
const known = (facts: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null && fact !== undefined && fact !== ""));
