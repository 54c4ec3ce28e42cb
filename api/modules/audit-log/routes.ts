import { createRoute } from "@hono/zod-openapi";
import { auditList, auditQuery } from "@domain/contract/audit";
import type { ApiDependencies } from "@api/dependencies";
import { answers, ok } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { createRouter } from "@api/http/router";
import { listAudit } from "./list";

const read = createRoute({
  method: "get",
  path: "/audit-log",
  summary: "Who changed what, and when (administrators)",
  request: { query: auditQuery },
  responses: answers(auditList, "The newest first"),
});

/** The history of every change. */
export function auditLogModule({ db }: ApiDependencies) {
  const router = createRouter();
  router.openapi(read, async (c) => {
    requireActor(c, "admin");
    return c.json(ok(await listAudit(db, c.req.valid("query"))), 200);
  });
  return router;
}
