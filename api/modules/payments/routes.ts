import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { requireActor } from "@api/http/authenticate";
import { createRouter, routeOf, withData, withMessage } from "@api/http/router";
import { createCouponGuesses } from "@api/modules/quote/coupon-guesses";
import { paymentCalls } from "@domain/contract/calls/payments";
import * as contract from "@domain/contract/ordering/payment";
import { claimAndCharge } from "./charge";
import { openHostedCheckout } from "./hosted-checkout";
import { assertAgrees, assertOurAddresses, providerAddress, refusedCheckout } from "./request";
import { paymentStatusOf } from "./status";
import { takeWebhook } from "./webhook";

/** [HOST-55, HOST-69…72] Paying: by card fields in the page, by the provider's hosted page, and what became of it. */
export function paymentsModule(deps: ApiDependencies) {
  const guesses = createCouponGuesses(deps);
  const router = createRouter();

  router.openapi(routeOf(paymentCalls.charge), async (c) => {
    const { id } = requireActor(c, "customer");
    const { cloverResult, choices, amount, restaurantId, currency } = c.req.valid("json");
    if (!choices) throw new ApiError("validation_failed", "It is missing what is to be paid for.");
    assertAgrees(choices, { restaurantId, currency });
    const charge = await guesses.watched(id, choices, () =>
      claimAndCharge(deps, {
        customerId: id,
        key: c.req.valid("header")[contract.idempotencyHeader],
        token: cloverResult.token,
        choices,
        amount,
        clientAddress: providerAddress(c.get("clientAddress")),
      }),
    );
    return c.json(withData(charge), 200);
  });

  router.openapi(routeOf(paymentCalls.getCardFields), (c) => {
    requireActor(c, "customer");
    return c.json(withData(deps.payments.browserConfig()), 200);
  });

  router.openapi(routeOf(paymentCalls.openCheckout), async (c) => {
    const actor = requireActor(c, "customer");
    const { choices, amount, successUrl, cancelUrl } = c.req.valid("json");
    assertOurAddresses(deps, successUrl, cancelUrl);
    try {
      const checkout = await guesses.watched(actor.id, choices, () =>
        openHostedCheckout(deps, {
          actor,
          key: c.req.valid("header")[contract.idempotencyHeader],
          choices,
          amount,
          successUrl,
          cancelUrl,
          clientAddress: providerAddress(c.get("clientAddress")),
        }),
      );
      return c.json(withData(checkout), 200);
    } catch (error) {
      throw refusedCheckout(deps, error);
    }
  });

  router.openapi(routeOf(paymentCalls.getPayment), async (c) => {
    const { id } = requireActor(c, "customer");
    return c.json(withData(await paymentStatusOf(deps, c.req.valid("param").idempotencyKey, id)), 200);
  });

  router.post("/payments/clover/webhooks", async (c) => {
    await takeWebhook(deps, c.req.header("clover-signature") ?? null, await c.req.text());
    return c.json(withMessage("Accepted."), 200);
  });

  return router;
}
