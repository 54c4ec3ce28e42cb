import { createRoute } from "@hono/zod-openapi";
import * as contract from "@domain/contract/menu";
import type { ApiDependencies } from "@api/dependencies";
import { answers, ok } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { createRouter } from "@api/http/router";
import { ownRestaurantIds } from "@api/modules/restaurants/visibility";
import { listAddons } from "./list";

const wholeListLimit = 1000;

/** A restaurant's add-ons, for its own people [ADDON-5]. */
export function addonsModule({ db }: ApiDependencies) {
  const router = createRouter();

  router.openapi(
    createRoute({
      method: "get",
      path: "/addons",
      summary: "Add-ons of the own restaurant",
      request: { query: contract.addonQuery },
      responses: answers(contract.addonPage, "One page, or everything up to 1,000 when no page is asked for"),
    }),
    async (c) => {
      const actor = requireActor(c, "owner", "manager", "staff", "admin");
      const { restaurant_id, page = 1, per_page: perPage = wholeListLimit } = c.req.valid("query");
      return c.json(ok(await listAddons(db, ownRestaurantIds(actor, restaurant_id), { page, perPage })), 200);
    },
  );

  return router;
}
