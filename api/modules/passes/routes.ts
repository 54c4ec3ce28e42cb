import { createRoute } from "@hono/zod-openapi";
import * as contract from "@domain/contract/pass";
import { idempotencyHeader, openCheckoutAnswer } from "@domain/contract/payment";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError, notFound } from "@api/errors";
import { answers, jsonBody, ok } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { createRouter } from "@api/http/router";
import { assertOurAddresses, keyHeader, providerAddress } from "@api/modules/payments/request";
import { ProviderUnavailable } from "@api/payments/provider";
import { buyPass, openPassCheckout } from "./buy";
import { cancelPass, resumePass } from "./change";
import { ownPass, passPlan } from "./pass";

/** Extended calls. The Go Pass: what it costs, the customer's own, buying, cancelling, resuming. */
export function passesModule(deps: ApiDependencies) {
  const { db, clock } = deps;
  const router = createRouter();
  const passNow = async (userId: string) => {
    const pass = await ownPass(db, userId, clock.now());
    if (!pass) throw notFound("Pass");
    return pass;
  };

  router.openapi(
    createRoute({
      method: "get",
      path: "/pass",
      summary: "The plan, and the customer's own latest pass (null for anyone else)",
      responses: answers(contract.passAnswer, "Amounts in cents"),
    }),
    async (c) => {
      const actor = c.get("actor");
      const pass = actor?.role === "customer" ? await ownPass(db, actor.id, clock.now()) : null;
      return c.json(ok({ plan: await passPlan(db), pass }), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "post",
      path: "/pass",
      summary: "Buy a pass that renews by itself; the card is kept at the provider",
      request: { headers: keyHeader, body: jsonBody(contract.buyPassRequest) },
      responses: answers(contract.ownPassAnswer, "The pass; the same for the same key"),
    }),
    async (c) => {
      const actor = requireActor(c, "customer");
      const { cloverResult, amount } = c.req.valid("json");
      await buyPass(deps, {
        actor,
        key: c.req.valid("header")[idempotencyHeader],
        token: cloverResult.token,
        amount,
        clientAddress: providerAddress(c.get("clientAddress")),
      });
      return c.json(ok(await passNow(actor.id)), 200);
    },
  );

  router.openapi(
    createRoute({
      method: "post",
      path: "/pass/checkouts",
      summary: "Open the provider's payment page for one month; no card is kept",
      request: { headers: keyHeader, body: jsonBody(contract.openPassCheckoutRequest) },
      responses: answers(openCheckoutAnswer, "Where to send the customer"),
    }),
    async (c) => {
      const actor = requireActor(c, "customer");
      const { amount, successUrl, cancelUrl } = c.req.valid("json");
      assertOurAddresses(deps, successUrl, cancelUrl);
      const key = c.req.valid("header")[idempotencyHeader];
      try {
        return c.json(ok(await openPassCheckout(deps, { actor, key, amount, successUrl, cancelUrl })), 200);
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error;
        deps.logger.warn({ err: error }, "No hosted payment page could be opened");
        throw new ApiError(
          "provider_unavailable",
          "Our card provider does not answer. Your card was not charged. Try again in a minute.",
        );
      }
    },
  );

  for (const [path, summary, change] of [
    ["/pass/cancel", "End the renewal; the pass stays good to the end of its paid month", cancelPass],
    ["/pass/resume", "Take the cancellation back while the paid month runs", resumePass],
  ] as const) {
    router.openapi(
      createRoute({ method: "post", path, summary, responses: answers(contract.ownPassAnswer, "The pass") }),
      async (c) => {
        const { id } = requireActor(c, "customer");
        await change(deps, id);
        return c.json(ok(await passNow(id)), 200);
      },
    );
  }

  return router;
}
