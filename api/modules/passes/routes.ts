import type { ApiDependencies } from "@api/dependencies";
import { notFound } from "@api/errors";
import { withData } from "@api/http/answers";
import { requireActor } from "@api/http/authenticate";
import { routeOf } from "@api/http/route-of";
import { createRouter } from "@api/http/router";
import { assertOurAddresses, providerAddress, refusedCheckout } from "@api/modules/payments/request";
import { passCalls } from "@domain/contract/calls/payments";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
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

  router.openapi(routeOf(passCalls.getPass), async (c) => {
    const actor = c.get("actor");
    const pass = actor?.role === "customer" ? await ownPass(db, actor.id, clock.now()) : null;
    return c.json(withData({ plan: await passPlan(db), pass }), 200);
  });

  router.openapi(routeOf(passCalls.buyPass), async (c) => {
    const actor = requireActor(c, "customer");
    const { cloverResult, amount } = c.req.valid("json");
    await buyPass(deps, {
      actor,
      key: c.req.valid("header")[idempotencyHeader],
      token: cloverResult.token,
      amount,
      clientAddress: providerAddress(c.get("clientAddress")),
    });
    return c.json(withData(await passNow(actor.id)), 200);
  });

  router.openapi(routeOf(passCalls.openPassCheckout), async (c) => {
    const actor = requireActor(c, "customer");
    const { amount, successUrl, cancelUrl } = c.req.valid("json");
    assertOurAddresses(deps, successUrl, cancelUrl);
    const key = c.req.valid("header")[idempotencyHeader];
    try {
      return c.json(withData(await openPassCheckout(deps, { actor, key, amount, successUrl, cancelUrl })), 200);
    } catch (error) {
      throw refusedCheckout(deps, error);
    }
  });

  router.openapi(routeOf(passCalls.cancelPass), async (c) => {
    const { id } = requireActor(c, "customer");
    await cancelPass(deps, id);
    return c.json(withData(await passNow(id)), 200);
  });

  router.openapi(routeOf(passCalls.resumePass), async (c) => {
    const { id } = requireActor(c, "customer");
    await resumePass(deps, id);
    return c.json(withData(await passNow(id)), 200);
  });

  return router;
}
