import { createRoute } from "@hono/zod-openapi";
import { auditList, auditQuery, listExport } from "@domain/contract/audit";
import { messageAnswer } from "@domain/contract/primitives";
import type { ApiDependencies } from "@api/dependencies";
import { auditAccess } from "@api/audit/access";
import { answers, jsonBody, ok, said } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { createRouter } from "@api/http/router";
import { booksOf } from "@api/modules/restaurants/books";
import { listAudit } from "./list";

const read = createRoute({
  method: "get",
  path: "/audit-log",
  summary: "Who changed what, and when (administrators)",
  request: { query: auditQuery },
  responses: answers(auditList, "The newest first"),
});

const noteExport = createRoute({
  method: "post",
  path: "/audit-log/exports",
  summary: "Writes down that the signed-in person takes a list out, before it is given",
  request: { body: jsonBody(listExport) },
  responses: answers(messageAnswer, "Written down"),
});

/** The history of every change, and of lists that were taken out. */
export function auditLogModule({ db, clock }: ApiDependencies) {
  const router = createRouter();
  router.openapi(read, async (c) => {
    requireActor(c, "admin");
    return c.json(ok(await listAudit(db, c.req.valid("query"))), 200);
  });
  router.openapi(noteExport, async (c) => {
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
    return c.json(said("Written down"), 200);
  });
  return router;
}
