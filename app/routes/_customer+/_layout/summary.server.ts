import type { AppLoadContext } from "@remix-run/node";
import { toLocalTime } from "@domain/local-time";
import { type PrayerMethod, prayerNames, standardMethod } from "@domain/prayer/method";
import { nextPrayer } from "@domain/prayer/times";
import { clockText } from "@domain/restaurants/opening-text";
import { findTimeZoneByZip } from "@domain/restaurants/us-place";
import { countInCarts, type InCart } from "~/features/carts/in-cart";
import { locationFor, savedAddresses } from "~/features/location/account-location.server";
import { supportsOrders, listCapabilities } from "~/host/capabilities.server";
import { listCarts } from "~/host/carts.server";
import { nullIfFailed } from "~/host/errors";
import { listNotifications, type Notification } from "~/host/messages.server";
import { getArea } from "~/session/areas";
import { type Location, findLocation } from "~/session/cookies/preferences.server";
import { safePath } from "~/session/redirect-to";

/** The header's data about a customer's carts and notifications. */
export interface HeaderSummary {
  /** null when logged out, or where the host does not say. */
  carts: {
    /** The number of carts, one per restaurant. */
    count: number;
    /** The number of items in all of them. */
    itemCount: number;
    last: { name: string; restaurantId: string | null; itemCount: number; totalCents: number } | null;
  } | null;
  inCart: InCart;
  news: {
    unreadCount: number;
    newest: { id: string; title: string; link: string | null; isRead: boolean } | null;
  } | null;
  /** Whether the host supports customers' orders; our own does, another is asked. */
  hasOrders: boolean;
  hasFavourites: boolean;
  /** [FIND-6] The delivery location; null until chosen. */
  location: { address: string; addressId: string | null } | null;
  /** [PRAYER-6] "Asr 3:12 PM" at that address, for people who have switched it on. */
  nextPrayer: string | null;
  /** The customer's address book. */
  addresses: { id: string; label: string; line: string }[];
}

/** Never fails the page: where the host fails, the counts are left out. Only an ended session is rethrown. */
export async function loadHeaderSummary(context: AppLoadContext): Promise<HeaderSummary> {
  const { host, session, settings, logger, cookies } = context;
  if (!session.user || getArea(session.user.role) !== "customer") {
    return {
      carts: null,
      inCart: {},
      news: null,
      hasOrders: true,
      hasFavourites: true,
      location: findLocation(cookies),
      nextPrayer: null,
      addresses: [],
    };
  }
  const withoutCounts = nullIfFailed(logger, "Header counts not loaded; page shown without them");
  const unknown = (error: unknown) => logger.warn({ err: error }, "Could not determine whether the host has orders");
  const [carts, news, hasOrders, offered, location, addresses] = await Promise.all([
    listCarts(host).catch(withoutCounts),
    listNotifications(host, { per_page: 1 }).catch(withoutCounts),
    settings.isEmbedded || supportsOrders(host, unknown),
    listCapabilities(host, ["favourites"]),
    locationFor(context),
    savedAddresses(context),
  ]);
  const last = carts?.[0];
  return {
    carts: carts && {
      count: carts.length,
      itemCount: carts.reduce((sum, cart) => sum + cart.totalItems, 0),
      last: last
        ? {
            name: last.restaurantName,
            restaurantId: last.restaurantId,
            itemCount: last.totalItems,
            totalCents: last.totalCents,
          }
        : null,
    },
    inCart: countInCarts(carts ?? []),
    news: news && { unreadCount: news.unreadCount, newest: toNewest(news.notifications) },
    hasOrders,
    hasFavourites: offered.includes("favourites"),
    location: location && { address: location.address, addressId: location.addressId },
    nextPrayer: nextPrayerText(location, session.user.prayer_asr ?? null),
    addresses: addresses.map(({ id, label, address, place }) => ({ id, label, line: `${address}, ${place}` })),
  };
}

/** In the time zone of the address; null without coordinates and a ZIP code that determines the zone. */
function nextPrayerText(location: Location | null, asr: PrayerMethod["asr"] | null): string | null {
  const timeZone = location?.zip ? findTimeZoneByZip(location.zip) : null;
  if (!asr || !location?.coordinates || !timeZone) return null;
  const place = { latitude: location.coordinates.lat, longitude: location.coordinates.lng, timeZone };
  const next = nextPrayer(place, new Date(), { ...standardMethod, asr });
  return next && `${prayerNames[next.prayer]} ${clockText(toLocalTime(next.at, timeZone).minute)}`;
}

function toNewest([first]: Notification[]) {
  return first ? { id: first.id, title: first.title, link: safePath(first.link), isRead: first.is_read } : null;
}
