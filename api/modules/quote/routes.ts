import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, toRoute } from "@api/http/router";
import { quoteCalls } from "@domain/contract/calls/orders";
import { createCouponGuessLimit } from "./coupon";
import { computeQuote } from "./service";

export function quoteModule(dependencies: ApiDependencies) {
  const { db, clock } = dependencies;
  const guesses = createCouponGuessLimit(dependencies);
  const router = createRouter();
  router.openapi(toRoute(quoteCalls.quoteOrder), async (c) => {
    const { id } = requireActor(c, "customer");
    const { items, ...given } = c.req.valid("json");
    const refused = await guesses.refusal(id, given);
    const choices = refused ? { ...given, couponCode: null } : given;
    const { quote } = await computeQuote(db, { customerId: id, choices, items, now: clock.now() });
    await guesses.count(id, quote.couponError);
    return c.json({ success: true as const, data: { ...quote, couponError: refused ?? quote.couponError } }, 200);
  });
  return router;
}
