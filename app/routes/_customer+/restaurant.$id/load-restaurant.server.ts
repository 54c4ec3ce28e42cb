import { type AppLoadContext, data, type LoaderFunctionArgs } from "@remix-run/node";
import { isNotHalal, markNamed } from "@domain/halal/items";
import type { ToldHalal } from "@domain/halal/status";
import { headWords } from "@domain/halal/words";
import { bookItemType } from "@domain/options";
import { modeIn } from "~/features/browse/load-home.server";
import { ownFavourites } from "~/features/favourites/own-favourites.server";
import { explainMarks } from "~/features/halal/item-marks";
import { whereOf } from "~/features/location/where.server";
import { listCarts } from "~/host/carts.server";
import type { Host } from "~/host/client/host";
import { isHostError } from "~/host/errors";
import { listMenuItems, type MenuItem } from "~/host/menu.server";
import { listRunningDeals } from "~/host/promotions.server";
import { getRestaurant, type Restaurant } from "~/host/restaurants.server";
import { areaOf } from "~/session/areas";
import { tableOf } from "~/session/cookies/table.server";
import { loadInvitation, loadReviews } from "./load-reviews.server";
import { searchMenu } from "./menu-search.server";
import { menuSections } from "./menu-sections";
import { restaurantData } from "./restaurant-data.server";
import { restaurantView } from "./restaurant-view";

const longestSearch = 100;

/** The restaurant, its menu and what else is known of it; all calls side by side. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { host, cookies } = context;
  const id = params.id ?? "";
  const query = new URL(request.url).searchParams;
  const mark = markNamed(query.get("mark"));
  // A menu that is narrowed to a mark says so as one that was searched.
  const search = mark?.label ?? (query.get("q") ?? "").trim().slice(0, longestSearch);
  const [restaurant, items, deals, reviews, invitation, inCart, from, favourites] = await Promise.all([
    requireRestaurant(host, id),
    listMenuItems(host, { restaurant_id: id }).catch(orNull),
    listRunningDeals(host, id).catch(orNull),
    loadReviews(host, id, query).catch(orNull),
    isCustomer(context) ? loadInvitation(host, id).catch(orNull) : null,
    countInCart(context, id),
    whereOf(context),
    ownFavourites(context),
  ]);
  // A host may answer with the items of every restaurant.
  const all = items?.filter(({ restaurantId }) => restaurantId === null || restaurantId === id) ?? null;
  const showsAll = query.get("halal") === "all";
  const offered = all?.filter(({ marks }) => !isNotHalal(marks)) ?? null;
  const own = (showsAll || mark ? all : offered)?.filter(({ marks }) => mark?.isOn(marks) ?? true) ?? null;
  const told = restaurant.halal;
  context.page.structuredData = restaurantData(
    restaurant,
    offered && menuSections(offered, new Map(), told),
    context.origin,
  );
  const menu = own && menuSections(search && !mark ? searchMenu(own, search) : own, inCart, told);
  return {
    restaurant: restaurantView(restaurant, { mode: modeIn(query, context), from, favourites, deals, now: new Date() }),
    halal: restaurant.halal && badgeOf(restaurant.halal, all ?? []),
    search,
    table: tableOf(cookies, id),
    /** null when it cannot be had. */
    menu,
    legend: explainMarks((menu?.categories ?? []).flatMap(({ items }) => items.flatMap(({ marks }) => marks))),
    /** [HALAL-6] How many dishes are not halal, and whether they were asked for. */
    notHalal: { count: mark ? 0 : (all?.length ?? 0) - (offered?.length ?? 0), isShown: showsAll },
    reviews,
    invitation,
  };
}

/** [HALAL-10] The badge; nobody asks what is halal at a place that sells books alone, and states nothing. */
function badgeOf(halal: ToldHalal, items: readonly MenuItem[]) {
  const sellsBooks = items.length > 0 && items.every(({ type }) => type === bookItemType);
  if (halal.state === "unstated" && sellsBooks) return null;
  return { state: halal.state, ...headWords(halal) };
}

/** Parts of the page that others do not wait for; an ended session is everybody's business. */
function orNull(error: unknown): null {
  if (!isHostError(error) || error.code === "unauthenticated") throw error;
  return null;
}

/** [ERR-6] The restaurant, or the page that says why not. */
export async function requireRestaurant(host: Host, id: string): Promise<Restaurant> {
  const found = await getRestaurant(host, id).catch((error: unknown) => {
    if (isHostError(error, "not_found", "validation_failed")) return null;
    if (!isHostError(error) || error.code === "unauthenticated") throw error;
    throw data({ message: "Error: Could not find restaurant." }, error.status >= 500 ? error.status : 502);
  });
  if (!found) throw data({ code: "not_found", message: "Restaurant not found." }, 404);
  return found;
}

const isCustomer = ({ session }: AppLoadContext): boolean =>
  session.user !== null && areaOf(session.user.role) === "customer";

/** How many of each item are in the customer's cart here. */
async function countInCart(context: AppLoadContext, restaurantId: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  if (!isCustomer(context)) return counts;
  const carts = (await listCarts(context.host).catch(orNull)) ?? [];
  for (const line of carts.find((cart) => cart.restaurantId === restaurantId)?.lines ?? []) {
    counts.set(line.menuItemId, (counts.get(line.menuItemId) ?? 0) + line.quantity);
  }
  return counts;
}
