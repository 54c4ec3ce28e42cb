import { createRoute } from "@hono/zod-openapi";
import { quoteAnswer, quoteRequest } from "@domain/contract/quote";
import type { ApiDependencies } from "@api/dependencies";
import { answers, jsonBody } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { createRouter } from "@api/http/router";
import { createCouponGuesses } from "./coupon-guesses";
import { computeQuote } from "./service";

const quoteOrder = createRoute({
  method: "post",
  path: "/orders/quote",
  summary: "The one total of cart, checkout, payment and receipt",
  request: { body: jsonBody(quoteRequest) },
  responses: answers(quoteAnswer, "All amounts in cents"),
});

export function quoteModule(dependencies: ApiDependencies) {
  const { db, clock } = dependencies;
  const guesses = createCouponGuesses(dependencies);
  const router = createRouter();
  router.openapi(quoteOrder, async (c) => {
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
