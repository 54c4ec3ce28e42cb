import type { ApiDependencies } from "@api/dependencies";
import { requireActor } from "@api/http/authenticate";
import { createRouter, toRoute } from "@api/http/router";
import { quoteCalls } from "@domain/contract/calls/orders";
import { createCouponGuessLimit } from "./coupon";
import { listRefusedCoupons } from "./coupon-refusals";
import { computeQuote } from "./service";

/** Quotes for a customer's cart. */
export function quoteModule(dependencies: ApiDependencies) {
  const { db, clock } = dependencies;
  const guessLimit = createCouponGuessLimit(dependencies);
  const router = createRouter();
  router.openapi(toRoute(quoteCalls.quoteOrder), async (c) => {
    const { id } = requireActor(c, "customer");
    const { items, ...request } = c.req.valid("json");
    const refusal = await guessLimit.findRefusal(id, request);
    const choices = refusal ? { ...request, couponCode: null } : request;
    const now = clock.now();
    const computed = await computeQuote(db, { customerId: id, choices, items, now });
    const { couponError, subtotal: subtotalCents } = computed.quote;
    await guessLimit.count(id, couponError);
    const cart = { customerId: id, restaurantId: choices.restaurantId, cartId: computed.cartId, subtotalCents, now };
    const refusedCoupons = await listRefusedCoupons(db, cart);
    const quote = { ...computed.quote, refusedCoupons, couponError: refusal ?? couponError };
    return c.json({ success: true as const, data: quote }, 200);
  });
  return router;
}
