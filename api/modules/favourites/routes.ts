import { isUuid } from "@api/db/uuid";
import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, toRoute, withData } from "@api/http/router";
import { getVisibleRestaurant, isListed } from "@api/modules/restaurants/visibility";
import { favouriteCalls } from "@domain/contract/calls/accounts";

/** A customer's favourite restaurants [HOME-31]. Every call returns the full list of ids. */
export function favouritesModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(toRoute(favouriteCalls.listFavourites), async (c) =>
    c.json(withData(await listFavouriteIds(requireActor(c, "customer").id)), 200),
  );

  router.openapi(toRoute(favouriteCalls.countMissingFavourites), async (c) =>
    c.json(withData(await countMissing(requireActor(c, "customer").id)), 200),
  );

  router.openapi(toRoute(favouriteCalls.addFavourite), async (c) => {
    const actor = requireActor(c, "customer");
    const { id } = await getVisibleRestaurant(db, c.req.valid("json").restaurantId, actor);
    await db
      .insertInto("favourites")
      .values({ user_id: actor.id, restaurant_id: id, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return c.json(withData(await listFavouriteIds(actor.id)), 200);
  });

  router.openapi(toRoute(favouriteCalls.deleteFavourite), async (c) => {
    const actor = requireActor(c, "customer");
    const { restaurantId } = c.req.valid("param");
    const own = db.deleteFrom("favourites").where("user_id", "=", actor.id);
    if (isUuid(restaurantId)) await own.where("restaurant_id", "=", restaurantId).execute();
    return c.json(withData(await listFavouriteIds(actor.id)), 200);
  });

  return router;

  async function listFavouriteIds(userId: string): Promise<string[]> {
    const rows = await db
      .selectFrom("favourites")
      .innerJoin("restaurants", "restaurants.id", "favourites.restaurant_id")
      .select("restaurant_id")
      .where("favourites.user_id", "=", userId)
      .where(isListed)
      .orderBy("favourites.created_at", "desc")
      .orderBy("restaurant_id")
      .execute();
    return rows.map((row) => row.restaurant_id);
  }

  async function countMissing(userId: string) {
    const { missing, closed } = await db
      .selectFrom("favourites")
      .innerJoin("restaurants", "restaurants.id", "favourites.restaurant_id")
      .select(({ fn }) => [
        fn.countAll<number>().as("missing"),
        fn.count<number>("restaurants.deleted_at").as("closed"),
      ])
      .where("favourites.user_id", "=", userId)
      .where((eb) => eb.not(isListed))
      .executeTakeFirstOrThrow();
    return { unlisted: missing - closed, closed };
  }
}
