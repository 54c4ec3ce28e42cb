import { auditAccess } from "@api/audit/access";
import type { ApiDependencies } from "@api/dependencies";
import { withData, withMessage } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { routeOf } from "@api/http/route-of";
import { createRouter } from "@api/http/router";
import { booksOf } from "@api/modules/restaurants/books";
import { auditCalls } from "@domain/contract/calls/administration";
import { listAudit } from "./list";

/** The history of every change, and of lists that were taken out. */
export function auditLogModule({ db, clock }: ApiDependencies) {
  const router = createRouter();
  router.openapi(routeOf(auditCalls.listAudit), async (c) => {
    requireActor(c, "admin");
    return c.json(withData(await listAudit(db, c.req.valid("query"))), 200);
  });
  router.openapi(routeOf(auditCalls.noteExport), async (c) => {
    const actor = requireActor(c, "admin", "owner", "manager", "staff");
    const { list, format, filter, restaurant_id: named } = c.req.valid("json");
    const { restaurantId } = await booksOf(db, actor, named);
    await auditAccess(db, {
      at: clock.now(),
      what: "list-exported",
      actor,
      account: actor,
      clientAddress: c.get("clientAddress"),
      way: format,
      list,
      filter: filter || undefined,
      ...(restaurantId === null ? {} : { restaurantId }),
    });
    return c.json(withMessage("Written down"), 200);
  });
  return router;
}
