import { createRoute } from "@hono/zod-openapi";
import * as contract from "@domain/contract/restaurant";
import { sql } from "kysely";
import type { ApiDependencies } from "@api/dependencies";
import { notFound } from "@api/errors";
import { answers, ok } from "@api/http/answers";
import { createRouter } from "@api/http/router";
import { restaurantAdminRoutes } from "./admin-routes";
import { loadDetails } from "./details";
import { restaurantParams } from "./params";
import { listRestaurants } from "./list";
import { loadOrderTimes } from "./order-times";
import { publicSelection, relatedSelection, type RestaurantRow, restaurantView } from "./view";
import { isOwnerOf, visibleRestaurant } from "./visibility";

/** Finding restaurants, and what anyone may know about one. */
export function restaurantsModule(dependencies: ApiDependencies) {
  const { db, clock, vault } = dependencies;
  const router = createRouter();
  router.route("/", restaurantAdminRoutes(dependencies));

  router.openapi(
    createRoute({
      method: "get",
      path: "/restaurants",
      summary: "List, search and filter restaurants (an administrator sees every status)",
      request: { query: contract.restaurantQuery },
      responses: answers(contract.restaurantList, "One page, or the whole list up to 1,000 when no page is asked for"),
    }),
    async (c) => {
      const everyStatus = c.get("actor")?.role === "admin";
      const list = await listRestaurants(db, c.req.valid("query"), { now: clock.now(), everyStatus });
      return c.json(ok(list), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "get",
      path: "/restaurants/{id}",
      summary: "One restaurant",
      request: { params: restaurantParams },
      responses: answers(
        contract.restaurantAnswer,
        "The public view; for its owner and administrators with what was registered",
      ),
    }),
    async (c) => {
      const { id } = await visibleRestaurant(db, c.req.valid("param").id, c.get("actor"));
      const [{ rows }, details] = await Promise.all([
        sql<RestaurantRow>`
          select ${publicSelection}, ${relatedSelection(clock.now())} from restaurants r where r.id = ${id}`.execute(
          db,
        ),
        isOwnerOf(c.get("actor"), id) ? loadDetails(db, vault, id) : undefined,
      ]);
      if (!rows[0]) throw notFound("Restaurant");
      return c.json(ok({ ...restaurantView(rows[0], clock.now()), ...details }), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "get",
      path: "/restaurants/{id}/order-times",
      summary: "Open now, next opening, and the times one may order for",
      request: { params: restaurantParams, query: contract.orderTimesQuery },
      responses: answers(contract.orderTimes, "Times in UTC, a quarter of an hour apart"),
    }),
    async (c) => {
      const restaurant = await visibleRestaurant(db, c.req.valid("param").id, c.get("actor"));
      return c.json(ok(await loadOrderTimes(db, restaurant, clock.now(), c.req.valid("query").date)), 200);
    },
  );

  return router;
}
