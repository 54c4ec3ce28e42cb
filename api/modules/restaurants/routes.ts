import { sql } from "kysely";
import type { ApiDependencies } from "@api/dependencies";
import { notFound } from "@api/errors";
import { createRouter, toRoute, withData } from "@api/http/router";
import { restaurantCalls } from "@domain/contract/calls/restaurants";
import { restaurantAdminRoutes } from "./admin-routes";
import { getDetails } from "./details";
import { listRestaurants } from "./list";
import { isOwner } from "./membership";
import { getOrderTimes } from "./opening-hours";
import { publicSelection, relatedSelection, type RestaurantRow, toRestaurantWire } from "./view";
import { getVisibleRestaurant } from "./visibility";

/** Restaurant lists and their public data. */
export function restaurantsModule(dependencies: ApiDependencies) {
  const { db, clock, vault } = dependencies;
  const router = createRouter();
  router.route("/", restaurantAdminRoutes(dependencies));

  router.openapi(toRoute(restaurantCalls.listRestaurants), async (c) => {
    const everyStatus = c.get("actor")?.role === "admin";
    const list = await listRestaurants(db, c.req.valid("query"), { now: clock.now(), everyStatus });
    return c.json(withData(list), 200);
  });

  router.openapi(toRoute(restaurantCalls.getRestaurant), async (c) => {
    const { id } = await getVisibleRestaurant(db, c.req.valid("param").id, c.get("actor"));
    const [{ rows }, details] = await Promise.all([
      sql<RestaurantRow>`
          select ${publicSelection}, ${relatedSelection(clock.now())} from restaurants r where r.id = ${id}`.execute(
        db,
      ),
      isOwner(c.get("actor"), id) ? getDetails(db, vault, id) : undefined,
    ]);
    if (!rows[0]) throw notFound("Restaurant");
    return c.json(withData({ ...toRestaurantWire(rows[0], clock.now()), ...details }), 200);
  });

  router.openapi(toRoute(restaurantCalls.getOrderTimes), async (c) => {
    const restaurant = await getVisibleRestaurant(db, c.req.valid("param").id, c.get("actor"));
    return c.json(withData(await getOrderTimes(db, restaurant, clock.now(), c.req.valid("query").date)), 200);
  });

  return router;
}
