import type { AppLoadContext } from "@remix-run/node";
import type { MemberRestaurant } from "@domain/contract/accounts/auth";
import { isOpenAt } from "@domain/restaurants/opening-hours";
import { openingText } from "@domain/restaurants/opening-text";
import { openingHoursOf } from "~/features/browse/opening";
import { capabilitiesOf, offeredAt } from "~/host/capabilities.server";
import { isHostError } from "~/host/errors";
import { listNotifications } from "~/host/messages.server";
import { listOrders } from "~/host/orders.server";
import { getRestaurant, type Restaurant } from "~/host/restaurants.server";
import { newOrderOf } from "~/lib/new-order";
import { sidebarOf } from "~/session/cookies/preferences.server";
import { mayReadSales } from "~/session/guards.server";

/** Of what waits to be accepted, so many are told of one by one. */
const mostNewOrders = 20;

/** What the frame knows. A host that fails here leaves things out and never stands in the page's way. */
export async function loadShell(context: AppLoadContext, member: MemberRestaurant, role: string) {
  const { host, cookies, logger } = context;
  const quietly = (error: unknown) => {
    if (!isHostError(error) || error.code === "unauthenticated") throw error;
    logger.warn({ code: error.code }, "The dashboard's frame goes without a part");
    return null;
  };
  const waiting = { restaurant_id: member.id, status: "placed", sort: "date", per_page: mostNewOrders };
  const now = new Date();
  const [restaurant, news, waits, seesSales, offered, [dayClose]] = await Promise.all([
    getRestaurant(host, member.id).catch(quietly),
    listNotifications(host, { per_page: 1 }).catch(quietly),
    listOrders(host, waiting).catch(quietly),
    mayReadSales(host, role, member.id).catch(quietly),
    capabilitiesOf(host, ["notifications", "orders"]),
    offeredAt(host, member.id, ["day-closes"]),
  ]);
  return {
    restaurantName: restaurant?.name ?? member.name,
    status: restaurant?.status ?? member.status ?? null,
    statusReason: restaurant?.statusReason ?? null,
    opening: restaurant && openingOf(restaurant),
    hasInbox: offered.includes("notifications"),
    hasDayClose: dayClose !== undefined,
    hasOrders: offered.includes("orders"),
    unread: news?.unreadCount ?? null,
    toAccept: waits?.total ?? null,
    /** The oldest first. */
    newOrders: waits?.orders.map((order) => newOrderOf(order, now)) ?? [],
    now: now.getTime(),
    /** What is not certain is not offered. */
    seesSales: seesSales ?? false,
    sidebar: sidebarOf(cookies),
  };
}

function openingOf(restaurant: Restaurant) {
  const hours = restaurant.timeZone ? openingHoursOf(restaurant) : null;
  if (!hours) return null;
  const now = new Date();
  return { text: openingText(hours, now), isOpen: isOpenAt(hours, now) };
}
