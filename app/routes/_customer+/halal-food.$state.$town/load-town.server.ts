import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type RestaurantCardView, toRestaurantCardView } from "~/features/browse/card-views";
import {
  type BrowseChoice,
  activeHalalFilters,
  defaultBrowseChoice,
  offeredCuisines,
  readChoice,
} from "~/features/browse/choice";
import { loadHalalFilters } from "~/features/browse/halal-filters.server";
import { listOwnFavourites } from "~/features/favourites/favourites.server";
import { browsePlaces, readServedZipCodes } from "~/host/browse.server";
import { isHostError } from "~/host/errors";
import { notFoundPage } from "~/lib/not-found-page.server";
import { toAbsoluteUrl } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { findTown, listNeighbours, type Town, townAddress, townSlug } from "~/places/towns.server";

/** Places on this page; the link to the list for the town leads to all of them. */
const perPage = 12;

/** [FIND-17] A town and the places that deliver to its center. Throws a 404 page if there are none or it is unknown. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { state = "", town: slug = "" } = params;
  const town = await findTown(state, slug.toLowerCase());
  if (!town) throw notFoundPage("We know no town by this name. Enter an address to see what delivers there.");
  const path = paths.town(town.state, townSlug(town.name));
  if (new URL(request.url).pathname !== path) throw redirect(path, 301);
  const { lat: latitude, lng: longitude } = town.point;
  const [{ saved, isOffered }, read] = [await loadHalalFilters(context), readChoice(new URL(request.url).searchParams)];
  const choice: BrowseChoice = {
    ...defaultBrowseChoice,
    halal: saved.length > 0 ? read.halal : null,
    savedHalal: saved,
  };
  const halal = activeHalalFilters(choice).join(",") || undefined;
  const query = { latitude, longitude, zip_code: town.zip, mode: "delivery", per_page: perPage, halal };
  const [found, favourites, neighbours] = await Promise.all([
    browsePlaces(context.host, query).catch((error: unknown) => {
      if (isHostError(error, "unsupported")) throw missing(town.name);
      throw error;
    }),
    listOwnFavourites(context),
    loadNeighbours(context, town),
  ]);
  if (found.in_reach === 0) throw missing(town.name);
  const from = { coordinates: town.point, zipCode: town.zip };
  const viewer = { mode: "delivery" as const, from, favourites, now: new Date() };
  const places = [...found.open.places, ...found.closed.places].slice(0, perPage);
  const cards = places.map((place) => toRestaurantCardView(place, viewer));
  context.page.structuredData = townData(cards, context.origin);
  return {
    path,
    choice,
    isEvidenceStored: isOffered,
    name: town.name,
    state: town.state,
    address: townAddress(town),
    total: found.in_reach,
    /** Without facets, the host may have more places than the nearest ones it examined. */
    hasMore: found.facets === null,
    openCount: found.open.total,
    places: cards,
    neighbours,
    cuisines: offeredCuisines(found.facets?.cuisines ?? listCuisines(cards)),
  };
}

const maxNeighbours = 12;

/** The nearest other towns that have a page. */
async function loadNeighbours({ host }: AppLoadContext, town: Town) {
  const around = await listNeighbours(town);
  const served = await readServedZipCodes(host, new Set(around.map(({ zip }) => zip.charAt(0))));
  return around
    .filter(({ zip }) => served.has(zip))
    .slice(0, maxNeighbours)
    .map(({ name, state }) => ({ name: `${name}, ${state}`, path: paths.town(state, townSlug(name)) }));
}

/** The cuisines of the displayed places, by name, for a host that provides no counts. */
const listCuisines = (cards: readonly RestaurantCardView[]) =>
  [...new Set(cards.flatMap(({ cuisine }) => cuisine ?? []))].sort().map((name) => ({ name, count: null }));

const missing = (town: string) => notFoundPage(`No place on HalalGo delivers to ${town} yet.`);

/** The displayed places as a schema.org list. */
const townData = (places: readonly RestaurantCardView[], origin: string): object => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  itemListElement: places.map(({ id, name, image, cuisine }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    item: {
      "@type": "Restaurant",
      "@id": toAbsoluteUrl(origin, paths.restaurant(id)),
      url: toAbsoluteUrl(origin, paths.restaurant(id)),
      name,
      ...(image ? { image: toAbsoluteUrl(origin, image) } : {}),
      ...(cuisine ? { servesCuisine: cuisine } : {}),
    },
  })),
});
