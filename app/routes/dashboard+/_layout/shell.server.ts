import type { AppLoadContext } from "@remix-run/node";
import type { MemberRestaurant } from "@domain/contract/auth";
import { isOpenAt, readOpeningHours } from "@domain/opening-hours";
import { openingText } from "@domain/opening-text";
import { isHostError } from "~/host/errors";
import { listNotifications } from "~/host/notifications.server";
import { listOrders } from "~/host/orders.server";
import { getRestaurant, type Restaurant } from "~/host/restaurants.server";
import { sidebarOf } from "~/session/preferences.server";

/** What the frame knows. A host that fails here leaves things out and never stands in the page's way. */
export async function loadShell(context: AppLoadContext, member: MemberRestaurant) {
  const { host, cookies, logger } = context;
  const quietly = (error: unknown) => {
    if (!isHostError(error) || error.code === "unauthenticated") throw error;
    logger.warn({ code: error.code }, "The dashboard's frame goes without a part");
    return null;
  };
  const waiting = { restaurant_id: member.id, source: "online", status: "placed", per_page: 1 };
  const [restaurant, news, toAccept] = await Promise.all([
    getRestaurant(host, member.id).catch(quietly),
    listNotifications(host, { per_page: 1 }).catch(quietly),
    listOrders(host, waiting).catch(quietly),
  ]);
  return {
    restaurantName: restaurant?.name ?? member.name,
    status: restaurant?.status ?? member.status ?? null,
    rejectionReason: restaurant?.rejectionReason ?? null,
    opening: restaurant && openingOf(restaurant),
    unread: news?.unreadCount ?? null,
    toAccept: toAccept?.total ?? null,
    sidebar: sidebarOf(cookies),
  };
}

function openingOf({ operatingHours, timeZone, ...except }: Restaurant) {
  if (!operatingHours?.length || !timeZone) return null;
  const hours = readOpeningHours(operatingHours, timeZone, except);
  const now = new Date();
  return { text: openingText(hours, now), isOpen: isOpenAt(hours, now) };
}
