import type { ApiDependencies } from "@api/dependencies";
import { withData, withMessage } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { createRateLimiter } from "@api/http/rate-limit";
import { routeOf } from "@api/http/route-of";
import { createRouter } from "@api/http/router";
import { browseCalls } from "@domain/contract/calls/browse";
import { askForDelivery, withdrawDemand } from "./ask";
import { listDemand } from "./list";

/** [FIND-5] Where people wait for a delivery. */
export function demandModule(dependencies: ApiDependencies) {
  const { db, reads } = dependencies;
  const limiter = createRateLimiter(dependencies);
  const router = createRouter();

  router.openapi(routeOf(browseCalls.askForDelivery), async (c) => {
    await limiter.take("demandAddress", c.get("clientAddress"));
    const { email, zip_code } = c.req.valid("json");
    const token = await askForDelivery(dependencies, { email, zipCode: zip_code });
    return c.json(withData({ token, email, zip_code }), 201);
  });

  router.openapi(routeOf(browseCalls.withdrawDemand), async (c) => {
    await withdrawDemand(db, c.req.valid("param").token);
    return c.json(withMessage("We have deleted your request."), 200);
  });

  router.openapi(routeOf(browseCalls.listDemand), async (c) => {
    requireActor(c, "admin");
    return c.json(withData(await listDemand(reads, c.req.valid("query"))), 200);
  });

  return router;
}
