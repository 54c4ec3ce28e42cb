import type { ApiDependencies } from "@api/dependencies";
import { withData } from "@api/http/answers";
import { routeOf } from "@api/http/route-of";
import { createRouter } from "@api/http/router";
import { browseCalls } from "@domain/contract/calls/browse";
import { browse } from "./browse";
import { listTowns } from "./towns";

/** Finding places by where somebody is. */
export function browseModule({ db, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(routeOf(browseCalls.browsePlaces), async (c) =>
    c.json(withData(await browse(db, c.req.valid("query"), clock.now())), 200),
  );

  router.openapi(routeOf(browseCalls.listTowns), async (c) => c.json(withData({ data: await listTowns(db) }), 200));

  return router;
}
