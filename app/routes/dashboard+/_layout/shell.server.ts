import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { MemberRestaurant } from "@domain/contract/accounts/auth";
import { isOpenAt } from "@domain/restaurants/opening-hours";
import { openingText } from "@domain/restaurants/opening-text";
import { formatPersonName } from "@domain/values/person-name";
import { getOpeningHours } from "~/features/browse/opening";
import { loadNews } from "~/features/orders/news.server";
import { listCapabilities, listRestaurantCapabilities } from "~/host/capabilities.server";
import { nullIfFailed } from "~/host/errors";
import { findRestaurant, type Restaurant } from "~/host/restaurants.server";
import { getSidebar } from "~/session/cookies/preferences.server";
import { mayReadSales, requireMerchant } from "~/session/guards.server";

/** The dashboard frame for restaurant owners and staff. */
export async function loadFrame({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const name = formatPersonName(user.first_name, user.last_name) || user.email;
  return {
    person: { id: user.id, name, email: user.email },
    restaurantId: restaurant.id,
    isOwner: user.role === "owner",
    ...(await loadShell(context, restaurant, user.role)),
  };
}

/** What the frame shows. If a host call fails, its part is omitted and the page still loads. */
async function loadShell(context: AppLoadContext, member: MemberRestaurant, role: string) {
  const { host, cookies, logger } = context;
  const withoutPart = nullIfFailed(logger, "Part of the dashboard's layout not loaded; page shown without it");
  const [restaurant, news, seesSales, offered, parts] = await Promise.all([
    findRestaurant(host, member.id).catch(withoutPart),
    loadNews(context, member.id),
    mayReadSales(host, role, member.id).catch(withoutPart),
    listCapabilities(host, ["notifications", "orders"]),
    listRestaurantCapabilities(host, member.id, ["day-closes", "review-inbox"]),
  ]);
  return {
    restaurantName: restaurant?.name ?? member.name,
    status: restaurant?.status ?? member.status ?? null,
    statusReason: restaurant?.statusReason ?? null,
    opening: restaurant && toOpening(restaurant),
    /** The default preparation time in minutes. */
    usualMinutes: restaurant?.preparationMinutes ?? null,
    hasInbox: offered.includes("notifications"),
    hasDayClose: parts.includes("day-closes"),
    hasReviews: parts.includes("review-inbox"),
    hasOrders: offered.includes("orders"),
    ...news,
    /** Not offered unless permission is certain. */
    seesSales: seesSales ?? false,
    sidebar: getSidebar(cookies),
  };
}

function toOpening(restaurant: Restaurant) {
  const hours = restaurant.timeZone ? getOpeningHours(restaurant) : null;
  if (!hours) return null;
  const now = new Date();
  return { text: openingText(hours, now), isOpen: isOpenAt(hours, now) };
}
