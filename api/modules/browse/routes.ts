import type { ApiDependencies } from "@api/dependencies";
import { withData } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { routeOf } from "@api/http/route-of";
import { createRouter } from "@api/http/router";
import { browseCalls } from "@domain/contract/calls/browse";
import { browse, situationOf } from "./browse";
import { orderAgain } from "./order-again";
import { listTowns } from "./towns";

/** Finding places by where somebody is. */
export function browseModule({ reads, clock }: ApiDependencies) {
  const router = createRouter();

  router.openapi(routeOf(browseCalls.browsePlaces), async (c) =>
    c.json(withData(await browse(reads, c.req.valid("query"), clock.now())), 200),
  );

  router.openapi(routeOf(browseCalls.listTowns), async (c) => c.json(withData({ data: await listTowns(reads) }), 200));

  router.openapi(routeOf(browseCalls.orderAgain), async (c) => {
    const { id } = requireActor(c, "customer");
    const situation = await situationOf(c.req.valid("query"), clock.now());
    return c.json(withData(await orderAgain(reads, id, situation)), 200);
  });

  return router;
}
