import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, toRoute, withData } from "@api/http/router";
import { failedPaymentCalls } from "@domain/contract/calls/payments";
import { listFailedPayments } from "./list";

/** Failed payments, for administrators. */
export function failedPaymentsModule({ db, clock }: ApiDependencies) {
  const router = createRouter();
  router.openapi(toRoute(failedPaymentCalls.listFailedPayments), async (c) => {
    requireActor(c, "admin");
    return c.json(withData(await listFailedPayments(db, c.req.valid("query"), clock.now())), 200);
  });
  return router;
}
