import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { halalHeading } from "@domain/halal/halal-text";
import { findItemMark, isNotHalal } from "@domain/halal/items";
import type { HalalSummary } from "@domain/halal/status";
import { toDecimal } from "@domain/money";
import { bookItemType } from "@domain/options";
import { priceRangeText } from "@domain/search/amounts/price-range";
import { dietWords } from "@domain/search/marks";
import { readQuery } from "@domain/search/query-words";
import { listNearSpellings, searchList } from "@domain/search/search-list";
import { listOwnFavourites } from "~/features/favourites/favourites.server";
import { explainMarks } from "~/features/halal/item-marks";
import { findVisitorLocation } from "~/features/location/account-location.server";
import { listCapabilities } from "~/host/capabilities.server";
import type { Host } from "~/host/client/host";
import { HostError, isHostError, nullIfFailed, rethrowUnlessHostError } from "~/host/errors";
import { listMenuItems, type MenuItem } from "~/host/menu.server";
import { listOrders } from "~/host/orders.server";
import { listRunningDeals } from "~/host/promotions.server";
import { findRestaurant, listReviews, type Restaurant } from "~/host/restaurants.server";
import { notFoundPage } from "~/lib/not-found-page.server";
import { pack } from "~/lib/packed";
import { toAbsoluteUrl } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { dateText } from "~/lib/text/order-text";
import { findOwnTown, townSlug } from "~/places/towns.server";
import { getArea } from "~/session/areas";
import { modeIn } from "~/session/cookies/preferences.server";
import { findTableLabel } from "~/session/cookies/scanned-table.server";
import { getMenuPrice, isSoldOut, type Menu, menuSections } from "./menu-sections";
import { toRestaurantView, reviewSorts } from "./restaurant-view";
import { toStructuredHours } from "./structured-hours";

const maxSearchLength = 100;

/**
 * [FIND-14] The items that match the text, by the same rules as the site's search, best first, at the price that it states [FIND-21],
 * and what they are found for: of "pizza without cheese" the pizza, as nobody says that a dish has no cheese.
 */
export function searchMenu(items: readonly MenuItem[], text: string) {
  const { text: foundFor, words, price } = readQuery(text);
  const found = searchList(items, text, ({ name, category, description, diets }) => ({
    name,
    category,
    marks: dietWords(diets),
    text: description,
  }));
  if (!price) return { ...found, foundFor };
  const isPriced = (item: MenuItem) => getMenuPrice(item) >= price.from && getMenuPrice(item) <= price.to;
  return {
    // A price alone asks for whatever costs so much.
    entries: (words.length === 0 ? items : found.entries).filter(isPriced),
    words: found.words,
    foundFor: [foundFor, priceRangeText(price).toLowerCase()].filter(Boolean).join(" "),
  };
}

/** The restaurant, its menu and related data; all calls run in parallel. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { host, cookies, logger } = context;
  const id = params.id ?? "";
  const withoutPart = nullIfFailed(logger, "Part of the restaurant's page not loaded; page shown without it");
  const query = new URL(request.url).searchParams;
  const mode = modeIn(query, cookies);
  const [restaurant, items, deals, reviews, invitation, from, favourites] = await Promise.all([
    requireRestaurant(host, id),
    listMenuItems(host, { restaurant_id: id }).catch(withoutPart),
    listRunningDeals(host, id).catch(withoutPart),
    loadReviews(host, id, query).catch(withoutPart),
    isCustomer(context) ? loadInvitation(host, id).catch(withoutPart) : null,
    findVisitorLocation(context, mode),
    listOwnFavourites(context),
  ]);
  const summary = restaurant.halal;
  const mark = findItemMark(query.get("mark"), summary);
  // A menu filtered by a mark is presented like a search.
  const search = mark?.label ?? (query.get("q") ?? "").trim().slice(0, maxSearchLength);
  // A host may answer with the items of every restaurant.
  const all = items?.filter(({ restaurantId }) => restaurantId === null || restaurantId === id) ?? null;
  const showsAll = query.get("halal") === "all";
  const offered = all?.filter(({ marks }) => !isNotHalal(marks)) ?? null;
  const own = (showsAll || mark ? all : offered)?.filter(({ marks }) => mark?.isOn(marks) ?? true) ?? null;
  context.page.structuredData = restaurantData(
    restaurant,
    offered && menuSections(offered, { halal: summary }),
    context.origin,
  );
  const found = search && !mark && own ? searchMenu(own, search) : null;
  const menu = own && menuSections(found?.entries ?? own, { halal: summary, words: found?.words });
  const names = found?.entries.length === 0 ? (own ?? []).map(({ name }) => name) : [];
  return {
    restaurant: toRestaurantView(restaurant, {
      mode,
      from,
      favourites,
      deals,
      now: new Date(),
    }),
    halal: summary && toBadge(summary, all ?? []),
    town: await findTownLink(host, restaurant),
    search,
    foundFor: found?.foundFor ?? search,
    table: findTableLabel(cookies, id),
    /** null when it cannot be loaded. */
    menu: menu && pack(menu),
    isSoldOut: isSoldOut(offered ?? []),
    didYouMean: listNearSpellings(names, search),
    legend: explainMarks((menu?.categories ?? []).flatMap(({ items }) => items.flatMap(({ marks }) => marks))),
    /** [HALAL-6] The number of dishes that are not halal, and whether they were requested. */
    notHalal: { count: mark ? 0 : (all?.length ?? 0) - (offered?.length ?? 0), isShown: showsAll },
    reviews,
    invitation,
  };
}

/** [FIND-17] The page of the restaurant's town, which exists only where the host lists places by location. */
async function findTownLink(host: Host, restaurant: Restaurant): Promise<{ name: string; path: string } | null> {
  const { city, zipCode, deliveryArea: area, deliveryOptions } = restaurant;
  if (!city || !zipCode || !deliveryOptions?.includes("delivery")) return null;
  const [isListed] = await listCapabilities(host, ["browse"]);
  const town = isListed ? await findOwnTown({ city, zipCode, area }) : null;
  return town && { name: `${town.name}, ${town.state}`, path: paths.town(town.state, townSlug(town.name)) };
}

/** [HALAL-10] The badge; none for a place without a declaration that only sells books. */
function toBadge(halal: HalalSummary, items: readonly MenuItem[]) {
  const sellsBooks = items.length > 0 && items.every(({ type }) => type === bookItemType);
  if (halal.state === "unstated" && sellsBooks) return null;
  return { state: halal.state, ...halalHeading(halal) };
}

/** [ERR-6] The restaurant, or the error page that says why not. */
export async function requireRestaurant(host: Host, id: string): Promise<Restaurant> {
  const found = await findRestaurant(host, id).catch((error: unknown) => {
    if (isHostError(error, "not_found", "validation_failed")) return null;
    rethrowUnlessHostError(error);
    // A rate limit is reported to the visitor.
    if (error.code === "rate_limited") throw error;
    const { retryAfter } = error;
    const code = error.status >= 500 ? error.code : "internal";
    throw new HostError(code, "Error: Could not find restaurant.", { cause: error, retryAfter });
  });
  if (!found) throw notFoundPage("Restaurant not found.");
  return found;
}

const isCustomer = ({ session }: AppLoadContext): boolean =>
  session.user !== null && getArea(session.user.role) === "customer";

/** A menu of thousands of items would double the page's size. */
const maxItems = 200;

/**
 * schema.org's Restaurant, or Store for a shop, with data that the page shows. Ratings are omitted until there are
 * some.
 */
function restaurantData(restaurant: Restaurant, menu: Menu | null, origin: string): object {
  const { name, description, image, cuisine, phone, rating, ratingCount, coordinates, deliveryOptions } = restaurant;
  const url = origin + paths.restaurant(restaurant.id);
  const isShop = deliveryOptions?.includes("shops") ?? false;
  return withoutNull({
    "@context": "https://schema.org",
    "@type": isShop ? "Store" : "Restaurant",
    "@id": url,
    url,
    name,
    description,
    image: image && toAbsoluteUrl(origin, image),
    telephone: phone,
    servesCuisine: isShop ? null : cuisine,
    address: addressData(restaurant),
    geo: coordinates && { "@type": "GeoCoordinates", latitude: coordinates.lat, longitude: coordinates.lng },
    ...toStructuredHours(restaurant, new Date()),
    aggregateRating:
      rating && ratingCount ? { "@type": "AggregateRating", ratingValue: rating, ratingCount, bestRating: 5 } : null,
    hasMenu: menu && !isShop ? menuData(menu) : null,
  });
}

function addressData({ address, city, zipCode }: Restaurant): object | null {
  if (!address) return null;
  return withoutNull({
    "@type": "PostalAddress",
    streetAddress: address,
    addressLocality: city,
    postalCode: zipCode,
    addressCountry: "US",
  });
}

function menuData({ categories }: Menu): object {
  let remaining = maxItems;
  const hasMenuSection = categories.flatMap(({ title, items }) => {
    const shown = items.slice(0, remaining);
    remaining -= shown.length;
    return shown.length ? [{ "@type": "MenuSection", name: title, hasMenuItem: shown.map(itemData) }] : [];
  });
  return { "@type": "Menu", hasMenuSection };
}

type Item = Menu["categories"][number]["items"][number];

/** [HALAL-14] The halal diet is only claimed with evidence. */
const itemData = ({ name, description, priceCents, isCertified }: Item): object =>
  withoutNull({
    "@type": "MenuItem",
    name,
    description,
    suitableForDiet: isCertified ? "https://schema.org/HalalDiet" : null,
    offers: { "@type": "Offer", price: toDecimal(priceCents), priceCurrency: "USD" },
  });

/** Without null and empty values. */
const withoutNull = (facts: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null && fact !== undefined && fact !== ""));

const initialReviews = 3;
const maxReviews = 100;

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** [REST-15] Reviews: the URL has `sort`, and `reviews=all` for all of them. @throws HostError unsupported */
async function loadReviews(host: Host, restaurantId: string, query: URLSearchParams) {
  const sort = reviewSorts.find(({ value }) => value === query.get("sort"))?.value ?? "newest";
  const isAll = query.get("reviews") === "all";
  const { reviews, total, breakdown } = await listReviews(host, restaurantId, {
    sort,
    per_page: isAll ? maxReviews : initialReviews,
  });
  return {
    sort,
    total: total ?? reviews.length,
    hasMore: !isAll && (total ?? 0) > reviews.length,
    breakdown: [...breakdown].sort((one, other) => other.rating - one.rating),
    rows: reviews.map(({ id, rating, comment, customer_name, created_at, answer }) => ({
      id,
      rating,
      comment: comment ?? "",
      name: customer_name,
      date: longDateText(created_at),
      /** [RUSH-21] */
      answer: answer ? { text: answer.text, date: longDateText(answer.at) } : null,
    })),
  };
}

/** The customer's last completed order here, as an invitation to review it; null without one. */
async function loadInvitation(host: Host, restaurantId: string) {
  const { orders } = await listOrders(host, { restaurant_id: restaurantId, status: "completed", per_page: 1 });
  const [last] = orders;
  if (last?.review === undefined || last.reviewClosed) return null;
  return {
    orderId: last.id,
    orderedOn: dateText(last.createdAt, last.restaurant.timeZone, new Date()),
    isWritten: last.review !== null,
  };
}

export type Invitation = Awaited<ReturnType<typeof loadInvitation>>;

function longDateText(time: string): string {
  const at = Date.parse(time);
  return Number.isNaN(at) ? "" : longDate.format(at);
}

export type Reviews = Awaited<ReturnType<typeof loadReviews>>;
