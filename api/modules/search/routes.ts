import type { ApiDependencies } from "@api/dependencies";
import { withData } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { createLocalLimiter } from "@api/http/local-limiter";
import { routeOf } from "@api/http/route-of";
import { createRouter } from "@api/http/router";
import { searchCalls } from "@domain/contract/calls/browse";
import { listMisses } from "./misses";
import { search } from "./search";
import { suggest } from "./suggest";

/** [FIND-10…14, FIND-18] Finding dishes and places by text. */
export function searchModule(dependencies: ApiDependencies) {
  const { db, reads, clock } = dependencies;
  const limiter = createLocalLimiter(dependencies);
  const router = createRouter();

  router.openapi(routeOf(searchCalls.listSearchMisses), async (c) => {
    requireActor(c, "admin");
    return c.json(withData(await listMisses(reads, c.req.valid("query"))), 200);
  });

  router.openapi(routeOf(searchCalls.suggest), async (c) => {
    limiter.take("searchAddress", c.get("clientAddress"));
    return c.json(withData(await suggest(reads, c.req.valid("query"), clock.now())), 200);
  });

  router.openapi(routeOf(searchCalls.search), async (c) => {
    limiter.take("searchAddress", c.get("clientAddress"));
    return c.json(withData(await search(reads, c.req.valid("query"), clock.now(), db)), 200);
  });

  return router;
}
