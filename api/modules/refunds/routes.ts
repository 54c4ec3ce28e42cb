import { createRoute } from "@hono/zod-openapi";
import * as contract from "@domain/contract/admin-dashboard";
import type { ApiDependencies } from "@api/dependencies";
import { answers, jsonBody, ok } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { idParams } from "@api/http/params";
import { createRouter } from "@api/http/router";
import { listRefunds, readRefund } from "./read";
import { settleFailedRefund } from "./settle-failed";

const routes = {
  list: createRoute({
    method: "get",
    path: "/refunds",
    summary: "Refunds everywhere (administrators); those not finished unless a status is named",
    request: { query: contract.refundQuery },
    responses: answers(contract.refundList, "Refused ones first, then the oldest"),
  }),
  one: createRoute({
    method: "get",
    path: "/refunds/{id}",
    summary: "One refund (administrators)",
    request: { params: idParams },
    responses: answers(contract.refundAnswer, "The refund"),
  }),
  settle: createRoute({
    method: "patch",
    path: "/refunds/{id}",
    summary: "Try a refused refund again, or note that it was given back by hand (administrators)",
    request: { params: idParams, body: jsonBody(contract.settleRefundRequest) },
    responses: answers(contract.refundAnswer, "The refund as it is now"),
  }),
};

/** Refunds as administrators look after them. */
export function refundsModule({ db, clock, events, mailer }: ApiDependencies) {
  const router = createRouter();

  router.openapi(routes.list, async (c) => {
    requireActor(c, "admin");
    const { status, page = 1, per_page: perPage = 20 } = c.req.valid("query");
    const list = await listRefunds(db, status ? [status] : ["pending", "failed"], { page, perPage });
    return c.json(ok({ ...list, page, per_page: perPage }), 200);
  });

  router.openapi(routes.one, async (c) => {
    requireActor(c, "admin");
    return c.json(ok(await readRefund(db, c.req.valid("param").id)), 200);
  });

  router.openapi(routes.settle, async (c) => {
    const actor = requireActor(c, "admin");
    const { id } = c.req.valid("param");
    const { status } = c.req.valid("json");
    await settleFailedRefund({ db, clock, events, mailer }, actor, { id, status });
    const message = status === "pending" ? "The refund is tried again" : "Noted as given back by hand";
    return c.json(ok(await readRefund(db, id), message), 200);
  });

  return router;
}
