import type { AppLoadContext } from "@remix-run/node";
import { type HalalFilter, passesHalal } from "@domain/halal/status";
import { deliversTo } from "@domain/restaurants/delivery-area";
import { type DishAtPlace, listDishesToOrderAgain } from "~/host/browse.server";
import { isHostError } from "~/host/errors";
import { getRestaurant, type Restaurant } from "~/host/restaurants.server";
import { areaOf } from "~/session/areas";
import type { Viewpoint } from "./find-places.server";
import { opensText } from "./opening";

/** A card each is one call. */
const mostFavourites = 6;

interface Own {
  favourites: readonly string[];
  /** [HALAL-11] What the account keeps: the host applies it to dishes by itself. */
  halal: readonly HalalFilter[];
}

/** [FIND-16] What a signed-in customer had before and can have now, and their favourites that are open and in reach. */
export async function loadOwn(context: AppLoadContext, viewpoint: Viewpoint, { favourites, halal }: Own) {
  const { session } = context;
  if (!session.user || areaOf(session.user.role) !== "customer") return null;
  const [dishes, places] = await Promise.all([
    dishesToOrderAgain(context, viewpoint),
    Promise.all(favourites.slice(0, mostFavourites).map((id) => favourite(context, id))),
  ]);
  const now = new Date();
  const isChosen = (place: Restaurant) => halal.every((filter) => passesHalal(place.halal, filter));
  return {
    dishes,
    places: places.flatMap((place) =>
      place && isChosen(place) && opensText(place, now) === null && isInReach(place, viewpoint) ? [place] : [],
    ),
  };
}

async function dishesToOrderAgain(
  { host, logger }: AppLoadContext,
  { mode, where }: Viewpoint,
): Promise<DishAtPlace[]> {
  const query = {
    latitude: where?.coordinates?.lat,
    longitude: where?.coordinates?.lng,
    zip_code: where?.zipCode ?? undefined,
    mode,
  };
  return listDishesToOrderAgain(host, query).catch((error: unknown) => {
    if (!isHostError(error) || error.code === "unauthenticated") throw error;
    if (error.code !== "unsupported") logger.warn({ code: error.code }, "The page goes without Order again");
    return [];
  });
}

/** null for one that has left, or cannot be had now. */
async function favourite({ host }: AppLoadContext, id: string): Promise<Restaurant | null> {
  return getRestaurant(host, id).catch((error: unknown) => {
    if (!isHostError(error) || error.code === "unauthenticated") throw error;
    return null;
  });
}

function isInReach({ deliveryArea, deliveryOptions }: Restaurant, { mode, where }: Viewpoint): boolean {
  const options = deliveryOptions?.map((option) => option.replaceAll("-", ""));
  if (options && !options.includes(mode.replaceAll("-", ""))) return false;
  if (mode !== "delivery" || !where?.coordinates) return true;
  const { lat: latitude, lng: longitude } = where.coordinates;
  return deliversTo(deliveryArea, { point: { latitude, longitude }, zipCode: where.zipCode });
}
