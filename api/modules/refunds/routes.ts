import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, routeOf, withData } from "@api/http/router";
import { refundCalls } from "@domain/contract/calls/payments";
import { listRefunds, readRefund } from "./read";
import { settleFailedRefund } from "./settle-failed";

/** Refunds as administrators look after them. */
export function refundsModule({ db, clock, events, mailer }: ApiDependencies) {
  const router = createRouter();

  router.openapi(routeOf(refundCalls.listRefunds), async (c) => {
    requireActor(c, "admin");
    const { status, page = 1, per_page: perPage = 20 } = c.req.valid("query");
    const list = await listRefunds(db, status ? [status] : ["pending", "failed"], { page, perPage });
    return c.json(withData({ ...list, page, per_page: perPage }), 200);
  });

  router.openapi(routeOf(refundCalls.getRefund), async (c) => {
    requireActor(c, "admin");
    return c.json(withData(await readRefund(db, c.req.valid("param").id)), 200);
  });

  router.openapi(routeOf(refundCalls.settleRefund), async (c) => {
    const actor = requireActor(c, "admin");
    const { id } = c.req.valid("param");
    const { status } = c.req.valid("json");
    await settleFailedRefund({ db, clock, events, mailer }, actor, { id, status });
    const message = status === "pending" ? "The refund is tried again" : "Noted as given back by hand";
    return c.json(withData(await readRefund(db, id), message), 200);
  });

  return router;
}
